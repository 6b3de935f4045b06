import { Rejected } from '@touchline/platform/domain';
import type { Kind } from './kinds/kinds.ts';
import type { ClaimedBy, Created, ProfileEvent, ProfileOf } from './state.ts';

/** What of these values isn't so already. */
const changed = <Values extends object>(before: object, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify((before as Readonly<Record<string, unknown>>)[name]) !== JSON.stringify(value),
    ),
  ) as Partial<Values>;

export const isSo = (before: object, values: object): boolean => Object.keys(changed(before, values)).length === 0;

/** What staff compared with the identification stays as it was looked at. */
export const refuseLocked = (profile: Created, before: object, values: object, locked: readonly string[]): void => {
  if (profile.verification_status !== 'verified') return;
  const was = before as Readonly<Record<string, unknown>>;
  const field = Object.entries(values).find(([name, value]) => locked.includes(name) && was[name] !== value)?.[0];
  if (field) throw new Rejected('AccessDeniedException', { reason: 'This was verified and stays as it is.', field });
};

/**
 * What staff looked at counts as they saw it until they have looked again: a verified person's change of it is a claim.
 * Saying again what is so takes the claim back. `details`: what its kind has in the state.
 */
export const claim = <Of extends Kind>(
  profile: ProfileOf<Of>,
  details: object,
  values: ClaimedBy<Of>,
  at: string,
): readonly ProfileEvent[] => {
  const { at: _, ...before } = profile.claim ?? { at };
  const claimed = changed(details, { ...before, ...values });
  if (JSON.stringify(claimed) === JSON.stringify(before)) return [];
  return Object.keys(claimed).length > 0 ? [{ type: 'ChangeClaimed', claimed, at }] : [{ type: 'ClaimWithdrawn', at }];
};

/** The claim that staff looked at: another one came meanwhile, or it was taken back. */
export const claimOf = (profile: Created, claimedAt: string): ClaimedBy<Kind> => {
  if (profile.claim?.at !== claimedAt) throw new Rejected('StaleVersion', { current: profile.claim?.at ?? null });
  const { at: _, ...claimed } = profile.claim;
  return claimed;
};
