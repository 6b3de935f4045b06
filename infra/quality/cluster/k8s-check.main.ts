/**
 * `npm run k8s-check`: deploys `k8s/overlays/local` to the cluster that kubectl speaks to, as k8s/README.md tells it, and tries there
 * what no test without a cluster can: the main job in a browser, the network's rules, how much one and two replicas carry, every pod
 * restarted in turn while people work, a node that is drained, roll-outs and their undoing, a broker and a cache that come again, a
 * database that is away, a remote that is delivered alone, and a backup brought to a cluster that has nothing. Ends with 1 where
 * anything failed or is lost.
 *
 *   --load "command"   brings the images into the cluster: gets their names as arguments (kind load docker-image, …)
 *   --only a,b         steps by name; --keep: what was deployed stays; --no-build: the images are there
 *   --patient          services, the database and people wait longer than they are set to: on a machine that is full, what is late is
 *                      told apart from what is refused or lost. Without it what is late counts as failed
 *   --rest 2           everybody rests so many seconds after each command, as people do; without it there is always the next one, and
 *                      what carries the cluster is never idle
 *
 * Needs docker, kubectl, k6 for `capacity`, kubeconform for `schemas`, and a cluster whose node ports are reached at localhost.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoPassword, staff } from '../../apps/all-in-one/demo/people.ts';
import { measureCapacity } from './capacity.ts';
import { attempt, forward, kubectl, namespace, run } from './command.ts';
import { address, allReady, deploy, overlay } from './deployment.ts';
import { buildImages, imageNames, serverImages } from './images.ts';
import { tryPolicies } from './policies.ts';
import { buildNext, nextImage, releaseUnderLoad } from './releases.ts';
import {
  databaseAway,
  drainNode,
  onOneNode,
  restartEveryPod,
  restartServer,
  rollOut,
  takeBack,
  takeBackBroken,
} from './restarts.ts';
import { restoreElsewhere } from './restore.ts';
import { conform } from './schemas.ts';
import { dryRuns } from './server-side.ts';
import { type Load, type Noticed, openLoad } from './under-load.ts';

const alone = ['schemas', 'dry-run', 'deploy', 'journey', 'policies'] as const;
const withPeople = ['capacity', 'pods', 'drain', 'roll-outs', 'undo', 'servers', 'database', 'releases'] as const;
const steps = [...alone, ...withPeople, 'restore'] as const;
type Step = (typeof steps)[number];
const needsPeople = (step: Step): step is (typeof withPeople)[number] => (withPeople as readonly Step[]).includes(step);

const { values } = parseArgs({
  options: {
    load: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    patient: { type: 'boolean', default: false },
    rest: { type: 'string', default: '0' },
    'no-build': { type: 'boolean', default: false },
  },
});
const wanted = (values.only?.split(',') ?? [...steps]) as readonly Step[];
const unknown = wanted.filter((step) => !steps.includes(step));
if (unknown.length > 0) {
  console.error(`--only takes ${steps.join(', ')}; not ${unknown.join(', ')}.`);
  process.exit(2);
}
const restMs = Number(values.rest) * 1_000;
if (!(restMs >= 0)) {
  console.error('--rest takes a number of seconds.');
  process.exit(2);
}
// Ended from outside, it still ends what it has started: that is done as a process exits, and a signal alone would not let it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const log = (line: string): void => console.log(line);
let load: Load | undefined;
const faults: string[] = [];
const fail = (line: string): void => {
  faults.push(line);
  log(`  FAULT ${line}`);
};

/** What this cluster or machine can't show counts for nothing. */
const unseen: string[] = [];
const pass = (line: string): void => {
  unseen.push(line);
  log(`  NOT SEEN ${line}`);
};

for (const [program, args] of [
  ['docker', ['version']],
  ['kubectl', ['version']],
] as const)
  if ((await attempt(program, args)).code !== 0) {
    console.error(`${program} is missing, or what it speaks to does not answer.`);
    process.exit(2);
  }

