import { useInfiniteQuery } from '@tanstack/react-query';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { positions } from '@touchline/contracts/values';
import { agentPlayerHref } from '@touchline/negotiation/player/agent-player-href.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { runningUntil } from '@touchline/negotiation/player/running-contract.ts';
import {
  Anchor,
  Avatar,
  ContractBar,
  EmptyState,
  Flags,
  Identity,
  NoMatches,
  Page,
  PageHeader,
  Positions,
  positionText,
  Skeletons,
} from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { type FoundPlayer, playersQuery } from './players-api.ts';
import { text } from './text.ts';

const Row = ({ player }: { readonly player: FoundPlayer }): ReactNode => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-line border-b py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7rem]">
    <Identity
      mark={
        <Avatar
          name={player.name}
          src={player.photo ?? undefined}
          size={40}
          club={player.club_team ? crestOf(player.club_team) : undefined}
        />
      }
      name={<Anchor href={agentPlayerHref(player)}>{player.name}</Anchor>}
      detail={player.club_team?.club_name ?? text('noClub')}
    />
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-span-2 max-md:row-start-2 max-md:pl-13">
      <Positions positions={player.positions} />
      <span className="tl-num">{player.age}</span>
      <Flags countries={player.nationalities} flag={false} />
    </span>
    <span className="tl-small w-28 max-md:col-start-2 max-md:row-start-1 max-md:w-20">
      <ContractBar until={runningUntil(player)} atClub={player.club_team !== null} />
    </span>
  </li>
);

/** `/agent/players`: whom clubs can find, by name and position; each leads to the player's page. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, change] = useAddress();
  const [q, position] = [search.get('q') ?? '', search.get('position') ?? ''];
  const put = (name: 'q' | 'position', value: string): void =>
    change((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const found = useInfiniteQuery(playersQuery(q, positions.some((known) => known === position) ? position : ''));
  const rows = found.data?.pages.flatMap((page) => page.data);
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1 sm:max-w-80">
          <LiveSearch label={text('search')} value={q} onChange={(typed) => put('q', typed)} />
        </div>
        <Select
          label={text('position')}
          hideLabel
          small
          value={position}
          options={[
            { value: '', label: text('positionAny') },
            ...positions.map((value) => ({ value, label: positionText(value) })),
          ]}
          onChange={(event) => put('position', event.target.value)}
        />
      </div>
      {rows ? null : found.isError ? <ReadFailed query={found} words={playersRefusal} /> : <Skeletons lines={8} />}
      {rows?.length === 0 ? (
        q || position ? (
          <NoMatches onClear={() => change(() => new URLSearchParams())} />
        ) : (
          <EmptyState>{text('empty')}</EmptyState>
        )
      ) : null}
      {rows?.length ? (
        <ul
          className={`mt-4 border-line-strong border-t ${found.isPlaceholderData ? 'opacity-60' : ''}`}
          aria-busy={found.isPlaceholderData}
        >
          {rows.map((player) => (
            <Row key={player.profile_id} player={player} />
          ))}
        </ul>
      ) : null}
      {found.isFetchNextPageError ? <ReadFailed query={{ error: found.error }} words={playersRefusal} /> : null}
      <NextPage query={found} className="mt-6">
        {text('more')}
      </NextPage>
    </Page>
  );
};
