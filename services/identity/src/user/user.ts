import type { ProfileType, Rejection } from '@touchline/contracts/values';
import { type Decider, invalid, Rejected, unreachable } from '@touchline/infra/domain';
import type { Identification, Registered, SentSecret, User, UserEvent } from './state.ts';

/** Secrets are compared by the route; the decider gets the hash of what was typed. */
export type UserCommand =
  | {
      readonly type: 'Register';
      readonly user_id: string;
      readonly email: string;
      readonly name: string;
      readonly password_hash: string;
      readonly profile_type: ProfileType | null;
      readonly email_token: SentSecret | null;
      readonly is_admin: boolean;
      readonly now: string;
    }
  | { readonly type: 'RequestConfirmation'; readonly email_token: SentSecret; readonly now: string }
  | { readonly type: 'ConfirmEmail'; readonly hash: string; readonly now: string }
  | { readonly type: 'RequestPin'; readonly pin: SentSecret; readonly now: string }
  | { readonly type: 'TryPin'; readonly hash: string; readonly now: string }
  | { readonly type: 'ResetPassword'; readonly hash: string; readonly password_hash: string; readonly now: string }
  | { readonly type: 'ChangePassword'; readonly password_hash: string; readonly now: string }
  | { readonly type: 'RehashPassword'; readonly from: string; readonly password_hash: string; readonly now: string }
  | { readonly type: 'EndSessions'; readonly now: string }
  | { readonly type: 'ChangeName'; readonly name: string; readonly now: string }
  | { readonly type: 'ChooseDefaultProfile'; readonly profile_id: string; readonly now: string }
  | { readonly type: 'ProvideIdentification'; readonly identification: Identification; readonly now: string }
  | { readonly type: 'Resubmit'; readonly profiles: string; readonly now: string }
  | { readonly type: 'Verify'; readonly by: string; readonly now: string }
  | {
      readonly type: 'Reject';
      readonly by: string;
      readonly reason: string;
      readonly kind: Rejection['kind'];
      readonly note: string;
      /** What the person's profiles say of the person. */
      readonly profiles: string;
      readonly now: string;
    }
  | { readonly type: 'Reopen'; readonly by: string; readonly now: string }
  | { readonly type: 'Suspend'; readonly by: string; readonly reason: string; readonly now: string }
  | { readonly type: 'Reinstate'; readonly by: string; readonly now: string };

/** A PIN is burned after so many wrong tries. */
export const maxPinTries = 5;

const registered = (user: User): Registered => {
  if (user.status === 'unregistered') throw new Rejected('UserNotFoundException');
  return user;
};

const pinHolds = (user: Registered, hash: string, now: string): boolean =>
  user.pin !== null && user.pin.tries < maxPinTries && now < user.pin.expires_at && user.pin.hash === hash;

/** Nobody decides on themselves. */
const judgedBy = (user: User, by: string): Registered => {
  const found = registered(user);
  if (found.user_id === by)
    throw new Rejected('AccessDeniedException', { reason: 'Nobody decides on their own account.' });
  return found;
};

/** All that staff look at when they judge a person, as one string: equal where nothing is new. */
const shown = ({ name, identification }: Registered, profiles: string): string =>
  JSON.stringify([name, identification?.kind ?? null, identification?.sha256 ?? null, profiles]);

