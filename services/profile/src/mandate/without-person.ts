import { type FormerMember, withoutPerson } from '@touchline/platform/domain';
import type { Mandate } from './state.ts';

/** The mandate without somebody who has left: that there was one stays, and until when. */
export const withoutMember = (mandate: Mandate, former: FormerMember): Mandate => {
  if (mandate.status === 'none') return mandate;
  const { agent, player } = mandate;
  const bare = { agent: withoutPerson(agent, former), player: withoutPerson(player, former), message: '' };
  switch (mandate.status) {
    case 'active':
      return { ...mandate, ...bare, notice: mandate.notice && { ...mandate.notice, reason: null } };
    case 'ended':
      return { ...mandate, ...bare, end: { ...mandate.end, reason: null } };
    case 'pending':
      return { ...mandate, ...bare };
    default:
      return { ...mandate, ...bare, reason: null };
  }
};
