import { z } from 'zod';
import { nameOf, partOfName } from '../../names.ts';
import { country } from '../../values.ts';

export const agencyName = nameOf({ least: 2, most: 80, missing: 'Enter the name of your agency.' });

/** As the football association has printed it: `202406-1187`. */
export const licenceNumber = z
  .string()
  .trim()
  .toUpperCase()
  .min(4, 'Enter your licence number.')
  .max(30, 'Use at most 30 characters.')
  .regex(/^(?=.*\d)[A-Z0-9]+(?:[./-][A-Z0-9]+)*$/, 'Use letters, digits, dots, slashes and hyphens, without spaces.');

export const agentPerson = z.strictObject({
  first_name: partOfName,
  last_name: partOfName,
  agency: agencyName,
  licence_number: licenceNumber,
  /** Where the licence lets the agent work. */
  licensed_countries: z
    .array(country)
    .min(1, 'Choose at least one country.')
    .max(20, 'Choose at most 20 countries.')
    .refine((list) => new Set(list).size === list.length, 'Choose each country once.'),
});

/** What staff look at in an agent's licence: others see it too. */
const licence = {
  agency: z.string().nullable(),
  licence_number: z.string().nullable(),
  licensed_countries: z.array(z.string()),
};

/** An agent as other services may know one. */
export const publicAgent = z.object(licence).meta({ id: 'PublicAgent' });

/** What an agent sees of the own profile, and staff of it. */
export const ownAgent = z
  .object({ first_name: z.string().nullable(), last_name: z.string().nullable(), ...licence })
  .meta({ id: 'OwnAgent' });

/** What a verified agent says has changed. */
export const claimedByAgent = {
  agency: z.string().optional(),
  licence_number: z.string().optional(),
  licensed_countries: z.array(z.string()).optional(),
};
