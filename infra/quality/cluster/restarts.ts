import { setTimeout as wait } from 'node:timers/promises';
import { attempt, kubectl, kubectlJson, namespace } from './command.ts';
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
  readonly status: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

const podsOf = async (part: string): Promise<readonly Pod[]> =>
  (await kubectlJson(['get', 'pods', '-l', `app.kubernetes.io/name=${part}`])).items;

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
