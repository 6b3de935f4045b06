/**
 * What processes take that have nothing to do: every part as a process of its own over a real broker, and the product in one process
 * with its engine; against the half a percent of a core that each may take.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { kafkaMissing } from '../testkit/kafka/index.ts';
import { startProcessesOn, startServers } from '../testkit/processes.harness.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { cpuMs, startProgram } from './program.ts';

/** Of a second, ms. */
const goalMs = 5;
await bench('Nothing to do', async ({ pick, directory, ends }) => {
  const rounds = pick(3, 1);
  const seconds = pick(20, 2);
  /** Of each process, in each round: ms of CPU in a second. */
  const measure = async (pids: Readonly<Record<string, number>>): Promise<readonly Figure[]> => {
    // What a start leaves to be done is done by then.
    await wait(pick(30_000, 1_000));
    const found: Record<string, number[]> = Object.fromEntries(Object.keys(pids).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      const before = Object.entries(pids).map(([name, pid]) => [name, pid, cpuMs(pid)] as const);
      await wait(seconds * 1_000);
      for (const [name, pid, was] of before) found[name]?.push((cpuMs(pid) - was) / seconds);
    }
    return Object.entries(found).map(([what, ours]) => ({
      ...{ what: `${what}: CPU in a second`, unit: 'ms' as const, ours },
      ...{ bare: ours.map(() => goalMs), against: 'half a percent of a core' },
    }));
  };

  const figures: Figure[] = [];
  if ((await kafkaMissing()) === undefined) {
    const servers = await startServers();
    ends(() => servers.close());
    const cluster = await startProcessesOn(servers, { logLevel: 'error' });
    ends(() => cluster.stop());
    figures.push(
      ...(await measure(Object.fromEntries(cluster.names.map((name) => [name, cluster.part(name).pid() ?? 0])))),
    );
  }
  const port = await freePort();
  const product = await startProgram({
    main: 'infra/apps/all-in-one/main.ts',
    env: { DEMO: 'false', DATA_DIR: join(directory, 'data'), PORT: String(port), LOG_LEVEL: 'silent' },
    readyAt: `http://127.0.0.1:${port}/readyz`,
  });
  ends(() => product.end());
  figures.push(...(await measure({ 'The whole product in one process, with its engine': product.pid })));
  return {
    figures,
    notes: [`Over ${seconds} s each, nobody asks for anything, and no page is open.`],
  };
});
