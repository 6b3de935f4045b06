import { expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { silentLogger } from '../../quality/testkit/logger.ts';
import { maxTries } from './document.ts';
import { createProcessManager, type Flow } from './process-manager.ts';

/** A collection where others are faster so many times. */
const contested = (races: number) => {
  const counted = { writes: 0 };
  const collection = {
    findOne: async () => ({ _id: 'flow_1', version: counted.writes, state: { step: 'begun', deadline: null } }),
    updateOne: async () => {
      counted.writes += 1;
      return { matchedCount: counted.writes > races ? 1 : 0 };
    },
  };
  const { record } = createProcessManager<Flow, string>(
    { collection: () => collection } as unknown as Connection,
    { name: 'things', initialState: { step: 'none', deadline: null }, advance: (state, step) => ({ ...state, step }) },
    { logger: silentLogger, clock: () => new Date() },
  );
  return { counted, record };
};

it('judges again what happened to a flow as long as others are faster', async () => {
  const { counted, record } = contested(3);
  expect(await record('flow_1', 'gone on')).toMatchObject({ step: 'gone on' });
  expect(counted.writes).toBe(4);
});

it('gives up after a bounded number of lost races: the event comes again', async () => {
  const { counted, record } = contested(Number.POSITIVE_INFINITY);
  await expect(record('flow_1', 'gone on')).rejects.toThrow(`things flow_1: lost ${maxTries} races in a row`);
  expect(counted.writes).toBe(maxTries);
});
