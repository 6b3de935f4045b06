import { runService } from '@touchline/infra/process';
import { z } from 'zod';
import { createOffers } from './service.ts';

await runService('offers', z.object({}), async ({ adapters, common }) =>
  createOffers({ ...common, connection: await adapters.connect('offers') }),
);
