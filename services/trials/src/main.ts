import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createTrials } from './service.ts';

await runService('trials', z.object({}), async ({ adapters, common }) =>
  createTrials({ ...common, connection: await adapters.connect('trials') }),
);
