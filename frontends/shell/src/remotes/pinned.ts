import { type ModuleFederationRuntimePlugin, registerPlugins } from '@module-federation/enhanced/runtime';
import { type PinnedRemotes, pinnedRemotes, remotesPath } from '@touchline/contracts/protocol/remotes';

/** What a file has to be, by its path. */
const integrity = new Map<string, string>();

const expected = (url: string): string | undefined => integrity.get(new URL(url, location.href).pathname);

/** The browser itself refuses a file that is another one than the release names. */
const plugin: ModuleFederationRuntimePlugin = {
  name: 'pinned-remotes',
  fetch: (url, init) => {
    const value = expected(url);
    return value === undefined ? undefined : fetch(url, { ...init, integrity: value });
  },
  createScript: ({ url }) => {
    const value = expected(url);
    if (value === undefined) return undefined;
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = value;
    script.src = url;
    return script;
  },
};
registerPlugins([plugin]);

/** The list of remotes, read at run time, so that a team deploys alone: where each is, and what its first files have to be. */
export const readRemotes = async (): Promise<PinnedRemotes> => {
  const response = await fetch(remotesPath, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  const remotes = pinnedRemotes.parse(await response.json());
  for (const remote of Object.values(remotes))
    for (const [path, value] of Object.entries(remote.integrity)) integrity.set(path, value);
  return remotes;
};
