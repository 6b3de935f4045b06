import { countOf } from '@touchline/platform/aggregate';
import { type Columns, createColumns, type PageAnswer } from '@touchline/platform/columns';
import type { Cursor } from '@touchline/platform/http';
import type { Logger } from '@touchline/platform/telemetry';
import type { Collection } from 'mongoose';
import { columnFields, columnsOf, keys, limitOf, playerColumns, type SearchedPlayer } from './columns.ts';
import { type Facets, facetsOf, groupsOf } from './facets.ts';
import type { Filter } from './filter.ts';
import { orders, type ScoutingDocument } from './scouting.ts';

export interface PlayersPage {
  /** Of the players on the page, in their order. */
  readonly ids: readonly string[];
  /** Where the next page begins; nothing where there is none. */
  readonly next: Cursor | null;
}

export interface PlayerCounts {
  readonly total: number;
  readonly facets: Facets;
}

export interface PlayersQuestion {
  readonly filter: Filter;
  readonly today: string;
  readonly page?: {
    readonly sort: keyof typeof orders;
    readonly limit: number;
    readonly after?: Cursor | undefined;
  };
  readonly counts?: boolean;
}

/** The scoutable players, searched in columns (decision 72). */
export interface PlayerSearch {
  /** As they stand in the read model now, whichever replica wrote it; waits until all of them have been read. */
  readonly ask: (
    question: PlayersQuestion,
  ) => Promise<{ readonly page?: PlayersPage | undefined; readonly counts?: PlayerCounts | undefined }>;
  /** Whether the first who asks needn't wait. */
  readonly isFilled: () => boolean;
  /** What has left since the file was written, or has another name, isn't in the file any more then; answers how many. */
  readonly forget: () => Promise<number>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface PlayerSearchOptions {
  /** Where the columns are kept over a restart; without it all players are read again then. */
  readonly file?: string | undefined;
  readonly logger: Logger;
  readonly now?: () => number;
}

/** Writes that end in another order than they began in are read again for so long. */
const overlapMs = 5_000;
/** After so long it is looked whether there are as many as in the read model. */
const checkedAfterMs = 15 * 60_000;
/** What changed is kept on disk after so long. */
const savedAfterMs = 10 * 60_000;
/** A start has enough to do: who asks before needn't wait for this, but begins it. */
const warmedAfterMs = 5_000;
const batch = 2_000;

type Found = SearchedPlayer & Pick<ScoutingDocument, 'scoutable' | 'changed_at'>;

export const createPlayerSearch = (
  collection: Collection<ScoutingDocument>,
  { file, logger, now = Date.now }: PlayerSearchOptions,
): PlayerSearch => {
  const columns: Columns = createColumns(playerColumns, file);
  let filled = false;
  /** The newest change that was read, and what was read of the last seconds. */
  let newest = 0;
  let recent = new Map<string, number>();
  let size = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let savedAt = Number.NEGATIVE_INFINITY;
  let unsaved = false;
  /** How many the file has who have left, or under a name that is no longer theirs. */
  let left = 0;

  const read = async (filter: object): Promise<void> => {
    const projection = { ...columnFields, scoutable: 1, changed_at: 1 };
    const found = collection.find(filter, { projection, batchSize: batch });
    let changes: Found[] = [];
    const hand = async (): Promise<void> => {
      if (changes.length === 0) return;
      const handed = changes;
      changes = [];
      const applied = await columns.apply(
        handed.map((player) => (player.scoutable ? columnsOf(player) : { id: player._id, gone: true })),
      );
      size = applied.size;
      left += applied.left;
      unsaved = true;
    };
    for await (const player of found) {
      const changedAt = player.changed_at?.getTime() ?? 0;
      newest = Math.max(newest, changedAt);
      if (recent.get(player._id) === changedAt) continue;
      recent.set(player._id, changedAt);
      changes.push(player);
      if (changes.length >= batch) await hand();
    }
    await hand();
    recent = new Map([...recent].filter(([, at]) => at >= newest - overlapMs));
  };
  const readChanged = () => read({ changed_at: { $gte: new Date(newest - overlapMs) } });
  const readAll = async (): Promise<void> => {
    await columns.open({ anew: true });
    [newest, size] = [0, 0];
    // Whoever is missing may be in the file.
    left += 1;
    recent = new Map();
    await read({ scoutable: true });
    await readChanged();
  };

  /** A player who left the read model left no change behind: a restored database, a read model that is built anew. */
  const isComplete = async (): Promise<boolean> => {
    const count = await countOf(collection, { scoutable: true });
    if (count === size) return true;
    await readChanged();
    return size === (await countOf(collection, { scoutable: true }));
  };
  const save = async (): Promise<void> => {
    if (!file || !unsaved || !filled) return;
    savedAt = now();
    unsaved = false;
    const leaving = left;
    await columns
      .save(newest)
      .then(() => {
        left -= leaving;
      })
      .catch((error: unknown) => {
        unsaved = true;
        logger.warn({ error, file }, 'the columns of the players were not saved');
      });
  };
  const fill = async (): Promise<void> => {
    const opened = await columns.open();
    [newest, size] = [opened.mark ?? 0, opened.size];
    recent = new Map();
    if (opened.mark === undefined) await readAll();
    else await readChanged();
  };
  const bringUpToDate = async (): Promise<void> => {
    try {
      if (filled) await readChanged();
      else await fill();
      if (now() - checkedAt > checkedAfterMs) {
        if (!(await isComplete())) await readAll();
        checkedAt = now();
      }
      filled = true;
    } catch (error) {
      // What was applied isn't known: it begins again with what is on disk.
      filled = false;
      throw error;
    }
    if (now() - savedAt > savedAfterMs) void save();
  };

  let warming: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const next = (): Promise<void> => {
    reading = bringUpToDate().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  /** Who asks while a reading is under way may have written after it began: he waits for the next, together with others. */
  const current = (): Promise<void> => {
    if (!reading) return next();
    waiting ??= reading
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return next();
      });
    return waiting;
  };

