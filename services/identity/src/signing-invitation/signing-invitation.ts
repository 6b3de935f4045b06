import { signingLink } from '@touchline/contracts/protocol/signing-link';
import { type Decider, ImpossibleEvent, Rejected, unreachable } from '@touchline/platform/domain';
import type { Known, Open, SigningInvitation, SigningInvitationCommand, SigningInvitationEvent } from './state.ts';

type CommandOf<Type extends SigningInvitationCommand['type']> = Extract<SigningInvitationCommand, { type: Type }>;
type Events = readonly SigningInvitationEvent[];

export const initialState: SigningInvitation = { status: 'none' };

/** A code is burned after so many wrong tries. */
export const maxCodeTries = 5;

const existing = (state: SigningInvitation): Known => {
  if (state.status === 'none') throw new Rejected('NotFound');
  return state;
};

/** The invitation as one whose guest can sign at this moment. */
const openAt = (state: SigningInvitation, now: string): Open => {
  const invitation = existing(state);
  if (invitation.status === 'signed') throw new Rejected('NotYourTurnToSign');
  if (invitation.status !== 'open' || now >= invitation.expires_at)
    throw new Rejected('DocumentNotAvailableForSigning');
  return invitation;
};

/** The code that can still be used. */
const livingCode = ({ code }: Open, now: string) =>
  code && code.tries < maxCodeTries && now < code.expires_at ? code : null;

export const invite = ({ type: _, now: at, ...invited }: CommandOf<'Invite'>, state: SigningInvitation): Events =>
  state.status === 'none' ? [{ type: 'SigningInvited', ...invited, at }] : [];

export const requestCode = ({ code, now: at }: CommandOf<'RequestCode'>, state: SigningInvitation): Events => {
  openAt(state, at);
  return [{ type: 'SigningCodeRequested', code, at }];
};

/** Right or wrong, it is one write: of two who give the right one at the same moment one finds it used. */
export const giveCode = ({ hash, now: at }: CommandOf<'GiveCode'>, state: SigningInvitation): Events => {
  const code = livingCode(openAt(state, at), at);
  if (!code) return [];
  return [{ type: code.hash === hash ? 'SigningCodeUsed' : 'SigningCodeTried', at }];
};

export const noteSigned = ({ now: at }: CommandOf<'NoteSigned'>, state: SigningInvitation): Events =>
  existing(state).status === 'open' ? [{ type: 'SigningInvitationSigned', at }] : [];

/** A reminder that is told again is no new one. */
export const remind = ({ by_author, now: at }: CommandOf<'Remind'>, state: SigningInvitation): Events => {
  const invitation = existing(state);
  if (invitation.status !== 'open' || at >= invitation.expires_at) return [];
  if (invitation.reminded_at !== undefined && invitation.reminded_at >= at) return [];
  return [{ type: 'SigningInvitationReminded', by_author, at }];
};

export const release = ({ now: at }: CommandOf<'Release'>, state: SigningInvitation): Events =>
  existing(state).status === 'open' ? [{ type: 'SigningInvitationReleased', at }] : [];

const readableUntil = (at: string): string =>
  new Date(Date.parse(at) + signingLink.readableDays * 86_400_000).toISOString();

export const complete = ({ now: at }: CommandOf<'Complete'>, state: SigningInvitation): Events => {
  const { status } = existing(state);
  if (status === 'completed' || status === 'closed') return [];
  return [{ type: 'SigningInvitationCompleted', readable_until: readableUntil(at), at }];
};

export const close = ({ type: _, now: at, ...closing }: CommandOf<'Close'>, state: SigningInvitation): Events => {
  const { status } = existing(state);
  if (status === 'completed' || status === 'closed') return [];
  return [{ type: 'SigningInvitationClosed', ...closing, at }];
};

export const giveCopy = ({ type: _, now: at, ...copy }: CommandOf<'GiveCopy'>, state: SigningInvitation): Events =>
  state.status === 'none' ? [{ type: 'SigningCopyGiven', ...copy, readable_until: readableUntil(at), at }] : [];

export const decide = (command: SigningInvitationCommand, state: SigningInvitation): Events => {
  switch (command.type) {
    case 'Invite':
      return invite(command, state);
    case 'RequestCode':
      return requestCode(command, state);
    case 'GiveCode':
      return giveCode(command, state);
    case 'NoteSigned':
      return noteSigned(command, state);
    case 'Remind':
      return remind(command, state);
    case 'Release':
      return release(command, state);
    case 'Complete':
      return complete(command, state);
    case 'GiveCopy':
      return giveCopy(command, state);
    case 'Close':
      return close(command, state);
    default:
      return unreachable(command);
  }
};

export const evolve = (state: SigningInvitation, event: SigningInvitationEvent): SigningInvitation => {
  const as = <Status extends SigningInvitation['status']>(...statuses: readonly Status[]) => {
    const found: readonly SigningInvitation['status'][] = statuses;
    if (!found.includes(state.status)) throw new ImpossibleEvent(event, state);
    return state as Extract<SigningInvitation, { status: Status }>;
  };
  /** What outlives the code. */
  const invited = (invitation: Known) => {
    const { signing_invitation_id, document_id, guest, player_name, club_name, own, expires_at, invited_at } =
      invitation;
    const what = { player_name, club_name, ...(own && { own }) };
    return { signing_invitation_id, document_id, guest, ...what, expires_at, invited_at };
  };
  switch (event.type) {
    case 'SigningInvited': {
      as('none');
      const { type: _, at, ...given } = event;
      return { status: 'open', ...given, invited_at: at, code: null };
    }
    case 'SigningCopyGiven': {
      as('none');
      const { type: _, at, ...given } = event;
      return { status: 'completed', ...given, copy: true, invited_at: at };
    }
    case 'SigningCodeRequested':
      return { ...as('open'), code: { ...event.code, tries: 0 } };
    case 'SigningCodeTried': {
      const open = as('open');
      if (!open.code) throw new ImpossibleEvent(event, state);
      return { ...open, code: { ...open.code, tries: open.code.tries + 1 } };
    }
    case 'SigningCodeUsed':
      return { ...as('open'), code: null };
    case 'SigningInvitationSigned':
      return { ...invited(as('open')), status: 'signed' };
    case 'SigningInvitationReminded':
      return { ...as('open'), reminded_at: event.at };
    case 'SigningInvitationReleased':
      return { ...invited(as('open')), status: 'closed' };
    case 'SigningInvitationCompleted':
      return {
        ...invited(as<Known['status']>('open', 'signed')),
        status: 'completed',
        readable_until: event.readable_until,
      };
    case 'SigningInvitationClosed':
      return { ...invited(as<Known['status']>('open', 'signed')), status: 'closed' };
    default:
      return unreachable(event);
  }
};

export const signingInvitationDecider: Decider<SigningInvitationCommand, SigningInvitation, SigningInvitationEvent> = {
  decide,
  evolve,
  initialState,
};
