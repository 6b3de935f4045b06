import { z } from 'zod';
import { beatPeriod, dealing, ofProfiles, pulse } from '../figures.ts';
import { operation, operations } from '../operation.ts';

export const offersStaffOperations = operations({
  listDealings: operation({
    summary: 'The newest interests and offers of a person’s profiles, without their terms',
    method: 'GET',
    path: '/admin/dealings',
    access: 'admin',
    query: ofProfiles,
    reply: z.array(dealing),
  }),
  marketPulse: operation({
    summary:
      'How many interests were declared, positions answered and offers made: 7 or 14 days, 12 weeks or 12 months, this one last',
    method: 'GET',
    path: '/admin/market/pulse',
    access: 'admin',
    query: z.strictObject({ period: beatPeriod }),
    reply: z.object({ interests: pulse, answers: pulse, offers: pulse }),
  }),
});
