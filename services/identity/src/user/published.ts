import { type PublicUser, userEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { toldAfterTries } from './second-factor.ts';
import { type Closed, documentOf, type Registered, type User, type UserEvent } from './state.ts';

/** The contract of an event and what is its own: who did what, and what was before. Null: nobody else's business. */
const happenedOf = (event: UserEvent, before: User) => {
  switch (event.type) {
    case 'UserRegistered':
      return [userEvents.registered, { profile_type: event.profile_type }] as const;
    case 'ConfirmationRequested':
      return [userEvents.confirmationRequested, {}] as const;
    case 'EmailVerified':
      return [userEvents.emailVerified, { email: before.status === 'registered' ? before.email : '' }] as const;
    case 'PinRequested':
      return [userEvents.pinRequested, {}] as const;
    case 'EmailChangeRequested':
      return [userEvents.emailChangeRequested, {}] as const;
    case 'EmailChanged':
    case 'EmailChangeUndone':
      return [
        event.type === 'EmailChanged' ? userEvents.emailChanged : userEvents.emailChangeUndone,
        { before: before.status === 'registered' ? before.email : '', after: event.email },
      ] as const;
    case 'SecondFactorSwitchedOn':
      return [userEvents.secondFactorSwitchedOn, {}] as const;
    case 'SecondFactorSwitchedOff':
      return [userEvents.secondFactorSwitchedOff, {}] as const;
    case 'RecoveryCodeUsed': {
      const kept = before.status === 'registered' ? (before.second_factor?.recovery ?? []) : [];
      return [userEvents.recoveryCodeUsed, { left: kept.length - 1 }] as const;
    }
    case 'RecoveryCodesRenewed':
      return [userEvents.recoveryCodesRenewed, {}] as const;
    case 'WrongCodeTyped': {
      const tries = 1 + (before.status === 'registered' ? (before.second_factor?.wrong_codes ?? 0) : 0);
      return tries % toldAfterTries === 0 ? ([userEvents.wrongCodesTyped, { tries }] as const) : null;
    }
    case 'FactorRemovalAsked':
      return [userEvents.secondFactorRemovalAsked, { by: event.by }] as const;
    case 'SecondFactorRemoved':
      return [userEvents.secondFactorRemoved, { by: event.by, asked_by: event.asked_by }] as const;
    case 'PasskeyAdded':
      return [userEvents.passkeyAdded, { name: event.passkey.name }] as const;
    case 'PasskeyRemoved':
      return [userEvents.passkeyRemoved, { name: event.name }] as const;
    case 'PasskeyUsed':
    case 'FactorRemovalDropped':
    case 'SecondFactorBegun':
    case 'AppCodeUsed':
    case 'EmailCodeTried':
    case 'EmailChangeCancelled':
    case 'LeftAddressesReleased':
    case 'PinTried':
    case 'PasswordRehashed':
    case 'DeviceUsed':
    case 'IdentificationDestroyed':
    case 'DocumentNumberNoted':
    case 'DataRemoved':
    case 'FarewellForgotten':
      return null;
    case 'PasswordChanged':
      return [userEvents.passwordChanged, { how: event.how }] as const;
    case 'SessionsEnded':
      return [userEvents.sessionsEnded, {}] as const;
    case 'NewDeviceUsed':
      return [userEvents.newDeviceUsed, { browser: event.browser, system: event.system }] as const;
    case 'NameChanged':
      return [
        userEvents.nameChanged,
        { before: before.status === 'registered' ? before.name : '', after: event.name },
      ] as const;
    case 'DefaultProfileChosen':
      return [userEvents.defaultProfileChosen, { profile_id: event.profile_id }] as const;
    case 'IdentificationProvided':
      return [userEvents.identificationProvided, { kind: event.identification.kind }] as const;
    case 'Resubmitted':
      return [userEvents.resubmitted, {}] as const;
    case 'Verified':
      return [userEvents.verified, { by: event.by }] as const;
    case 'Rejected': {
      const { reason, kind } = event.rejection;
      return [userEvents.rejected, { by: event.by, reason, kind }] as const;
    }
    case 'Reopened': {
      const was = before.status === 'registered' ? before.verification_status : 'pending';
      return [userEvents.reopened, { by: event.by, before: was }] as const;
    }
    case 'UserSuspended':
      return [userEvents.suspended, { by: event.by }] as const;
    case 'DataRequested':
      return [userEvents.dataRequested, { export_id: event.export_id }] as const;
    case 'DataReady': {
      const { export_id, expires_at } = event;
      return [userEvents.dataReady, { export_id, expires_at }] as const;
    }
    case 'AccountClosed':
      return [userEvents.accountClosed, {}] as const;
    case 'UserReinstated':
      return [userEvents.reinstated, { by: event.by }] as const;
    default:
      return unreachable(event);
  }
};

/** Identified for good once verified, also when the document is destroyed; otherwise while there is one to look at. */
export const isIdentified = (user: Registered): boolean =>
  documentOf(user) !== undefined || (user.identification !== null && user.verification_status === 'verified');

const publicUserOf = (user: Registered): PublicUser => ({
  user_id: user.user_id,
  name: user.name,
  email: user.email,
  is_admin: user.is_admin,
  email_verified_at: user.email_verified_at,
  verification_status: user.verification_status,
  rejection: user.rejection,
  identification: isIdentified(user) ? 'provided' : 'none',
  suspended_at: user.suspended_at,
  default_profile_id: user.default_profile_id,
});

/** Nobody's any more: out of everything, as one who is suspended is. */
const publicFormerOf = ({ user_id, name, closed_at }: Closed): PublicUser => ({
  ...{ user_id, name, email: '', is_admin: false, email_verified_at: null },
  ...{ verification_status: 'pending', rejection: null, identification: 'none', default_profile_id: null },
  ...{ suspended_at: closed_at, closed_at },
});

export const stateData = (state: User) => ({
  user: state.status === 'none' ? undefined : state.status === 'closed' ? publicFormerOf(state) : publicUserOf(state),
});

/** An event as neighbours read it: what happened, beside the person's account after it. */
export const published = (event: UserEvent, after: User, before: User) => {
  const described = happenedOf(event, before);
  if (!described) return null;
  const [{ type }, happened] = described;
  const profileType = event.type === 'UserRegistered' ? { profile_type: event.profile_type } : {};
  return { type, data: { ...stateData(after), ...profileType, happened } };
};
