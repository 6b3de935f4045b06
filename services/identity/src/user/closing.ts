import { formerName, invalid } from '@touchline/platform/domain';
import type { Closed, Registered, User, UserEvent } from './state.ts';

/** The rules of closing an account: at once, and for good. */

export type CloseCommand =
  /** `typed`: the address, which the person types to say that this account is meant. */
  | { readonly type: 'CloseAccount'; readonly typed: string; readonly now: string }
  /** `sent`: the last message has gone out; else it is given up once nobody can expect it any more. */
  | { readonly type: 'ForgetFarewell'; readonly sent: boolean; readonly now: string };

const givenUpAfterMs = 24 * 3_600_000;

export const closeAccount = (
  { typed, now }: Extract<CloseCommand, { type: 'CloseAccount' }>,
  user: User,
): readonly UserEvent[] => {
  if (user.status !== 'registered') return [];
  if (typed.trim().toLowerCase() !== user.email_key)
    throw invalid({ path: 'email', message: 'Type the address of this account.' });
  return [{ type: 'AccountClosed', at: now }];
};

export const forgetFarewell = (
  { sent, now }: Extract<CloseCommand, { type: 'ForgetFarewell' }>,
  user: User,
): readonly UserEvent[] => {
  if (user.status !== 'closed' || !user.farewell) return [];
  if (!sent && Date.parse(now) - Date.parse(user.closed_at) < givenUpAfterMs) return [];
  return [{ type: 'FarewellForgotten', at: now }];
};

export const closed = ({ user_id, email, name }: Registered, closed_at: string): Closed => ({
  ...{ status: 'closed', user_id, email_key: user_id, name: formerName },
  ...{ closed_at, farewell: { email, name } },
});
