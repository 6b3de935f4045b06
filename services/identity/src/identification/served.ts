import type { Sweep } from '@touchline/platform/aggregate';
import type { Audit } from '@touchline/platform/audit';
import type { Intake } from '@touchline/platform/uploads';
import type { People } from '../people/people.ts';
import { documentOf } from '../user/state.ts';
import type { Users } from '../user/user.repository.ts';
import { servedBefore } from './kept.ts';

interface Given {
  readonly users: Users;
  readonly people: Pick<People, 'refresh'>;
  readonly intake: Pick<Intake, 'remove'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly keptDays: number;
  readonly clock: () => Date;
}

/** Destroys documents of identification that have served: the file first, so that a kill in between begins again. */
export const servedIdentifications = ({ users, people, intake, audit, keptDays, clock }: Given): Sweep => ({
  name: 'identification that has served',
  everyMs: 10 * 60_000,
  run: async () => {
    const now = clock();
    const before = servedBefore(now, keptDays);
    const due = await users.withServedIdentification(before);
    for (const user of due) {
      const document = documentOf(user);
      if (document) await intake.remove(document.file);
      await users.handle(user.user_id, { type: 'DestroyIdentification', before, now: now.toISOString() });
      // Nobody else is told of it: the row forgets the file at once.
      await people.refresh(user.user_id);
      await audit.record({ what: 'identification-destroyed', about: user.user_id });
    }
    return due.length;
  },
});