const decide = (command: UserCommand, state: User): readonly UserEvent[] => {
  const at = command.now;
  switch (command.type) {
    case 'Register':
      if (state.status === 'registered') return [];
      return [
        {
          type: 'UserRegistered',
          user_id: command.user_id,
          email: command.email,
          name: command.name,
          password_hash: command.password_hash,
          is_admin: command.is_admin,
          profile_type: command.profile_type,
          email_token: command.email_token,
          at,
        },
      ];
    case 'RequestConfirmation':
      if (registered(state).email_verified_at) return [];
      return [{ type: 'ConfirmationRequested', email_token: command.email_token, at }];
    case 'ConfirmEmail': {
      const { email_token } = registered(state);
      if (!email_token || email_token.hash !== command.hash || at >= email_token.expires_at)
        throw new Rejected('InvalidEmailTokenException');
      return [{ type: 'EmailVerified', at }];
    }
    case 'RequestPin':
      registered(state);
      return [{ type: 'PinRequested', pin: command.pin, at }];
    case 'TryPin': {
      const user = registered(state);
      return pinHolds(user, command.hash, at) || !user.pin ? [] : [{ type: 'PinTried', at }];
    }
    case 'ResetPassword':
      // The route has counted the try; here the PIN holds in the very write that uses it up.
      if (!pinHolds(registered(state), command.hash, at)) throw new Rejected('InvalidPasswordPin');
      return [{ type: 'PasswordChanged', password_hash: command.password_hash, how: 'pin', at }];
    case 'ChangePassword':
      registered(state);
      return [{ type: 'PasswordChanged', password_hash: command.password_hash, how: 'password', at }];
    case 'RehashPassword':
      return registered(state).password_hash === command.from
        ? [{ type: 'PasswordRehashed', password_hash: command.password_hash, at }]
        : [];
    case 'EndSessions':
      registered(state);
      return [{ type: 'SessionsEnded', at }];
    case 'ChangeName':
      return registered(state).name === command.name ? [] : [{ type: 'NameChanged', name: command.name, at }];
    case 'ChooseDefaultProfile':
      return registered(state).default_profile_id === command.profile_id
        ? []
        : [{ type: 'DefaultProfileChosen', profile_id: command.profile_id, at }];
    case 'ProvideIdentification': {
      const user = registered(state);
      // What was verified stays as it was looked at.
      if (user.verification_status === 'verified') throw new Rejected('AccessDeniedException');
      if (
        user.identification?.sha256 === command.identification.sha256 &&
        user.identification.kind === command.identification.kind
      )
        return [];
      return [{ type: 'IdentificationProvided', identification: command.identification, at }];
    }
    case 'Resubmit': {
      const user = registered(state);
      if (user.verification_status === 'pending') return [];
      if (user.verification_status === 'verified' || user.rejection?.kind !== 'fixable')
        throw new Rejected('AccessDeniedException');
      if (!user.email_verified_at) throw new Rejected('EmailNotVerified');
      if (!user.identification) throw new Rejected('UserIdentificationMissing');
      // The same once more would only come back: staff look again when there is something new to look at.
      if (user.judged === shown(user, command.profiles))
        throw invalid({
          path: 'identification',
          message: 'Nothing is new yet. Provide another photo or scan, or change what staff named, then submit again.',
        });
      return [{ type: 'UserResubmitted', at }];
    }
    case 'Verify': {
      const user = judgedBy(state, command.by);
      if (user.verification_status === 'verified') return [];
      if (!user.identification) throw new Rejected('UserDoesntHaveIdentificationException');
      return [{ type: 'UserVerified', by: command.by, at }];
    }
    case 'Reject': {
      const user = judgedBy(state, command.by);
      const rejection = { reason: command.reason, kind: command.kind, at };
      if (
        user.rejection?.reason === command.reason &&
        user.rejection.kind === command.kind &&
        user.verification_status === 'rejected'
      )
        return [];
      const judged = shown(user, command.profiles);
      return [{ type: 'UserRejected', rejection, note: command.note, judged, by: command.by, at }];
    }
    case 'Reopen':
      return judgedBy(state, command.by).verification_status === 'pending'
        ? []
        : [{ type: 'UserReopened', by: command.by, at }];
    case 'Suspend':
      return judgedBy(state, command.by).suspended_at
        ? []
        : [{ type: 'UserSuspended', reason: command.reason, by: command.by, at }];
    case 'Reinstate':
      return judgedBy(state, command.by).suspended_at ? [{ type: 'UserReinstated', by: command.by, at }] : [];
    default:
      return unreachable(command);
  }
};

