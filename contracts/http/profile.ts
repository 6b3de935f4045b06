import { clubOperations } from './profile/club.ts';
import { mandateOperations } from './profile/mandates.ts';
import { ownProfileOperations } from './profile/own-profile.operations.ts';
import { savedSearchOperations } from './profile/saved-searches.ts';
import { scoutingOperations } from './profile/scouting.ts';
import { shortlistOperations } from './profile/shortlists.ts';
import { profileStaffOperations } from './profile/staff.ts';
import { clubStaffOperations } from './profile/staff-clubs.ts';

export * from '../kinds/agent/agent.ts';
export * from '../kinds/club-representative/club-representative.ts';
export * from '../kinds/coach/coach.ts';
export * from '../kinds/player/player.ts';
export * from './profile/club.ts';
export * from './profile/mandates.ts';
export * from './profile/own-profile.ts';
export * from './profile/saved-searches.ts';
export * from './profile/scouting.ts';
export * from './profile/shortlists.ts';
export * from './profile/staff.ts';
export { savedSearchBounds } from './saved-searches.ts';

/** What profile answers, room by room. */
export const profileOperations = {
  ...ownProfileOperations,
  ...clubOperations,
  ...scoutingOperations,
  ...shortlistOperations,
  ...mandateOperations,
  ...savedSearchOperations,
  ...profileStaffOperations,
  ...clubStaffOperations,
};
