import { personBlocked } from '@touchline/contracts/policies/may-verify';
import type { ProfileType } from '@touchline/contracts/values';
import { type Decider, Rejected, unreachable, verification } from '@touchline/platform/domain';
import { type CloseCommand, closeAccount, forgetFarewell } from './closing.ts';
import { type DataExportCommand, noteDataReady, removeData, requestData } from './data-export.ts';
import { type UseDevice, useDevice } from './devices.ts';
import {
  cancelEmailChange,
  changeEmail,
  type EmailChangeCommand,
  releaseLeftAddresses,
  requestEmailChange,
  tryEmailCode,
  undoEmailChange,
} from './email-change.ts';
import { evolve } from './evolve.ts';
import { askFactorRemoval, confirmFactorRemoval, dropFactorRemoval } from './factor-removal.ts';
import { addPasskey, removePasskey, usePasskey } from './passkey.ts';
import {
  beginSecondFactor,
  noteWrongCode,
  renewRecoveryCodes,
  type SecondFactorCommand,
  switchOffSecondFactor,
  switchOnSecondFactor,
  useSecondFactor,
} from './second-factor.ts';
import {
  documentOf,
  type Identification,
  type Registered,
  type SentSecret,
  type User,
  type UserEvent,
} from './state.ts';

/** What the person's profiles say of the person now: staff compare it with the document. */
interface BesideProfiles {
  readonly profiles: string;
}

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
  | EmailChangeCommand
  | CloseCommand
  | DataExportCommand
  | { readonly type: 'RequestPin'; readonly pin: SentSecret; readonly now: string }
  | { readonly type: 'TryPin'; readonly hash: string; readonly now: string }
  | { readonly type: 'ResetPassword'; readonly hash: string; readonly password_hash: string; readonly now: string }
  | { readonly type: 'ChangePassword'; readonly password_hash: string; readonly now: string }
  | { readonly type: 'RehashPassword'; readonly from: string; readonly password_hash: string; readonly now: string }
  /** `by`: a member of staff; null: the person's own doing. */
  /** `one`: a single one, on this device as far as it is known; else all that there are, or the own ones that the person names. */
  | {
      readonly type: 'EndSessions';
      readonly by: string | null;
      readonly one?: { readonly device: string | null };
      readonly now: string;
    }
  | UseDevice
  | SecondFactorCommand
  | { readonly type: 'ChangeName'; readonly name: string; readonly now: string }
  | { readonly type: 'ChooseDefaultProfile'; readonly profile_id: string; readonly now: string }
  | { readonly type: 'ProvideIdentification'; readonly identification: Identification; readonly now: string }
  /** `before`: what was decided by then has served long enough. */
  | { readonly type: 'DestroyIdentification'; readonly before: string; readonly now: string }
  | { readonly type: 'NoteDocumentNumber'; readonly number_mark: string; readonly by: string; readonly now: string }
  | ({ readonly type: 'Resubmit'; readonly now: string } & BesideProfiles)
  | ({ readonly type: 'Verify' } & verification.Judging & BesideProfiles)
  | ({ readonly type: 'Reject' } & verification.Rejecting & BesideProfiles)
  | ({ readonly type: 'Reopen' } & verification.Judging & BesideProfiles)
  | {
      readonly type: 'Suspend';
      readonly by: string;
      readonly reason: string;
      readonly note: string;
      readonly now: string;
    }
  | { readonly type: 'Reinstate'; readonly by: string; readonly now: string };

type CommandOf<Type extends UserCommand['type']> = Extract<UserCommand, { type: Type }>;
type Events = readonly UserEvent[];

/** A PIN is burned after so many wrong tries. */
export const maxPinTries = 5;

const noun = 'account';

/** A person as staff judge one, beside what the profiles say. */
const judgedOf = (user: Registered, profiles: string): verification.Judged => ({
  noun,
  user_id: user.user_id,
  verification: user,
  // A person is there to be judged from the registration on.
  is_handed_in: true,
  shown: JSON.stringify([user.name, user.identification?.kind ?? null, user.identification?.sha256 ?? null, profiles]),
});

/** Stands for what staff look at and what was decided about it so far. */
export const submissionOf = (user: Registered, profiles: string): string =>
  verification.submissionOf(judgedOf(user, profiles));

const pinHolds = (user: Registered, hash: string, now: string): boolean =>
  user.pin !== null && user.pin.tries < maxPinTries && now < user.pin.expires_at && user.pin.hash === hash;

