import { registrableType } from '@touchline/contracts/http/identity';
import type { RegistrableKind } from '@touchline/contracts/kinds/kinds';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import type { NavItem } from '@touchline/ui';
import { agent } from './agent/agent.tsx';
import { clubRepresentative } from './club-representative/club-representative.tsx';
import { coach } from './coach/coach.tsx';
import type { Kind, OpenKind } from './kind.ts';
import { player } from './player/player.tsx';

/** Every kind of profile; one that is missing here doesn't compile, nor one that can be registered and doesn't say how. */
export const kinds: Readonly<Record<ProfileType, Kind> & Record<RegistrableKind, OpenKind>> = {
  player,
  'club-representative': clubRepresentative,
  agent,
  coach,
};

/** Those that a person can add, with how they are chosen. */
export const registrable = registrableType.options.map((type) => {
  const { name, registration } = kinds[type];
  return { type, name, ...registration };
});

/** Where staff decide on profiles, in the order of their kinds. */
export const staffQueues: readonly NavItem[] = profileTypes.flatMap((type) => kinds[type].staffQueue ?? []);
