import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import type { Model } from 'mongoose';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { type Bus, type CloudEvent, createMemoryBus, createMemoryDeadLetters } from '../bus/index.ts';
import type { Decider } from '../domain/index.ts';
import { silentLogger } from '../telemetry/index.ts';
import { aggregateSchema, createRepository, makeIndexes, type Repository } from './index.ts';
import { createRelay, type Relay } from './relay.ts';

/** Several replicas of a service over one database and one broker: what each of them publishes is counted. */

interface Command {
  readonly type: 'Score';
}
interface Event {
  readonly type: 'Scored';
}
const decider: Decider<Command, { readonly goals: number }, Event> = {
  initialState: { goals: 0 },
  decide: () => [{ type: 'Scored' }],
  evolve: ({ goals }) => ({ goals: goals + 1 }),
};
const topic = 'touchline.subscription';

let database: TestDatabase;
// biome-ignore lint/suspicious/noExplicitAny: an aggregate's model
let model: Model<any>;
let published: CloudEvent[];
let stops: (() => Promise<void>)[];
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  names += 1;
  published = [];
  stops = [];
  model = (await database.connect(`replicas${names}`)).model('Match', aggregateSchema(), 'matches') as never;
  await makeIndexes(model);
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

/** A broker a few milliseconds away, that every replica publishes to. */
const broker = (): Bus => ({
  ...createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: silentLogger() }),
  shared: true,
  publish: async (_topic, events) => {
    await wait(8);
    published.push(...events);
  },
});

const replica = async (bus = broker()): Promise<Repository<Command, { readonly goals: number }, Event>> => {
  const store = createRepository<Command, { readonly goals: number }, Event>(
    {
      name: 'match',
      topic,
      decider,
      model,
      publish: () => ({ type: subscriptionEvents.started.type, data: subscriptionEvents.started.example }),
      snapshot: () => ({ type: subscriptionEvents.restated.type, data: subscriptionEvents.restated.example }),
    },
    { bus, logger: silentLogger(), clock: () => new Date() },
  );
  await store.start();
  stops.push(store.stop);
  return store;
};

const score = async (store: Repository<Command, unknown, Event>, id: string): Promise<void> => {
  await store.handle(id, { type: 'Score' }, { creates: true });
};

const allLeft = (): Promise<unknown> =>
  eventually(
    async () => expect(await model.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0),
    'every outbox is empty',
    { within: 20_000 },
  );

/** Ids by subject in the order of publication, of each event as often as it was published. */
const sequences = (): Record<string, readonly number[]> =>
  Object.fromEntries(
    [...Map.groupBy(published, ({ subject }) => subject)].map(([id, events]) => [id, events.map((e) => e.sequence)]),
  );

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

describe.each([1, 2, 3])('with %i replicas', (count) => {
  it('each event is published once and in order, while all of them write to the same aggregates', async () => {
    const replicas = await Promise.all(Array.from({ length: count }, () => replica()));
    const matches = Array.from({ length: 12 }, (_, i) => `prf_${names}_${i}`);
    // Longer than the sweeps' second, so that those of all replicas meet what another is just publishing.
    await Promise.all(
      matches.map(async (id, at) => {
        for (let goal = 0; goal < 30; goal += 1) {
          await score(replicas[(at + goal) % count] as Repository<Command, unknown, Event>, id);
          await wait(at * 5);
        }
      }),
    );
    await allLeft();
    expect(sequences()).toEqual(Object.fromEntries(matches.map((id) => [id, upTo(30)])));
  });
});

it('what a replica left that stopped is published by another at once, and once', async () => {
  const mute = await replica({ ...broker(), publish: () => Promise.reject(new Error('no broker here')) });
  const other = await replica();
  await score(mute, 'prf_left');
  await mute.relay.idle();
  await mute.stop();
  const started = performance.now();
  await allLeft();
  expect(performance.now() - started).toBeLessThan(4_000);
  await other.relay.idle();
  expect(sequences()).toEqual({ prf_left: [1] });
});

describe('a replica that dies with a lease', () => {
  const takeOverMs = 400;
  const relay = (bus: Bus): Relay => {
    const made = createRelay({
      collection: model.collection,
      topic,
      name: 'match',
      bus,
      logger: silentLogger(),
      everyMs: 50,
      takeOverMs,
    });
    made.start();
    stops.push(made.stop);
    return made;
  };
  const write = async (subject: string, by: Relay): Promise<void> => {
    const event = { id: `${subject}_1`, type: 't', source: 's', subject, time: '', sequence: 1, data: {} };
    await model.collection.insertOne({ _id: subject, sequence: 1, outbox: [event], lease: by.lease() } as never);
  };

  it('has its outbox published by another, in bounded time', async () => {
    const holder = createRelay({
      collection: model.collection,
      topic,
      name: 'match',
      bus: broker(),
      logger: silentLogger(),
    });
    await write('prf_dead', holder);
    relay(broker());
    const started = performance.now();
    await eventually(() => published.length === 1, 'it is taken over');
    expect(performance.now() - started).toBeGreaterThanOrEqual(takeOverMs);
    await allLeft();
    expect(sequences()).toEqual({ prf_dead: [1] });
  });

  it('but a holder that takes it again and again is not taken for a dead one, though a lease is there at every look', async () => {
    const busy = createRelay({
      collection: model.collection,
      topic,
      name: 'match',
      bus: broker(),
      logger: silentLogger(),
    });
    const stolen: CloudEvent[] = [];
    const publish = async (_topic: string, events: readonly CloudEvent[]): Promise<void> => void stolen.push(...events);
    const bus = { ...broker(), publish };
    const other = createRelay({
      collection: model.collection,
      topic,
      name: 'match',
      bus,
      logger: silentLogger(),
      takeOverMs,
    });
    let goals = 0;
    for (const started = performance.now(); performance.now() - started < 3 * takeOverMs; ) {
      goals += 1;
      const event = {
        id: `goal_${goals}`,
        type: 't',
        source: 's',
        subject: 'prf_busy',
        time: '',
        sequence: goals,
        data: {},
      };
      const write = { $push: { outbox: event }, $set: { sequence: goals, lease: busy.lease() } };
      await model.collection.updateOne({ _id: 'prf_busy' as never }, write as never, { upsert: true });
      await other.sweep();
      await other.idle();
      busy.nudge('prf_busy', goals);
      await busy.idle();
    }
    expect(stolen).toEqual([]);
    expect(sequences()).toEqual({ prf_busy: upTo(goals) });
  });

  it('but keeps it for as long as it shows life, however slow the broker is', async () => {
    const release = Promise.withResolvers<void>();
    const slow = relay({
      ...broker(),
      publish: async (_topic, events) => {
        await release.promise;
        published.push(...events);
      },
    });
    await write('prf_slow', slow);
    relay(broker());
    const held = async () => (await model.collection.findOne({ _id: 'prf_slow' as never }))?.['lease'];
    await eventually(async () => expect((await held()).beat).toBeGreaterThan(2 * (takeOverMs / 50)), 'it shows life', {
      within: 10_000,
    });
    expect(published).toEqual([]);
    release.resolve();
    await allLeft();
    expect(sequences()).toEqual({ prf_slow: [1] });
  });
});
