import type { PinnedRemotes, RemoteRegistry } from '@touchline/contracts/protocol/remotes';
import type { Request, RequestHandler } from 'express';
import type { BffSessions } from '../session/sessions.ts';
import type { Releasing } from './releases.ts';

interface Given {
  readonly remotes: readonly { readonly name: string; readonly releasing: Releasing }[];
  readonly sessions: BffSessions;
}

/** The remotes that a person gets, by the builds that their hosts have released: for shells that know of pins, and those of before. */
export const remoteLists = ({ remotes, sessions }: Given) => {
  const personOf = async (req: Request): Promise<string | undefined> => {
    // Whoever can't be known gets what is stable.
    const signedIn = await sessions.of(req).catch(() => null);
    return signedIn?.session.user_id;
  };
  const pinned = async (req: Request): Promise<PinnedRemotes> => {
    const released = await Promise.all(
      remotes.map(async (remote) => ({ ...remote, found: await remote.releasing.of() })),
    );
    const person = released.some(({ found }) => found?.canary) ? await personOf(req) : undefined;
    const entries = released.map(async ({ name, releasing }) => {
      const build = await releasing.build(person);
      const at = build ? `/mf/${name}/${build.build}` : `/mf/${name}`;
      const integrity = Object.entries(build?.files ?? {}).map(([file, value]) => [`${at}/${file}`, value]);
      return [name, { manifest: `${at}/mf-manifest.json`, integrity: Object.fromEntries(integrity) }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const answered =
    (read: (remotes: PinnedRemotes) => unknown): RequestHandler =>
    async (req, res) => {
      const answer = read(await pinned(req));
      // Not everybody gets the same.
      res.setHeader('cache-control', 'private, no-cache');
      res.json(answer);
    };
  const addresses = (list: PinnedRemotes): RemoteRegistry =>
    Object.fromEntries(Object.entries(list).map(([name, { manifest }]) => [name, manifest]));
  return { pinned: answered((list) => list), addresses: answered(addresses) };
};
