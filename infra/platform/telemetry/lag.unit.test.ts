import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import { createMetrics } from './index.ts';

it('the lag of the event loop is looked at twice a second: each look wakes a process that has nothing to do', async () => {
  const { registry } = createMetrics();
  const beside = monitorEventLoopDelay({ resolution: 500 });
  beside.enable();
  await eventually(() => beside.count > 2, 'one that looks as often has seen something');
  beside.disable();
  // Reading begins it anew: it is read once. A look that comes late on a busy machine may be followed by one that comes early.
  const told = /^nodejs_eventloop_lag_mean_seconds (\S+)$/m.exec(await registry.metrics())?.[1];
  expect(Number(told)).toBeGreaterThan(0.25);
  expect(Number(told)).toBeLessThan(60);
});
