import { dayInWords } from '@touchline/contracts/days';
import { type PublicSigningInvitation, signingInvitationEvents } from '@touchline/contracts/events';
import { guestSigningPath, signingLink, signingPath, signingSubject } from '@touchline/contracts/protocol/signing-link';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import { unreachable } from '@touchline/platform/domain';
import type { LinkTokens } from '@touchline/platform/http';
import type { Mail } from '@touchline/platform/mail';
import type { z } from 'zod';
import { renderEmail } from '../mail/rendered-email.ts';
import {
  ownClosed,
  ownCode,
  ownCompleted,
  ownCopied,
  ownInvited,
  ownReleased,
  ownReminded,
} from './own-document.words.ts';
import type { SigningCodes } from './signing-code.ts';
import type { SigningInvitationRepository } from './signing-invitation.repository.ts';
import type { Known } from './state.ts';

interface Given {
  readonly invitations: Pick<SigningInvitationRepository, 'find'>;
  readonly codes: SigningCodes;
  readonly links: Pick<LinkTokens, 'make'>;
  readonly mail: Mail;
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  readonly deps: ConsumerDependencies;
}

type News = { readonly signing_invitation: PublicSigningInvitation };
type Reminded = z.infer<typeof signingInvitationEvents.reminded.data>;
type Closed = z.infer<typeof signingInvitationEvents.closed.data>;

const whenInWords = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});

/** What a guest reads of a contract that came to nothing. */
const closedWords = (
  { player_name: player, club_name: club }: Known,
  { how, by, reason }: NonNullable<Closed['happened']>,
): { readonly subject: string; readonly lines: readonly string[] } => {
  const contract = `the contract of ${player} with ${club}`;
  const last = 'Nobody is bound by it, whoever has signed already, and you have nothing more to do.';
  const given = reason ? [`The reason given: ${reason}`] : [];
  switch (how) {
    case 'declined': {
      const who = { player, guardian: 'You', agent: `The agent of ${player}`, 'club-representative': club };
      return {
        subject:
          by === 'guardian' ? `You declined the contract of ${player}` : `The contract of ${player} was declined`,
        lines: [`${by ? who[by] : 'Somebody'} declined to sign ${contract}.`, ...given, last],
      };
    }
    case 'voided':
      return {
        subject: `The contract of ${player} was voided`,
        lines: [`There will be no signature any more under ${contract}.`, ...given, last],
      };
    case 'expired':
      return {
        subject: `The contract of ${player} has expired`,
        lines: [`Not everybody signed ${contract} in time.`, last],
      };
    default:
      return unreachable(how);
  }
};

