import { afterAll, expect, it } from '@jest/globals';
import { startEmbedded } from './embedded.ts';
import { runRounds } from './rounds.ts';
import type { Stage } from './stage.ts';

/** A short run of `npm run crash`: each point once, in one process with its engine. */

let stage: Stage | undefined;
afterAll(async () => stage?.close());

it('killed at each point once, the one process loses nothing, doubles nothing, and its read models are what a rebuild gives', async () => {
  stage = await startEmbedded();
  const rounds = stage.places.length;
  const { byPoint, rebuilds, faults } = await runRounds({ stage, rounds, seed: 1, log: () => {} });
  expect(faults).toEqual([]);
  expect([...byPoint.keys()].sort()).toEqual(stage.places.map(([, point]) => point).sort());
  expect(rebuilds).toBe(1);
}, 600_000);
