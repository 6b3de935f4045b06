/**
 * `node infra/tools/lock.mjs`: enters into package-lock.json the optional packages of other systems (`…-darwin-arm64`,
 * `…-win32-x64`). A registry mirror that does not have them makes npm leave them out, and then `npm ci` refuses the lock
 * file everywhere. `--check` only says whether any are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const file = join(repository, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const added = [];
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (packages[place] !== undefined || packages[`${path}/${place}`] !== undefined) continue;
    const words = name.split(/[-/.]/);
    const os = words.filter((word) => systems.includes(word));
    const cpu = words.filter((word) => processors.includes(word));
    // Anything else that is missing is an error that npm should report.
    if ((os.length === 0 && cpu.length === 0) || !/^\d/.test(version)) continue;
    packages[place] = {
      version,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os.length > 0 ? { os } : {}),
    };
    added.push(`${name}@${version}`);
  }
}

if (process.argv.includes('--check')) {
  if (added.length > 0)
    console.error(`package-lock.json lacks ${added.length} packages: run "node infra/tools/lock.mjs".`);
  process.exitCode = added.length > 0 ? 1 : 0;
} else if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Entered ${added.length} packages of other systems.`);
}