export const register = ({ type: _, now, ...account }: CommandOf<'Register'>, user: User): Events =>
  user.status === 'none' ? [{ type: 'UserRegistered', ...account, at: now }] : [];

export const requestConfirmation = (
  { email_token, now }: CommandOf<'RequestConfirmation'>,
  user: Registered,
): Events => (user.email_verified_at ? [] : [{ type: 'ConfirmationRequested', email_token, at: now }]);

export const confirmEmail = ({ hash, now }: CommandOf<'ConfirmEmail'>, { email_token }: Registered): Events => {
  if (email_token?.hash !== hash || now >= email_token.expires_at) throw new Rejected('InvalidEmailTokenException');
  return [{ type: 'EmailVerified', at: now }];
};

export const requestPin = ({ pin, now }: CommandOf<'RequestPin'>): Events => [{ type: 'PinRequested', pin, at: now }];

export const tryPin = ({ hash, now }: CommandOf<'TryPin'>, user: Registered): Events =>
  pinHolds(user, hash, now) || !user.pin ? [] : [{ type: 'PinTried', at: now }];

export const resetPassword = (command: CommandOf<'ResetPassword'>, user: Registered): Events => {
  // The route has counted the try; here the PIN holds in the very write that uses it up.
  if (!pinHolds(user, command.hash, command.now)) throw new Rejected('InvalidPasswordPin');
  return [{ type: 'PasswordChanged', password_hash: command.password_hash, how: 'pin', at: command.now }];
};

export const changePassword = ({ password_hash, now }: CommandOf<'ChangePassword'>): Events => [
  { type: 'PasswordChanged', password_hash, how: 'password', at: now },
];

export const rehashPassword = ({ from, password_hash, now }: CommandOf<'RehashPassword'>, user: Registered): Events =>
  user.password_hash === from ? [{ type: 'PasswordRehashed', password_hash, at: now }] : [];

/** Their own sessions people end on their account page: one by one, and never the one they are in. */
export const refuseOwnSessions = (userId: string, by: string | null): void => {
  if (by !== null) verification.refuseOwn({ noun, user_id: userId }, by);
};

export const endSessions = ({ by, one, now }: CommandOf<'EndSessions'>, user: Registered): Events => {
  refuseOwnSessions(user.user_id, by);
  return [{ type: 'SessionsEnded', by, ...(one ? { one } : {}), at: now }];
};

export const changeName = ({ name, now }: CommandOf<'ChangeName'>, user: Registered): Events =>
  user.name === name ? [] : [{ type: 'NameChanged', name, at: now }];

export const chooseDefaultProfile = (
  { profile_id, now }: CommandOf<'ChooseDefaultProfile'>,
  user: Registered,
): Events => (user.default_profile_id === profile_id ? [] : [{ type: 'DefaultProfileChosen', profile_id, at: now }]);

export const provideIdentification = (
  { identification, now }: CommandOf<'ProvideIdentification'>,
  user: Registered,
): Events => {
  // What was verified stays as it was looked at; who is rejected for good has nothing looked at any more.
  if (user.verification_status === 'verified' || user.rejection?.kind === 'final')
    throw new Rejected('AccessDeniedException');
  const { sha256, kind } = user.identification ?? {};
  if (sha256 === identification.sha256 && kind === identification.kind) return [];
  return [{ type: 'IdentificationProvided', identification, at: now }];
};

export const destroyIdentification = (
  { before, now }: CommandOf<'DestroyIdentification'>,
  { identification_served_at: served }: Registered,
): Events => (served !== null && served <= before ? [{ type: 'IdentificationDestroyed', at: now }] : []);

export const noteDocumentNumber = (
  { number_mark, by, now }: CommandOf<'NoteDocumentNumber'>,
  user: Registered,
): Events => {
  verification.refuseOwn({ noun, user_id: user.user_id }, by);
  // Nobody can read a number off a document that isn't there.
  if (!documentOf(user)) throw new Rejected('UserDoesntHaveIdentificationException');
  if (user.identification?.number_mark === number_mark) return [];
  return [{ type: 'DocumentNumberNoted', number_mark, by, at: now }];
};

export const resubmit = (command: CommandOf<'Resubmit'>, user: Registered): Events =>
  verification.resubmit(
    command,
    judgedOf(user, command.profiles),
    () => {
      if (!user.email_verified_at) throw new Rejected('EmailNotVerified');
      if (!documentOf(user)) throw new Rejected('UserIdentificationMissing');
    },
    {
      path: 'identification',
      message: 'Nothing is new yet. Provide another photo or scan, or change what staff named, then submit again.',
    },
  );

