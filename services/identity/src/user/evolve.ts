import { ImpossibleEvent, unreachable, verification } from '@touchline/platform/domain';
import { closed } from './closing.ts';
import { afterDataEvent } from './data-export.ts';
import { devicesAfter, devicesForgotten } from './devices.ts';
import { addressed, leftAfter, leftBefore, released } from './email-change.ts';
import { factorAfter } from './second-factor.ts';
import { documentOf, type LeftAddress, type Registered, type User, type UserEvent } from './state.ts';

/** Staff can decide once the address is confirmed and a document is there. */
const waiting = (user: Registered, at: string): Registered =>
  user.verification_status === 'pending'
    ? { ...user, waiting_since: user.email_verified_at && documentOf(user) ? (user.waiting_since ?? at) : null }
    : user;

/** The decision is made: from now on the document is kept for a set time alone. */
const served = (user: Registered, at: string): Registered =>
  documentOf(user) ? { ...user, identification_served_at: at } : user;

const noted = (user: Registered, line: Parameters<typeof verification.withLine>[1]): Registered => ({
  ...user,
  history: verification.withLine(user.history, line),
});

/** At an address whose mail was just read. A PIN or a change under way went with the address before. */
const movedTo = (
  user: Registered,
  { email, at }: { readonly email: string; readonly at: string },
  left: readonly LeftAddress[],
  what: string,
): Registered => {
  const moved = { ...user, ...addressed(email, left), email_verified_at: at, email_token: null };
  return waiting(
    noted({ ...moved, email_change: null, pin: null }, { at, what, note: `${user.email} → ${email}` }),
    at,
  );
};

const registered = (event: Extract<UserEvent, { type: 'UserRegistered' }>): Registered => {
  const { at, is_admin } = event;
  const user = {
    status: 'registered' as const,
    user_id: event.user_id,
    ...addressed(event.email, []),
    email_change: null,
    name: event.name,
    password_hash: event.password_hash,
    is_admin,
    registered_at: at,
    // An admin is made by a command on the machine, not through a mail.
    ...(is_admin
      ? { email_verified_at: at, email_token: null, ...verification.verified }
      : { email_verified_at: null, email_token: event.email_token, ...verification.pending }),
    pin: null,
    staff_note: null,
    identification: null,
    identification_served_at: null,
    data_export: null,
    default_profile_id: null,
    devices: null,
    second_factor: null,
    factor_setup: null,
    suspended_at: null,
    suspension_reason: null,
    waiting_since: null,
    history: [],
  };
  return noted(user, { at, what: 'Registered' });
};

