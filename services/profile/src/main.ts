import { openThrottles } from '@touchline/platform/cache';
import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { createProfile, profileRates, scoutingBudgets } from './service.ts';

await runService(
  'profile',
  z.object({}),
  async ({ adapters, common }) =>
    createProfile({
      ...common,
      connection: await adapters.connect('profile'),
      files: adapters.files,
      scan: adapters.scan,
      budgets: await scoutingBudgets(adapters),
      limits: await openThrottles(adapters.limiter, profileRates),
    }),
  { keepsFiles: true },
);
