import { representativeOperations } from './club-representative/operations.ts';
import { playerOperations } from './player/operations.ts';

/** What is asked of profiles of one kind alone. */
export const kindOperations = { ...playerOperations, ...representativeOperations };
