import type { Collection } from 'mongoose';
import type { Filtered } from './filter.ts';
import type { ScoutingDocument } from './scouting.ts';

/** The scoutable players in memory, as much of them as filters look at: what counts are made from. */
export interface CountedPlayers {
  /** All of them as they stand in the read model now. */
  readonly current: () => Promise<Iterable<Filtered>>;
  /** Begins to read; the first who asks needn't wait for all of it. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Writes that end in another order than they began in are read again for so long. */
const overlapMs = 5_000;
/** Everything is read anew after so long, which drops what is no longer in the read model. */
const wholeAfterMs = 15 * 60_000;

const projection = {
  positions: 1,
  preferred_foot: 1,
  valuation_tier: 1,
  nationalities: 1,
  date_of_birth: 1,
  height_cm: 1,
  bound_until: 1,
  gender: 1,
  name_key: 1,
  scoutable: 1,
  changed_at: 1,
} as const;

/**
 * Keeps them up to date by reading what has changed since the last time, whichever replica wrote it. 100,000 players take
 * some 30 MB and three seconds to read whole, a few milliseconds to bring up to date.
 */
export const createCountedPlayers = (
  collection: Collection<ScoutingDocument>,
  now: () => number = Date.now,
): CountedPlayers => {
  let players = new Map<string, Filtered>();
  let newest = 0;
  let whole = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  // The same few words and days again and again: kept once.
  let words = new Map<unknown, unknown>();
  const once = <T>(value: T): T => {
    const kept = words.get(value);
    if (kept !== undefined) return kept as T;
    words.set(value, value);
    return value;
  };

  const read = async (): Promise<void> => {
    const anew = now() - whole > wholeAfterMs;
    const began = now();
    const into = anew ? new Map<string, Filtered>() : players;
    if (anew) words = new Map();
    const filter = anew ? { scoutable: true } : { changed_at: { $gte: new Date(newest - overlapMs) } };
    let last = anew ? 0 : newest;
    for await (const found of collection.find(filter, { projection, batchSize: 5_000 })) {
      last = Math.max(last, found.changed_at?.getTime() ?? 0);
      if (!found.scoutable) {
        into.delete(found._id);
        continue;
      }
      into.set(found._id, {
        positions: found.positions.map(once),
        preferred_foot: once(found.preferred_foot),
        valuation_tier: once(found.valuation_tier),
        nationalities: found.nationalities.map(once),
        date_of_birth: once(found.date_of_birth),
        height_cm: found.height_cm,
        bound_until: once(found.bound_until),
        gender: once(found.gender),
        name_key: found.name_key,
      });
    }
    players = into;
    newest = last;
    if (anew) whole = began;
  };

  const next = (): Promise<void> => {
    reading = read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const current: CountedPlayers['current'] = async () => {
    // Who asks while a reading is under way may have written after it began: he waits for the next, together with others.
    if (reading) {
      waiting ??= reading
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return next();
        });
      await waiting;
    } else await next();
    return players.values();
  };

  return {
    current,
    start: async () => {
      // A reading that fails is no reason not to start: the first who asks reads again, and hears why.
      next().catch(() => undefined);
    },
    stop: async () => {
      await (waiting ?? reading)?.catch(() => undefined);
    },
  };
};
