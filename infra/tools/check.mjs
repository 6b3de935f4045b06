/** `npm run check`: what can be said about the code without running it. Ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { environment, findNode, install, repository } from './prepare.mjs';

install();
const node = findNode();
const tool = (...path) => join('node_modules', ...path);
const checks = {
  lock: ['infra/tools/lock.mjs', '--check'],
  // One checker: each more works out the contracts' types for itself, half as much again of the processor for no time won.
  types: [tool('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json', '--checkers', '1'],
  lint: [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'],
  boundaries: [
    tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.mjs', 'contracts', 'infra', 'services', 'bff', 'frontends'],
  ],
  unused: [tool('knip', 'bin', 'knip.js'), '--no-progress'],
  contracts: ['contracts/generate.ts', '--check'],
  events: ['contracts/check-events.ts'],
  icons: ['infra/tools/icons.mjs', '--check'],
  evidence: ['infra/tools/evidence-page.mjs', '--check'],
  parts: ['infra/tools/parts.mjs'],
  build: ['frontends/build.mjs'],
};

/** @returns what it said, and whether it found nothing. */
const runCheck = (args) =>
  new Promise((done) => {
    const child = spawn(node, args, { cwd: repository, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', (chunk) => {
        said[stream] += chunk;
      });
    child.once('error', (error) => done({ ok: false, ...said, stderr: String(error) }));
    child.once('close', (code) => done({ ok: code === 0, ...said }));
  });

let passed = 0;
let failed = 0;
const waiting = Object.entries(checks);
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, args] = next;
    const started = Date.now();
    const { ok, stdout, stderr } = await runCheck(args);
    const took = `${((Date.now() - started) / 1_000).toFixed(1)} s`;
    if (ok) {
      passed += 1;
      console.log(`ok      ${name} (${took})`);
      for (const note of stdout.match(/^note: .+$/gm) ?? []) console.log(`        ${note}`);
    } else {
      failed += 1;
      console.log(`FAILED  ${name} (${took})\n${stdout}${stderr}`);
    }
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
