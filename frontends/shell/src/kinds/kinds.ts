import { registrableType } from '@touchline/contracts/http/identity';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import type { NavItem } from '@touchline/ui';
import { agent } from './agent/agent.tsx';
import { clubRepresentative } from './club-representative/club-representative.tsx';
import { coach } from './coach/coach.tsx';
import type { Kind } from './kind.ts';
import { player } from './player/player.tsx';

/** Every kind of profile; one that is missing here doesn't compile. */
export const kinds: Readonly<Record<ProfileType, Kind>> = {
  player,
  'club-representative': clubRepresentative,
  agent,
  coach,
};

/** Those that a person can add, with how they are chosen. */
export const registrable = registrableType.options.flatMap((type) => {
  const { name, registration } = kinds[type];
  return registration ? [{ type, name, ...registration }] : [];
});

/** Where staff decide on profiles, in the order of their kinds. */
export const staffQueues: readonly NavItem[] = profileTypes.flatMap((type) => kinds[type].staffQueue ?? []);
