import { randomUUID } from 'node:crypto';
import { type Model, mongo, Schema } from 'mongoose';
import type { CloudEvent } from '../bus/index.ts';
import { fingerprint, sha256 } from '../domain/index.ts';
import type { Lease } from './lease.ts';

/** Above this many lost races in a row something other than a race is wrong. */
export const maxTries = 50;

/** The first answer to an idempotency key, kept with the aggregate so that a repeat gets it again. */
export interface StoredKey {
  readonly person: string;
  readonly key: string;
  readonly request: string;
  readonly answer: unknown;
}

/** Whether a kept answer is that of this request, JSON; answers of earlier versions carry the whole digest of the text. */
export const isOfRequest = (kept: StoredKey, request: string): boolean =>
  kept.request === fingerprint(request) || kept.request === sha256(request);

/** How an aggregate lies in its collection: state, guard, outbox and the last keys, in one document. */
export interface AggregateDocument<State> {
  readonly _id: string;
  readonly version: number;
  /** Number of events so far; the newest event's `sequence`. */
  readonly sequence: number;
  readonly state: State;
  readonly outbox: readonly CloudEvent[];
  /** Who publishes the outbox, where several processes could. */
  readonly lease?: Lease | null;
  readonly keys: readonly StoredKey[];
  /** The ids of the last writes, the newest last: tell after a lost connection whether ours is among them. Earlier versions kept none. */
  readonly writes?: readonly string[];
  /** The correlation id of its beginning, where all its events carry one. */
  readonly correlation?: string;
}

/** At most this many idempotency keys are kept per aggregate. */
export const keptKeys = 20;

/** So many ids of writes are kept per aggregate: whoever looks after his own may have been overtaken meanwhile, more than once. */
export const keptWrites = 8;

/** What a write is known by among the last ones of its aggregate. */
export const writeId = (): string => randomUUID().slice(-12);

type Written = Pick<AggregateDocument<unknown>, 'version' | 'writes'>;

/** The ids of the last writes after one more. */
export const writesAfter = (before: Written | null, id: string): readonly string[] => [
  ...(before?.writes ?? []).slice(1 - keptWrites),
  id,
];

/** Whether a write is there; nothing: so many came after it that nobody knows any more. */
export const isThere = (found: Written | null, { version, writes }: Written): boolean | undefined => {
  if (!found || found.version < version) return false;
  if (found.writes?.includes(writes?.at(-1) ?? '')) return true;
  return found.version - version < keptWrites ? false : undefined;
};

/** A state as whoever reads it will find it, who shares nothing with whoever wrote it. */
export const asStored = (state: unknown): unknown => {
  const { serialize, deserialize } = mongo.BSON;
  // As the driver writes it: what is undefined is null then.
  return deserialize(serialize({ state }, { ignoreUndefined: false }))['state'];
};

export const outboxIndex = 'outbox_pending';

/** For whoever shows aggregates: not the answers to earlier requests and the events that lie beside their state. */
export const stateAlone = { projection: { state: 1 } } as const;

/** The mongoose schema of an aggregate: states are judged by their decider, so `state` is taken as it is. */
export const aggregateSchema = (): Schema => {
  const schema = new Schema(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      sequence: { type: Number, required: true },
      state: { type: Schema.Types.Mixed, required: true },
      outbox: { type: [Schema.Types.Mixed], required: true },
      keys: { type: [Schema.Types.Mixed], required: true },
      writes: { type: [String], required: true },
      correlation: { type: String },
    } as never,
    { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
  );
  schema.index(
    { 'outbox.0.time': 1 },
    { name: outboxIndex, partialFilterExpression: { 'outbox.0': { $exists: true } } },
  );
  return schema;
};

/** Makes sure of all indexes of a schema by one command: of mongoose's own, one for each, a third of a start consisted. */
// biome-ignore lint/suspicious/noExplicitAny: the model of any aggregate
export const makeIndexes = async ({ schema, collection }: Model<any>): Promise<void> => {
  const wanted = schema.indexes().map(([key, { background: _, ...options }]) => ({ key, ...options }));
  await collection.createIndexes(wanted as never);
};
