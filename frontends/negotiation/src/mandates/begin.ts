import { formatDay, formatDeadline, today, todayAtUtc } from '@touchline/ui';

/** When a mandate begins, as its reader is told: where its first day has come for him and not yet at UTC, with its hour. */
export const beginText = (startsOn: string, here: string = today()): string =>
  startsOn > here ? formatDay(startsOn) : formatDeadline(`${startsOn}T00:00:00.000Z`);

/** Whether the first day of a mandate has come, where its reader is or at UTC. */
export const hasBegun = (startsOn: string, here: string = today(), atUtc: string = todayAtUtc()): boolean =>
  startsOn <= here || startsOn <= atUtc;
