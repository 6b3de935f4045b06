import { openThrottles } from '@touchline/platform/cache';
import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createTrials, trialsRates } from './service.ts';

await runService('trials', z.object({}), async ({ adapters, common }) =>
  createTrials({
    ...common,
    connection: await adapters.connect('trials'),
    limits: await openThrottles(adapters.limiter, trialsRates),
  }),
);
