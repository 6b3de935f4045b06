import { expect, it } from '@jest/globals';
import { createBarrier } from './durable.ts';

it('those who come while a flush runs share the next one', async () => {
  const flushes: (() => void)[] = [];
  const barrier = createBarrier(() => new Promise((done) => flushes.push(done)));
  const first = barrier();
  const [second, third] = [barrier(), barrier()];
  expect(flushes).toHaveLength(1);
  flushes[0]?.();
  await first;
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(flushes).toHaveLength(2);
  flushes[1]?.();
  await Promise.all([second, third]);
  const fourth = barrier();
  expect(flushes).toHaveLength(3);
  flushes[2]?.();
  await fourth;
});
