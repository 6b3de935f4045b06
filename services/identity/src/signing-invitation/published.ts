import { signingInvitationEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { publicInvitationOf, type SigningInvitation, type SigningInvitationEvent } from './state.ts';

/** The contract of an event and what is its own. What others know from the document is nobody's news, nor a code that was tried. */
const happenedOf = (event: SigningInvitationEvent) => {
  switch (event.type) {
    case 'SigningInvited':
      return [signingInvitationEvents.invited, {}] as const;
    case 'SigningCodeRequested':
      return [signingInvitationEvents.codeRequested, { expires_at: event.code.expires_at }] as const;
    case 'SigningInvitationReminded':
      return [signingInvitationEvents.reminded, { by_author: event.by_author }] as const;
    case 'SigningInvitationReleased':
      return [signingInvitationEvents.released, {}] as const;
    case 'SigningInvitationCompleted':
    case 'SigningCopyGiven':
      return [signingInvitationEvents.completed, { readable_until: event.readable_until }] as const;
    case 'SigningInvitationClosed': {
      const { how, by, reason } = event;
      return [signingInvitationEvents.closed, { how, by, reason }] as const;
    }
    case 'SigningCodeTried':
    case 'SigningCodeUsed':
    case 'SigningInvitationSigned':
      return null;
    default:
      return unreachable(event);
  }
};

export const snapshotOf = (state: SigningInvitation) =>
  state.status === 'none'
    ? null
    : { type: signingInvitationEvents.restated.type, data: { signing_invitation: publicInvitationOf(state) } };

/** An event as neighbours read it: what happened, beside the invitation after it. */
export const published = (event: SigningInvitationEvent, after: SigningInvitation) => {
  const told = happenedOf(event);
  if (after.status === 'none' || !told) return null;
  const [{ type }, happened] = told;
  return { type, data: { signing_invitation: publicInvitationOf(after), happened } };
};
