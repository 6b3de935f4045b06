import type { ProfileType } from '../values.ts';

/** Whether a plan for these members limits trial requests: only who acts for a club asks players for trials. */
export const limitsTrialRequests = (audience: readonly ProfileType[]): boolean =>
  audience.includes('club-representative');
