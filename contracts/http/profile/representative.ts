import { z } from 'zod';
import { name } from './player.ts';

export const representativePerson = z.strictObject({
  first_name: name,
  last_name: name,
  phone: z
    .string()
    .trim()
    .min(5, 'Enter a phone number.')
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.'),
  /** One of the list or an own word; null: not defined yet. */
  position: z.string().trim().min(2).max(60).nullable(),
});
