import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@touchline/contracts/errors';
import { linkHeader, type Operation } from '@touchline/contracts/http';
import type { Connection } from 'mongoose';
import { insertTogether, maybeWritten, readTogether, updateTogether } from '../database/together.ts';
import { type FormerMember, Rejected } from '../domain/index.ts';
import type { Principal, RawReply, RawRequest } from './request.ts';

/** A request with an idempotency key: whose it is, and what it asks. */
export interface KeyedRequest {
  readonly operation: Operation;
  readonly actor: Principal | null;
  readonly key: string;
  readonly request: RawRequest;
}

/**
 * The answers to requests with an idempotency key, for a day: who sends the same once more gets the first answer again, also
 * who sends it while the first is still being worked on. What an aggregate keeps in the write itself (its last keys) holds
 * also where a process dies between the two.
 */
export interface Repeats {
  /**
   * Does `work` unless it is done already, and answers what it answered. A refusal did nothing: it is asked anew. Throws
   * `IdempotencyKeyReused` where the key is another request's, `Unavailable` where the first takes longer than a repeat waits.
   * @param unkept hears why the answer of what is done could not be kept: a repeat is then what the aggregate makes of it.
   */
  readonly once: (
    keyed: KeyedRequest,
    work: () => Promise<RawReply>,
    unkept: (error: unknown) => void,
  ) => Promise<RawReply>;
  /** Answers that were given to this person, or name him: a repeat finds nothing any more, and is not done twice. */
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Row {
  _id: string;
  request: string;
  at: Date;
  /** Who asked; not there for guests. */
  person?: string;
  /** JSON of the reply, as it went out; not there while the request is being worked on. */
  reply?: string;
  /** Who works on it. */
  worker?: string;
  /** The worker says at least this often that it is at it: past this moment it is gone. */
  until?: Date;
}

const keptSeconds = 24 * 3600;
const takenCode = 11_000;
/** To what can't be read any more. */
const gone = JSON.stringify({
  status: 404,
  headers: {},
  json: { error: 'NotFound', message: errors.NotFound.message },
});

const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
};

export interface RepeatsOptions {
  /** What hashes of requests are keyed with, where requests hold passwords: nobody tries them through later. */
  readonly secret?: string;
  /** How long a claim holds without a word of its worker, ms; default 6,000. */
  readonly leaseMs?: number;
  /** How long a repeat waits for the first one's answer, ms; default 4,000: less than the gateway waits for a service. */
  readonly patienceMs?: number;
}