/** The messages to a guest who signs: where, the code, where the sealed document can be had, and that there is nothing to sign any more. */
export const signingMail = ({ invitations, codes, links, mail, origin, deps }: Given): Consumer => {
  const linkOf = async (invitation: Known, purpose: string, until: string): Promise<string> => {
    const { document_id, guest } = invitation;
    const subject = signingSubject({ document_id, guest_id: guest.guest_id });
    // The fragment stays in the reader's browser: no server and no log of one on the way sees it.
    const path = invitation.own ? guestSigningPath : signingPath;
    return `${origin}${path}#${await links.make({ purpose, subject, expires_at: new Date(until) })}`;
  };
  const of =
    <Data extends News>(
      write: (invitation: Known, event: CloudEvent, data: Data) => Promise<Parameters<typeof renderEmail>[0] | null>,
    ) =>
    async (data: Data, event: CloudEvent): Promise<void> => {
      const invitation = await invitations.find(data.signing_invitation.signing_invitation_id);
      // Of a guest whose player has left, neither name nor address is kept.
      const message = invitation?.guest.email && (await write(invitation, event, data));
      if (message) await mail.send(renderEmail(message));
    };
  const addressed = ({ guest }: Known, { id }: CloudEvent) => ({
    to: guest.email,
    greeting: `Hello ${guest.name},`,
    idempotencyKey: id,
  });

  const invited = of(async (invitation, event) => {
    // Over before the message could leave: nobody is asked for what can't be done.
    if (invitation.status !== 'open') return null;
    const { player_name: player, club_name: club, own, expires_at } = invitation;
    const until = `${whenInWords.format(new Date(expires_at))} UTC`;
    const action = { label: 'Read and sign', url: await linkOf(invitation, signingLink.sign, expires_at) };
    if (own) return { ...addressed(invitation, event), ...ownInvited(own, until), action };
    return {
      ...addressed(invitation, event),
      subject: `Please sign the contract of ${player}`,
      lines: [
        `${player} has signed a contract with ${club}. ${player} is under 18, so the contract counts only when you sign it too: you are the guardian.`,
        'Read the contract first. You need no account. To sign, you get a code at this address.',
        `You can sign until ${until}. If you do not agree, say so on the same page.`,
        'Keep this link to yourself: whoever has it can read the contract.',
      ],
      action,
    };
  });
  const reminded = of(async (invitation, event, { happened }: Reminded) => {
    if (invitation.status !== 'open' || !happened) return null;
    const { player_name: player, club_name: club, own, expires_at } = invitation;
    const until = `${whenInWords.format(new Date(expires_at))} UTC`;
    const action = { label: 'Read and sign', url: await linkOf(invitation, signingLink.sign, expires_at) };
    if (own) return { ...addressed(invitation, event), ...ownReminded(own, until, happened.by_author), action };
    return {
      ...addressed(invitation, event),
      subject: `Reminder: please sign the contract of ${player}`,
      lines: [
        `The contract of ${player} with ${club} waits for your signature: you are the guardian.`,
        `You can sign until ${until}. If you do not agree, say so on the same page.`,
        'You need no account. To sign, you get a code at this address.',
      ],
      action,
    };
  });
  const codeRequested = of(async (invitation, event) => {
    // Used meanwhile, or asked for again: the newest message is the one that counts.
    if (invitation.status !== 'open' || !invitation.code) return null;
    const figure = codes.code(invitation.signing_invitation_id, invitation.code);
    if (invitation.own) return { ...addressed(invitation, event), ...ownCode(invitation.own), figure };
    return {
      ...addressed(invitation, event),
      subject: 'Your code to sign the contract',
      figure,
      lines: [
        `Type this code on the page where you read the contract of ${invitation.player_name}. It works once, for 10 minutes.`,
        'Give it to nobody. If you did not ask for it, you can leave this mail alone: without the code nobody signs for you.',
      ],
    };
  });
  const completed = of(async (invitation, event) => {
    if (invitation.status !== 'completed') return null;
    const { player_name: player, club_name: club, own, readable_until } = invitation;
    const url = await linkOf(invitation, signingLink.read, readable_until);
    if (own) {
      const action = { label: 'Open the signed document', url };
      const words = (invitation.copy ? ownCopied : ownCompleted)(own, readable_until);
      return { ...addressed(invitation, event), ...words, action };
    }
    return {
      ...addressed(invitation, event),
      subject: `The contract of ${player} is signed by everyone`,
      lines: [
        `Everyone has signed the contract of ${player} with ${club}, and it is sealed.`,
        `Open it with this link and save the file. The link works until ${dayInWords(readable_until.slice(0, 10))}.`,
      ],
      action: { label: 'Open the signed contract', url },
    };
  });

  const released = of(async (invitation, event) =>
    invitation.own ? { ...addressed(invitation, event), ...ownReleased(invitation.own) } : null,
  );
  const closed = of(async (invitation, event, { happened }: Closed) => {
    if (!happened) return null;
    const { own } = invitation;
    return { ...addressed(invitation, event), ...(own ? ownClosed(own, happened) : closedWords(invitation, happened)) };
  });

  return consumer(deps, {
    group: 'identity.signing-mail',
    topics: ['touchline.signing-invitation'],
    from: 'end',
    checkpoints: null,
    // A message that could not be sent must not keep the next one, a code perhaps, from its reader.
    independent: true,
    on: {
      [signingInvitationEvents.invited.type]: invited,
      [signingInvitationEvents.reminded.type]: reminded,
      [signingInvitationEvents.codeRequested.type]: codeRequested,
      [signingInvitationEvents.released.type]: released,
      [signingInvitationEvents.completed.type]: completed,
      [signingInvitationEvents.closed.type]: closed,
    },
  });
};
