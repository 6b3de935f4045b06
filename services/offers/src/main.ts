import { openThrottles } from '@touchline/platform/cache';
import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createOffers, offersRates } from './service.ts';

await runService('offers', z.object({}), async ({ adapters, common }) =>
  createOffers({
    ...common,
    connection: await adapters.connect('offers'),
    limits: await openThrottles(adapters.limiter, offersRates),
  }),
);
