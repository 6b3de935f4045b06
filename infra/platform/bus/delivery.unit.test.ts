import { expect, it } from '@jest/globals';
import { silentLogger } from '../../quality/testkit/index.ts';
import type { CloudEvent, DeadLetter } from './bus.ts';
import { createDelivery } from './delivery.ts';

/** A store that hangs is no fault of the event either, though its handler can't say so. */

const event: CloudEvent = {
  ...{ id: 'e1', type: 'touchline.offer.made.v1', source: '/offers', subject: 'off_1', sequence: 1, data: {} },
  time: '2026-11-21T10:00:00.000Z',
};
const ended = () => Promise.reject(new Error('no such player'));
const hanging = () => new Promise<void>(() => {});
const handled = () => Promise.resolve();

const delivered = async (tries: readonly (() => Promise<void>)[]) => {
  const letters: DeadLetter[] = [];
  let calls = 0;
  const deliver = createDelivery({
    retry: { attempts: 3, timeouts: 6, firstMs: 1, factor: 1, maxMs: 1 },
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
