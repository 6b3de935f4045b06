import type { Collection, Connection } from 'mongoose';
import type { Rate } from '../cache/index.ts';
import { newId } from '../domain/index.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import { type AuditEntry, type AuditedAct, beginning, closing, type Head, linked } from './chain.ts';
import { createKeeping, type Keeping, keptRefusals } from './refusals.ts';

/** How an entry lies in its collection; `_id` is chain and number, so that no number is there twice. */
export interface KeptEntry extends AuditEntry {
  readonly _id: string;
}

/** The end of a chain, kept apart from it: an end that was cut off shows. */
export interface KeptHead extends Head {
  readonly _id: string;
  readonly process: string;
  /** How far another chain's first entry has borne witness to it. */
  readonly witnessed: number;
}

export const auditEntries = (connection: Connection): Collection<KeptEntry> =>
  connection.collection<KeptEntry>('audit_entries');
export const auditHeads = (connection: Connection): Collection<KeptHead> =>
  connection.collection<KeptHead>('audit_heads');

export interface Audit {
  /**
   * Resolves when the entry is kept, or, where the database doesn't take it now, when the log has it; then it is tried
   * again until it is kept. Never rejects: what happened has happened.
   */
  readonly record: (act: Partial<AuditedAct> & Pick<AuditedAct, 'what'>) => Promise<void>;
  /** Whether one more refusal of this person or network gets an entry. */
  readonly keeping: (who: string) => Promise<Keeping>;
  /** Ends the chain, and puts into the log what could not be kept. */
  readonly stop: () => Promise<void>;
}

export interface AuditDependencies {
  /** The database that all processes share. */
  readonly connection: Connection;
  /** The process that writes: `identity`, `touchline` … */
  readonly process: string;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly metrics?: Metrics | undefined;
  readonly retryMs?: number;
  /** How many refusals of one person or network are kept; by default `keptRefusals`. */
  readonly refusals?: Rate;
}

/** Beyond this many entries that wait for the database, the log alone has them, and the chain says how many. */
const maxWaiting = 5000;
const batchSize = 200;
const headEveryMs = 1000;

interface Waiting {
  readonly entry: AuditEntry;
  readonly kept: () => void;
}

const duplicate = (error: unknown): boolean => (error as { code?: number }).code === 11000;

