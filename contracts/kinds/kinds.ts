import { ownAgent, publicAgent } from './agent/agent.ts';
import { ownRepresentative, publicRepresentative } from './club-representative/club-representative.ts';
import { ownCoach, publicCoach } from './coach/coach.ts';
import { ownPlayer, publicPlayer } from './player/player.ts';

/** The kinds of profiles that can be registered today. */
export const registrableKinds = ['player', 'club-representative', 'agent', 'coach'] as const;
export type RegistrableKind = (typeof registrableKinds)[number];

/** What each kind adds to a profile that other services know. A younger one is optional: events of before don't have it. */
export const publicDetails = {
  player: publicPlayer.nullable(),
  representative: publicRepresentative.nullable(),
  agent: publicAgent.nullable().optional(),
  coach: publicCoach.nullable().optional(),
};

/** What each kind adds to a profile that its owner and staff see. */
export const ownDetails = {
  player: ownPlayer.nullable(),
  representative: ownRepresentative.nullable(),
  agent: ownAgent.nullable(),
  coach: ownCoach.nullable(),
};
