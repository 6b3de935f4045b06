import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually, silentLogger, testDatabase } from '../../quality/testkit/index.ts';
import { busContract } from './bus.contract.ts';
import { createMemoryBus, createMemoryDeadLetters, createMongoDeadLetters, type Retry } from './index.ts';

const database = await testDatabase();
afterAll(() => database.close());

const retry = { attempts: 3, firstMs: 2, factor: 2, maxMs: 10 };
let made = 0;

const create = async (policy: Retry = retry) => {
  made += 1;
  const deadLetters = createMongoDeadLetters(await database.connect(`bus${made}`));
  const next = () =>
    createMemoryBus({ deadLetters, logger: silentLogger, retry: policy, handlerDeadlineMs: 500, lookMs: 20 });
  return { bus: next(), next, deadLetters, topic: 'offers', group: (name: string) => name };
};

busContract('in process', () => create());

describe('the bus in process, as the outbox needs it', () => {
  const made1 = {
    id: 'e1',
    type: 'touchline.offer.made.v1',
    source: '/offers',
    subject: 'off_1',
    time: '2026-11-21T10:00:00.000Z',
    sequence: 1,
    data: {},
  };

  it('acknowledges only when every group has the effect', async () => {
    const { bus } = await create();
    const effects: string[] = [];
    for (const group of ['one', 'two']) {
      bus.subscribe({
        group,
        topics: ['offers'],
        from: 'end',
        handle: async () => {
          effects.push(group);
        },
      });
    }
    await bus.start();
    await bus.publish('offers', [made1]);
    expect(effects.toSorted()).toEqual(['one', 'two']);
    await bus.stop();
  });

  it('acknowledges a topic that nobody listens to', async () => {
    const { bus } = await create();
    await bus.start();
    await bus.publish('silence', [made1]);
    await bus.stop();
  });

  it('refuses events before start and after stop', async () => {
    const { bus } = await create();
    await expect(bus.publish('offers', [made1])).rejects.toThrow(/not running/);
    await bus.start();
    await bus.stop();
    await expect(bus.publish('offers', [made1])).rejects.toThrow(/not running/);
  });

  it('leaves an event that fails with its publisher when the bus stops', async () => {
    const { bus, deadLetters } = await create({ attempts: 3, firstMs: 60_000, factor: 1, maxMs: 60_000 });
    let calls = 0;
    bus.subscribe({
      group: 'one',
      topics: ['offers'],
      from: 'end',
      handle: async () => {
        calls += 1;
        throw new Error('away');
      },
    });
    await bus.start();
    const publishing = bus.publish('offers', [made1]).then(
      () => 'acknowledged',
      () => 'kept',
    );
    await eventually(() => calls === 1, 'it was tried');
    await bus.stop();
    expect(await publishing).toBe('kept');
    expect(await deadLetters.list()).toEqual([]);
  });

  it('does not acknowledge while the dead letters cannot be written', async () => {
    let broken = true;
    const parked: string[] = [];
    const bus = createMemoryBus({
      logger: silentLogger,
      retry,
      deadLetters: {
        ...createMemoryDeadLetters(),
        put: async ({ id }) => {
          if (broken) throw new Error('database away');
          parked.push(id);
        },
      },
    });
    let calls = 0;
    bus.subscribe({
      group: 'one',
      topics: ['offers'],
      from: 'end',
      handle: async () => {
        calls += 1;
        throw new Error('away');
      },
    });
    await bus.start();
    const publishing = bus.publish('offers', [made1]);
    await eventually(() => calls > 4, 'it is tried beyond its attempts');
    broken = false;
    await publishing;
    expect(parked).toEqual(['one:e1']);
    await bus.stop();
  });
});
