/**
 * `node compile-ahead.mjs <main> [<package> …]`: what the program loads is compiled while its image is built, and lies in
 * `NODE_COMPILE_CACHE`: a container that starts otherwise strips and compiles a thousand files first, which is half of its start. The
 * packages are those that it loads later than at its start. Ends with 1 where nothing was kept.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const [main, ...later] = process.argv.slice(2);
const compiled = process.env.NODE_COMPILE_CACHE ?? '';
// Nothing of what it needs is told to it here: it ends by itself once it has loaded.
const started = spawnSync(process.execPath, [main], { stdio: 'inherit', env: { NODE_COMPILE_CACHE: compiled } });
const imports = later.map((name) => `await import(${JSON.stringify(name)})`).join('; ');
const loaded = spawnSync(process.execPath, ['--input-type=module', '--eval', imports], {
  cwd: join('infra', 'platform'),
  stdio: 'inherit',
});
const files = compiled === '' ? [] : globSync('**/*', { cwd: compiled });
console.log(`${files.length} files are compiled ahead`);
process.exit(started.signal === null && loaded.status === 0 && files.length > 100 ? 0 : 1);
