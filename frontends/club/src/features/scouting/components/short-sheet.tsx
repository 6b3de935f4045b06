import { useQuery } from '@tanstack/react-query';
import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { playerQuery } from '@touchline/negotiation/player/players-api.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { sceneAt } from '@touchline/negotiation/player/plays.ts';
import { runningUntil } from '@touchline/negotiation/player/running-contract.ts';
import {
  Avatar,
  ContractBar,
  DescriptionList,
  Flags,
  formatDay,
  formatSeason,
  Link,
  Skeletons,
  Tier,
} from '@touchline/ui';
import { Pitch, Play } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import type { PlayerRow } from '../api/scouting-api.ts';

export const playerHref = (player: { readonly nickname: string; readonly profile_id: string }): string =>
  `/club-representative/scout-players/${encodeURIComponent(player.nickname)}/${player.profile_id}`;

/** What decides whether the whole page is worth a look. `row` is what the list knows already. */
export const ShortSheet = ({
  id,
  row,
  choices,
  history,
}: {
  readonly id: string;
  readonly row: PlayerRow | undefined;
  /** How the player is kept for later. */
  readonly choices: ReactNode;
  /** What there was between this player and the own club. */
  readonly history: (name: string) => ReactNode;
}): ReactNode => {
  const player = useQuery(playerQuery(id));
  const known = player.data ?? row;
  if (!known) return player.isError ? <ReadFailed query={player} words={playersRefusal} /> : <Skeletons lines={6} />;
  const sheet = player.data;
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar
          name={known.name}
          src={known.photo}
          size={64}
          club={known.club_team ? crestOf(known.club_team) : undefined}
        />
        <div className="grid min-w-0 gap-1">
          <h2 className="tl-name text-[1.625rem] leading-7.5">
            <Link quiet href={playerHref(known)} className="!text-ink">
              {known.name}
            </Link>
          </h2>
          <p className="tl-small text-ink-2">
            {known.club_team ? (
              <>
                <Link href={clubHref(known.club_team.club_id)}>{known.club_team.club_name}</Link>,{' '}
                {known.club_team.team_name}
              </>
            ) : (
              text('without')
            )}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <Flags countries={known.nationalities} />
            <Tier tier={known.valuation_tier} />
          </p>
        </div>
      </div>
      {choices}
      <div className="grid grid-cols-[7.75rem_minmax(0,1fr)] items-start gap-6">
        <Pitch positions={known.positions} className="[&_.tl-spot]:min-h-5 [&_.tl-spot]:min-w-7 [&_.tl-spot]:text-xs" />
        <DescriptionList
          facts={[
            {
              term: text('age'),
              value: <span className="tl-num">{known.age}</span>,
              ...(sheet ? { note: `(${formatDay(sheet.date_of_birth)})` } : {}),
            },
            { term: text('foot'), value: text(`foot_${known.preferred_foot}`) },
            {
              term: text('factsHeight'),
              value: <span className="tl-num">{text('heightCm', { cm: known.height_cm })}</span>,
            },
            ...(sheet?.weight_kg
              ? [
                  {
                    term: text('factsWeight'),
                    value: <span className="tl-num">{text('weightKg', { kg: sheet.weight_kg })}</span>,
                  },
                ]
              : []),
            ...(sheet?.seasons[0]
              ? [
                  {
                    term: formatSeason(sheet.seasons[0].began_in),
                    value: text('factsMatches', { count: sheet.seasons[0].appearances }),
                    note: text('factsGoals', { count: sheet.seasons[0].goals }),
                  },
                ]
              : []),
            {
              term: text('factsHighlights'),
              value: <span className="tl-num">{sheet?.highlight_list.length ?? row?.highlights}</span>,
            },
          ]}
        />
      </div>
      <ContractBar until={runningUntil(known)} atClub={known.club_team !== null} large />
      <section className="grid gap-3 border-t border-line pt-4">
        <h3 className="tl-subhead">{text('between', { name: known.name })}</h3>
        {history(known.name)}
      </section>
      {sheet?.highlight_list.length ? (
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="tl-subhead">{text('highlightsCount', { count: sheet.highlight_list.length })}</h3>
          <div className="grid grid-cols-2 gap-3">
            {sheet.highlight_list.slice(0, 2).map((highlight, index) => (
              <Link quiet key={highlight.id} href={playerHref(known)}>
                <span className="block aspect-[16/10] overflow-hidden rounded-sm">
                  {highlight.poster ? (
                    <img src={highlight.poster} alt="" className="size-full object-cover" />
                  ) : (
                    <Play scene={sceneAt(index)} />
                  )}
                </span>
                <span className="tl-small tl-cut mt-1.5 block">{highlight.title}</span>
              </Link>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
};
