import { runService } from '@touchline/infra/process';
import { z } from 'zod';
import { createBilling } from './service.ts';

await runService('billing', z.object({}), async ({ adapters, common }) =>
  createBilling({ ...common, connection: await adapters.connect('billing') }),
);