export const createRepeats = (
  connection: Connection,
  { secret = 'repeats', leaseMs = 6_000, patienceMs = 4_000 }: RepeatsOptions = {},
): Repeats => {
  const collection = connection.collection<Row>('request_keys');
  const mac = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\u0000')).digest('hex');
  /** Whose key it is: whoever holds a link is known by it, so that no other link is answered in its stead. */
  const ownerOf = ({ operation, actor, request }: KeyedRequest): readonly string[] =>
    operation.access === 'link' ? ['link', request.headers[linkHeader] ?? ''] : [actor?.user_id ?? 'guest'];
  const idOf = (keyed: KeyedRequest): string => mac(...ownerOf(keyed), keyed.key);
  const fingerprintOf = async ({ operation, actor, request }: KeyedRequest): Promise<string> =>
    mac(
      operation.id,
      actor?.profile?.id ?? '',
      JSON.stringify([request.params, request.query, request.json ?? null]),
      request.upload ? await hashOfFile(request.upload.path) : '',
    );
  // A claim needs no journal: with the process that made it dies the work as well.
  const light = { writeConcern: { w: 1, j: false } } as const;
  const read = readTogether<Row>(collection, {});
  const insert = insertTogether(collection, light);
  const update = updateTogether(collection);
  const lease = (): Date => new Date(Date.now() + leaseMs);
  /** Workers of this process that are done and could not say so: nobody has to wait until their claims lapse. */
  const silenced = new Set<string>();
  const silence = (worker: string): void => {
    silenced.add(worker);
    setTimeout(() => silenced.delete(worker), leaseMs).unref();
  };
  /** Claims the key for this worker; false where somebody else has it. `earlier`: what was there a moment ago. */
  const claim = async (
    _id: string,
    request: string,
    worker: string,
    earlier: Row | null,
    person: string | undefined,
  ): Promise<boolean> => {
    const fresh = { request, worker, until: lease(), at: new Date(), ...(person ? { person } : {}) };
    if (earlier) {
      const gone = [{ until: { $lte: new Date() } }, { worker: { $in: [...silenced] } }];
      const lost = { _id, request, reply: { $exists: false }, $or: gone };
      return (await collection.updateOne(lost, { $set: fresh }, light)).modifiedCount === 1;
    }
    return insert({ _id, ...fresh }).then(
      () => true,
      (error: { code?: unknown }) => {
        if (error.code !== takenCode) throw error;
        return false;
      },
    );
  };
  const workOn = async (
    mine: { readonly _id: string; readonly worker: string },
    work: () => Promise<RawReply>,
    unkept: (error: unknown) => void,
  ): Promise<RawReply> => {
    const unsaid = (error: unknown): void => {
      silence(mine.worker);
      unkept(error);
    };
    const beat = setInterval(() => {
      collection.updateOne(mine, { $set: { until: lease() } }, light).catch(unkept);
    }, leaseMs / 3).unref();
    try {
      const reply = await work();
      const { status, headers, json } = reply;
      const kept = { $set: { reply: JSON.stringify({ status, headers, json }) }, $unset: { worker: '', until: '' } };
      await (reply.bytes ? collection.deleteOne(mine) : update({ filter: mine, update: kept })).catch(unsaid);
      return reply;
    } catch (error) {
      // The refusal goes out meanwhile: here nobody waits for the claim any more.
      silence(mine.worker);
      collection.deleteOne(mine, light).catch(unkept);
      throw error;
    } finally {
      clearInterval(beat);
    }
  };
  return {
    once: async (keyed, work, unkept) => {
      const [_id, request] = [idOf(keyed), await fingerprintOf(keyed)];
      const worker = randomUUID();
      const claimed = (earlier: Row | null): Promise<boolean> =>
        claim(_id, request, worker, earlier, keyed.actor?.user_id);
      /**
       * Nearly every key is new; where the connection went meanwhile, a look tells whether this one was claimed. A database that
       * hangs isn't waited for twice.
       */
      const claimedAtOnce = (): Promise<boolean> =>
        claimed(null).catch((error: unknown) => {
          if (maybeWritten(error) && !/Timeout/.test((error as Error).name)) return false;
          throw error;
        });
      const lookAndClaim = async (): Promise<RawReply | undefined> => {
        for (const until = Date.now() + patienceMs; ; await wait(25)) {
          const earlier = await read(_id);
          if (earlier && earlier.request !== request) throw new Rejected('IdempotencyKeyReused');
          if (earlier?.reply !== undefined) return JSON.parse(earlier.reply) as RawReply;
          if (earlier?.worker === worker || (await claimed(earlier))) return undefined;
          if (Date.now() >= until) throw new Rejected('ServiceUnavailable');
        }
      };
      try {
        const earlier = (await claimedAtOnce()) ? undefined : await lookAndClaim();
        if (earlier) return earlier;
      } catch (error) {
        // Nobody knows whether the claim was written: then nobody works on it.
        silence(worker);
        throw error;
      }
      return workOn({ _id, worker }, work, unkept);
    },
    forget: async ({ user_id, profile_ids }) => {
      // Of one day, and seldom: looking through what was answered costs less than knowing whom each answer names.
      const naming = { reply: { $regex: [user_id, ...profile_ids].join('|') } };
      await collection.updateMany(
        { $or: [{ person: user_id }, naming], reply: { $exists: true, $ne: gone } },
        {
          $set: { reply: gone },
        },
      );
    },
    start: async () => {
      await collection.createIndex({ at: 1 }, { name: 'forgotten', expireAfterSeconds: keptSeconds });
    },
    stop: async () => {},
  };
};
