import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from '@touchline/app-core/page/router.ts';
import type { PinnedRemotes } from '@touchline/contracts/protocol/remotes';
import { type RemoteName, remoteNames, remotes } from '@touchline/contracts/topology';
import pTimeout from 'p-timeout';
import { readRemotes } from './pinned.ts';

/** The areas that come as remotes: the first part of the path, and who serves it. */
export type RemoteArea = (typeof remotes)[RemoteName]['area'];
export const remoteAreas = Object.fromEntries(remoteNames.map((name) => [remotes[name].area, name])) as Readonly<
  Record<RemoteArea, RemoteName>
>;
export const areaOf = (path: string): RemoteArea | undefined => {
  const first = path.split('/')[1] ?? '';
  return first in remoteAreas ? (first as RemoteArea) : undefined;
};

const PATIENCE_MS = 10_000;

type RemoteModule = { readonly routes: RouteObject[] };
export type RemoteState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] };

const states = new Map<RemoteArea, RemoteState>();
const loading = new Map<RemoteArea, Promise<RouteObject[]>>();
let registry: Promise<PinnedRemotes> | undefined;

const load = async (area: RemoteArea): Promise<RouteObject[]> => {
  const name = remoteAreas[area];
  registry ??= readRemotes();
  const listed = (await registry)[name];
  if (!listed) throw new Error(`The list of remotes has no ${name}`);
  registerRemotes([{ name, entry: listed.manifest }], { force: states.get(area)?.status === 'failed' });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} has no routes`);
  return module.routes;
};

export const remoteState = (area: RemoteArea): RemoteState => states.get(area) ?? { status: 'idle' };

const waiting = new Map<RemoteArea, Set<() => void>>();

/** Calls back when an area comes after it was given up. Answers the end of listening. */
export const onLateArea = (area: RemoteArea, listener: () => void): (() => void) => {
  const listeners = waiting.get(area) ?? new Set();
  waiting.set(area, listeners.add(listener));
  return () => void listeners.delete(listener);
};

const start = (area: RemoteArea): Promise<RouteObject[]> => {
  const attempt = load(area)
    .then((routes) => {
      const late = states.get(area)?.status === 'failed';
      states.set(area, { status: 'ready', routes });
      if (late) for (const tell of waiting.get(area) ?? []) tell();
      return routes;
    })
    .catch((reason: unknown) => {
      states.set(area, { status: 'failed' });
      registry = undefined; // a wrong or missing entry may be right the next time
      throw reason;
    })
    .finally(() => loading.delete(area));
  loading.set(area, attempt);
  return attempt;
};

/** Loads the routes of an area; again after a failure, never twice in parallel. One that comes after the deadline calls `onLateArea`. */
export const loadArea = async (area: RemoteArea): Promise<RouteObject[]> => {
  const known = states.get(area);
  if (known?.status === 'ready') return known.routes;
  try {
    return await pTimeout(loading.get(area) ?? start(area), {
      milliseconds: PATIENCE_MS,
      message: `Loading ${area} took longer than ${PATIENCE_MS} ms`,
    });
  } catch (reason) {
    if (remoteState(area).status !== 'ready') states.set(area, { status: 'failed' });
    throw reason;
  }
};
