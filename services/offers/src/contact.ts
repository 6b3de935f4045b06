import type { sharedContact } from '@touchline/contracts/http/offers';
import type { KnownProfile } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { Contact } from './interest/state.ts';

/** What this person shows of themselves to the other side. */
export const contactOf = (
  { profile, user }: KnownProfile,
  { email, phone }: z.output<typeof sharedContact>,
): Contact => ({
  name: profile.name,
  email: email ? (user?.email ?? null) : null,
  phone: phone || null,
});
