import { z } from 'zod';

/** Said by a process that is told to let staff in without a second factor. */
export const staffNeedFactor =
  'Staff need a second factor everywhere but in the demo of one machine. Take STAFF_SECOND_FACTOR=offered away.';

/** `STAFF_SECOND_FACTOR` of identity as a process of its own. */
export const staffSecondFactor = z.literal('required', staffNeedFactor).default('required');
