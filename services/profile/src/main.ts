import { runService } from '@touchline/infra/process';
import { z } from 'zod';
import { createProfile, scoutingBudgets } from './service.ts';

await runService(
  'profile',
  z.object({}),
  async ({ adapters, common }) =>
    createProfile({
      ...common,
      connection: await adapters.connect('profile'),
      files: adapters.files,
      budgets: await scoutingBudgets(adapters),
    }),
  { keepsFiles: true },
);
