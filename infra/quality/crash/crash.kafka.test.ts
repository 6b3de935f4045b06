import { afterAll, describe, expect, it } from '@jest/globals';
import { kafkaMissing } from '../testkit/kafka/index.ts';
import { redisMissing } from '../testkit/redis.ts';
import { startSeparate } from './cluster.ts';
import type { Harness } from './harness.ts';
import { pointNames } from './points.ts';
import { runRounds } from './rounds.ts';

/** A short run of `npm run crash -- --shape cluster`: each point once, each process at least once. */

const missing = (await kafkaMissing()) ?? (await redisMissing());
if (missing !== undefined) process.stderr.write(`Crashes of separate processes skipped. ${missing}\n`);
const withProcesses = missing === undefined ? describe : describe.skip;

let harness: Harness | undefined;
afterAll(async () => harness?.close());

const places: Harness['places'] = [
  ['identity', 'before-reaction'],
  ['identity', 'after-reaction'],
  ['profile', 'before-project'],
  ['profile', 'after-offset'],
  ['offers', 'after-write'],
  ['trials', 'after-publish'],
  ['trials', 'after-write'],
  ['documents', 'before-write'],
  ['documents', 'after-acknowledge'],
  ['documents', 'after-token'],
  ['trials', 'before-publish'],
  ['trials', 'request-left'],
  ['billing', 'after-project'],
  ['billing', 'before-write'],
  ['billing', 'before-offset'],
  ['billing', 'after-call'],
  ['billing', 'after-message'],
  ['bff', 'before-reply'],
  ['database', 'database-killed'],
];

withProcesses('separate processes', () => {
  it('killed at each point once, they lose nothing, double nothing, and their read models are what a rebuild gives', async () => {
    harness = await startSeparate();
    const told: string[] = [];
    const { byPoint, rebuilds, faults } = await runRounds({
      harness,
      places,
      rounds: places.length,
      seed: 1,
      log: (line) => told.push(line),
    });
    // A fault that comes once in a hundred kills has to be understood from this one run.
    if (faults.length > 0) process.stderr.write(`${told.join('\n')}\n`);
    expect(faults).toEqual([]);
    expect([...byPoint.keys()].sort()).toEqual([...pointNames].sort());
    expect(rebuilds).toBe(1);
  }, 1_200_000);
});
