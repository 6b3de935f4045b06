/** Loads every compiled part (`*.node`) that is made for this system, as its package will; ends with 1 where one can't be loaded. */
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const load = createRequire(import.meta.url);
const made = globSync('{,**/}node_modules/**/*.node').filter(
  (file) => file.includes(process.arch) && file.includes(process.platform) && !file.includes('musl'),
);
let failed = 0;
for (const file of made) {
  try {
    load(resolve(file));
  } catch (error) {
    failed += 1;
    console.error(`${file}: ${error.message}`);
  }
}
console.log(`${made.length - failed} of ${made.length} compiled parts can be loaded`);
process.exit(failed > 0 || made.length === 0 ? 1 : 0);
