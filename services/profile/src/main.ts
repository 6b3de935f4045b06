import { openThrottles } from '@touchline/platform/cache';
import { runService } from '@touchline/platform/runtime';
import { z } from 'zod';
import { clipsMaxGb, createProfile, profileRates, scoutingBudgets } from './service.ts';

await runService(
  'profile',
  z.object({ CLIPS_MAX_GB: clipsMaxGb, SCOUTING_COLUMNS: z.string().optional() }),
  async ({ adapters, common, env }) =>
    createProfile({
      ...common,
      connection: await adapters.connect('profile'),
      files: adapters.files,
      scan: adapters.scan,
      budgets: await scoutingBudgets(adapters),
      limits: await openThrottles(adapters.limiter, profileRates),
      clipsMaxGb: env.CLIPS_MAX_GB,
      searchFile: env.SCOUTING_COLUMNS,
    }),
  { keepsFiles: true },
);
