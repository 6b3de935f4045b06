import { ButtonLink, formatDay, formatInstant, Link, Notice } from '@touchline/ui';
import type { TimelineEnd } from '@touchline/ui/terms';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { Offer } from './offers-api.ts';
import { useSigners } from './signatures.ts';

type Outcome = {
  readonly tone: 'info' | 'pending' | 'yes' | 'no';
  readonly title: string;
  readonly lines: readonly string[];
};

type Signers = NonNullable<ReturnType<typeof useSigners>>;

/** Who signs next, and how many have; where the reader signs nothing, that it goes on. */
const signingLine = (signers: Signers | null): string => {
  const next = signers?.find(({ status }) => status === 'current');
  if (!signers || !next) return text('contractSigning');
  const count = { done: signers.filter(({ status }) => status === 'signed').length, total: signers.length };
  return next.is_you ? text('contractNextYou', count) : text('contractNext', { ...count, name: next.name });
};

const contractOutcome = (offer: Offer, signers: Signers | null): Outcome => {
  const own = offer.your_side === 'player' && !offer.as_agent;
  const agreed = text('stateAcceptedText', { round: offer.round });
  const contract = offer.contract;
  if (contract?.status === 'completed')
    return { tone: 'yes', title: text('contractCompleted'), lines: [text('contractSigned')] };
  if (contract?.status === 'failed')
    return {
      tone: 'no',
      title: text('contractFailed'),
      lines: [
        ...(contract.reason ? [text('reasonGiven', { reason: contract.reason })] : []),
        text(own ? 'contractFailedTextOwn' : 'contractFailedText'),
      ],
    };
  return {
    tone: 'yes',
    title: text('agreedTitle'),
    lines: [agreed, contract?.document_id ? signingLine(signers) : text('contractDrafting')],
  };
};

const endedBy = (offer: Offer): string => {
  const side = offer.your_side;
  if (offer.status === 'withdrawn')
    return side === 'club'
      ? text('stateWithdrawnTextYou')
      : text('stateWithdrawnText', { club: offer.club_team.club_name });
  if (offer.status === 'expired') return text('stateExpiredText', { date: formatDay(offer.expires_at) });
  if (offer.status === 'closed') {
    if (offer.close_reason === 'guardian-consent-withdrawn') return text('closed_consentWithdrawn');
    if (offer.close_reason === 'account-closed') return text('closed_accountClosed');
    if (offer.close_reason !== 'player-signed-elsewhere') return text('closed_unknown');
    return text(
      side === 'player' && !offer.as_agent ? 'closed_playerSignedElsewhereOwn' : 'closed_playerSignedElsewhere',
    );
  }
  const decliner = offer.recipient === 'club' ? offer.club_team.club_name : offer.player.name;
  return offer.recipient === side && !offer.as_agent
    ? text('stateDeclinedTextYou')
    : text('stateDeclinedText', { name: decliner });
};

const outcomeOf = (offer: Offer, signers: Signers | null): Outcome | undefined => {
  if (offer.status === 'pending') return undefined;
  if (offer.status === 'accepted') return contractOutcome(offer, signers);
  return {
    tone: offer.status === 'declined' ? 'no' : 'info',
    title: text(`state_${offer.status}`),
    lines: [endedBy(offer), ...(offer.reason ? [text('reasonGiven', { reason: offer.reason })] : [])],
  };
};

const endIcons = {
  accepted: 'check-bold',
  declined: 'x-bold',
  withdrawn: 'arrow-u-up-left',
  expired: 'hourglass',
  closed: 'minus-circle',
} as const;

const endTitle = (offer: Offer, status: keyof typeof endIcons): string => {
  const by = offer.ended?.by;
  if ((status !== 'accepted' && status !== 'declined') || !by) return text(`state_${status}`);
  if (by === offer.your_side && !offer.as_agent)
    return text(status === 'accepted' ? 'endAcceptedYou' : 'endDeclinedYou');
  const name = by === 'club' ? offer.club_team.club_name : offer.player.name;
  return text(status === 'accepted' ? 'endAccepted' : 'endDeclined', { name });
};

/** The end of the story: who ended it, when, why, and what is next. */
export const useOfferEnd = (offer: Offer, documentHref: (documentId: string) => string): TimelineEnd | undefined => {
  const signers = useSigners(offer);
  const { status, ended } = offer;
  if (status === 'pending') return undefined;
  const outcome = outcomeOf(offer, signers);
  const document = offer.contract?.document_id;
  const mine = signers?.some((signer) => signer.status === 'current' && signer.is_you) ?? false;
  return {
    tone: status === 'accepted' ? 'yes' : status === 'declined' ? 'no' : 'closed',
    icon: endIcons[status],
    title: endTitle(offer, status),
    ...(ended ? { when: formatInstant(ended.at), at: ended.at } : {}),
    content: (
      <div className="tl-small grid gap-1 text-ink-2">
        {outcome?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {document ? (
          <p>
            <Link href={documentHref(document)}>{text(mine ? 'contractSign' : 'contractOpen')}</Link>
          </p>
        ) : null}
      </div>
    ),
  };
};

/** How a negotiation ended, in words, and the way to the contract that came of it. */
export const OfferOutcome = ({
  offer,
  documentHref,
}: {
  readonly offer: Offer;
  readonly documentHref: (documentId: string) => string;
}): ReactNode => {
  const signers = useSigners(offer);
  const outcome = outcomeOf(offer, signers);
  if (!outcome) return null;
  const document = offer.contract?.document_id;
  const mine = signers?.some(({ status, is_you }) => status === 'current' && is_you) ?? false;
  return (
    <div className="mb-3 grid gap-3.5" role="status">
      <Notice tone={outcome.tone}>
        <p className="tl-strong">{outcome.title}</p>
        {outcome.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      {document ? (
        <ButtonLink
          variant={mine ? 'primary' : 'secondary'}
          size="lg"
          block
          icon="file-text"
          href={documentHref(document)}
        >
          {text(mine ? 'contractSign' : 'contractOpen')}
        </ButtonLink>
      ) : null}
    </div>
  );
};
