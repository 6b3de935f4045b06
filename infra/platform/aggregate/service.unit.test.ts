import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../quality/testkit/eventually.ts';
import { silentLogger } from '../../quality/testkit/logger.ts';
import { Unavailable } from '../domain/index.ts';
import type { Api } from '../http/index.ts';
import { type Checkpoints, consumer } from './consumer.ts';
import { composeService } from './service.ts';

const api: Api = { operations: {}, checkpoints: [], call: async () => ({ status: 404, headers: {} }) };
const starting = (faults: readonly Error[]) => {
  const left = [...faults];
  let starts = 0;
  const service = composeService({
    name: 'things',
    api,
    subscriptions: [],
    parts: [
      {
        start: async () => {
          starts += 1;
          const fault = left.shift();
          if (fault) throw fault;
        },
        stop: async () => {},
      },
    ],
    logger: silentLogger,
  });
  return { start: service.start, starts: () => starts };
};

describe('the start of a service', () => {
  it('waits for a database that is slow: indexes are asked for again', async () => {
    const { start, starts } = starting([new Unavailable('the database')]);
    await start();
    expect(starts()).toBe(2);
  });

  it('asks the database for a few things at a time, whichever service they belong to', async () => {
    let [running, most, done] = [0, 0, 0];
    const part = {
      start: async () => {
        running += 1;
        most = Math.max(most, running);
        await setImmediate();
        running -= 1;
        done += 1;
      },
      stop: async () => {},
    };
    const parts = Array.from({ length: 30 }, () => part);
    const service = (name: string) => composeService({ name, api, subscriptions: [], parts, logger: silentLogger });
    await Promise.all([service('things').start(), service('others').start()]);
    expect([most, done]).toEqual([8, 60]);
  });

  it('does not wait for what is wrong', async () => {
    const { start, starts } = starting([new Error('an index of this name has other fields')]);
    await expect(start()).rejects.toThrow('other fields');
    expect(starts()).toBe(1);
  });
});

describe('a sweep of a service', () => {
  it('leaves out as many of its turns as it says', async () => {
    let turns = 0;
    const ranAt: number[] = [];
    const service = composeService({
      ...{ name: 'things', api, subscriptions: [], parts: [], logger: silentLogger },
      sweeps: [
        {
          ...{ name: 'what is due', everyMs: 3 },
          run: async () => ranAt.push(turns),
          leaveOut: () => {
            turns += 1;
            return 2;
          },
        },
      ],
    });
    await service.start();
    await eventually(() => ranAt.length >= 3, 'it ran three times');
    await service.stop();
    expect(ranAt.slice(0, 3)).toEqual([3, 6, 9]);
  });
});

describe('the reads of a service', () => {
  const checkpoints: Checkpoints = { record: async () => {}, waitFor: async () => false, seen: async () => new Map() };
  const compose = (follows: Checkpoints | null, waited: readonly Checkpoints[]) =>
    composeService({
      name: 'things',
      api: { ...api, checkpoints: waited },
      subscriptions: [
        consumer(
          { logger: silentLogger },
          { group: 'things.seen', topics: [], from: 'beginning', checkpoints: follows, on: {} },
        ),
      ],
      parts: [],
      logger: silentLogger,
    });

  it('wait for each of its read models, or it does not stand', () => {
    expect(() => compose(checkpoints, [])).toThrow('things: no read waits for things.seen');
    expect(compose(checkpoints, [checkpoints]).subscriptions).toHaveLength(1);
  });
  it('do not wait for a reaction', () => expect(compose(null, []).subscriptions).toHaveLength(1));
});
