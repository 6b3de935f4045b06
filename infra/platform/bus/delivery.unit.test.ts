import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { silentLogger } from '../../quality/testkit/index.ts';
import type { CloudEvent, DeadLetter } from './bus.ts';
import { createMemoryDeadLetters } from './dead-letters.ts';
import { createDelivery, createParking, type Deliver } from './delivery.ts';

/** A store that hangs is no fault of the event either, though its handler can't say so. */

const event: CloudEvent = {
  ...{ id: 'e1', type: 'touchline.offer.made.v1', source: '/offers', subject: 'off_1', sequence: 1, data: {} },
  time: '2026-11-21T10:00:00.000Z',
};
const ended = () => Promise.reject(new Error('no such player'));
const hanging = () => new Promise<void>(() => {});
const handled = () => Promise.resolve();

const slow = () => wait(18);

const delivered = async (tries: readonly (() => Promise<void>)[], waits?: number) => {
  const letters: DeadLetter[] = [];
  let calls = 0;
  const deliver = createDelivery({
    retry: { attempts: 3, timeouts: 6, ...(waits === undefined ? {} : { waits }), firstMs: 1, factor: 1, maxMs: 1 },
    deadlineMs: 5,
    logger: silentLogger,
    clock: () => new Date(event.time),
    park: async (letter) => void letters.push(letter),
  });
  const handle = () => {
    calls += 1;
    return (tries[calls - 1] ?? hanging)();
  };
  const subscription = { group: 'reaction', topics: ['offers'], from: 'beginning', handle } as const;
  const outcome = await deliver({ subscription, topic: 'offers', event }, new AbortController().signal);
  return { outcome, calls, causes: letters.map(({ cause }) => cause) };
};

it.each([
  ['is tried again where it fails', [ended, ended, handled], { outcome: 'done', calls: 3, causes: [] }],
  [
    'goes to the dead letters where it fails too often',
    [ended, ended, ended],
    { calls: 3, causes: ['Error: no such player'] },
  ],
  [
    'is waited for longer where it runs out of time',
    [hanging, hanging, hanging, hanging, hanging, handled],
    { outcome: 'done', calls: 6, causes: [] },
  ],
  [
    'is not waited for for ever',
    [],
    { outcome: 'parked', calls: 6, causes: ['TimeoutError: the handler took longer than 5 ms'] },
  ],
  [
    'has its failures counted beside',
    [ended, hanging, ended, hanging, hanging, handled],
    { outcome: 'done', calls: 6, causes: [] },
  ],
] as const)('an event %s', async (_what, tries, expected) => {
  expect(await delivered(tries)).toMatchObject(expected);
});

it.each([
  ['is not begun a second time beside itself', 100, [slow], { outcome: 'done', calls: 1, causes: [] }],
  ['is begun anew where it has been waited for long enough', 2, [hanging, handled], { outcome: 'done', calls: 2 }],
  [
    'is begun anew where it failed in the end',
    100,
    [() => wait(12).then(ended), handled],
    { outcome: 'done', calls: 2 },
  ],
] as const)('a handler that runs out of time %s', async (_what, waits, tries, expected) => {
  expect(await delivered(tries, waits)).toMatchObject(expected);
});

it.each<[string, Awaited<ReturnType<Deliver>>, boolean]>([
  ['of a letter', 'parked', true],
  ['of what waits for a newer version', 'set aside', true],
  ['of nothing', 'done', false],
])('who puts events aside knows %s', async (_what, outcome, isKnown) => {
  const deadLetters = createMemoryDeadLetters();
  const given = { deadLetters, logger: silentLogger, clock: () => new Date(event.time) };
  const subscription = { group: 'mail', topics: ['offers'], from: 'end', independent: true, handle: handled } as const;
  const { signal } = new AbortController();
  const parking = createParking({ ...given, deliver: async () => outcome });
  await parking.load([subscription], signal);
  expect(parking.looksAt(1)).toBe(false);
  await parking.bring({ subscription, topic: 'offers', event }, signal);
  expect([parking.looksAt(1), parking.looksAt(10)]).toEqual([isKnown, true]);
});

it('who starts knows of what was set aside before', async () => {
  const deadLetters = createMemoryDeadLetters();
  const letter = { id: 'l1', group: 'mail', topic: 'offers', event, attempts: 1, cause: '', at: event.time };
  await deadLetters.put({ ...letter, unknown: true } as DeadLetter);
  const parking = createParking({
    ...{ deadLetters, logger: silentLogger, clock: () => new Date(event.time), deliver: async () => 'done' as const },
  });
  const subscription = { group: 'mail', topics: ['offers'], from: 'end', handle: handled } as const;
  await parking.load([subscription], new AbortController().signal);
  expect(parking.looksAt(1)).toBe(true);
});
