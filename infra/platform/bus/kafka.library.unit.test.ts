import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import {
  type Fetched,
  type Fetching,
  loadKafkajs,
  type RequestQueue,
  rest,
  restWhereNothingComes,
} from './kafka.library.ts';

interface Queue extends RequestQueue {
  readonly pending: { sent?: boolean }[];
  readonly inflight: Map<number, { sentAt: number; requestTimeout: number; timeoutRequest(): void }>;
  isConnected: () => boolean;
  throttledUntil: number;
  throttleCheckTimeoutId: unknown;
  checkPendingRequests(): void;
  destroy(): void;
}

const quiet = { debug: () => {} };

const queueOf = async (): Promise<Queue> => {
  await loadKafkajs();
  // @ts-expect-error it has no types
  const { default: RequestQueue } = await import('kafkajs/src/network/requestQueue/index.js');
  const about = { broker: 'kafka:9092', clientId: 'offers', requestTimeout: 5_000, enforceRequestTimeout: true };
  return new RequestQueue({ logger: quiet, maxInFlightRequests: null, ...about });
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('a connection that holds nothing back does not look whether it does', async () => {
  const queue = await queueOf();
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).toBeNull();
});

it('what a broker had held back is sent when its pause is over', async () => {
  const queue = await queueOf();
  queue.throttledUntil = Date.now() + 20;
  const sent = new Promise<void>((resolve) => {
    queue.pending.push({ send: resolve, expectResponse: true } as never);
  });
  queue.scheduleCheckPendingRequests();
  expect(queue.throttleCheckTimeoutId).not.toBeNull();
  await sent;
  expect(queue.pending).toEqual([]);
  // All is sent: it rests.
  expect(queue.throttleCheckTimeoutId).toBeNull();
  queue.destroy();
});

it('one look for all connections finds what is answered late, and looks no longer than there are any', async () => {
  const queues = [await queueOf(), await queueOf(), await queueOf()];
  jest.useFakeTimers();
  const begun = jest.spyOn(globalThis, 'setTimeout');
  const ended = jest.spyOn(globalThis, 'clearTimeout');
  const late = jest.fn();
  const inTime = jest.fn();
  const sentAt = Date.now();
  queues[0]?.inflight.set(1, { sentAt, requestTimeout: 5_000, timeoutRequest: late });
  queues[1]?.inflight.set(1, { sentAt, requestTimeout: 60_000, timeoutRequest: inTime });
  for (const queue of queues) queue.scheduleRequestTimeoutCheck();
  expect(begun).toHaveBeenCalledTimes(1);
  const looking = () => begun.mock.results.at(-1)?.value as NodeJS.Timeout;
  jest.advanceTimersByTime(5_000);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(late).toHaveBeenCalledTimes(1);
  expect(inTime).not.toHaveBeenCalled();
  queues[0]?.destroy();
  queues[1]?.destroy();
  expect(ended).not.toHaveBeenCalledWith(looking());
  // A connection that is gone is left out by the look itself.
  if (queues[2]) queues[2].isConnected = () => false;
  jest.advanceTimersByTime(1_000);
  expect(ended).toHaveBeenCalledWith(looking());
});

it('a connection without time limits is not looked at', async () => {
  const queue = Object.assign(await queueOf(), { enforceRequestTimeout: false });
  const begun = jest.spyOn(globalThis, 'setTimeout');
  queue.scheduleRequestTimeoutCheck();
  expect(begun).not.toHaveBeenCalled();
});

/** A member whose broker answers these one after the other, and the time that passes. */
const memberThatGets = (answers: (readonly Fetched[])[], { maxWaitTime = 1_000, begun = 0 } = {}) => {
  let now = begun;
  const waits: number[] = [];
  const member: Fetching = {
    maxWaitTime,
    fetch(this: Fetching) {
      waits.push(this.maxWaitTime);
      return Promise.resolve(answers.shift() ?? []);
    },
  };
  restWhereNothingComes(member, () => now);
  const ask = (afterMs: number) => {
    now += afterMs;
    return member.fetch('1');
  };
  /** When its broker has answered the last question, which it keeps for as long as it may and some milliseconds. */
  const answered = async () => {
    await ask(member.maxWaitTime + 4.5);
    return now;
  };
  return { ask, answered, waits };
};
const [nothing, something]: [Fetched, Fetched] = [{ rawMessages: [] }, { rawMessages: [{}] }];

it('what a broker has nothing of goes no further', async () => {
  const { ask } = memberThatGets([[nothing, something, nothing], [nothing]]);
  expect(await ask(0)).toEqual([something]);
  expect(await ask(1_000)).toEqual([]);
});

it('a member that is brought nothing asks less often, until something comes', async () => {
  const { ask, waits } = memberThatGets([[nothing], [nothing], [nothing], [something], [nothing], [nothing]]);
  await ask(0);
  await ask(rest.afterMs);
  await ask(rest.fetchMs);
  await ask(1);
  await ask(1);
  await ask(1);
  // At 13 s until 15: all of a process are answered at a multiple of the three seconds.
  expect(waits).toEqual([1_000, 1_000, 1_000, 2_000, 1_000, 1_000]);
});

it('members that rest are answered at the same moment, whenever each has begun, and rest no longer than that', async () => {
  const ended: number[] = [];
  for (const begun of [0.3, 420, 999, 1_000, 1_777.7, 2_998, 2_999.9]) {
    const { answered, waits } = memberThatGets([], { begun });
    for (let now = 0; now < 40_000; ) now = await answered();
    const times = [await answered(), await answered()];
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeCloseTo(rest.fetchMs, -1);
    ended.push((times[1] ?? 0) % rest.fetchMs);
    expect(Math.max(...waits)).toBeLessThanOrEqual(rest.fetchMs);
    expect(waits.every(Number.isInteger)).toBe(true);
  }
  // So many milliseconds as their answers take.
  expect(Math.max(...ended)).toBeLessThan(10);
});

it('who is told to ask more seldom than a rest does so', async () => {
  const { ask, waits } = memberThatGets([], { maxWaitTime: 5_000 });
  await ask(0);
  await ask(rest.afterMs + 1);
  await ask(1);
  expect(waits).toEqual([5_000, 5_000, 5_000]);
});

it('members rest well within the shortest session that a bus may have', () => {
  expect(rest.fetchMs).toBeLessThanOrEqual(6_000 / 2);
});

it('is mended once, however often it is loaded', async () => {
  expect(await loadKafkajs()).toBe(await loadKafkajs());
});

it('nobody else loads it in the product', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const files = globSync('{bff,services/*,infra/apps,infra/platform}/**/*.{ts,mjs}', { cwd: root }).filter(
    (file) => !file.includes('node_modules') && !file.endsWith('.test.ts') && !file.endsWith('kafka.library.ts'),
  );
  const loading = /import\(['"]kafkajs|^import (?!type\b)[^;]*from ['"]kafkajs/m;
  expect(files.filter((file) => loading.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
