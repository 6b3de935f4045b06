import type { Sweep } from '@touchline/platform/aggregate';
import type { Audit } from '@touchline/platform/audit';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { Sessions } from './sessions.ts';

interface Given {
  readonly sessions: Sessions;
  readonly passkeys: Pick<Passkeys, 'purge'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: () => Date;
}

/** Forgets sessions that are too old, and what was asked of passkeys that never answered. */
export const endedSessions = ({ sessions, passkeys, audit, clock }: Given): Sweep => ({
  name: 'ended sessions',
  everyMs: 10 * 60_000,
  run: async () => {
    await passkeys.purge(clock());
    const ended = await sessions.purge(clock());
    for (const { _id: session, user_id } of ended)
      await audit.record({ what: 'session-ended', about: user_id, facts: { session, how: 'age' } });
    return ended.length;
  },
});
