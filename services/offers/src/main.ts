import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createOffers } from './service.ts';

await runService('offers', z.object({}), async ({ adapters, common }) =>
  createOffers({ ...common, connection: await adapters.connect('offers') }),
);