  const pageOf = (field: string, { rows, more }: PageAnswer): PlayersPage => {
    const last = rows.at(-1);
    return {
      ids: rows.map(({ id }) => id),
      next: more && last ? { key: keys[field]?.stored(last.key) ?? null, id: last.id } : null,
    };
  };

  return {
    isFilled: () => filled,
    forget: async () => {
      if (!file) return 0;
      await current();
      const leaving = left;
      if (leaving > 0) await save();
      return leaving - left;
    },
    ask: async ({ filter, today, page, counts }) => {
      await current();
      const base = filter.base.map(limitOf);
      const facets = Object.values(filter.facets).map(limitOf);
      const { field, direction } = orders[page?.sort ?? 'tier'];
      const after = page?.after && { key: keys[field]?.column(page.after.key ?? '') ?? 0, id: page.after.id };
      const answer = await columns
        .ask({
          page: page && { limits: [...base, ...facets], order: field, direction, after, limit: page.limit },
          count: counts ? { limits: base, groups: groupsOf(filter, today) } : undefined,
        })
        .catch((error: unknown) => {
          // Its thread may be another one by now, which knows nobody.
          filled = false;
          throw error;
        });
      return {
        page: answer.page && pageOf(field, answer.page),
        counts: answer.count && { total: answer.count.total, facets: facetsOf(answer.count.groups) },
      };
    },
    start: async () => {
      // A reading that fails is no reason not to start: the first who asks reads again, and hears why.
      warming = setTimeout(() => void current().catch(() => undefined), warmedAfterMs).unref();
    },
    stop: async () => {
      clearTimeout(warming);
      await (waiting ?? reading)?.catch(() => undefined);
      await save();
      await columns.stop();
    },
  };
};
