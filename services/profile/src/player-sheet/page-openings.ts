import type { FormerMember } from '@touchline/platform/domain';
import type { Logger } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { weeksUntil } from './weeks.ts';

/** The same representative back within half an hour is still the same look. */
const SAME_LOOK_MS = 30 * 60_000;
/** What the player is shown, and what is kept. */
export const weeksShown = 12;
const KEPT_SECONDS = 26 * 7 * 86_400;

/** A player, a week, a club: as many rows as clubs looked, none of them longer than the club has representatives. */
interface Row {
  _id: string;
  player_id: string;
  /** The Monday on which it begins. */
  week: Date;
  club_id: string;
  openings: number;
  /** When each representative's last look began. */
  looks: Record<string, Date>;
}

export interface Opening {
  readonly player_id: string;
  readonly club_id: string;
  readonly representative_id: string;
  readonly now: Date;
}

/**
 * How often clubs opened a player's page. Figures for his interest and no truth: they come from requests, not from events,
 * nothing is decided by them, and one that is lost stays lost (decision 44).
 */
export interface PageOpenings {
  /** Nobody waits for it, and nobody's request fails with it. */
  readonly note: (opening: Opening) => void;
  readonly count: (opening: Opening) => Promise<void>;
  /** The last weeks, the oldest first, with those in which nobody came. */
  readonly of: (
    playerId: string,
    now: Date,
  ) => Promise<{ readonly week: string; readonly clubs: number; readonly openings: number }[]>;
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const isDuplicate = (reason: unknown): boolean => (reason as { code?: unknown } | null)?.code === 11000;

export const createPageOpenings = (connection: Connection, { logger }: { readonly logger: Logger }): PageOpenings => {
  const collection = connection.collection<Row>('page_openings');
  const underway = new Set<Promise<void>>();

  const count = async (
    { player_id, club_id, representative_id, now }: Opening,
    again: (reason: unknown) => boolean = isDuplicate,
  ): Promise<void> => {
    const week = weeksUntil(now, 1)[0] ?? '';
    const look = `$looks.${representative_id}`;
    const isNew = { $lte: [{ $ifNull: [look, new Date(0)] }, new Date(now.getTime() - SAME_LOOK_MS)] };
    // One write that the database decides: two replicas, or two tabs at once, count once.
    const counting = collection.updateOne(
      { _id: `${player_id}/${week}/${club_id}` },
      [
        {
          $set: {
            player_id,
            club_id,
            week: new Date(week),
            openings: { $add: [{ $ifNull: ['$openings', 0] }, { $cond: [isNew, 1, 0] }] },
            [`looks.${representative_id}`]: { $cond: [isNew, now, look] },
          },
        },
      ],
      { upsert: true },
    );
    try {
      await counting;
    } catch (reason) {
      // Two first ones at once: the other one has made the row.
      if (!again(reason)) throw reason;
      await count({ player_id, club_id, representative_id, now }, () => false);
    }
  };

  return {
    count: (opening) => count(opening),
    note: (opening) => {
      const noting = count(opening)
        .catch((error: unknown) => logger.warn({ error, player_id: opening.player_id }, 'an opening was not counted'))
        .finally(() => underway.delete(noting));
      underway.add(noting);
    },
    of: async (playerId, now) => {
      const weeks = weeksUntil(now, weeksShown);
      const found = await collection
        .aggregate<{ _id: Date; clubs: number; openings: number }>([
          { $match: { player_id: playerId, week: { $gte: new Date(weeks[0] ?? '') } } },
          { $group: { _id: '$week', clubs: { $sum: 1 }, openings: { $sum: '$openings' } } },
        ])
        .toArray();
      const byWeek = new Map(found.map(({ _id, ...figures }) => [_id.toISOString().slice(0, 10), figures]));
      return weeks.map((week) => ({ week, ...(byWeek.get(week) ?? { clubs: 0, openings: 0 }) }));
    },
    forget: async ({ profile_ids }) => {
      await Promise.all(underway);
      await collection.deleteMany({ player_id: { $in: [...profile_ids] } });
    },
    start: async () => {
      await collection.createIndexes([
        { key: { player_id: 1, week: 1 } },
        { key: { week: 1 }, expireAfterSeconds: KEPT_SECONDS },
      ]);
    },
    stop: async () => {
      await Promise.all(underway);
    },
  };
};
