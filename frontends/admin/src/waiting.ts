import { text } from './text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on a wait stands out. */
const LONG = 3 * DAY;

/** `4 d 3 h`, `22 h`, `12 min`: how long somebody has waited since the instant; a figure stays with its unit. */
export const waitingText = (since: string, now: Date = new Date()): string => {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  if (waited >= DAY)
    return text('waitDays', { days: Math.floor(waited / DAY), hours: Math.floor((waited % DAY) / HOUR) });
  if (waited >= HOUR) return text('waitHours', { hours: Math.floor(waited / HOUR) });
  if (waited >= MINUTE) return text('waitMinutes', { minutes: Math.floor(waited / MINUTE) });
  return text('waitNow');
};

export const isLongWait = (since: string, now: Date = new Date()): boolean => now.getTime() - Date.parse(since) >= LONG;

/** The one that waits longest, of instants that may be missing. */
export const earliest = (instants: readonly (string | null | undefined)[]): string | null =>
  instants.filter((at) => at !== null && at !== undefined).sort()[0] ?? null;
