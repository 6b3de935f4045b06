import { documentEvents } from '@touchline/contracts/events';
import { type AggregateDefinition, createStore, type Store, type StoreDependencies } from '@touchline/infra/aggregate';
import type { Collection, Connection } from 'mongoose';
import { documentModel } from './document.model.ts';
import { type Command, decide, type Event, evolve, initialState } from './document.ts';
import { publicDocument } from './public-document.ts';
import { type Document, type Existing, stuckAfterAttempts } from './state.ts';

export interface Documents extends Store<Command, Document, Event> {
  // biome-ignore lint/suspicious/noExplicitAny: lists read the collection with their own filters
  readonly collection: Collection<any>;
  readonly find: (id: string) => Promise<Existing | undefined>;
  /** Ids of documents in a status, the oldest first. */
  readonly inStatus: (
    status: Existing['status'],
    more?: Readonly<Record<string, unknown>>,
  ) => Promise<readonly string[]>;
  /** How many wait for a seal that has failed several times. */
  readonly stuckSeals: () => Promise<number>;
}

const published: Readonly<Record<Event['type'], string>> = {
  DocumentDrafted: documentEvents.drafted.type,
  DocumentFileAttached: documentEvents.fileAttached.type,
  DocumentMadeAvailable: documentEvents.madeAvailable.type,
  DocumentSigned: documentEvents.signed.type,
  DocumentFullySigned: documentEvents.fullySigned.type,
  DocumentCompleted: documentEvents.completed.type,
  DocumentDeclined: documentEvents.declined.type,
  DocumentVoided: documentEvents.voided.type,
  DocumentExpired: documentEvents.expired.type,
  DocumentSealFailed: documentEvents.sealFailed.type,
};

const perSweep = 200;
/** More than that is an alarm whatever the number. */
const countedAtMost = 1_000;

export const createDocumentStore = (connection: Connection, dependencies: StoreDependencies): Documents => {
  const model = documentModel(connection);
  const data = (state: Document) => ({ document: state.status === 'absent' ? undefined : publicDocument(state) });
  const definition: AggregateDefinition<Command, Document, Event> = {
    name: 'document',
    topic: 'touchline.document',
    decider: { decide, evolve, initialState },
    model,
    publish: (event, state) => ({ type: published[event.type], data: data(state) }),
    restate: (state) => ({ type: documentEvents.restated.type, data: data(state) }),
  };
  const store = createStore(definition, dependencies);
  return {
    ...store,
    collection: model.collection,
    find: async (id) => {
      const found = await store.load(id);
      return found && found.state.status !== 'absent' ? found.state : undefined;
    },
    inStatus: async (status, more = {}) =>
      (
        await model.collection
          .find({ 'state.status': status, ...more } as never, { projection: { _id: 1 } })
          .sort({ 'state.draftedAt': 1 })
          .limit(perSweep)
          .toArray()
      ).map((row) => String(row._id)),
    stuckSeals: () =>
      model.collection.countDocuments(
        { 'state.status': 'fully-signed', 'state.sealing.attempts': { $gte: stuckAfterAttempts } } as never,
        { hint: 'due', limit: countedAtMost, maxTimeMS: 1_000 },
      ),
  };
};
