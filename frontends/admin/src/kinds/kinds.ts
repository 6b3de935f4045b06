import type { RegistrableKind } from '@touchline/contracts/kinds/kinds';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import { agent } from './agent/agent.tsx';
import { clubRepresentative } from './club-representative/club-representative.tsx';
import { coach } from './coach/coach.tsx';
import type { Kind, OpenKind, Queue } from './kind.ts';
import { player } from './player/player.tsx';

/** Every kind of profile; one that is missing here doesn't compile, nor one that can be registered and has no queue. */
export const kinds: Readonly<Record<ProfileType, Kind> & Record<RegistrableKind, OpenKind>> = {
  player,
  'club-representative': clubRepresentative,
  agent,
  coach,
};

export interface QueuedKind {
  readonly type: ProfileType;
  readonly queue: Queue;
}

/** Those that staff decide on, in the order of their queues. */
export const queued: readonly QueuedKind[] = profileTypes.flatMap((type) => {
  const { queue } = kinds[type];
  return queue ? [{ type, queue }] : [];
});

export const typeText = (type: ProfileType): string => kinds[type].name;

/** Where staff decide on profiles of a kind; null where nobody can be one yet. */
export const queueHref = (type: ProfileType): string | null => {
  const { queue } = kinds[type];
  return queue && `/admin/${queue.path}`;
};
