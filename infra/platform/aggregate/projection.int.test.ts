import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import type { Connection } from 'mongoose';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../bus/index.ts';
import { silentLogger } from '../telemetry/index.ts';
import { consumer, createCheckpoints, project } from './index.ts';

let database: TestDatabase;
let connection: Connection;
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  names += 1;
  connection = await database.connect(`view${names}`);
});

describe('a projection', () => {
  it('is the same whatever the order and number of deliveries', async () => {
    const collection = connection.collection('view');
    const deliveries = [3, 1, 2, 3, 2, 5, 4, 1];
    for (const sequence of deliveries)
      await project(collection, 'row', { subject: 'acc_1', sequence }, { value: sequence });
    await project(collection, 'row', { subject: 'acc_2', sequence: 1 }, { other: 'kept' });
    expect(await collection.findOne({ _id: 'row' as never })).toMatchObject({
      value: 5,
      other: 'kept',
      sources: { acc_1: 5, acc_2: 1 },
    });
  });
  it('holds when many events of many aggregates meet in one new row', async () => {
    const collection = connection.collection('view');
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        project(
          collection,
          'row',
          { subject: `acc_${i % 4}`, sequence: 1 + Math.floor(i / 4) },
          { [`of${i % 4}`]: 1 + Math.floor(i / 4) },
        ),
      ),
    );
    expect(await collection.findOne({ _id: 'row' as never })).toMatchObject({ of0: 10, of1: 10, of2: 10, of3: 10 });
  });
  it('that can’t be written fails alone: what was written with it stays', async () => {
    const collection = connection.collection('view');
    await collection.createIndex({ shirt: 1 }, { unique: true, sparse: true });
    const write = (row: string, shirt: number) =>
      project(collection, row, { subject: 'acc_1', sequence: 1 }, { shirt });
    const written = await Promise.allSettled([write('one', 9), write('two', 9), write('three', 10), write('one', 11)]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(written[1]).toMatchObject({ reason: { code: 11000 } });
    expect(
      await collection
        .find({}, { projection: { shirt: 1 } })
        .sort({ shirt: 1 })
        .toArray(),
    ).toEqual([
      { _id: 'one', shirt: 9 },
      { _id: 'three', shirt: 10 },
    ]);
  });
  it('is the same where first events make their rows beside rows that others have made, and come again', async () => {
    const collection = connection.collection('view');
    const first = (id: string) => project(collection, id, { subject: id, sequence: 1 }, { name: `${id} at first` });
    await project(collection, 'acc_1', { subject: 'sub_1', sequence: 3 }, { paid: true });
    await project(collection, 'acc_2', { subject: 'acc_2', sequence: 2 }, { name: 'acc_2 later' });
    await Promise.all([first('acc_1'), first('acc_2'), first('acc_3'), first('acc_3'), first('acc_4')]);
    const later = project(collection, 'acc_3', { subject: 'acc_3', sequence: 2 }, { name: 'acc_3 later' });
    await Promise.all([
      first('acc_4'),
      later,
      project(collection, 'acc_5', { subject: 'acc_5', sequence: 1 }, { 'of.it': 1 }),
    ]);
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'acc_1', paid: true, name: 'acc_1 at first', sources: { sub_1: 3, acc_1: 1 } },
      { _id: 'acc_2', name: 'acc_2 later', sources: { acc_2: 2 } },
      { _id: 'acc_3', name: 'acc_3 later', sources: { acc_3: 2 } },
      { _id: 'acc_4', name: 'acc_4 at first', sources: { acc_4: 1 } },
      { _id: 'acc_5', of: { it: 1 }, sources: { acc_5: 1 } },
    ]);
  });
});

describe('how far a projection has come', () => {
  it('is kept from an aggregate’s first event on, also where that comes again', async () => {
    const checkpoints = createCheckpoints(connection, ['acc'], 'twice');
    const event = (subject: string, sequence: number) => ({
      ...{ id: `${subject}_${sequence}`, type: 't', source: 's', subject, time: '', sequence, data: {} },
    });
    await checkpoints.record(event('acc_1', 1));
    await checkpoints.record(event('acc_1', 2));
    await Promise.all(
      [event('acc_1', 1), event('acc_2', 1), event('acc_2', 1), event('acc_1', 3)].map((one) =>
        checkpoints.record(one),
      ),
    );
    expect(Object.fromEntries(await checkpoints.seen(['acc_1', 'acc_2', 'acc_3']))).toEqual({ acc_1: 3, acc_2: 1 });
  });
  it('tells a reader whether what he wrote was seen', async () => {
    const checkpoints = createCheckpoints(connection, ['acc']);
    const event = { id: 'e', type: 't', source: 's', subject: 'acc_1', time: '', sequence: 2, data: {} };
    expect(await checkpoints.waitFor([{ id: 'acc_1', sequence: 2 }], 30)).toBe(true);
    const waiting = checkpoints.waitFor([{ id: 'acc_1', sequence: 2 }]);
    await checkpoints.record(event);
    expect(await waiting).toBe(false);
    expect(await checkpoints.waitFor([{ id: 'usr_1', sequence: 9 }], 30)).toBe(false);
    // Another replica asks the database, and another read model of the same service has its own.
    const replica = createCheckpoints(connection, ['acc']);
    expect(await replica.waitFor([{ id: 'acc_1', sequence: 2 }], 30)).toBe(false);
    const slower = createCheckpoints(connection, ['acc'], 'slower');
    expect(await slower.waitFor([{ id: 'acc_1', sequence: 2 }], 30)).toBe(true);
  });
  it('tells so at once where no other process follows, and after a restart', async () => {
    const memory = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: silentLogger() });
    const checkpoints = createCheckpoints(connection, ['acc'], 'alone');
    memory.subscribe(
      consumer(
        { logger: silentLogger() },
        { group: 'alone', topics: ['touchline.subscription'], from: 'end', on: {}, checkpoints },
      ),
    );
    await memory.start();
    const written = jest.spyOn(connection.collection('checkpoints'), 'bulkWrite');
    const example = { type: subscriptionEvents.started.type, source: 's', time: '', data: {} };
    const events = [1, 2, 3].map((sequence) => ({ ...example, id: `e${sequence}`, subject: 'acc_1', sequence }));
    await memory.publish('touchline.subscription', events);
    const token = [{ id: 'acc_1', sequence: 3 }];
    expect(await checkpoints.waitFor(token, 0)).toBe(false);
    expect(written).not.toHaveBeenCalled();
    // One write for all three, from which another run of the process goes on.
    const anew = createCheckpoints(connection, ['acc'], 'alone');
    await eventually(async () => expect(await anew.waitFor(token, 0)).toBe(false), 'the last one is written');
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
    await memory.stop();
  });
});
