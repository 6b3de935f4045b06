import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createBilling } from './service.ts';

await runService('billing', z.object({}), async ({ adapters, common }) =>
  createBilling({ ...common, connection: await adapters.connect('billing') }),
);
