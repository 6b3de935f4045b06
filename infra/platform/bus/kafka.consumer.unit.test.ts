import { describe, expect, it, jest } from '@jest/globals';
import type { Consumer, ConsumerConfig, EachBatchPayload } from 'kafkajs';
import { eventually, silentLogger } from '../../quality/testkit/index.ts';
import { StartedAnew } from '../database/durable.ts';
import type { CloudEvent } from './bus.ts';
import type { KafkaClient } from './kafka.client.ts';
import { createKafkaConsumer } from './kafka.consumer.ts';
import { toMessage } from './kafka.message.ts';

/** A member of a group against a client that does what the test says: moments that no broker can be made to have. */

const topic = 'touchline.user';
const event: CloudEvent = {
  id: 'evt_1',
  type: 'touchline.user.registered.v1',
  source: 'identity',
  subject: 'usr_1',
  time: '2026-01-01T00:00:00.000Z',
  sequence: 1,
  data: {},
};

/** What comes of a member that runs: its partitions, a crash that kafkajs calls final, or nothing at all. */
type OnRun = 'joins' | 'crashes' | 'hangs';

class Member {
  readonly listeners = new Map<string, (event: { payload: unknown }) => void>();
  readonly committed: string[] = [];
  readonly sought: string[] = [];
  resolved: string[] = [];
  connections = 0;
  readonly onRun: OnRun;
  constructor(onRun: OnRun) {
    this.onRun = onRun;
  }
  eachBatch: (payload: EachBatchPayload) => Promise<void> = async () => {};

  /** The group has given it its partitions. */
  join(): void {
    this.listeners.get('consumer.group_join')?.({ payload: { memberAssignment: { [topic]: [0] } } });
  }
  /** A broker answered. */
  answer(): void {
    this.listeners.get('consumer.fetch')?.({ payload: { numberOfBatches: 0, duration: 1_000, nodeId: '1' } });
  }
  crash(): void {
    const error = new Error('Failed to find group coordinator');
    this.listeners.get('consumer.crash')?.({ payload: { error, restart: false } });
  }
  /** A fetch brings the event; or many of other subjects behind it. */
  bring(offset: string, count = 1): Promise<void> {
    const messages = Array.from({ length: count }, (_, behind) => {
      const message = toMessage(event);
      const at = { offset: String(Number(offset) + behind), timestamp: '0', attributes: 0 };
      return { ...message, ...at, key: Buffer.from(`usr_${behind + 1}`), value: Buffer.from(String(message.value)) };
    });
    return this.eachBatch({
      batch: { topic, partition: 0, messages, lastOffset: () => messages.at(-1)?.offset },
      resolveOffset: (at: string) => void this.resolved.push(at),
      heartbeat: async () => {},
      isRunning: () => true,
      isStale: () => false,
    } as unknown as EachBatchPayload);
  }
  readonly consumer = {
    on: (name: string, listen: (event: { payload: unknown }) => void) => this.listeners.set(name, listen),
    connect: async () => {
      this.connections += 1;
    },
    disconnect: async () => {
      this.connections = 0;
    },
    subscribe: async () => {},
    run: async ({ eachBatch }: { eachBatch: Member['eachBatch'] }) => {
      this.eachBatch = eachBatch;
      if (this.onRun === 'joins') this.join();
      if (this.onRun === 'crashes') this.crash();
    },
    commitOffsets: async (offsets: readonly { offset: string }[]) =>
      void this.committed.push(...offsets.map(({ offset }) => offset)),
    seek: ({ offset }: { offset: string }) => this.sought.push(offset),
    pause: () => {},
  } as unknown as Consumer;
}

const setUp = (
  safeFrom?: () => () => Promise<void>,
  handling: Promise<void> = Promise.resolve(),
  onRuns: readonly OnRun[] = [],
) => {
  const members: Member[] = [];
  const handled: string[] = [];
  const configs: ConsumerConfig[] = [];
  const kafka = {
    consumer: (config: ConsumerConfig) => {
      configs.push(config);
      const member = new Member(onRuns[members.length] ?? 'joins');
      members.push(member);
      return member.consumer;
    },
  } as unknown as KafkaClient;
  const consumer = createKafkaConsumer({
    kafka,
    subscription: { group: 'offers.actors', topics: [topic], from: 'beginning', handle: async () => {} },
    parking: {
      load: async () => {},
      bring: async ({ event: { id } }) => {
        handled.push(id);
        await handling;
      },
      release: async () => {},
      orderingKeys: () => [],
      looksAt: () => false,
    },
    parkUnreadable: async () => {},
    logger: silentLogger,
    sessionTimeoutMs: 6_000,
    safeFrom,
  });
  const member = (at: number): Member => members[at] as Member;
  return { consumer, configs, members, member, handled };
};

