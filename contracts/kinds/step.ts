import { z } from 'zod';
import { ownProfile } from '../http/profile/own-profile.ts';

/** What an operation on the own profile has: it answers the profile whole. */
export const own = { access: 'member', reply: ownProfile } as const;

/** `complete`: judge the whole step and move on; without it what is given is kept, and the rest may be missing. */
export const step = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) => {
  // A field that isn't given stays as it is kept: here a default would overwrite it.
  const given = Object.fromEntries(
    Object.entries(shape.shape).map(([field, of]) => [field, of instanceof z.ZodDefault ? of.unwrap() : of]),
  ) as unknown as Shape;
  return z.strictObject({ values: z.strictObject(given).partial(), complete: z.boolean().default(false) });
};
