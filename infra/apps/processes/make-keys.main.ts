/**
 * `npm run make-keys [-- directory]`: makes the keys of every part, one environment file for each under the directory
 * (`.secrets`), readable by their owner alone. Keys that are there stay: another sealing certificate would be another signer.
 */
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environmentFiles, makeKeys } from './keys.ts';

const directory = resolve(process.argv[2] ?? '.secrets');
await mkdir(directory, { recursive: true, mode: 0o700 });
const there = (await readdir(directory)).filter((name) => name.endsWith('.env'));
if (there.length > 0) {
  console.error(`There are keys in ${directory} already (${there.join(', ')}): they stay as they are.`);
  process.exit(1);
}
for (const [name, text] of environmentFiles(await makeKeys(new Date()))) {
  await writeFile(join(directory, name), text, { mode: 0o600 });
  await chmod(join(directory, name), 0o600);
  console.log(join(directory, name));
}
