import type { Sweep } from '@touchline/platform/aggregate';
import type { Users } from './user.repository.ts';

/** Lets others have addresses that were left so long ago that they can't be put back any more. */
export const leftAddresses = (users: Users, clock: () => Date): Sweep => ({
  name: 'addresses that can’t be put back any more',
  everyMs: 10 * 60_000,
  run: async () => {
    const now = clock().toISOString();
    const due = await users.withExpiredAddresses(now);
    for (const userId of due) await users.handle(userId, { type: 'ReleaseLeftAddresses', now });
    return due.length;
  },
});
