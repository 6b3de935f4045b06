import { useQueries } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { keptOffers } from '@touchline/negotiation/offers/kept-offers.ts';
import { prospectQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { Avatar, ButtonLink, Identity, Section } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from './text.ts';

/** Offers that were begun in this tab and not sent, at home. Not there where there are none; what is over or hidden isn't told. */
export const KeptOffers = (): ReactNode => {
  const { current } = useSession();
  const [ids] = useState(() => (current ? keptOffers(current.id) : []));
  const prospects = useQueries({ queries: ids.map((id) => ({ ...prospectQuery(id), retry: false })) });
  const players = prospects.flatMap(({ data }) => (data ? [data.player] : []));
  if (players.length === 0) return null;
  return (
    <Section className="mt-10" title={text('keptOffers')}>
      <ul>
        {players.map(({ profile_id: id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-3.5"
          >
            <Identity mark={<Avatar name={name} size={44} />} name={name} detail={text('keptOffer')} />
            <ButtonLink className="max-sm:w-full" href={`/club-representative/offers/new?player=${id}`}>
              {text('goOn')}
              <span className="tl-sr">: {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
