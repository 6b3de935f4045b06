import { clientOverrides, clientSettingsOf } from '@touchline/contracts/protocol/client';
import { z } from 'zod';

/** `CLIENT_SETTINGS`: how the pages reach the API, as JSON; what it leaves out is as `standardClient` has it. */
export const clientSettings = z
  .string()
  .default('{}')
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' });
      return z.NEVER;
    }
  })
  .pipe(clientOverrides)
  .superRefine((overrides, context) => {
    try {
      clientSettingsOf(overrides);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });
