import { guardianBirthProblem } from '@touchline/contracts/policies/guardian-consent';
import { isMinor } from '@touchline/contracts/policies/transfer-regulations';
import { type Decider, ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import type {
  AnsweredBy,
  GivenConsent,
  Guardian,
  GuardianConsent,
  GuardianConsentCommand,
  GuardianConsentEvent,
  Known,
} from './state.ts';

type CommandOf<Type extends GuardianConsentCommand['type']> = Extract<GuardianConsentCommand, { type: Type }>;
type Events = readonly GuardianConsentEvent[];

const day = (instant: string): string => instant.slice(0, 10);

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whoever reads the player's own mail would consent for himself. */
const refuseOwnAddress = (guardian: Guardian, own_email: string): void => {
  if (isSameAddress(guardian.email, own_email))
    throw invalid({ path: 'guardian.email', message: 'Use the address of your guardian, not your own.' });
};

const refuseYoung = ({ date_of_birth }: AnsweredBy, now: string): void => {
  const problem = guardianBirthProblem(date_of_birth, day(now));
  if (problem) throw invalid({ path: 'date_of_birth', message: problem });
};

/** The question behind a token that still answers. */
const asked = (state: GuardianConsent, hash: string, now: string): Extract<Known, { status: 'requested' }> => {
  if (state.status !== 'requested' || state.token.hash !== hash || now >= state.token.expires_at)
    throw new Rejected('InvalidConfirmationTokenException');
  return state;
};

/** The consent behind the token that takes it back. */
const taking = (state: GuardianConsent, hash: string, now: string): GivenConsent => {
  if (state.status !== 'given' || state.withdrawal.hash !== hash || now >= state.withdrawal.expires_at)
    throw new Rejected('InvalidConfirmationTokenException');
  return state;
};

/** What a token that came back is for; throws where it answers nothing any more. */
export const purposeOf = (state: GuardianConsent, hash: string, now: string): 'consent' | 'withdrawal' => {
  if (state.status === 'given') {
    taking(state, hash, now);
    return 'withdrawal';
  }
  asked(state, hash, now);
  return 'consent';
};

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

export const request = (
  { type: _, own_email, token, now: at, ...named }: CommandOf<'Request'>,
  state: GuardianConsent,
): Events => {
  // News of the profile that was read before comes again after younger one.
  if (state.status !== 'none' && named.profile_sequence <= state.profile_sequence) return [];
  const { guardian_consent_id: _id, guardian, ...about } = named;
  if (state.status !== 'none' && isSame(guardian, state.guardian)) {
    const { player, date_of_birth } = state;
    const isKnown = isSame({ player: about.player, date_of_birth: about.date_of_birth }, { player, date_of_birth });
    return isKnown ? [] : [{ type: 'PlayerChanged', ...about, at }];
  }
  if (!isMinor(named.date_of_birth, day(at))) return [];
  refuseOwnAddress(guardian, own_email);
  return [{ type: 'ConsentRequested', ...named, token, at }];
};

export const askAgain = ({ own_email, token, now: at }: CommandOf<'AskAgain'>, state: GuardianConsent): Events => {
  if (state.status === 'none') throw new Rejected('NotFound');
  // There is nothing to ask.
  if (state.status === 'given' || !isMinor(state.date_of_birth, day(at))) return [];
  refuseOwnAddress(state.guardian, own_email);
  if (state.status === 'requested') return [{ type: 'ConsentSentAgain', token, at }];
  const { guardian_consent_id, player, date_of_birth, guardian, profile_sequence } = state;
  const named = { guardian_consent_id, player, date_of_birth, guardian, profile_sequence };
  return [{ type: 'ConsentRequested', ...named, token, at }];
};

export const open = ({ hash, now: at }: CommandOf<'Open'>, state: GuardianConsent): Events =>
  purposeOf(state, hash, at) === 'consent' && state.status === 'requested' && state.opened_at === null
    ? [{ type: 'ConsentOpened', at }]
    : [];

export const give = (
  { hash, by, own_email, withdrawal, now: at }: CommandOf<'Give'>,
  state: GuardianConsent,
): Events => {
  const { guardian } = asked(state, hash, at);
  // The account has moved to the guardian's address meanwhile.
  if (isSameAddress(guardian.email, own_email)) throw new Rejected('InvalidConfirmationTokenException');
  refuseYoung(by, at);
  return [{ type: 'ConsentGiven', by, withdrawal, at }];
};

export const refuse = ({ hash, by, reason, now: at }: CommandOf<'Refuse'>, state: GuardianConsent): Events => {
  asked(state, hash, at);
  refuseYoung(by, at);
  return [{ type: 'ConsentRefused', by, reason: reason || null, at }];
};

export const withdraw = ({ hash, reason, now: at }: CommandOf<'Withdraw'>, state: GuardianConsent): Events => {
  taking(state, hash, at);
  return [{ type: 'ConsentWithdrawn', reason: reason || null, at }];
};

const decide = (command: GuardianConsentCommand, state: GuardianConsent): Events => {
  switch (command.type) {
    case 'Request':
      return request(command, state);
    case 'AskAgain':
      return askAgain(command, state);
    case 'Open':
      return open(command, state);
    case 'Give':
      return give(command, state);
    case 'Refuse':
      return refuse(command, state);
    case 'Withdraw':
      return withdraw(command, state);
    default:
      return unreachable(command);
  }
};

/** Nobody has answered this question yet. */
const unanswered = {
  status: 'requested',
  opened_at: null,
  answered_at: null,
  answered_by: null,
  reason: null,
  withdrawal: null,
} as const;

const evolve = (state: GuardianConsent, event: GuardianConsentEvent): GuardianConsent => {
  const { at } = event;
  if (event.type === 'ConsentRequested') {
    const { type: _, at: requested_at, token, ...named } = event;
    const sent = { requested_at, sent_at: at, token, link_expires_at: token.expires_at, updated_at: at };
    return { ...named, ...unanswered, ...sent };
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  const waiting = (): Extract<Known, { status: 'requested' }> => {
    if (state.status !== 'requested') throw new ImpossibleEvent(event, state);
    return state;
  };
  switch (event.type) {
    case 'PlayerChanged': {
      const { player, date_of_birth, profile_sequence } = event;
      return { ...state, player, date_of_birth, profile_sequence, updated_at: at };
    }
    case 'ConsentSentAgain': {
      const { token } = event;
      const sent = { token, sent_at: at, link_expires_at: token.expires_at, opened_at: null };
      return { ...waiting(), ...sent, updated_at: at };
    }
    case 'ConsentOpened':
      return { ...waiting(), opened_at: at, updated_at: at };
    case 'ConsentGiven': {
      const { by: answered_by, withdrawal } = event;
      const given = { status: 'given' as const, token: null, answered_at: at, answered_by, withdrawal };
      return { ...waiting(), ...given, updated_at: at };
    }
    case 'ConsentRefused': {
      const { by: answered_by, reason } = event;
      const refused = { status: 'refused' as const, token: null, answered_at: at, answered_by, reason };
      return { ...waiting(), ...refused, updated_at: at };
    }
    case 'ConsentWithdrawn': {
      if (state.status !== 'given') throw new ImpossibleEvent(event, state);
      const withdrawn = { status: 'withdrawn' as const, withdrawal: null, answered_at: at, reason: event.reason };
      return { ...state, ...withdrawn, updated_at: at };
    }
    default:
      return unreachable(event);
  }
};

export const guardianConsentDecider: Decider<GuardianConsentCommand, GuardianConsent, GuardianConsentEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