/** @param clear what may be answered meanwhile, as it says clearly that nothing was done */
const tell = (noticed: Noticed, clear: readonly string[] = []): void => {
  const { what, seconds, commands, answers, pages, failedPages, longestMs, longestRequestMs, lost, doubled } = noticed;
  const failed = [...answers.values()].reduce((sum, times) => sum + times, 0);
  log(
    `  ${what}, ${seconds} s: ${commands} commands, ${failed} requests failed, the slowest after ${longestRequestMs} ms; ` +
      `${pages} pages, ${failedPages.length} failed, the slowest after ${longestMs} ms; ${lost.length} lost, ${doubled.length} doubled`,
  );
  for (const [answer, times] of answers)
    if (clear.includes(answer)) log(`  ${times} times ${answer}`);
    else fail(`${what}: ${times} times ${answer}`);
  for (const line of failedPages.slice(0, 10)) fail(`${what}: ${line}`);
  for (const line of lost) fail(`${what}: lost: ${line}`);
  for (const line of doubled) fail(`${what}: doubled: ${line}`);
};

/** What waits how long with `--patient`, ms. */
const patience = { database: 10_000, service: 30_000, person: 40_000 } as const;

/** Messages are kept where they can be counted, and the same few people deal all the time, each from an address of his own. */
const settingsOfLoad = async (): Promise<void> => {
  const ofServices = ['DAILY_RATES_TIMES=10000'];
  const ofBff = ['TRUSTED_PROXIES=1', 'REQUESTS_PER_SECOND=10000'];
  if (values.patient) {
    ofServices.push(`DATABASE_TIMEOUT_MS=${patience.database}`);
    ofBff.push(`SERVICE_TIMEOUT_MS=${patience.service}`);
  }
  for (const part of ['identity', 'profile', 'offers', 'trials', 'documents', 'billing'])
    await kubectl(['set', 'env', `deploy/${part}`, ...ofServices]);
  // An empty word stands before what the part's own settings say.
  await kubectl(['set', 'env', 'deploy/identity', 'KEEP_LETTERS=true', 'SMTP_URL_FILE=']);
  await kubectl(['set', 'env', 'deploy/bff', ...ofBff]);
  await allReady();
};

/** Brings images of this machine into the cluster. */
const loadImages = async (names: readonly string[]): Promise<void> => {
  if (values.load) await run('sh', ['-c', `${values.load} "$@"`, 'load', ...names]);
};

const actions: Readonly<Record<Exclude<Step, (typeof withPeople)[number]>, () => Promise<void>>> = {
  schemas: async () => {
    const tried = await conform();
    if (!tried) pass('schemas: kubeconform is not on the PATH (https://github.com/yannh/kubeconform)');
    for (const { overlay: held, objects, unknown: foreign, refused } of tried ?? []) {
      log(`  ${held}: ${objects} are as their kinds are defined here`);
      if (foreign.length > 0) pass(`schemas: ${held}: this cluster has no definition of ${foreign.join(', ')}`);
      for (const line of refused) fail(`${held}: ${line}`);
    }
  },
  'dry-run': async () => {
    for (const { overlay: tried, objects, foreign, refused } of await dryRuns()) {
      log(`  ${tried}: ${objects} taken${foreign.length > 0 ? `; by shape alone: ${foreign.join(', ')}` : ''}`);
      if (refused) fail(`${tried}: ${refused}`);
    }
  },
  deploy: async () => {
    if (!values['no-build']) {
      await buildImages(log);
      await loadImages([...imageNames, ...serverImages]);
    }
    await deploy({ ...staff, password: demoPassword }, log);
    for (const part of await onOneNode()) fail(`all of ${part} is on one node`);
  },
  journey: async () => {
    const mail = await forward('mail', 1080);
    try {
      const { code, all } = await attempt('env', [
        ...[`TOUCHLINE_JOURNEY_AT=${address}`, `TOUCHLINE_JOURNEY_MAILBOX=http://127.0.0.1:${mail.port}/email`],
        ...['npx', 'playwright', 'test', '-c', 'infra/quality/acceptance/playwright.processes.config.ts'],
      ]);
      log(all.trim().split('\n').slice(-4).join('\n'));
      if (code !== 0) fail('the main job in a browser');
    } finally {
      await mail.close();
    }
  },
  policies: async () => {
    const { enforced, open, refused, unseen: out, faults: found } = await tryPolicies();
    log(`  ${open} flows that a policy names are open, ${refused} that none names are refused`);
    for (const line of found) fail(line);
    if (!enforced)
      pass('policies: that anything is refused. A pod that nobody may ask was reached: this cluster enforces none');
    for (const line of out) pass(`policies: that ${line} is refused. It answers nobody from here, policies or not`);
  },
  restore: async () => {
    // Whoever works there would be cut off: the product is stopped for it.
    await load?.end();
    load = undefined;
    const { seconds, sealed, faults: found } = await restoreElsewhere(log);
    log(`  there again after ${seconds} s; ${sealed} sealed documents`);
    for (const line of found) fail(line);
  },
};

