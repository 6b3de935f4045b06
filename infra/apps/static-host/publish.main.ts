/**
 * `node infra/apps/static-host/publish.main.ts <directory> [--only club]… [--keep 5]`: keeps what `npm run build` has made under
 * `<directory>/<name>/builds`, beside the builds that are there, and says what each is called.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { frontendNames } from '@touchline/contracts/topology';
import { publishBuild } from './publish.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, keep: { type: 'string', default: '5' } },
});
const [directory] = positionals;
const keep = Number(values.keep);
if (!directory || !(Number.isInteger(keep) && keep > 0)) {
  console.error('Name the directory that keeps the builds, and with --keep how many of each: a number from 1.');
  process.exit(2);
}
const frontends = resolve(import.meta.dirname, '..', '..', '..', 'frontends');
for (const name of values.only ?? frontendNames) {
  const { build, integrity } = await publishBuild(join(frontends, name, 'dist'), join(resolve(directory), name), keep);
  console.log(JSON.stringify({ [name]: { build, integrity } }));
}
