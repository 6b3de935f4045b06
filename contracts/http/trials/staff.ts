import { z } from 'zod';
import { beatPeriod, dealing, ofProfiles, pulse } from '../figures.ts';
import { operation, operations } from '../operation.ts';

export const trialsStaffOperations = operations({
  listTrialsOf: operation({
    summary: 'The newest trial requests of a person’s profiles, as staff may know them',
    method: 'GET',
    path: '/admin/trials',
    access: 'admin',
    query: ofProfiles,
    reply: z.array(dealing),
  }),
  trialPulse: operation({
    summary: 'How many trials were asked for: 7 or 14 days, 12 weeks or 12 months, this one last',
    method: 'GET',
    path: '/admin/trials/pulse',
    access: 'admin',
    query: z.strictObject({ period: beatPeriod }),
    reply: z.object({ trials: pulse }),
  }),
});