export const evolve = (state: User, event: UserEvent): User => {
  const { at } = event;
  if (event.type === 'UserRegistered') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    return registered(event);
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  if (event.type === 'FarewellForgotten') {
    if (state.status !== 'closed') throw new ImpossibleEvent(event, state);
    return { ...state, farewell: null };
  }
  if (state.status === 'closed') throw new ImpossibleEvent(event, state);
  if (event.type === 'AccountClosed') return closed(state, at);
  switch (event.type) {
    case 'ConfirmationRequested':
      if (state.email_verified_at !== null) throw new ImpossibleEvent(event, { status: 'confirmed' });
      return { ...state, email_token: event.email_token };
    case 'EmailVerified': {
      const confirmed = { ...state, email_verified_at: at, email_token: null };
      return waiting(noted(confirmed, { at, what: 'Email confirmed' }), at);
    }
    case 'EmailChangeRequested':
      return { ...state, email_change: { email: event.email, ...event.code, tries: 0 } };
    case 'EmailCodeTried': {
      const { email_change } = state;
      if (!email_change) throw new ImpossibleEvent(event, { status: 'without a change of address' });
      return { ...state, email_change: { ...email_change, tries: email_change.tries + 1 } };
    }
    case 'EmailChangeCancelled':
      return { ...state, email_change: null };
    case 'EmailChanged':
      return movedTo(state, event, leftAfter(state, event.undo, at), 'Email changed');
    case 'EmailChangeUndone': {
      const back = movedTo(state, event, leftBefore(state, event.email, at), 'Email change undone');
      return { ...back, password_hash: event.password_hash, devices: devicesForgotten(state) };
    }
    case 'LeftAddressesReleased':
      return { ...state, ...released(state, at) };
    case 'PinRequested':
      return { ...state, pin: { ...event.pin, tries: 0 } };
    case 'PinTried':
      if (!state.pin) throw new ImpossibleEvent(event, { status: 'without a PIN' });
      return { ...state, pin: { ...state.pin, tries: state.pin.tries + 1 } };
    case 'PasswordChanged':
      // A change under way may be that of whoever had the password before.
      return noted(
        {
          ...{ ...state, password_hash: event.password_hash, pin: null, email_change: null },
          devices: devicesForgotten(state),
        },
        { at, what: 'Password changed' },
      );
    case 'PasswordRehashed':
      return { ...state, password_hash: event.password_hash };
    case 'SessionsEnded':
      if (!event.by) return state;
      return event.one
        ? noted(state, { at, what: 'One session ended', by: event.by, note: event.one.device })
        : noted(state, { at, what: 'All sessions ended', by: event.by });
    case 'DeviceUsed':
    case 'NewDeviceUsed':
      return { ...state, devices: devicesAfter(state, event.digest, at) };
    case 'SecondFactorBegun':
    case 'AppCodeUsed':
    case 'RecoveryCodeUsed':
    case 'WrongCodeTyped':
    case 'PasskeyUsed':
    case 'RecoveryCodesRenewed':
      return { ...state, ...factorAfter(state, event) };
    case 'SecondFactorSwitchedOn':
      return noted({ ...state, ...factorAfter(state, event) }, { at, what: 'Two-step sign-in on' });
    case 'PasskeyAdded':
      return noted({ ...state, ...factorAfter(state, event) }, { at, what: 'Passkey added', note: event.passkey.name });
    case 'PasskeyRemoved':
      return noted({ ...state, ...factorAfter(state, event) }, { at, what: 'Passkey removed', note: event.name });
    case 'FactorRemovalAsked':
      return noted(
        { ...state, ...factorAfter(state, event) },
        { at, what: 'Removal of two-step sign-in asked', by: event.by, note: event.reason },
      );
    case 'FactorRemovalDropped':
      return noted(
        { ...state, ...factorAfter(state, event) },
        { at, what: 'Removal of two-step sign-in taken back', by: event.by },
      );
    case 'SecondFactorRemoved':
      return noted(
        { ...state, ...factorAfter(state, event) },
        { at, what: 'Two-step sign-in removed', by: event.by, note: event.reason },
      );
    case 'SecondFactorSwitchedOff':
      return noted({ ...state, ...factorAfter(state, event) }, { at, what: 'Two-step sign-in off' });
    case 'NameChanged':
      return noted({ ...state, name: event.name }, { at, what: 'Name changed', note: `${state.name} → ${event.name}` });
    case 'DefaultProfileChosen':
      return { ...state, default_profile_id: event.profile_id };
    case 'IdentificationProvided': {
      const { identification } = event;
      const line = { at, what: 'Identification provided', note: identification.kind };
      return waiting(noted({ ...state, identification, identification_served_at: null }, line), at);
    }
    case 'DataRequested':
    case 'DataReady':
    case 'DataRemoved':
      return { ...state, data_export: afterDataEvent(state, event) };
    case 'IdentificationDestroyed': {
      if (!state.identification) throw new ImpossibleEvent(event, { status: 'without identification' });
      const { number_mark: _, ...identification } = state.identification;
      const destroyed = { ...identification, file: null, sha256: '', content_type: '', destroyed_at: at };
      const without = { ...state, identification: destroyed, identification_served_at: null };
      return noted(without, { at, what: 'Identification destroyed' });
    }
    case 'DocumentNumberNoted': {
      const { identification } = state;
      if (!identification) throw new ImpossibleEvent(event, { status: 'without identification' });
      const numbered = { ...state, identification: { ...identification, number_mark: event.number_mark } };
      return noted(numbered, { at, what: 'Document number compared', by: event.by });
    }
    case 'Resubmitted':
    case 'Reopened': {
      const again = { ...state, ...verification.pending, waiting_since: null, identification_served_at: null };
      return waiting(noted(again, verification.lineOf(event)), at);
    }
    case 'Verified':
      return noted(
        { ...served(state, at), ...verification.verified, waiting_since: null },
        { ...verification.lineOf(event), since: state.waiting_since },
      );
    case 'Rejected': {
      const rejected = verification.rejected(event.rejection, event.judged);
      const staff_note = event.note || null;
      // What can be mended is looked at again.
      const judged = event.rejection.kind === 'final' ? served(state, at) : state;
      return noted(
        { ...judged, ...rejected, staff_note, waiting_since: null },
        { ...verification.lineOf(event), since: state.waiting_since },
      );
    }
    case 'UserSuspended': {
      const suspension = { suspended_at: at, suspension_reason: event.reason, waiting_since: null };
      const suspended = { ...state, ...suspension, staff_note: event.note || state.staff_note };
      return noted(suspended, { at, what: 'Suspended', by: event.by, note: event.reason });
    }
    case 'UserReinstated': {
      const reinstated = { ...state, suspended_at: null, suspension_reason: null };
      return waiting(noted(reinstated, { at, what: 'Reinstated', by: event.by }), at);
    }
    default:
      return unreachable(event);
  }
};
