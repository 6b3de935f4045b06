import { Rejected } from '@touchline/platform/domain';
import type { LeftAddress, Registered, SentSecret, UserEvent } from './state.ts';

/** The rules of a change of address, for the decider and for what the page shows. */

export type EmailChangeCommand =
  | { readonly type: 'RequestEmailChange'; readonly email: string; readonly code: SentSecret; readonly now: string }
  | { readonly type: 'TryEmailCode'; readonly hash: string; readonly now: string }
  | { readonly type: 'ChangeEmail'; readonly hash: string; readonly undo: SentSecret; readonly now: string }
  | { readonly type: 'CancelEmailChange'; readonly now: string }
  | { readonly type: 'UndoEmailChange'; readonly hash: string; readonly password_hash: string; readonly now: string }
  | { readonly type: 'ReleaseLeftAddresses'; readonly now: string };

type CommandOf<Type extends EmailChangeCommand['type']> = Extract<EmailChangeCommand, { type: Type }>;
type Events = readonly UserEvent[];

/** A code is burned after so many wrong tries. */
export const maxCodeTries = 5;

/** The change whose code can still be used. */
export const pendingChange = ({ email_change: change }: Registered, now: string) =>
  change && change.tries < maxCodeTries && now < change.expires_at ? change : null;

const codeHolds = (user: Registered, hash: string, now: string) => {
  const change = pendingChange(user, now);
  return change?.hash === hash ? change : null;
};

const living = (left: readonly LeftAddress[], now: string) => left.filter(({ expires_at }) => now < expires_at);

/** An account at another address; what it has left is reserved with it. */
export const addressed = (email: string, left_addresses: readonly LeftAddress[]) => {
  const email_key = email.toLowerCase();
  return {
    ...{ email, email_key, left_addresses },
    email_keys: [...new Set([email_key, ...left_addresses.map((left) => left.email_key)])],
  };
};

/** What can be put back once the account has moved on from where it is. */
export const leftAfter = (user: Registered, undo: SentSecret | null, at: string): readonly LeftAddress[] => [
  ...living(user.left_addresses, at),
  ...(undo ? [{ email: user.email, email_key: user.email_key, ...undo }] : []),
];

export const released = (user: Registered, at: string) => addressed(user.email, living(user.left_addresses, at));

/**
 * What can be put back once this address was: only what was left before it was left for the first time. Everything after
 * that may be the work of whoever took the account over, an address in between too.
 */
export const leftBefore = (user: Registered, email: string, at: string): readonly LeftAddress[] => {
  const left = living(user.left_addresses, at);
  return left.slice(
    0,
    left.findIndex(({ email_key }) => email_key === email.toLowerCase()),
  );
};

export const requestEmailChange = ({ email, code, now }: CommandOf<'RequestEmailChange'>, user: Registered): Events => {
  if (email.toLowerCase() === user.email_key) throw new Rejected('OwnEmailNotAllowedException');
  return [{ type: 'EmailChangeRequested', email, code, at: now }];
};

export const tryEmailCode = ({ hash, now }: CommandOf<'TryEmailCode'>, user: Registered): Events =>
  codeHolds(user, hash, now) || !user.email_change ? [] : [{ type: 'EmailCodeTried', at: now }];

export const changeEmail = ({ hash, undo, now }: CommandOf<'ChangeEmail'>, user: Registered): Events => {
  // The route has counted the try; here the code holds in the very write that uses it up.
  const change = codeHolds(user, hash, now);
  if (!change) throw new Rejected('InvalidEmailChangeCodeException');
  // Whoever has the mail of an address that was never confirmed may be a stranger: nothing is given into those hands.
  return [{ type: 'EmailChanged', email: change.email, undo: user.email_verified_at ? undo : null, at: now }];
};

export const cancelEmailChange = ({ now }: CommandOf<'CancelEmailChange'>, user: Registered): Events =>
  user.email_change ? [{ type: 'EmailChangeCancelled', at: now }] : [];

export const undoEmailChange = (
  { hash, password_hash, now }: CommandOf<'UndoEmailChange'>,
  user: Registered,
): Events => {
  const left = living(user.left_addresses, now).find((address) => address.hash === hash);
  if (!left) throw new Rejected('InvalidEmailTokenException');
  return [{ type: 'EmailChangeUndone', email: left.email, password_hash, at: now }];
};

export const releaseLeftAddresses = ({ now }: CommandOf<'ReleaseLeftAddresses'>, user: Registered): Events =>
  living(user.left_addresses, now).length < user.left_addresses.length
    ? [{ type: 'LeftAddressesReleased', at: now }]
    : [];
