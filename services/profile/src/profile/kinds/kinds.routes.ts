import type { Participants } from '@touchline/platform/participants';
import type { Intake } from '@touchline/platform/uploads';
import type { Clubs } from '../../club/club.repository.ts';
import type { Limits } from '../../limits.ts';
import type { OwnProfiles } from '../own-profiles.ts';
import { agentRoutes } from './agent/agent.routes.ts';
import { coachRoutes } from './coach/coach.routes.ts';
import { playerRoutes } from './player/player.routes.ts';
import { representativeRoutes } from './representative/representative.routes.ts';

/** The operations that are one kind's own. */
export const kindRoutes = (given: {
  readonly own: OwnProfiles;
  readonly clubs: Clubs;
  readonly participants: Participants;
  readonly limits: Limits;
  readonly intake: Intake;
  readonly clips: Intake;
  readonly posters: Intake;
}) => ({
  ...playerRoutes(given),
  ...representativeRoutes(given),
  ...agentRoutes(given),
  ...coachRoutes(given),
});