export const verify = (command: CommandOf<'Verify'>, user: Registered): Events =>
  verification.verify(command, judgedOf(user, command.profiles), () => {
    const blocked = personBlocked({
      isOwn: user.user_id === command.by,
      hasIdentification: documentOf(user) !== undefined,
    });
    if (blocked) throw new Rejected(blocked);
  });

export const reject = (command: CommandOf<'Reject'>, user: Registered): Events =>
  verification.reject(command, judgedOf(user, command.profiles));

export const reopen = (command: CommandOf<'Reopen'>, user: Registered): Events =>
  verification.reopen(command, judgedOf(user, command.profiles));

export const suspend = ({ by, reason, note, now }: CommandOf<'Suspend'>, user: Registered): Events => {
  verification.refuseOwn({ noun, user_id: user.user_id }, by);
  return user.suspended_at ? [] : [{ type: 'UserSuspended', reason, note, by, at: now }];
};

export const reinstate = ({ by, now }: CommandOf<'Reinstate'>, user: Registered): Events => {
  verification.refuseOwn({ noun, user_id: user.user_id }, by);
  return user.suspended_at ? [{ type: 'UserReinstated', by, at: now }] : [];
};

const decide = (command: UserCommand, state: User): Events => {
  if (command.type === 'Register') return register(command, state);
  if (command.type === 'CloseAccount') return closeAccount(command, state);
  if (command.type === 'ForgetFarewell') return forgetFarewell(command, state);
  if (state.status !== 'registered') throw new Rejected('UserNotFoundException');
  switch (command.type) {
    case 'RequestConfirmation':
      return requestConfirmation(command, state);
    case 'ConfirmEmail':
      return confirmEmail(command, state);
    case 'RequestEmailChange':
      return requestEmailChange(command, state);
    case 'TryEmailCode':
      return tryEmailCode(command, state);
    case 'ChangeEmail':
      return changeEmail(command, state);
    case 'CancelEmailChange':
      return cancelEmailChange(command, state);
    case 'UndoEmailChange':
      return undoEmailChange(command, state);
    case 'ReleaseLeftAddresses':
      return releaseLeftAddresses(command, state);
    case 'RequestPin':
      return requestPin(command);
    case 'TryPin':
      return tryPin(command, state);
    case 'ResetPassword':
      return resetPassword(command, state);
    case 'ChangePassword':
      return changePassword(command);
    case 'RehashPassword':
      return rehashPassword(command, state);
    case 'EndSessions':
      return endSessions(command, state);
    case 'UseDevice':
      return useDevice(command, state);
    case 'BeginSecondFactor':
      return beginSecondFactor(command, state);
    case 'SwitchOnSecondFactor':
      return switchOnSecondFactor(command, state);
    case 'UseSecondFactor':
      return useSecondFactor(command, state);
    case 'NoteWrongCode':
      return noteWrongCode(command, state);
    case 'RenewRecoveryCodes':
      return renewRecoveryCodes(command, state);
    case 'SwitchOffSecondFactor':
      return switchOffSecondFactor(command, state);
    case 'AddPasskey':
      return addPasskey(command, state);
    case 'UsePasskey':
      return usePasskey(command, state);
    case 'RemovePasskey':
      return removePasskey(command, state);
    case 'AskFactorRemoval':
      return askFactorRemoval(command, state);
    case 'ConfirmFactorRemoval':
      return confirmFactorRemoval(command, state);
    case 'DropFactorRemoval':
      return dropFactorRemoval(command, state);
    case 'ChangeName':
      return changeName(command, state);
    case 'ChooseDefaultProfile':
      return chooseDefaultProfile(command, state);
    case 'ProvideIdentification':
      return provideIdentification(command, state);
    case 'RequestData':
      return requestData(command, state);
    case 'NoteDataReady':
      return noteDataReady(command, state);
    case 'RemoveData':
      return removeData(command, state);
    case 'DestroyIdentification':
      return destroyIdentification(command, state);
    case 'NoteDocumentNumber':
      return noteDocumentNumber(command, state);
    case 'Resubmit':
      return resubmit(command, state);
    case 'Verify':
      return verify(command, state);
    case 'Reject':
      return reject(command, state);
    case 'Reopen':
      return reopen(command, state);
    case 'Suspend':
      return suspend(command, state);
    case 'Reinstate':
      return reinstate(command, state);
    default:
      return unreachable(command);
  }
};

export const userDecider: Decider<UserCommand, User, UserEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
