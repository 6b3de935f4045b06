import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@touchline/contracts/topology';
import { demoPassword } from '../../apps/all-in-one/demo/people.ts';
import type { People } from '../crash/people.ts';
import { attempt, kubectl, kubectlJson, namespace } from './command.ts';
import { address, allReady } from './deployment.ts';
import { parts } from './images.ts';

/** How much the product carries with so many replicas of each part, and what a request costs each of them. */

/** Journeys that begin per second, one step after the other. */
const rates = [1, 2, 3, 4, 6, 8, 12, 16] as const;
const secondsEach = 20;
const worked = [...serviceNames, 'bff'] as const;

/** What one part has used: CPU in seconds since its processes began, memory in bytes now, of all its pods. */
interface Used {
  readonly cpu: number;
  readonly memory: number;
}

const readMetric = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

const usedBy = async (part: string): Promise<Used> => {
  const { items } = await kubectlJson(['get', 'pods', '-l', `app.kubernetes.io/name=${part}`]);
  const used = await Promise.all(
    (items as { metadata: { name: string; deletionTimestamp?: string } }[])
      .filter(({ metadata }) => !metadata.deletionTimestamp)
      .map(async ({ metadata: { name } }) => {
        const path = `/api/v1/namespaces/${namespace}/pods/${name}:9000/proxy/metrics`;
        const metrics = await kubectl(['get', '--raw', path]);
        return {
          cpu: readMetric(metrics, 'process_cpu_seconds_total'),
          memory: readMetric(metrics, 'process_resident_memory_bytes'),
        };
      }),
  );
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: used.reduce((sum, { memory }) => sum + memory, 0),
  };
};

const scaledTo = async (replicas: number): Promise<void> => {
  const bounds = JSON.stringify({ spec: { minReplicas: replicas, maxReplicas: replicas } });
  for (const part of parts) {
    await kubectl(['patch', 'hpa', part, '--type=merge', '-p', bounds]);
    await kubectl(['scale', `deploy/${part}`, `--replicas=${replicas}`]);
  }
  await allReady(replicas);
};

interface Step {
  readonly replicas: number;
  /** Journeys that began per second. */
  readonly rate: number;
  readonly requests: number;
  readonly failed: number;
  /** In ms. */
  readonly reads: { readonly p95: number; readonly p99: number };
  readonly commands: { readonly p95: number; readonly p99: number };
  /** Within the bounds that `quality/bench/k6/journey.js` sets. */
  readonly within: boolean;
  /** CPU in ms for each request that came in from outside, and memory in MB of all pods, by part. */
  readonly parts: Readonly<Record<string, { readonly cpuMs: number; readonly memoryMB: number }>>;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const step = async (people: People, replicas: number, rate: number): Promise<Step> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-k6-'));
  try {
    const summary = join(directory, 'summary.json');
    const before = await Promise.all(worked.map(usedBy));
    const { code, all } = await attempt('env', [
      ...[`ADDRESS=${address}`, `PASSWORD=${demoPassword}`, `RATE=${rate}`, `SECONDS=${secondsEach}`],
      `CLUBS=${people.clubs.map(({ email }) => email).join(',')}`,
      `PLAYERS=${people.players.map(({ email }) => email).join(',')}`,
      ...['k6', 'run', '--quiet', '--summary-export', summary, 'infra/quality/bench/k6/journey.js'],
    ]);
    const after = await Promise.all(worked.map(usedBy));
    const { metrics } = JSON.parse(
      await readFile(summary, 'utf8').catch(() => {
        throw new Error(`k6 ended with ${code}: ${all.slice(-2_000)}`);
      }),
    );
    const requests: number = metrics.http_reqs.count;
    const times = (kind: string) => {
      const found = metrics[`http_req_duration{kind:${kind}}`];
      return { p95: round(found['p(95)']), p99: round(found['p(99)']) };
    };
    const costs = worked.map((part, at) => [
      part,
      {
        cpuMs: round((((after[at]?.cpu ?? 0) - (before[at]?.cpu ?? 0)) * 1_000) / requests),
        memoryMB: Math.round((after[at]?.memory ?? 0) / 1e6),
      },
    ]);
    return {
      ...{ replicas, rate, requests, failed: metrics.checks?.fails ?? 0 },
      ...{ reads: times('read'), commands: times('command'), within: code === 0, parts: Object.fromEntries(costs) },
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** Climbs with each number of replicas until the bounds are left. Figures are of this machine, load included: a ratio says more. */
export const measureCapacity = async (people: People, log: (line: string) => void): Promise<void> => {
  for (const replicas of [1, 2]) {
    await scaledTo(replicas);
    for (const rate of rates) {
      const { requests, failed, reads, commands, within, parts: costs } = await step(people, replicas, rate);
      log(
        `  ${replicas} of each, ${rate} journeys/s: ${requests} requests, ${failed} failed; reads p95 ${reads.p95} p99 ${reads.p99} ms, ` +
          `commands p95 ${commands.p95} p99 ${commands.p99} ms; ${within ? 'within' : 'BEYOND'} the bounds`,
      );
      log(
        `    CPU ms per request, MB: ${Object.entries(costs)
          .map(([part, { cpuMs, memoryMB }]) => `${part} ${cpuMs}, ${memoryMB}`)
          .join('; ')}`,
      );
      if (!within) break;
    }
  }
};
