import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Collection } from 'mongoose';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { type Bus, type CloudEvent, createMemoryBus, createMemoryDeadLetters } from '../bus/index.ts';
import { silentLogger } from '../telemetry/index.ts';
import { outboxIndex } from './document.ts';
import { createRelay, type Relay } from './relay.ts';

/** The relay over a plain collection, with a flush that the test holds back. */

const topic = 'touchline.subscription';
let database: TestDatabase;
let outboxes: Collection<{ _id: string; outbox: CloudEvent[] }>;
let bus: Bus;
let relay: Relay;
let published: CloudEvent[];
let flush: PromiseWithResolvers<void>;
/** How often the relay has asked for a flush. */
let asked: number;
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  names += 1;
  published = [];
  asked = 0;
  flush = Promise.withResolvers();
  outboxes = (await database.connect('relay')).collection(`plain${names}`);
  await outboxes.createIndex({ 'outbox.0': 1 }, { name: outboxIndex });
  bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: silentLogger() });
  bus.subscribe({ group: 'watch', topics: [topic], from: 'end', handle: async (event) => void published.push(event) });
  await bus.start();
  relay = createRelay({
    collection: outboxes,
    topic,
    name: 'plain',
    bus,
    logger: silentLogger(),
    safeFrom: () => () => {
      asked += 1;
      return flush.promise;
    },
  });
});
afterEach(async () => {
  await relay.stop();
  await bus.stop();
});

const write = async (subject: string, sequence: number, safe = sequence): Promise<void> => {
  const event = { id: `${subject}_${sequence}`, type: 't', source: 's', subject, time: '', sequence, data: {} };
  await outboxes.updateOne({ _id: subject }, { $push: { outbox: event }, $set: { sequence } }, { upsert: true });
  relay.nudge(subject, safe);
};
const left = async (subject: string) => (await outboxes.findOne({ _id: subject }))?.outbox.length;

