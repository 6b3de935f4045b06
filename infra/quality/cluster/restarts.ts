import { setTimeout as wait } from 'node:timers/promises';
import { attempt, kubectl, kubectlJson, namespace, read, run } from './command.ts';
import { allReady } from './deployment.ts';
import { parts } from './images.ts';

/** How long it took, in ms: until a pod was gone, and until another one was ready in its place. */
export interface Restarted {
  readonly part: string;
  readonly gone: number;
  readonly ready: number;
}

interface Pod {
  readonly metadata: { readonly name: string; readonly deletionTimestamp?: string };
  readonly spec: { readonly nodeName?: string };
  readonly status: {
    readonly conditions?: readonly { readonly type: string; readonly status: string }[];
    readonly containerStatuses?: readonly { readonly restartCount: number }[];
  };
}

const podsOf = async (part: string): Promise<readonly Pod[]> =>
  (await read(`/api/v1/namespaces/${namespace}/pods`, { labelSelector: `app.kubernetes.io/name=${part}` })).items;

const isReady = ({ metadata, status }: Pod): boolean =>
  !metadata.deletionTimestamp &&
  (status.conditions ?? []).some(({ type, status: is }) => type === 'Ready' && is === 'True');

const patienceMs = 180_000;

/** Waits until something holds of the pods of a part; answers after how long. */
const until = async (part: string, holds: (pods: readonly Pod[]) => boolean): Promise<number> => {
  for (const began = Date.now(); ; await wait(200)) {
    const pods = await podsOf(part);
    if (holds(pods)) return Date.now() - began;
    if (Date.now() - began > patienceMs)
      throw new Error(`${part}: ${JSON.stringify(pods.map(({ status }) => status))}`);
  }
};

/** Deletes each pod of each part, one after the other, each time until two of it are ready again. */
export const restartEveryPod = async (log: (line: string) => void): Promise<readonly Restarted[]> => {
  const restarted: Restarted[] = [];
  for (const part of parts) {
    for (const { metadata } of (await podsOf(part)).filter(isReady)) {
      await kubectl(['delete', 'pod', metadata.name, '--wait=false']);
      const [gone, ready] = await Promise.all([
        until(part, (pods) => pods.every((pod) => pod.metadata.name !== metadata.name)),
        until(part, (pods) => pods.filter(isReady).length >= 2),
      ]);
      restarted.push({ part, gone, ready });
      log(
        `  ${metadata.name}: gone after ${(gone / 1_000).toFixed(1)} s, another ready after ${(ready / 1_000).toFixed(1)} s`,
      );
    }
  }
  return restarted;
};

interface Node {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly unschedulable?: boolean };
}

export interface Drained {
  readonly node: string;
  /** How many pods had to leave, and how often a budget refused it, as another one of the part was away. */
  readonly evicted: number;
  readonly refused: number;
  /** Whether another node took what left. Where there is none, the same one took it. */
  readonly moved: boolean;
  readonly seconds: number;
}

/** What a budget answers that allows no further pod to be away (429). */
const overBudget = /disruption budget/;

/** Names of the nodes that take pods, by how many pods of the parts they have, the most first. */
const openNodes = async (pods: readonly Pod[]): Promise<readonly string[]> => {
  const nodes: readonly Node[] = (await kubectlJson(['get', 'nodes'])).items;
  const on = (name: string): number => pods.filter(({ spec }) => spec.nodeName === name).length;
  const open = nodes.filter(({ spec }) => !spec.unschedulable).map(({ metadata }) => metadata.name);
  return open.toSorted((one, other) => on(other) - on(one));
};

/** Parts that would be away if one node were: all their pods are on it. None where there is but one node. */
export const onOneNode = async (): Promise<readonly string[]> => {
  const found = await Promise.all(parts.map(async (part) => ({ part, pods: (await podsOf(part)).filter(isReady) })));
  if ((await openNodes(found.flatMap(({ pods }) => pods))).length < 2) return [];
  return found.filter(({ pods }) => new Set(pods.map(({ spec }) => spec.nodeName)).size < 2).map(({ part }) => part);
};

/**
 * Empties the node that has the most pods of the parts, as `kubectl drain` does: nothing new comes to it, and all its pods are
 * evicted at once, each again until its budget lets it go. Servers stay: what this overlay has of them ends with its pod.
 */
