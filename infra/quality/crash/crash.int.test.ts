import { afterAll, expect, it } from '@jest/globals';
import { startEmbedded } from './embedded.ts';
import type { Harness } from './harness.ts';
import { runRounds } from './rounds.ts';

/** A short run of `npm run crash`: each point once, in one process with its engine. */

let harness: Harness | undefined;
afterAll(async () => harness?.close());

it('killed at each point once, the one process loses nothing, doubles nothing, and its read models are what a rebuild gives', async () => {
  harness = await startEmbedded();
  const rounds = harness.places.length;
  const told: string[] = [];
  const { byPoint, rebuilds, faults } = await runRounds({ harness, rounds, seed: 1, log: (line) => told.push(line) });
  // A fault that comes once in a hundred kills has to be understood from this one run.
  if (faults.length > 0) process.stderr.write(`${told.join('\n')}\n`);
  expect(faults).toEqual([]);
  expect([...byPoint.keys()].sort()).toEqual(harness.places.map(([, point]) => point).sort());
  expect(rebuilds).toBe(1);
}, 1_200_000);
