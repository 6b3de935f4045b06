import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { byToken, readSettings } from '@touchline/app-core/client/settings.ts';
import { log } from '@touchline/app-core/log.ts';
import { isPrepared } from '@touchline/app-core/session/boot.ts';
import {
  chooseProfile,
  readCurrentProfile,
  setCurrentProfile,
  writeCurrentProfile,
} from '@touchline/app-core/session/current-profile.ts';
import type { Session } from '@touchline/app-core/session/session.tsx';
import type { Boot } from '@touchline/contracts/protocol/boot';

type Identity = Session['identity'];

/** Answers that mean: nobody is signed in. */
const signedOut = new Set([401, 419]);

/** Who is signed in, and as whom: read once from the page, and again when something about the person changed. */
export const createSessionStore = (boot: Boot) => {
  const listeners = new Set<() => void>();
  const derive = (identity: Identity): Session => {
    const choice = identity && chooseProfile(identity, readCurrentProfile());
    if (identity) writeCurrentProfile(choice);
    const current = identity?.profiles.find((profile) => profile.id === choice?.profile_id) ?? null;
    return {
      identity,
      current,
      config: boot.config,
      switchProfile: (next) => {
        setCurrentProfile(next, identity?.profiles ?? []);
        location.assign('/');
      },
      refresh,
    };
  };
  const put = (identity: Identity): void => {
    session = derive(identity);
    for (const listener of listeners) listener();
  };
  const refresh = async (): Promise<Identity> => {
    try {
      const { data } = await api.get('/me', { quiet: true, mayBeGuest: true });
      put(data);
      return data;
    } catch (reason) {
      if (isApiFailure(reason) && signedOut.has(reason.status)) {
        put(null);
        return null;
      }
      log.error('Unable to load user identity from API', reason);
      return session.identity;
    }
  };
  let session = derive(boot.identity);
  return {
    read: (): Session => session,
    /** Asks who is signed in where the page couldn't bring it: no server wrote it, or the token alone says it. */
    begin: async (): Promise<void> => {
      if (!session.identity && (byToken(readSettings()) || !isPrepared())) await refresh();
    },
    /** The session ended: nobody is signed in any more. */
    clear: (): void => put(null),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
