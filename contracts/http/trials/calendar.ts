import { z } from 'zod';
import { trialDates } from '../../events/trial-request.ts';
import { prose } from '../../names.ts';
import { enteredDate, id } from '../../values.ts';
import { operation, operations } from '../operation.ts';
import { inMarket } from '../preconditions.ts';

/** Days on which the player takes part in no trial. */
const blockedSpan = trialDates
  .extend({
    id,
    /** The player's own words, shown to nobody else. */
    reason: z.string(),
  })
  .meta({ id: 'BlockedSpan' });

export const trialCalendar = z
  .object({
    /** In the order of their days; what is over is left out. */
    blocked: z.array(blockedSpan),
    /** Agreed trials: their days can be asked for by nobody. */
    agreed: z.array(trialDates.extend({ trial_request_id: id })),
  })
  .meta({ id: 'TrialCalendar' });

export const blockingDays = z.strictObject({
  starts_on: enteredDate,
  ends_on: enteredDate,
  reason: prose(60).default(''),
});

export const trialCalendarOperations = operations({
  getTrialCalendar: operation({
    summary: 'The player’s own days: blocked and agreed ones',
    method: 'GET',
    path: '/trial-calendar',
    access: 'member',
    reply: trialCalendar,
    errors: [...inMarket],
  }),
  blockDays: operation({
    summary: 'Blocks days: clubs learn that they are not free, and not why',
    method: 'POST',
    path: '/trial-calendar/blocked-days',
    access: 'member',
    status: 201,
    body: blockingDays,
    reply: trialCalendar,
    errors: [...inMarket, 'TrialRequestDatesOverlap'],
  }),
  unblockDays: operation({
    summary: 'Blocked days are free again',
    method: 'DELETE',
    path: '/trial-calendar/blocked-days/:block_id',
    access: 'member',
    params: z.strictObject({ block_id: id }),
    reply: trialCalendar,
    errors: [...inMarket, 'NotFound'],
  }),
});
