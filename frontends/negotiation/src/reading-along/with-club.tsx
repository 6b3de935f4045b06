import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Avatar, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { DealingList } from './dealing-list.tsx';
import { openDealings } from './dealings.ts';
import { openInterestsQuery, openOffersQuery, openTrialsQuery } from './open-api.ts';
import { text } from './text.ts';

/** On the page of a club: what is open between it and the players of the agent who looks. */
export const DealingsWithClub = ({
  club,
}: {
  readonly club: { readonly id: string; readonly name: string };
}): ReactNode => {
  const offers = useQuery(openOffersQuery());
  const trials = useQuery(openTrialsQuery());
  const interests = useQuery(openInterestsQuery());
  const all = [offers, trials, interests];
  const ofClub = <Row extends { readonly club_team: { readonly club_id: string } }>(rows: readonly Row[] = []) =>
    rows.filter(({ club_team }) => club_team.club_id === club.id);
  const known = all.every(({ data }) => data !== undefined);
  const failed = known ? undefined : all.find(({ isError }) => isError);
  const rows = { offers: ofClub(offers.data), trials: ofClub(trials.data), interests: ofClub(interests.data) };
  const names = new Map(
    [...rows.offers, ...rows.trials, ...rows.interests].map(({ player }) => [player.profile_id, player.name]),
  );
  const players = [...openDealings(rows.offers, rows.trials, rows.interests)];
  return (
    <Section title={text('playersAnd', { club: club.name })}>
      {failed ? (
        <ReadFailed
          query={{
            error: failed.error,
            isFetching: all.some(({ isFetching }) => isFetching),
            refetch: () => all.forEach((query) => void query.refetch()),
          }}
        />
      ) : null}
      {!known && !failed ? <Skeletons lines={2} /> : null}
      {known && players.length === 0 ? <p className="pt-4 pb-2 text-ink-2">{text('nothingWithClub')}</p> : null}
      {known ? (
        <ul>
          {players.map(([id, dealings]) => (
            <li key={id} className="flex items-start gap-3.5 border-line border-b py-3.5">
              <Avatar name={names.get(id) ?? ''} size={44} />
              <div className="grid gap-2">
                <h3 className="tl-name">{names.get(id)}</h3>
                <DealingList dealings={dealings} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
};
