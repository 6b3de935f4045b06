import { z } from 'zod';
import { prose } from '../names.ts';
import { id } from '../values.ts';

/** Shapes that operations of several services have. */

export const shownPerson = z.object({ profile_id: id, name: z.string() }).meta({ id: 'ShownPerson' });
export const shownPlayer = shownPerson.extend({ nickname: z.string() }).meta({ id: 'ShownPlayer' });
export const shownRepresentative = shownPerson.extend({ position: z.string() }).meta({ id: 'ShownRepresentative' });

/** How many there are of a filter's value. */
export const valueCount = z.object({ value: z.string(), count: z.int() }).meta({ id: 'ValueCount' });

/** What would be answered, for a page that says so before anybody asks. */
export const foreseenRefusal = z.object({ error: z.string(), message: z.string() }).meta({ id: 'ForeseenRefusal' });

/** The reason of a refusal or a withdrawal that goes without one as well. */
export const optionalReason = z.strictObject({ reason: prose(500).default('') }).meta({ id: 'OptionalReason' });