describe('while the relay waits for the flush', () => {
  it('what is written is published before it, each once, and all leaves the outbox behind it', async () => {
    for (const sequence of [1, 2, 3]) {
      await write('acc_9', sequence);
      await eventually(() => published.length === sequence && asked === sequence, `the ${sequence}. is published`);
    }
    expect(await left('acc_9')).toBe(3);
    flush.resolve();
    await relay.idle();
    expect(await left('acc_9')).toBe(0);
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('an aggregate that is written to without a pause has its outbox emptied all the same', async () => {
    for (let sequence = 1; sequence <= 50; sequence += 1) {
      await write('acc_9', sequence);
      await eventually(() => published.length === sequence, `the ${sequence}. is published`);
    }
    await write('acc_9', 51);
    await write('acc_10', 1);
    await eventually(() => published.length === 51, 'the other one goes on');
    // Fifty are out: the next waits until the outbox is emptied of them.
    expect(published.at(-1)?.subject).toBe('acc_10');
    flush.resolve();
    await relay.idle();
    expect(await left('acc_9')).toBe(0);
    expect(published.map(({ id }) => id).slice(-2)).toEqual(['acc_10_1', 'acc_9_51']);
  });

  it('what can still be lost is not told beside what is safe, but as soon as it is safe itself', async () => {
    await write('acc_9', 1, 0);
    await write('acc_9', 2, 1);
    await eventually(() => published.length === 1, 'the first is published');
    flush.resolve();
    await relay.idle();
    expect(published.map(({ sequence }) => sequence)).toEqual([1]);
    expect(await left('acc_9')).toBe(1);
    relay.nudge('acc_9', 2);
    await eventually(() => published.length === 2, 'the second is published');
    await relay.idle();
    expect(await left('acc_9')).toBe(0);
  });

  it('the sweep tells what it finds once that is flushed', async () => {
    await write('acc_9', 1, 0);
    await relay.idle();
    expect(published).toEqual([]);
    const sweeping = relay.sweep();
    await eventually(() => asked > 0, 'it asks for a flush');
    expect(published).toEqual([]);
    flush.resolve();
    await sweeping;
    await relay.idle();
    expect(published.map(({ sequence }) => sequence)).toEqual([1]);
  });
});

/** The collection, and a call for each time that somebody looks into it, and one when that look has had its answer. */
const watched = (looked: () => void, answered: () => void = () => undefined) =>
  new Proxy(outboxes, {
    get: (target, key) => {
      if (key !== 'find') {
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      looked();
      return (...query: Parameters<typeof target.find>) => {
        const cursor = target.find(...query);
        return { toArray: () => cursor.toArray().finally(answered) };
      };
    },
  });

describe('what was left in many outboxes', () => {
  const events = (subject: string, count: number): CloudEvent[] =>
    Array.from({ length: count }, (_, i) => ({
      ...{ id: `${subject}_${i + 1}`, type: 't', source: 's', subject, time: '', sequence: i + 1, data: {} },
    }));
  const leave = (ids: readonly string[], count: number) =>
    outboxes.insertMany(ids.map((_id) => ({ _id, outbox: events(_id, count), sequence: count })) as never[]);
  const ids = Array.from({ length: 40 }, (_, i) => `acc_${i}`);
  const ofEach = () =>
    new Map([...Map.groupBy(published, (one) => one.subject)].map(([id, some]) => [id, some.length]));

  it('is brought along by the sweep that finds it, and leaves them by one update', async () => {
    await leave(ids, 2);
    const [read, emptied] = [jest.spyOn(outboxes, 'find'), jest.spyOn(outboxes, 'updateMany')];
    flush.resolve();
    await relay.sweep();
    await relay.idle();
    expect([read, emptied].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(await outboxes.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
    expect(ofEach()).toEqual(new Map(ids.map((id) => [id, 2])));
    for (const spy of [read, emptied]) spy.mockRestore();
  });
  it('is read when it is its turn where it is long, and all of it is sent in order', async () => {
    await leave(['acc_long'], 30);
    flush.resolve();
    await relay.sweep();
    await relay.idle();
    expect(published.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(await left('acc_long')).toBe(0);
  });
  it('is sent all the same where an event of its number was sent before', async () => {
    await leave(['acc_twin'], 1);
    flush.resolve();
    await relay.sweep();
    await relay.idle();
    const twin = { ...(events('acc_twin', 1)[0] as CloudEvent), id: 'acc_twin_again' };
    await outboxes.updateOne({ _id: 'acc_twin' }, { $push: { outbox: twin } });
    await relay.sweep();
    await relay.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_twin_1', 'acc_twin_again']);
    expect(await left('acc_twin')).toBe(0);
  });
  it('of which another replica publishes all, however many, is not looked for again and again', async () => {
    await leave(
      Array.from({ length: 1_200 }, (_, i) => `acc_${i}`),
      1,
    );
    await outboxes.updateMany({}, { $set: { lease: { holder: 'another', beat: 1 } } } as never);
    const looked = jest.spyOn(outboxes, 'find');
    const watching = createRelay({
      ...{ collection: outboxes, topic, name: 'plain', bus: { ...bus, shared: true }, logger: silentLogger() },
      everyMs: 60_000,
    });
    watching.start();
    const answer = () => looked.mock.results[0]?.value as { readonly closed: boolean } | undefined;
    await eventually(() => answer()?.closed === true, 'it has looked');
    // It would begin anew in the moment in which it has seen what it found.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(looked.mock.calls.length).toBe(1);
    await watching.stop();
    looked.mockRestore();
    expect(published).toEqual([]);
  });
  it('of which another replica publishes some: its own are left to it, the others are taken', async () => {
    await leave(ids, 1);
    const [others, free] = [ids.slice(0, 5), ids.slice(5)];
    await outboxes.updateMany({ _id: { $in: others } }, { $set: { lease: { holder: 'another', beat: 1 } } } as never);
    const shared = createRelay({
      collection: outboxes,
      topic,
      name: 'plain',
      bus: { ...bus, shared: true },
      logger: silentLogger(),
    });
    await shared.sweep();
    await shared.idle();
    expect([...ofEach().keys()].toSorted()).toEqual(free.toSorted());
    const waiting = await outboxes.find({ 'outbox.0': { $exists: true } }).toArray();
    expect(waiting.map(({ _id }) => _id).toSorted()).toEqual(others.toSorted());
    await shared.stop();
  });
});

describe('an outbox that its writer hands over', () => {
  const eventOf = (subject: string, sequence: number): CloudEvent => ({
    ...{ id: `${subject}_${sequence}`, type: 't', source: 's', subject, time: '', sequence, data: {} },
  });
  const put = (subject: string, sequence: number) =>
    outboxes.updateOne(
      { _id: subject },
      { $push: { outbox: eventOf(subject, sequence) }, $set: { sequence } },
      { upsert: true },
    );
  let looks: number;
  let handed: Relay;
  beforeEach(() => {
    looks = 0;
    handed = createRelay({
      collection: watched(() => {
        looks += 1;
      }),
      ...{ topic, name: 'handed', bus, logger: silentLogger(), safeFrom: () => () => flush.promise },
    });
  });
  afterEach(() => handed.stop());

  it('is published without being read, and emptied', async () => {
    await put('acc_9', 1);
    flush.resolve();
    handed.nudge('acc_9', 1, [eventOf('acc_9', 1)]);
    await handed.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_9_1']);
    expect([looks, await left('acc_9')]).toEqual([0, 0]);
  });

  it('is published once, also where the next writer has met the first event in it', async () => {
    await put('acc_9', 1);
    handed.nudge('acc_9', 1, [eventOf('acc_9', 1)]);
    await eventually(() => published.length === 1, 'the first is published');
    await put('acc_9', 2);
    handed.nudge('acc_9', 2, [eventOf('acc_9', 1), eventOf('acc_9', 2)]);
    await eventually(() => published.length === 2, 'the second is published');
    flush.resolve();
    await handed.idle();
    expect(await left('acc_9')).toBe(0);
    // Its reader of a moment ago, after all has left.
    await put('acc_9', 3);
    handed.nudge('acc_9', 3, [eventOf('acc_9', 2), eventOf('acc_9', 3)]);
    await handed.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_9_1', 'acc_9_2', 'acc_9_3']);
    expect([looks, await left('acc_9')]).toEqual([0, 0]);
  });

  it('is sent in its order with what was left in it, and what may still be lost stays', async () => {
    for (const sequence of [1, 2, 3]) await put('acc_9', sequence);
    flush.resolve();
    handed.nudge('acc_9', 2, [eventOf('acc_9', 1), eventOf('acc_9', 2), eventOf('acc_9', 3)]);
    await handed.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_9_1', 'acc_9_2']);
    handed.nudge('acc_9', 3);
    await handed.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_9_1', 'acc_9_2', 'acc_9_3']);
    expect(await left('acc_9')).toBe(0);
  });

  it('is read again where it could not be sent', async () => {
    await put('acc_9', 1);
    flush.resolve();
    await bus.stop();
    handed.nudge('acc_9', 1, [eventOf('acc_9', 1)]);
    await handed.idle();
    expect([published, await left('acc_9')]).toEqual([[], 1]);
    await bus.start();
    await handed.sweep();
    await handed.idle();
    expect(published.map(({ id }) => id)).toEqual(['acc_9_1']);
    expect(await left('acc_9')).toBe(0);
  });
});

describe('a relay with nothing to do', () => {
  it('rests, and finds all the same what nobody told it of', async () => {
    const looks: number[] = [];
    let answers = 0;
    const counted = watched(
      () => void looks.push(performance.now()),
      () => {
        answers += 1;
      },
    );
    const resting = createRelay({
      ...{ collection: counted, topic, name: 'resting', bus, logger: silentLogger(), everyMs: 20 },
      clock: () => new Date(),
    });
    resting.start();
    // What is put there while the first look is under way may be found by that.
    await eventually(() => answers > 0, 'it has looked once, and found nothing');
    const event = { id: 'acc_9_1', type: 't', source: 's', subject: 'acc_9', time: '', sequence: 1, data: {} };
    await outboxes.insertOne({ _id: 'acc_9', outbox: [event], sequence: 1 } as never);
    await eventually(() => published.length === 1, 'the event is published');
    // Of its own accord: a first look, and the second after a rest. How often it has looked by now is this machine's to say.
    const [first = 0, second = 0] = looks;
    expect((second - first) / 20).toBeGreaterThan(5);
    await resting.stop();
  });
});
