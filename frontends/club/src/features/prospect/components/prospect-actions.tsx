import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { DeclareInterest } from '@touchline/negotiation/interests/declare-interest.tsx';
import { OfferBadge } from '@touchline/negotiation/offers/offer-status.tsx';
import { type OfferRow, offersQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { formatTotal } from '@touchline/negotiation/offers/total-text.ts';
import { Button, ButtonLink, formatInstant, Link, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';
import { useProspect } from '../use-prospect.ts';
import { AskToTrial } from './ask-to-trial.tsx';

const offerHref = (id: string): string => `/club-representative/offers/${id}`;
const interestsHref = '/club-representative/club-interest';
export const makeOfferHref = (playerId: string): string => `/club-representative/offers/new?player=${playerId}`;

const lineOf = (offer: OfferRow): string => {
  const total = formatTotal(offer.total_per_season, offer.currency);
  return offer.status === 'pending'
    ? text('betweenRound', { total, date: formatInstant(offer.expires_at) })
    : text('betweenTotal', { total });
};

/** What has passed between the viewer's teams and the player, newest first. */
export const History = ({ playerId, name }: { readonly playerId: string; readonly name: string }): ReactNode => {
  const client = useQueryClient();
  const offers = useQuery(offersQuery(client, { player_id: playerId, limit: 5, sort: 'updated' }));
  if (offers.isPending) return <Skeletons lines={2} />;
  const rows = offers.data?.data ?? [];
  if (!rows.length) return <p className="tl-small text-ink-3">{text('betweenNone', { name })}</p>;
  return (
    <ul className="grid gap-3">
      {rows.map((offer) => (
        <li key={offer.id} className="grid gap-0.5">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link href={offerHref(offer.id)}>{text('betweenOffer', { round: offer.round })}</Link>
            <OfferBadge offer={offer} />
          </span>
          <span className="tl-small tl-num text-ink-2">{lineOf(offer)}</span>
        </li>
      ))}
    </ul>
  );
};

/** The next act towards a player; where it isn't possible, the reason stands beneath it. */
export const ProspectActions = ({ playerId }: { readonly playerId: string }): ReactNode => {
  const { prospect, pending, data } = useProspect(playerId);
  const [declaring, setDeclaring] = useState(false);
  if (pending && !prospect.isError) return <Skeletons lines={1} />;
  if (!data)
    return (
      <Button block icon="arrows-left-right" reason={isApiFailure(prospect.error) ? prospect.error.message : ''}>
        {text('makeOffer')}
      </Button>
    );
  const { teams } = data;
  const possible = teams.some((team) => !team.refusal);
  const open = teams.flatMap(({ offer_id }) => offer_id ?? []);
  const refusal = teams.find((team) => team.refusal)?.refusal;
  const free = teams.filter((team) => !team.interest_refusal).map(({ club_team }) => club_team);
  const waiting = teams.some(({ interest }) => interest?.status === 'pending');
  const uninteresting = teams.find((team) => team.interest_refusal)?.interest_refusal;
  return (
    <div className="grid gap-2">
      {open.map((id) => (
        <ButtonLink key={id} variant="primary" block iconEnd="arrow-right" href={offerHref(id)}>
          {text('openOffer')}
        </ButtonLink>
      ))}
      {possible ? (
        <ButtonLink
          variant={open.length ? 'secondary' : 'primary'}
          block
          icon="arrows-left-right"
          href={makeOfferHref(playerId)}
        >
          {text('makeOffer')}
        </ButtonLink>
      ) : (
        <Button
          block
          icon="arrows-left-right"
          reason={open.length ? text('existingText') : (refusal?.message ?? text('noTeam'))}
        >
          {text('makeOffer')}
        </Button>
      )}
      {free.length > 0 ? (
        <Button block icon="handshake" onClick={() => setDeclaring(true)}>
          {text('showInterest')}
        </Button>
      ) : waiting ? null : (
        <Button block icon="handshake" reason={uninteresting?.message ?? text('noTeam')}>
          {text('showInterest')}
        </Button>
      )}
      <AskToTrial playerId={playerId} />
      {waiting ? (
        <ButtonLink block icon="handshake" href={interestsHref}>
          {text('openInterest')}
        </ButtonLink>
      ) : null}
      {declaring ? (
        <DeclareInterest
          player={{ id: playerId, name: data.player.name }}
          teams={free}
          open
          onClose={() => setDeclaring(false)}
        />
      ) : null}
    </div>
  );
};
