import { agentOperations } from './agent/operations.ts';
import { representativeOperations } from './club-representative/operations.ts';
import { coachOperations } from './coach/operations.ts';
import { playerOperations } from './player/operations.ts';

/** What is asked of profiles of one kind alone. */
export const kindOperations = {
  ...playerOperations,
  ...representativeOperations,
  ...agentOperations,
  ...coachOperations,
};
