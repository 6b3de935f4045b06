import { useQuery } from '@tanstack/react-query';
import { FailurePage } from '@touchline/app-core/page/failure-panel.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { countryName, DescriptionList, formatDayLong, Page, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { RepresentedBy } from '../mandates/represented-by.tsx';
import { text } from '../text.ts';
import { Career } from './career.tsx';
import { ContractSection } from './contract-section.tsx';
import { Highlights } from './highlights.tsx';
import { PlayerHero } from './player-hero.tsx';
import { type PlayerSheetData, playerQuery } from './players-api.ts';
import { useOwnAddress } from './use-own-address.ts';

export type PlayerSheetProps = {
  readonly playerId: string;
  readonly back?: { readonly href: string; readonly label: string };
  /** What the viewer can do, right of the page: the heading names both. */
  readonly aside?: (sheet: PlayerSheetData) => ReactNode;
};

const Facts = ({ sheet }: { readonly sheet: PlayerSheetData }): ReactNode => (
  <DescriptionList
    facts={[
      { term: text('factsBorn'), value: <span className="tl-num">{formatDayLong(sheet.date_of_birth)}</span> },
      { term: text('factsNationality'), value: sheet.nationalities.map(countryName).join(', ') },
      { term: text('factsGender'), value: text(`gender_${sheet.gender}`) },
    ]}
  />
);

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** The whole sheet of a player, the same for clubs, other players and the player. */
export const PlayerSheet = ({ playerId, back, aside }: PlayerSheetProps): ReactNode => {
  const player = useQuery(playerQuery(playerId));
  usePageTitle(player.data?.name ?? text('sheetTitle'));
  useOwnAddress(player.data?.nickname);
  if (player.isPending)
    return (
      <Page>
        <Skeletons lines={8} />
      </Page>
    );
  if (!player.data)
    return (
      <FailurePage
        title={text('sheetTitle')}
        failure={player.error}
        words={{
          NotFound: text('playerNotFound'),
          PlayerNotScoutable: text('playerNotScoutable'),
          TooManyRequests: text('lookedEnough'),
        }}
        onRetry={() => void player.refetch()}
        busy={player.isFetching}
      />
    );
  const sheet = player.data;
  return (
    <article>
      <PlayerHero sheet={sheet} back={back} photo={sheet.photo} />
      <ContractSection sheet={sheet} />
      <div className="grid gap-x-12 gap-y-8 px-10 pt-7 pb-14 max-sm:px-4 max-sm:pt-6 max-sm:pb-10 md:grid-cols-[minmax(0,1fr)_var(--aside-width)]">
        <aside
          className="grid content-start gap-4 md:col-start-2 md:row-start-1"
          aria-label={text('youAndName', { name: sheet.name })}
        >
          {aside?.(sheet)}
          <Facts sheet={sheet} />
          <RepresentedBy playerId={sheet.profile_id} />
        </aside>
        <div className="min-w-0 md:col-start-1 md:row-start-1">
          <Highlights list={sheet.highlight_list} name={sheet.name} />
          <Section title={text('playerInWords', { name: firstName(sheet.name) })}>
            <p className={`tl-prose pt-4 whitespace-pre-line ${sheet.bio ? '' : 'text-ink-3'}`}>
              {sheet.bio || text('playerBioNone')}
            </p>
          </Section>
          <Career seasons={sheet.seasons} />
        </div>
      </div>
    </article>
  );
};