/** Opens a chain of this process. Its first entry bears witness to the ends of all chains that nobody has yet. */
export const openAudit = async (given: AuditDependencies): Promise<Audit> => {
  const { connection, logger, clock, metrics, retryMs = 1000 } = given;
  const entries = auditEntries(connection);
  const heads = auditHeads(connection);
  const chain = newId('aud');
  let last: Head = beginning(chain);
  let waiting: Waiting[] = [];
  let leftOut = 0;
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let headDue: NodeJS.Timeout | undefined;
  let headWritten: Promise<void> = Promise.resolve();
  let kept: Head = last;

  const keepHead = async (): Promise<void> => {
    const { number, hash } = kept;
    await heads.updateOne(
      { _id: chain },
      { $set: { number, hash, process: given.process }, $setOnInsert: { witnessed: 0 } },
      { upsert: true },
    );
  };
  const headSoon = (): void => {
    headDue ??= setTimeout(() => {
      headDue = undefined;
      headWritten = keepHead().catch((error: unknown) => {
        logger.warn({ err: error, chain }, 'the end of the audit chain could not be kept; the next entry tries again');
      });
    }, headEveryMs);
    headDue.unref();
  };

  /** Inserts in order. An entry that is there already, as it is, came through in a try that seemed to fail. */
  const insert = async (batch: readonly AuditEntry[]): Promise<void> => {
    const rows = batch.map((entry) => ({ _id: `${chain}:${entry.number}`, ...entry }));
    try {
      await entries.insertMany(rows, { ordered: true });
    } catch (error) {
      if (!duplicate(error)) throw error;
      const there = await entries.find({ _id: { $in: rows.map((r) => r._id) } }).toArray();
      const hashes = new Map(there.map((r) => [r._id, r.hash]));
      const missing = rows.filter((r) => hashes.get(r._id) !== r.hash);
      if (missing.some((r) => hashes.has(r._id))) throw new Error('another entry stands where this one belongs');
      if (missing.length > 0) await entries.insertMany(missing, { ordered: true });
    }
  };

  const add = (act: AuditedAct, at: string, kept: () => void): void => {
    const entry = linked(chain, last, act, at);
    last = { number: entry.number, hash: entry.hash };
    waiting.push({ entry, kept });
  };

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      try {
        await insert(batch.map((w) => w.entry));
      } catch (error) {
        logger.error(
          { err: error, entries: batch.map((w) => w.entry) },
          'the audit could not be kept yet: these entries wait, and are in this log meanwhile',
        );
        for (const { kept } of waiting) kept();
        retry ??= setTimeout(() => {
          retry = undefined;
          void writeWaiting();
        }, retryMs);
        retry.unref();
        return;
      }
      waiting = waiting.slice(batch.length);
      const end = batch.at(-1)?.entry;
      if (end) kept = { number: end.number, hash: end.hash };
      headSoon();
      for (const { kept } of batch) kept();
      if (leftOut > 0 && waiting.length < batchSize) {
        const count = leftOut;
        leftOut = 0;
        add(complete({ what: 'entries-left-out', facts: { count } }), clock().toISOString(), () => {});
      }
    }
  };
  const writeWaiting = (): Promise<void> => {
    running ??= write().finally(() => {
      running = undefined;
      // Somebody came while the last write said its goodbyes.
      if (waiting.length > 0 && !retry) void writeWaiting();
    });
    return running;
  };

  const record: Audit['record'] = (act) =>
    new Promise((resolve) => {
      const at = clock().toISOString();
      if (waiting.length >= maxWaiting) {
        leftOut += 1;
        metrics?.auditLeftOut();
        logger.error({ act: { ...act, at } }, 'the audit could not be kept: this log alone has it');
        resolve();
        return;
      }
      add(complete(act), at, resolve);
      if (retry) {
        // The database is known to be away: nobody waits for it, and the log has the fact.
        logger.error({ entries: [waiting.at(-1)?.entry] }, 'the audit could not be kept yet: this entry waits');
        resolve();
      } else void writeWaiting();
    });

  const unwitnessed = (await heads.find({ $expr: { $ne: ['$number', '$witnessed'] } }).toArray()).slice(-500);
  await entries.createIndex({ chain: 1, number: 1 });
  await record({
    what: 'chain-begun',
    facts: {
      process: given.process,
      ...Object.fromEntries(unwitnessed.map((h) => [h._id, `${h.number} ${h.hash}`])),
    },
  });
  for (const { _id, number } of unwitnessed) await heads.updateOne({ _id }, { $max: { witnessed: number } });

  const keeping = await createKeeping(given.refusals ?? keptRefusals);
  const endWatching = metrics?.watchAudit(() => waiting.length);
  return {
    keeping,
    record,
    stop: async () => {
      endWatching?.();
      await record({ what: closing });
      if (retry) {
        clearTimeout(retry);
        retry = undefined;
        await writeWaiting();
        clearTimeout(retry);
      }
      if (waiting.length > 0)
        logger.fatal({ entries: waiting.map((w) => w.entry) }, 'these audit entries are in this log alone');
      clearTimeout(headDue);
      await headWritten;
      await keepHead().catch((error: unknown) => logger.error({ err: error, chain, ...kept }, 'the audit chain ends'));
    },
  };
};

const complete = (given: Partial<AuditedAct> & Pick<AuditedAct, 'what'>): AuditedAct => ({
  by: null,
  profile: null,
  about: null,
  facts: {},
  from: null,
  request: null,
  ...given,
});
