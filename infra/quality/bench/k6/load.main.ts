/**
 * `npm run load`: the product in one process on a free port with its demo world, and k6 with the journey against it.
 * `RATE` and `SECONDS` as the journey's script says. Ends with k6's code: not 0 where a threshold was crossed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, players, representatives } from '../../../apps/all-in-one/demo/people.ts';
import { freePort } from '../../../platform/runtime/free-port.mjs';
import { startProgram, until } from '../program.ts';

if (spawnSync('k6', ['version']).status !== 0) {
  console.error('k6 is missing: install it (https://k6.io/docs/get-started/installation) and put it on the PATH.');
  process.exit(1);
}

/** Those of the demo who have no offer yet. */
const candidates = players(new Date().toISOString().slice(0, 10))
  .slice(9)
  .filter(({ state, gender }) => state === 'in the market' && gender === 'male')
  .slice(0, 12);

const directory = await mkdtemp(join(tmpdir(), 'touchline-load-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
console.log('Making the demo world …');
const product = await startProgram({
  main: 'infra/apps/all-in-one/main.ts',
  env: {
    DATA_DIR: directory,
    PORT: String(port),
    LOG_LEVEL: 'error',
    REQUESTS_PER_SECOND: '10000',
    DAILY_RATES_TIMES: '10000',
  },
  readyAt: `${address}/readyz`,
});
try {
  await until(() => existsSync(join(directory, 'demo-complete')), 'the demo world is whole');
  const k6 = spawn('k6', ['run', '--quiet', '--no-usage-report', join(import.meta.dirname, 'journey.js')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ADDRESS: address,
      PASSWORD: demoPassword,
      CLUBS: representatives
        .slice(0, 2)
        .map(({ email }) => email)
        .join(','),
      PLAYERS: candidates.map(({ email }) => email).join(','),
    },
  });
  process.exitCode = await new Promise<number>((settle) => k6.once('exit', (code) => settle(code ?? 1)));
} finally {
  await product.end();
  await rm(directory, { recursive: true, force: true });
}
