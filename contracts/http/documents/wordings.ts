import { z } from 'zod';
import { calendarDate } from '../../values.ts';
import { operation } from '../operation.ts';
import { contractWording } from './document.ts';

const named = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}$/),
  version: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

/** The words that contracts are made in, for staff. */
export const wordingOperations = {
  listContractWordings: operation({
    summary: 'The wordings of the employment contract, by language, the newest first',
    method: 'GET',
    path: '/admin/contract-wordings',
    access: 'admin',
    reply: z.array(
      contractWording.extend({
        /** The first day on which a contract that is drafted gets it. */
        from: calendarDate,
        /** Whether a contract that is drafted now gets it. */
        in_use: z.boolean(),
      }),
    ),
  }),
  previewContractWording: operation({
    summary: 'A sample contract in this wording, marked as one',
    method: 'GET',
    path: '/admin/contract-wordings/:language/:version/preview',
    access: 'admin',
    params: named,
    download: ['application/pdf'],
    errors: ['NotFound'],
  }),
};
