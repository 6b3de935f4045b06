import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemo } from '../../../apps/all-in-one/data-directory.ts';
import { seedDemo } from '../../../apps/all-in-one/demo/seed.ts';
import { allInOneHarness } from '../../testkit/all-in-one.harness.ts';

/** A product with its demo world whose clock another process moves, for journeys over days: `{ travel }` in ms. */
const directory = await mkdtemp(join(tmpdir(), 'touchline-later-'));
await prepareDemo(directory);
const harness = await allInOneHarness(undefined, undefined, {
  port: Number(process.env.TOUCHLINE_JOURNEY_PORT ?? 3199) + 1,
});
// Those who come later would lose their sessions when the clock is moved, and the journeys need the first ones alone.
await seedDemo(harness.product, directory, { travel: harness.travel, firstPartOnly: true });
process.on('message', ({ travel }: { readonly travel: number }) => {
  harness.travel(travel);
  process.send?.({ travelled: travel });
});
process.once('disconnect', () => {
  void Promise.all([harness.close(), rm(directory, { recursive: true, force: true })]).finally(() => process.exit());
});
process.send?.({ address: harness.product.address });