describe('a member of a group', () => {
  it('lets the broker keep a question for a second, and no longer than its sign of life is due', async () => {
    const { consumer, configs } = setUp();
    await consumer.start();
    const { maxWaitTimeInMs = 0, heartbeatInterval = 0, sessionTimeout = 0 } = configs[0] ?? {};
    expect(maxWaitTimeInMs).toBe(1_000);
    // A sign of life is given between two questions.
    expect(maxWaitTimeInMs + heartbeatInterval).toBeLessThan(sessionTimeout / 2);
    await consumer.stop();
  });

  it('asks while brokers answer it, and for so long afterwards as they may take', async () => {
    const { consumer, member } = setUp();
    await consumer.start();
    expect(consumer.asking()).toBe(false);
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    member(0).answer();
    now.mockReturnValue(15_999);
    expect(consumer.asking()).toBe(true);
    now.mockReturnValue(16_000);
    expect(consumer.asking()).toBe(false);
    now.mockRestore();
    await consumer.stop();
  });

  it('commits behind what it handled', async () => {
    const { consumer, member, handled } = setUp();
    await consumer.start();
    await member(0).bring('5');
    await eventually(() => member(0).committed.length > 0, 'it is committed');
    expect(handled).toEqual(['evt_1']);
    expect(member(0).committed).toEqual(['6']);
    await consumer.stop();
  });

  it('commits what it was handling as it left', async () => {
    const handling = Promise.withResolvers<void>();
    const { consumer, member, handled } = setUp(() => async () => {}, handling.promise);
    await consumer.start();
    await member(0).bring('5');
    await eventually(() => handled.length > 0, 'it is being handled');
    const stopped = consumer.stop();
    handling.resolve();
    await stopped;
    expect(member(0).committed).toEqual(['6']);
  });

  it('fetches no more while as much as may lies here, and goes on as soon as there is room', async () => {
    const handling = Promise.withResolvers<void>();
    const { consumer, member } = setUp(undefined, handling.promise);
    await consumer.start();
    const [fits, tooMuch] = [member(0).bring('1', 1_000), Promise.withResolvers<void>()];
    await fits;
    let goesOn = false;
    void member(0)
      .bring('1001')
      .then(() => {
        goesOn = true;
        tooMuch.resolve();
      });
    await eventually(() => consumer.inFlight() === 1_001, 'more lies here than may');
    expect(goesOn).toBe(false);
    handling.resolve();
    await tooMuch.promise;
    expect(consumer.inFlight()).toBeLessThanOrEqual(1_000);
    await consumer.stop();
  });

  it('asks again where a flush took too long, and stays in the group', async () => {
    let asked = 0;
    const { consumer, members, member } = setUp(() => async () => {
      asked += 1;
      if (asked === 1) throw new Error('the flush took too long');
    });
    await consumer.start();
    await member(0).bring('5');
    await eventually(() => member(0).committed.length > 0, 'it is committed');
    expect([asked, members.length, member(0).committed]).toEqual([2, 1, ['6']]);
    await consumer.stop();
  });

  it('commits nothing that can still be lost: all that is not committed comes again to a new one', async () => {
    let isSafe = false;
    const { consumer, members, member, handled } = setUp(() => async () => {
      if (!isSafe) throw new StartedAnew();
    });
    await consumer.start();
    await member(0).bring('5');
    await eventually(() => members.length === 2, 'it is started anew');
    expect(member(0).committed).toEqual([]);
    expect(member(0).connections).toBe(0);
    isSafe = true;
    await eventually(() => member(1).connections === 1, 'the new one is there');
    await member(1).bring('5');
    await eventually(() => member(1).committed.length > 0, 'it is committed');
    expect(handled).toEqual(['evt_1', 'evt_1']);
    expect(member(1).committed).toEqual(['6']);
    await consumer.stop();
  });

  it('that was replaced and comes back handles nothing, disturbs nobody and is sent away', async () => {
    const { consumer, members, member, handled } = setUp();
    await consumer.start();
    await consumer.restart('it was silent');
    expect(members).toHaveLength(2);
    member(0).connections = 1;
    const bringing = member(1).bring('5');
    member(0).join();
    await member(0).bring('9');
    await bringing;
    await eventually(() => member(1).committed.length > 0, 'the event of the one that is there is committed');
    expect(handled).toEqual(['evt_1']);
    expect(member(0).resolved).toEqual([]);
    await eventually(() => member(0).connections === 0, 'it is sent away');
    await consumer.stop();
  });

  it('that is asked to start anew twice does so once, and not at all once it is stopped', async () => {
    const { consumer, members } = setUp();
    await consumer.start();
    await Promise.all([consumer.restart('silent'), consumer.restart('crashed')]);
    expect(members).toHaveLength(2);
    const restarting = consumer.restart('silent');
    await Promise.all([consumer.stop(), restarting]);
    expect(members).toHaveLength(2);
  });

  it('that crashes for good before it has partitions says so to whoever starts it, and can be started again', async () => {
    const { consumer, members, member } = setUp(undefined, undefined, ['crashes']);
    await expect(consumer.start()).rejects.toThrow('Failed to find group coordinator');
    expect(member(0).connections).toBe(0);
    await consumer.start();
    expect([members.length, member(1).connections]).toEqual([2, 1]);
    await consumer.stop();
  });

  it('that crashes for good is started anew, however often that crashes', async () => {
    const { consumer, members, member, handled } = setUp(undefined, undefined, ['joins', 'crashes', 'crashes']);
    await consumer.start();
    member(0).crash();
    await eventually(() => members.length === 4 && member(3).connections === 1, 'the fourth is there');
    await member(3).bring('5');
    await eventually(() => member(3).committed.length > 0, 'it handles what comes');
    expect(handled).toEqual(['evt_1']);
    await consumer.stop();
  });

  it('stops while it starts anew and nothing answers', async () => {
    const { consumer, members, member } = setUp(undefined, undefined, ['joins', 'hangs']);
    await consumer.start();
    const restarting = consumer.restart('it was silent');
    await eventually(() => members.length === 2, 'the second one is on its way');
    await consumer.stop();
    await restarting;
    expect([members.length, member(1).connections]).toEqual([2, 0]);
    await expect(consumer.start()).rejects.toThrow('stopped');
  });

  it('fetches again what a batch skips that was fetched before the group was formed anew', async () => {
    const { consumer, member, handled } = setUp();
    await consumer.start();
    const bringing = member(0).bring('5');
    member(0).join();
    await bringing;
    await member(0).bring('6');
    expect(member(0).sought).toEqual(['5']);
    expect(handled).toEqual([]);
    await member(0).bring('5');
    await eventually(() => handled.length === 1, 'it is handled');
    await consumer.stop();
  });
});