export const drainNode = async (): Promise<Drained> => {
  const began = Date.now();
  const pods = (await Promise.all(parts.map(podsOf))).flat().filter(isReady);
  const open = await openNodes(pods);
  const [node] = open;
  if (node === undefined) throw new Error('no node takes pods');
  const moved = open.length > 1;
  if (moved) await run('kubectl', ['cordon', node]);
  let refused = 0;
  try {
    const evict = async (name: string): Promise<void> => {
      const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } };
      for (;;) {
        const path = `/api/v1/namespaces/${namespace}/pods/${name}/eviction`;
        const { code, all } = await attempt('kubectl', ['create', '--raw', path, '-f', '-'], JSON.stringify(eviction));
        if (code === 0 || /not found/i.test(all)) return;
        if (!overBudget.test(all)) throw new Error(`${name} was not evicted: ${all}`);
        if (Date.now() - began > 3 * patienceMs) throw new Error(`${name} was kept by its budget: ${all}`);
        refused += 1;
        await wait(5_000);
      }
    };
    const names = new Set(pods.filter(({ spec }) => spec.nodeName === node).map(({ metadata }) => metadata.name));
    await Promise.all([...names].map(evict));
    for (const part of parts) await until(part, (now) => now.every(({ metadata }) => !names.has(metadata.name)));
    await allReady();
    return { node, evicted: names.size, refused, moved, seconds: Math.round((Date.now() - began) / 1_000) };
  } finally {
    if (moved) await run('kubectl', ['uncordon', node]);
  }
};

/** Ends the process of a server in its pod, which keeps what it holds; the cluster starts it again. */
export const restartServer = async (server: string): Promise<number> => {
  const began = Date.now();
  const [pod] = await podsOf(server);
  if (!pod) throw new Error(`no pod of ${server}`);
  // Whoever ends is cut off from the one who asked it to.
  await attempt('kubectl', ['-n', namespace, 'exec', pod.metadata.name, '--', 'sh', '-c', 'kill -TERM 1']);
  await until(server, (pods) => pods.some((one) => !isReady(one)));
  await until(server, (pods) => pods.some(isReady));
  return Date.now() - began;
};

/** A roll-out of one part to itself: what a new version of it goes through. */
export const rollOut = async (part: string): Promise<number> => {
  const began = Date.now();
  await kubectl(['rollout', 'restart', `deploy/${part}`]);
  await kubectl(['rollout', 'status', `deploy/${part}`, `--timeout=${patienceMs / 1_000}s`]);
  await allReady();
  return Date.now() - began;
};

/** What the pods of a part are made from. */
const templateOf = async (part: string): Promise<string> =>
  JSON.stringify((await kubectlJson(['get', `deploy/${part}`])).spec.template);

const undo = async (part: string, before: string): Promise<void> => {
  await kubectl(['rollout', 'undo', `deploy/${part}`]);
  await kubectl(['rollout', 'status', `deploy/${part}`, `--timeout=${patienceMs / 1_000}s`]);
  await allReady();
  if ((await templateOf(part)) !== before) throw new Error(`${part} is not what it was before`);
};

/** The version that is out, taken back to the one before. */
export const takeBack = async (part: string): Promise<void> => {
  const before = await templateOf(part);
  await rollOut(part);
  await undo(part, before);
};

const endings = ({ status }: Pod): number =>
  (status.containerStatuses ?? []).reduce((sum, { restartCount }) => sum + restartCount, 0);

/** A version that ends at its start, rolled out until that is seen, and taken back. */
export const takeBackBroken = async (part: string): Promise<void> => {
  const before = await templateOf(part);
  const old = new Set((await podsOf(part)).map(({ metadata }) => metadata.name));
  await kubectl(['set', 'env', `deploy/${part}`, 'DRAIN_MS=soon']);
  await until(part, (pods) => pods.some((pod) => !old.has(pod.metadata.name) && endings(pod) > 0));
  if ((await podsOf(part)).filter((pod) => old.has(pod.metadata.name) && isReady(pod)).length < 2)
    throw new Error(`${part}: the new version has taken the place of one that works`);
  await undo(part, before);
};

/** How often the processes of all parts have ended by themselves. */
const endingsOfParts = async (): Promise<number> => {
  let sum = 0;
  for (const part of parts) for (const pod of await podsOf(part)) sum += endings(pod);
  return sum;
};

/**
 * Nobody reaches the database for so long: its name leads to nobody, and who was connected is cut off. It keeps what it holds.
 * @throws where a part ended for it
 */
export const databaseAway = async (seconds: number): Promise<void> => {
  const before = await endingsOfParts();
  const leadsTo = (nobody: string | null): Promise<string> =>
    kubectl(['patch', 'svc/mongo', '--type=merge', '-p', JSON.stringify({ spec: { selector: { nobody } } })]);
  await leadsTo('yes');
  try {
    const [took] = await Promise.all([restartServer('mongo'), wait(seconds * 1_000)]);
    if (took > seconds * 1_000) throw new Error('the database was longer away than it was meant to be');
  } finally {
    await leadsTo(null);
  }
  const ended = (await endingsOfParts()) - before;
  if (ended > 0) throw new Error(`${ended} parts ended while the database was away`);
};
