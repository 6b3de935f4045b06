import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '@touchline/contracts/topology';
import { keysOf } from '../../apps/processes/keys.ts';
import { attempt, kubectl, namespace, read, repository, run } from './command.ts';
import { parts } from './images.ts';

export const overlay = 'k8s/overlays/local';
/** Where `overlays/local` lets browsers in. */
export const address = 'http://localhost:30080';

const startMs = 300_000;

/** What the parts stand on here. */
export const serverNames = ['mongo', 'kafka', 'redis', 's3', 'mail', 'stripe'] as const;

/** What kubectl makes of a manifest, without trying. */
const applied = async (create: readonly string[]): Promise<void> => {
  const manifest = await kubectl([...create, '--dry-run=client', '-o', 'yaml']);
  await kubectl(['apply', '-f', '-'], manifest);
};

/** The keys of each part, new ones, as `npm run make-keys` writes them. */
const makeKeys = async (): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-keys-'));
  try {
    await run(process.execPath, ['infra/apps/processes/make-keys.main.ts', directory]);
    for (const part of [...serviceNames, 'bff'] as const)
      if (keysOf[part].length > 0)
        await applied([
          'create',
          'secret',
          'generic',
          `${part}-keys`,
          `--from-env-file=${join(directory, `${part}.env`)}`,
        ]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** Begins a job from its cron job, and waits until it is done; its log where it isn't. */
export const runJob = async (job: string, from = job): Promise<void> => {
  await kubectl(['create', 'job', job, `--from=cronjob/${from}`]);
  const done = await attempt('kubectl', [
    ...['-n', namespace, 'wait', `job/${job}`, '--for=condition=complete', `--timeout=${startMs / 1_000}s`],
  ]);
  if (done.code === 0) return;
  const { all } = await attempt('kubectl', ['-n', namespace, 'logs', `job/${job}`, '--tail=20']);
  throw new Error(`the job ${job} was not done: ${done.all}\n${all}`);
};

export const rolledOut = (deployment: string): Promise<string> =>
  kubectl(['rollout', 'status', `deploy/${deployment}`, `--timeout=${startMs / 1_000}s`]);

/** All that has its own replicas, two at the least, and is ready. */
export const allReady = async (least = 2): Promise<void> => {
  for (const part of parts) await rolledOut(part);
  for (const until = Date.now() + startMs; ; await wait(500)) {
    const { items } = await read(`/apis/apps/v1/namespaces/${namespace}/deployments`);
    const late = (
      items as { metadata: { name: string }; spec: { replicas: number }; status: { readyReplicas?: number } }[]
    )
      .filter(({ metadata }) => (parts as readonly string[]).includes(metadata.name))
      .filter(({ spec, status }) => spec.replicas < least || status.readyReplicas !== spec.replicas);
    if (late.length === 0) return;
    if (Date.now() > until) throw new Error(`not ready: ${late.map(({ metadata }) => metadata.name).join(', ')}`);
  }
};

export interface Admin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** A member of staff; `job` is a name that no job has. */
export const makeAdmin = async (admin: Admin, job: string): Promise<void> => {
  const literals = Object.entries(admin).map(([name, value]) => `--from-literal=ADMIN_${name.toUpperCase()}=${value}`);
  await applied(['create', 'secret', 'generic', 'first-admin', ...literals]);
  await runJob(job, 'first-admin');
  await kubectl(['delete', 'secret', 'first-admin']);
};

/** From nothing to running, as the README tells it. */
export const deploy = async (admin: Admin, log: (line: string) => void): Promise<void> => {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1_000)} s`;
  await run('kubectl', ['apply', '-f', `${overlay}/namespace.yaml`]);
  await makeKeys();
  await run('kubectl', ['apply', '-k', overlay]);
  for (const server of serverNames) await rolledOut(server);
  log(`  servers are there after ${seconds()}`);
  for (const service of serviceNames) await runJob(`${service}-prepare-1`, `${service}-prepare`);
  log(`  topics and indexes are there after ${seconds()}`);
  await makeAdmin(admin, 'first-admin');
  await applied([
    'create',
    'configmap',
    'clubs',
    `--from-file=${join(repository, 'infra/apps/all-in-one/demo/clubs')}`,
  ]);
  await runJob('import-clubs');
  await allReady();
  log(`  two of each part are ready after ${seconds()}`);
};
