import { z } from 'zod';
import { jobTitle, partOfName } from '../../names.ts';

export const representativePerson = z.strictObject({
  first_name: partOfName,
  last_name: partOfName,
  phone: z
    .string()
    .trim()
    .min(5, 'Enter a phone number.')
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.'),
  /** One of the list or an own word; null: not defined yet. */
  position: jobTitle.nullable(),
});
