import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createTrials } from './service.ts';

await runService('trials', z.object({}), async ({ common }) => createTrials(common));
