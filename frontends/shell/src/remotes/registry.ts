import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';

/** The areas that come as remotes: the first part of the path, and who serves it. */
export const remoteAreas = { admin: 'admin', player: 'player', 'club-representative': 'club' } as const;
export type RemoteArea = keyof typeof remoteAreas;
export const areaOf = (path: string): RemoteArea | undefined => {
  const first = path.split('/')[1] ?? '';
  return first in remoteAreas ? (first as RemoteArea) : undefined;
};

const REGISTRY_URL = '/mf/registry.json';
const PATIENCE_MS = 10_000;

type RemoteModule = { readonly routes: RouteObject[] };
export type RemoteState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] };

const states = new Map<RemoteArea, RemoteState>();
const loading = new Map<RemoteArea, Promise<RouteObject[]>>();
let registry: Promise<Readonly<Record<string, string>>> | undefined;

/** Which remotes there are is asked at run time, so that a team deploys alone: name → URL of its manifest. */
const readRegistry = async (): Promise<Readonly<Record<string, string>>> => {
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
};

const within = <T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const load = async (area: RemoteArea): Promise<RouteObject[]> => {
  const name = remoteAreas[area];
  registry ??= readRegistry();
  const entry = (await registry)[name];
  if (!entry) throw new Error(`The registry has no remote ${name}`);
  registerRemotes([{ name, entry }], { force: states.get(area)?.status === 'failed' });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} has no routes`);
  return module.routes;
};

export const remoteState = (area: RemoteArea): RemoteState => states.get(area) ?? { status: 'idle' };

/** The routes of an area; asked again after a failure, never twice at once. */
export const loadArea = (area: RemoteArea): Promise<RouteObject[]> => {
  const known = states.get(area);
  if (known?.status === 'ready') return Promise.resolve(known.routes);
  const under = loading.get(area);
  if (under) return under;
  const attempt = within(load(area), PATIENCE_MS, `Loading ${area}`)
    .then((routes) => {
      states.set(area, { status: 'ready', routes });
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
