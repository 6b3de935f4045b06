import { runService } from '@touchline/infra/process';
import { z } from 'zod';
import { createTrials } from './service.ts';

await runService('trials', z.object({}), async ({ common }) => createTrials(common));
