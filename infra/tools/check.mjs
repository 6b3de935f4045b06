/** `npm run check`: what can be said about the code without running it. Ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, findNode, install, repository } from './prepare.mjs';

install();
const node = findNode();
const tool = (...path) => join('node_modules', ...path);
const checks = {
  lock: ['infra/tools/lock.mjs', '--check'],
  types: [tool('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'],
  lint: [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'],
  boundaries: [
    tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.mjs', 'contracts', 'infra', 'services', 'bff', 'frontends'],
  ],
  unused: [tool('knip', 'bin', 'knip.js'), '--no-progress'],
  contracts: ['contracts/generate.ts', '--check'],
  events: ['contracts/check-events.ts'],
  parts: ['infra/tools/parts.mjs'],
  build: ['frontends/build.mjs'],
};

let passed = 0;
let failed = 0;
for (const [name, args] of Object.entries(checks)) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: repository,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const took = `${((Date.now() - started) / 1_000).toFixed(1)} s`;
  if (status === 0) {
    passed += 1;
    console.log(`ok      ${name} (${took})`);
    for (const note of stdout.match(/^note: .+$/gm) ?? []) console.log(`        ${note}`);
  } else {
    failed += 1;
    console.log(`FAILED  ${name} (${took})\n${stdout}${stderr}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
