import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { Deadline } from '@touchline/app-core/page/deadline.tsx';
import type { OfferGroup } from '@touchline/contracts/policies/whose-turn';
import { Anchor, Avatar, ButtonLink, Crest, formatDay, formatMoney, Icon, Identity, RelativeTime } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text as shared } from '../text.ts';
import { groupOf } from './offer-filters.ts';
import { OfferBadge } from './offer-status.tsx';
import type { OfferRow as Row } from './offers-api.ts';
import { text } from './offers-text.ts';
import { useMySignature } from './signatures.ts';
import { formatTotal } from './total-text.ts';

const isAboutPlayer = (offer: Row): boolean => offer.your_side === 'club' || offer.as_agent;

/** Whom it is about: the player for a club or an agent, the club for a player. */
export const nameOf = (offer: Row): string => (isAboutPlayer(offer) ? offer.player.name : offer.club_team.club_name);

/** Position, age and club of a player; the team that asks. */
const detailOf = (offer: Row): string => {
  if (!isAboutPlayer(offer)) return offer.club_team.team_name;
  const today = offer.player_today;
  return [
    ...(today ? [today.positions.join(' '), String(today.age), today.club_team?.club_name ?? shared('noClub')] : []),
    ...(offer.as_agent ? [offer.club_team.club_name] : []),
  ].join(', ');
};

const Mark = ({ offer, size }: { readonly offer: Row; readonly size: number }): ReactNode => {
  if (!isAboutPlayer(offer)) return <Crest club={crestOf(offer.club_team)} size={size} decorative />;
  const club = offer.player_today?.club_team;
  return <Avatar name={offer.player.name} size={size} {...(club ? { club: crestOf(club) } : {})} />;
};

const payOf = ({ amount, currency, per }: Row['salary']): string =>
  shared(`per_${per}`, { amount: formatMoney({ amount, currency }) });

const isOwnRound = (offer: Row): boolean => offer.recipient !== offer.your_side && !offer.as_agent;

const lineOf = (offer: Row, group: OfferGroup): string => {
  const { round } = offer;
  if (group === 'ended') return text('lineEndedRound', { round });
  if (group === 'signing') return text('lineAccepted', { round });
  if (isOwnRound(offer)) return text('lineYours', { round });
  return text(round === 1 ? 'lineOffer' : 'lineCounter', { round });
};

/** What is on the table, in two lines: the round, and the salary with what it was. */
const What = ({ offer, group }: { readonly offer: Row; readonly group: OfferGroup }): ReactNode => {
  const before = offer.salary_before;
  const until = formatDay(offer.contract_expiry_date);
  return (
    <div className="tl-small min-w-0">
      <p className="text-ink-2">{lineOf(offer, group)}</p>
      {group === 'ended' && offer.reason ? (
        <p className="line-clamp-2">{shared('quoted', { message: offer.reason })}</p>
      ) : before && group !== 'ended' ? (
        <p className="tl-num flex flex-wrap items-center gap-x-1.5">
          <s className="text-ink-3">{payOf(before)}</s>
          <Icon name="arrow-right" size={14} />
          <b className="tl-strong">{payOf(offer.salary)}</b>
        </p>
      ) : (
        <p className="tl-num">{text('linePay', { salary: payOf(offer.salary), until })}</p>
      )}
    </div>
  );
};

const When = ({ offer }: { readonly offer: Row }): ReactNode => {
  if (offer.status !== 'pending')
    return <RelativeTime instant={offer.updated_at} className="tl-small tl-num text-ink-3" />;
  return <Deadline until={offer.expires_at} />;
};

const Act = ({
  offer,
  href,
  signs,
  first,
}: {
  readonly offer: Row;
  readonly href: string;
  readonly signs: boolean;
  readonly first: boolean;
}): ReactNode => {
  const document = signs ? offer.contract?.document_id : undefined;
  if (!offer.your_turn && !document) return <OfferBadge offer={offer} />;
  const label = document ? 'readAndSign' : offer.round === 1 ? 'reviewOffer' : 'reviewCounter';
  return (
    <ButtonLink
      variant={first ? 'primary' : 'secondary'}
      className="relative max-sm:w-full"
      href={document ? `/documents/${document}` : href}
    >
      {text(label)}
      <span className="tl-sr">{text('ofOffer', { name: nameOf(offer) })}</span>
    </ButtonLink>
  );
};

/** One offer in its group: whom it is about, what is on the table, until when, and what I can do. `first`: the one to begin with. */
export const OfferRow = ({
  offer,
  base,
  first,
}: {
  readonly offer: Row;
  readonly base: string;
  readonly first: boolean;
}): ReactNode => {
  const group = groupOf(offer);
  const signs = useMySignature(offer);
  const href = `${base}/${offer.id}`;
  const mine = offer.your_turn || signs;
  const ended = group === 'ended';
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line hover:bg-hover sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_7.5rem_10.75rem_10.5rem] ${ended ? 'min-h-15 py-2.5' : 'min-h-18 py-3'} px-3`}
    >
      {mine ? <span className="absolute inset-y-2 left-0 w-0.75 bg-accent" aria-hidden="true" /> : null}
      <Anchor href={href} className="min-w-0 after:absolute after:inset-0 after:content-['']">
        <Identity
          mark={<Mark offer={offer} size={ended ? 36 : 44} />}
          name={<span className={ended ? 'text-ink-2' : undefined}>{nameOf(offer)}</span>}
          detail={detailOf(offer)}
        />
      </Anchor>
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        <What offer={offer} group={group} />
      </div>
      <p className="grid justify-items-end">
        <b className={`tl-name tl-num text-[1.0625rem] leading-5.5 ${ended ? 'text-ink-2' : ''}`}>
          {formatTotal(offer.total_per_season, offer.currency)}
        </b>
        <span className="tl-tiny text-ink-3">{shared('guaranteedShort')}</span>
      </p>
      <div className="max-sm:col-span-2">
        <When offer={offer} />
      </div>
      <div className="flex justify-end max-sm:col-span-2">
        <Act offer={offer} href={href} signs={signs} first={first} />
      </div>
    </li>
  );
};