const underLoad: Readonly<Record<(typeof withPeople)[number], (load: Load) => Promise<void>>> = {
  capacity: (load) => load.aside(`k6-${Date.now() % 1_000_000}.`, (others) => measureCapacity(others, log)),
  pods: async (load) => tell(await load.during('every pod restarted in turn', () => restartEveryPod(log))),
  drain: async (load) => {
    const noticed = await load.during('a node drained', async () => {
      const { node, evicted, refused, moved, seconds } = await drainNode();
      log(`  ${node}: ${evicted} pods left within ${seconds} s, ${refused} evictions refused until another was ready`);
      if (!moved) pass('drain: that another node takes them. This cluster has one');
    });
    tell(noticed);
  },
  'roll-outs': async (load) => {
    for (const part of ['bff', 'identity', 'offers', 'profile'])
      tell(await load.during(`${part} rolled out`, () => rollOut(part)));
  },
  undo: async (load) => {
    tell(await load.during('a version of offers that does not start, taken back', () => takeBackBroken('offers')));
    tell(await load.during('a version of offers that is out, taken back', () => takeBack('offers')));
  },
  servers: async (load) => {
    for (const server of ['kafka', 'redis'])
      tell(await load.during(`${server} restarted`, () => restartServer(server)));
  },
  database: async (load) => {
    const seconds = 20;
    tell(await load.during(`the database away for ${seconds} s`, () => databaseAway(seconds)), [
      '503 ServiceUnavailable',
    ]);
    // Nobody has mended anything.
    tell(await load.during('afterwards', () => wait(15_000)));
  },
  releases: async (load) => {
    if (!values['no-build']) {
      await buildNext();
      await loadImages([nextImage]);
    }
    await load.aside(`seen-${Date.now() % 1_000_000}.`, (others) => releaseUnderLoad(load, others, tell, log));
  },
};

try {
  for (const step of steps.filter((one) => wanted.includes(one))) {
    log(step);
    const began = Date.now();
    try {
      if (needsPeople(step)) {
        if (!load) {
          await settingsOfLoad();
          load = await openLoad(began % 1_000_000, { attemptMs: values.patient ? patience.person : undefined, restMs });
        }
        await underLoad[step](load);
      } else await actions[step]();
    } catch (error) {
      fail(`${step}: ${error}`);
      if (step === 'deploy') break;
    }
    log(`  ${Math.round((Date.now() - began) / 1_000)} s`);
  }
} finally {
  await load?.end().catch(() => {});
  if (!values.keep) await attempt('kubectl', ['delete', 'namespace', namespace, '--timeout=120s']);
}
log(
  `${overlay}: ${faults.length === 0 ? 'no fault' : `${faults.length} FAULTS`}` +
    `${unseen.length === 0 ? '' : `, ${unseen.length} not seen`}`,
);
process.exit(faults.length > 0 ? 1 : 0);
