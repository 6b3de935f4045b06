/**
 * `node linked-libraries.mjs <directory>`: copies into the directory, under their own paths, the system's libraries to which the
 * compiled parts (`*.node`, `*.so`) of `node_modules` are linked. What is made for another kind of system is passed over.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, , directory] = process.argv;
if (!directory) throw new Error('name the directory');
mkdirSync(directory, { recursive: true });

const linkedTo = (file) => {
  try {
    return execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

const compiled = globSync('{,**/}node_modules/**/*.{node,so,so.*}').filter((file) => !file.includes('musl'));
const libraries = new Set(
  compiled.flatMap((file) => [...linkedTo(file).matchAll(/(?:=> |^\s*)(\/\S+)/gm)].map(([, path]) => path)),
);
for (const path of libraries) {
  // A library beside its user comes with it.
  if (!existsSync(path) || path.includes('node_modules')) continue;
  const target = join(directory, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(realpathSync(path), target);
}
console.log(`${compiled.length} compiled parts, linked to ${libraries.size} libraries`);
