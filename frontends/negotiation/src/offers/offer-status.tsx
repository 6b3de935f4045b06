import { Badge, formatDeadline, formatRelative, Icon, type Meaning } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../text.ts';
import type { OfferRow } from './offers-api.ts';
import { useMySignature } from './signatures.ts';

type Shown = { readonly meaning: Meaning; readonly icon?: string; readonly label: string };

const waitedFor = (offer: OfferRow): string =>
  offer.your_side === 'club' || (offer.as_agent && offer.recipient === 'player')
    ? offer.player.name
    : offer.club_team.club_name;

/** The state of an offer as one side reads it; `signs`: its contract waits for the reader's signature. */
export const offerState = (offer: OfferRow, signs = false): Shown => {
  if (offer.status === 'pending')
    return offer.your_turn
      ? { meaning: 'mine', label: text('yourTurn') }
      : { meaning: 'pending', label: text('theirTurn', { name: waitedFor(offer) }) };
  if (offer.status !== 'accepted')
    return { meaning: offer.status === 'declined' ? 'no' : 'closed', label: text(`state_${offer.status}`) };
  const contract = offer.contract?.status ?? 'signing';
  if (contract === 'completed') return { meaning: 'yes', icon: 'seal-check', label: text('contractCompleted') };
  if (contract === 'failed') return { meaning: 'no', label: text('contractFailed') };
  if (signs) return { meaning: 'mine', icon: 'signature', label: text('contractYours') };
  return { meaning: 'pending', icon: 'signature', label: text('contractInSigning') };
};

export const OfferBadge = ({ offer }: { readonly offer: OfferRow }): ReactNode => {
  const { meaning, icon, label } = offerState(offer, useMySignature(offer));
  return (
    <Badge meaning={meaning} icon={icon}>
      {label}
    </Badge>
  );
};

const soonMs = 2 * 86_400_000;

/** Until when there is an answer to give, and how long that is; looks again every half minute. Amber in the last two days alone. */
export const ExpiryCountdown = ({ instant }: { readonly instant: string }): ReactNode => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const over = now.toISOString() >= instant;
  const soon = Date.parse(instant) - now.getTime() < soonMs;
  return (
    <span className={`tl-num tl-small tl-strong inline-flex items-center gap-1 ${soon ? 'tl-pending' : 'text-ink-2'}`}>
      <Icon name="clock-countdown" size={16} />
      {over ? (
        text('countdownOver')
      ) : (
        <time dateTime={instant}>
          {formatDeadline(instant, now)}, {formatRelative(instant, now)}
        </time>
      )}
    </span>
  );
};
