import { expect, it } from '@jest/globals';
import { createMetrics } from './index.ts';

it('a process tells what it is a build of', async () => {
  const metrics = createMetrics();
  metrics.build({ service: 'offers', version: '1.4.0', revision: 'ab12' });
  expect(await metrics.registry.metrics()).toContain(
    'touchline_build_info{service="offers",version="1.4.0",revision="ab12"} 1',
  );
});
