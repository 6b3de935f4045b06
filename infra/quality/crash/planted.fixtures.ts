import { sendingEvents, trialAllowanceEvents } from '@touchline/contracts/events';
import { aggregates } from '@touchline/contracts/topology';
import type { Connection } from 'mongoose';
import type { Bus, CloudEvent } from '../../platform/bus/index.ts';
import { newId } from '../../platform/domain/index.ts';
import type { Adapters } from '../../platform/runtime/adapters.ts';

/** The bugs that the checks have to find, and the faults of the environment in which they show. */
export interface Switches {
  /** The write of an aggregate names no version. */
  unguardedWrite: boolean;
  /** The outbox is emptied before the bus has acknowledged. */
  earlyPull: boolean;
  /** A read model takes whatever comes, newer or not. */
  unguardedProjection: boolean;
  /** What a reaction creates has a random id. */
  randomId: boolean;
  /** What a trial request had reserved of an allowance isn't given back. */
  lostRelease: boolean;
  /** What became of a line of a sending isn't kept. */
  lostLine: boolean;
  /** What nobody asks for any more isn't found by the sweep that would take it back. */
  blindSweep: boolean;
  /** The bus dies on every second publication, before anything was sent. */
  dyingBus: boolean;
  /** Each event is delivered twice, and then the first one of its aggregate once more. */
  restlessDelivery: boolean;
}

export const none: Switches = {
  unguardedWrite: false,
  earlyPull: false,
  unguardedProjection: false,
  randomId: false,
  lostRelease: false,
  lostLine: false,
  blindSweep: false,
  dyingBus: false,
  restlessDelivery: false,
};

// biome-ignore lint/suspicious/noExplicitAny: any collection's filters and updates
type Any = any;

const touchesSource = (update: Any): boolean =>
  Object.keys(update.$set ?? {}).some((name) => name.startsWith('sources.'));

const allowances = aggregates.get('tal')?.collection;
const tells = (update: Any, event: { readonly type: string }): boolean =>
  (update.$push?.outbox?.$each ?? []).some(({ type }: Any) => type === event.type);

/** Sits between the product and the driver. */
const plantInto = (connection: Connection, switches: Switches): Connection => {
  const open = connection.collection.bind(connection);
  connection.collection = ((name: string, ...more: Any[]) => {
    const collection = (open as Any)(name, ...more);
    const updateOne = collection.updateOne.bind(collection);
    collection.updateOne = (filter: Any, update: Any, options: Any) => {
      if (switches.unguardedWrite && update.$push?.outbox) return updateOne({ _id: filter._id }, update, options);
      // Acknowledged, and never written.
      const isLost =
        (switches.lostRelease && name === allowances && tells(update, trialAllowanceEvents.released)) ||
        (switches.lostLine && tells(update, sendingEvents.lineSent));
      if (isLost) return { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null };
      if (switches.randomId && name === 'notifications') return updateOne({ _id: newId('ntf') }, update, options);
      return updateOne(filter, update, options);
    };
    const find = collection.find.bind(collection);
    collection.find = (filter: Any, options: Any) =>
      find(switches.blindSweep && filter?.['state.waiting_since'] ? { _id: null } : filter, options);
    const bulkWrite = collection.bulkWrite.bind(collection);
    const isUnguarded = (update: Any): boolean =>
      (switches.unguardedProjection && touchesSource(update)) || (switches.unguardedWrite && update.$push?.outbox);
    const unguarded = (write: Any): Any =>
      isUnguarded(write.updateOne?.update ?? {})
        ? { updateOne: { ...write.updateOne, filter: { _id: write.updateOne.filter._id } } }
        : write;
    collection.bulkWrite = (writes: Any[], options: Any) => bulkWrite(writes.map(unguarded), options);
    return collection;
  }) as never;
  return connection;
};

const plantIntoBus = (
  bus: Bus,
  switches: Switches,
  pull: (topic: string, events: readonly CloudEvent[]) => Promise<void>,
): Bus => {
  const firsts = new Map<string, CloudEvent>();
  let publications = 0;
  return {
    ...bus,
    publish: async (topic, events) => {
      if (switches.earlyPull) await pull(topic, events);
      publications += 1;
      if (switches.dyingBus && publications % 2 === 0) throw new Error('killed before anything was sent');
      await bus.publish(topic, events);
    },
    subscribe: (subscription) =>
      bus.subscribe({
        ...subscription,
        handle: async (event) => {
          const place = `${subscription.group} ${event.subject}`;
          const first = firsts.get(place) ?? event;
          firsts.set(place, first);
          await subscription.handle(event);
          if (!switches.restlessDelivery) return;
          await subscription.handle(event);
          await subscription.handle(first);
        },
      }),
  };
};

/** Where the aggregates of a topic lie. */
const homes = new Map([...aggregates.values()].map((aggregate) => [aggregate.topic, aggregate]));

/** The product’s adapters with bugs that can be switched on. */
export const planted =
  (switches: Switches) =>
  (adapters: Adapters): Adapters => {
    const connections = new Map<string, Promise<Connection>>();
    const connect = (name: string): Promise<Connection> => {
      const connection = connections.get(name) ?? adapters.connect(name).then((found) => plantInto(found, switches));
      connections.set(name, connection);
      return connection;
    };
    const pull = async (topic: string, events: readonly CloudEvent[]): Promise<void> => {
      const home = homes.get(topic);
      if (!home) throw new Error(`nobody has ${topic}`);
      const collection = (await connect(home.service)).collection<Any>(home.collection);
      for (const { subject, id } of events)
        await collection.updateOne({ _id: subject }, { $pull: { outbox: { id } } } as Any);
    };
    return { ...adapters, connect, bus: plantIntoBus(adapters.bus, switches, pull) };
  };
