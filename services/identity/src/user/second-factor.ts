import { Rejected } from '@touchline/platform/domain';
import type { FactorRemovalCommand } from './factor-removal.ts';
import type { PasskeyCommand } from './passkey.ts';
import type { Registered, SecondFactor, UserEvent } from './state.ts';

/** The rules of the second factor. What was typed is compared by the route; that it counts once is decided here. */

/** What a right code proves: the 30 seconds of an app, or one of the recovery codes. */
export type FactorProof =
  | { readonly by: 'app'; readonly nonce: string; readonly step: number }
  | { readonly by: 'recovery-code'; readonly hash: string };

export type SecondFactorCommand =
  | { readonly type: 'BeginSecondFactor'; readonly nonce: string; readonly expires_at: string; readonly now: string }
  | {
      readonly type: 'SwitchOnSecondFactor';
      readonly nonce: string;
      readonly step: number;
      readonly recovery: readonly string[];
      readonly now: string;
    }
  | { readonly type: 'UseSecondFactor'; readonly proof: FactorProof; readonly now: string }
  | { readonly type: 'NoteWrongCode'; readonly now: string }
  | {
      readonly type: 'RenewRecoveryCodes';
      readonly proof: FactorProof;
      readonly recovery: readonly string[];
      readonly now: string;
    }
  | { readonly type: 'SwitchOffSecondFactor'; readonly proof: FactorProof; readonly now: string }
  | PasskeyCommand
  | FactorRemovalCommand;

type CommandOf<Type extends SecondFactorCommand['type']> = Extract<SecondFactorCommand, { type: Type }>;
type Events = readonly UserEvent[];

/** Whoever types so many wrong codes in a row is told of: the password is no secret any more, or the app was lost. */
export const toldAfterTries = 5;

const factorOf = ({ second_factor }: Registered): SecondFactor => {
  if (!second_factor) throw new Rejected('NotFound');
  return second_factor;
};

/** Each code counts once: the app's by its 30 seconds, those before too, a recovery code by being taken off the list. */
const proven = (proof: FactorProof, factor: SecondFactor, at: string): UserEvent => {
  if (proof.by === 'app') {
    if (proof.nonce !== factor.nonce || proof.step <= factor.last_step) throw new Rejected('InvalidSecondFactorCode');
    return { type: 'AppCodeUsed', step: proof.step, at };
  }
  if (!factor.recovery.includes(proof.hash)) throw new Rejected('InvalidSecondFactorCode');
  return { type: 'RecoveryCodeUsed', hash: proof.hash, at };
};

export const beginSecondFactor = (
  { nonce, expires_at, now }: CommandOf<'BeginSecondFactor'>,
  user: Registered,
): Events => {
  if (user.second_factor) throw new Rejected('StaleVersion');
  return [{ type: 'SecondFactorBegun', nonce, expires_at, at: now }];
};

export const switchOnSecondFactor = (
  { nonce, step, recovery, now }: CommandOf<'SwitchOnSecondFactor'>,
  user: Registered,
): Events => {
  const setup = user.factor_setup;
  if (user.second_factor || setup?.nonce !== nonce) throw new Rejected('StaleVersion');
  if (now >= setup.expires_at) throw new Rejected('InvalidSecondFactorCode');
  return [{ type: 'SecondFactorSwitchedOn', nonce, step, recovery, at: now }];
};

export const useSecondFactor = ({ proof, now }: CommandOf<'UseSecondFactor'>, user: Registered): Events => [
  proven(proof, factorOf(user), now),
];

export const noteWrongCode = ({ now }: CommandOf<'NoteWrongCode'>, user: Registered): Events =>
  user.second_factor ? [{ type: 'WrongCodeTyped', at: now }] : [];

export const renewRecoveryCodes = (
  { proof, recovery, now }: CommandOf<'RenewRecoveryCodes'>,
  user: Registered,
): Events => [proven(proof, factorOf(user), now), { type: 'RecoveryCodesRenewed', recovery, at: now }];

export const switchOffSecondFactor = ({ proof, now }: CommandOf<'SwitchOffSecondFactor'>, user: Registered): Events => [
  proven(proof, factorOf(user), now),
  { type: 'SecondFactorSwitchedOff', at: now },
];

type FactorEvent = Extract<
  UserEvent,
  {
    type:
      | 'SecondFactorBegun'
      | 'SecondFactorSwitchedOn'
      | 'AppCodeUsed'
      | 'RecoveryCodeUsed'
      | 'WrongCodeTyped'
      | 'RecoveryCodesRenewed'
      | 'SecondFactorSwitchedOff'
      | 'PasskeyAdded'
      | 'PasskeyUsed'
      | 'PasskeyRemoved'
      | 'FactorRemovalAsked'
      | 'FactorRemovalDropped'
      | 'SecondFactorRemoved';
  }
>;

/** The factor after an event. @returns what of the account is another one by now. */
export const factorAfter = (
  user: Registered,
  event: FactorEvent,
): Pick<Registered, 'second_factor'> & Partial<Pick<Registered, 'factor_setup'>> => {
  if (event.type === 'SecondFactorBegun')
    return { second_factor: null, factor_setup: { nonce: event.nonce, expires_at: event.expires_at } };
  if (event.type === 'SecondFactorSwitchedOn') {
    const { nonce, step, recovery, at } = event;
    return {
      second_factor: { nonce, since: at, last_step: step, recovery, wrong_codes: 0, passkeys: [], removal: null },
      factor_setup: null,
    };
  }
  const factor = factorOf(user);
  switch (event.type) {
    case 'AppCodeUsed':
      // Whoever shows a code of the app hasn't lost it.
      return { second_factor: { ...factor, last_step: event.step, wrong_codes: 0, removal: null } };
    case 'RecoveryCodeUsed': {
      const recovery = factor.recovery.filter((hash) => hash !== event.hash);
      return { second_factor: { ...factor, recovery, wrong_codes: 0 } };
    }
    case 'WrongCodeTyped':
      return { second_factor: { ...factor, wrong_codes: factor.wrong_codes + 1 } };
    case 'RecoveryCodesRenewed':
      return { second_factor: { ...factor, recovery: event.recovery } };
    case 'PasskeyAdded':
      return { second_factor: { ...factor, passkeys: [...factor.passkeys, event.passkey] } };
    case 'PasskeyUsed': {
      const { id, counter, at } = event;
      const passkeys = factor.passkeys.map((one) => (one.id === id ? { ...one, counter, used_at: at } : one));
      return { second_factor: { ...factor, passkeys, removal: null } };
    }
    case 'PasskeyRemoved':
      return { second_factor: { ...factor, passkeys: factor.passkeys.filter(({ id }) => id !== event.id) } };
    case 'FactorRemovalAsked': {
      const { by, reason, at } = event;
      return { second_factor: { ...factor, removal: { by, reason, at } } };
    }
    case 'FactorRemovalDropped':
      return { second_factor: { ...factor, removal: null } };
    case 'SecondFactorSwitchedOff':
    case 'SecondFactorRemoved':
      return { second_factor: null };
  }
};