/** Staff can decide once the address is confirmed and a document is there. */
const waiting = (user: Registered, at: string): Registered => ({
  ...user,
  waiting_since:
    user.verification_status === 'pending' && user.email_verified_at && user.identification
      ? (user.waiting_since ?? at)
      : null,
});

const noted = (
  user: Registered,
  at: string,
  what: string,
  by: string | null = null,
  note: string | null = null,
): Registered => ({
  ...user,
  history: [...user.history, { at, what, by, note }].slice(-100),
});

const evolve = (state: User, event: UserEvent): User => {
  const { at } = event;
  if (event.type === 'UserRegistered') {
    const user: Registered = {
      status: 'registered',
      user_id: event.user_id,
      email: event.email,
      email_key: event.email.toLowerCase(),
      name: event.name,
      password_hash: event.password_hash,
      is_admin: event.is_admin,
      registered_at: at,
      // An admin is made by a command on the machine, not through a mail.
      email_verified_at: event.is_admin ? at : null,
      email_token: event.email_token,
      pin: null,
      verification_status: event.is_admin ? 'verified' : 'pending',
      rejection: null,
      staff_note: null,
      identification: null,
      default_profile_id: null,
      suspended_at: null,
      waiting_since: null,
      history: [],
    };
    return noted(user, at, 'Registered');
  }
  if (state.status === 'unregistered') return state;
  switch (event.type) {
    case 'ConfirmationRequested':
      return { ...state, email_token: event.email_token };
    case 'EmailVerified':
      return waiting(noted({ ...state, email_verified_at: at, email_token: null }, at, 'Email confirmed'), at);
    case 'PinRequested':
      return { ...state, pin: { ...event.pin, tries: 0 } };
    case 'PinTried':
      return state.pin ? { ...state, pin: { ...state.pin, tries: state.pin.tries + 1 } } : state;
    case 'PasswordChanged':
      return noted({ ...state, password_hash: event.password_hash, pin: null }, at, 'Password changed');
    case 'PasswordRehashed':
      return { ...state, password_hash: event.password_hash };
    case 'SessionsEnded':
      return state;
    case 'NameChanged':
      return noted({ ...state, name: event.name }, at, 'Name changed', null, `${state.name} → ${event.name}`);
    case 'DefaultProfileChosen':
      return { ...state, default_profile_id: event.profile_id };
    case 'IdentificationProvided':
      return waiting(
        noted(
          { ...state, identification: event.identification },
          at,
          'Identification provided',
          null,
          event.identification.kind,
        ),
        at,
      );
    case 'UserResubmitted':
      return waiting(
        noted(
          { ...state, verification_status: 'pending', rejection: null, waiting_since: null },
          at,
          'Handed in again',
        ),
        at,
      );
    case 'UserVerified':
      return noted(
        { ...state, verification_status: 'verified', rejection: null, waiting_since: null },
        at,
        'Verified',
        event.by,
      );
    case 'UserRejected':
      return noted(
        {
          ...state,
          verification_status: 'rejected',
          rejection: event.rejection,
          judged: event.judged ?? null,
          staff_note: event.note || null,
          waiting_since: null,
        },
        at,
        event.rejection.kind === 'final' ? 'Rejected for good' : 'Rejected, can be mended',
        event.by,
        event.rejection.reason,
      );
    case 'UserReopened':
      return waiting(
        noted(
          { ...state, verification_status: 'pending', rejection: null, waiting_since: null },
          at,
          'Reopened',
          event.by,
        ),
        at,
      );
    case 'UserSuspended':
      return noted({ ...state, suspended_at: at, waiting_since: null }, at, 'Suspended', event.by, event.reason);
    case 'UserReinstated':
      return waiting(noted({ ...state, suspended_at: null }, at, 'Reinstated', event.by), at);
    default:
      return unreachable(event);
  }
};

export const userDecider: Decider<UserCommand, User, UserEvent> = {
  decide,
  evolve,
  initialState: { status: 'unregistered' },
};
