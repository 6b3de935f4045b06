/**
 * `node infra/deploy/keep-loaded.mjs <program> [package…]`: takes out of node_modules what the program never loads, but for these
 * packages and all they need. For the image of a program that uses little of what its workspace installs; the program is
 * loaded, finds no environment and ends.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, ...more] = process.argv.slice(2);
const directory = mkdtempSync(join(tmpdir(), 'loaded-'));
const [hook, list] = [join(directory, 'hook.mjs'), join(directory, 'list')];
writeFileSync(
  hook,
  `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) => {
    const [, name] = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
    if (name) appendFileSync(${JSON.stringify(list)}, name + '\\n');
    return next(url, context);
  },
});
`,
);
spawnSync(process.execPath, ['--import', hook, program], { stdio: 'ignore', env: { PATH: process.env.PATH } });
const kept = new Set(readFileSync(list, 'utf8').trim().split('\n'));

const keep = (name) => {
  const manifest = join('node_modules', name, 'package.json');
  if (!existsSync(manifest)) return;
  kept.add(name);
  for (const needed of Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {}))
    if (!kept.has(needed)) keep(needed);
};
for (const name of more) keep(name);

for (const name of readdirSync('node_modules')) {
  const names = name.startsWith('@') ? readdirSync(join('node_modules', name)).map((own) => `${name}/${own}`) : [name];
  for (const one of names)
    if (!kept.has(one) && !one.startsWith('@touchline/')) rmSync(join('node_modules', one), { recursive: true });
}
rmSync(directory, { recursive: true });
