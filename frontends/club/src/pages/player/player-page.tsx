import { useParams } from '@touchline/app-core/page/router.ts';
import { PlayerSheet } from '@touchline/negotiation/player/player-sheet.tsx';
import type { PlayerSheetData } from '@touchline/negotiation/player/players-api.ts';
import { StoryWithPlayer } from '@touchline/negotiation/story/story.tsx';
import { Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { CompareButton, CompareLink } from '../../features/compare/components/compare-choice.tsx';
import { ProspectActions } from '../../features/prospect/components/prospect-actions.tsx';
import { listHref } from '../../features/scouting/last-search.ts';
import { AddToList, type Listable, useListKey } from '../../features/shortlist/components/add-to-list.tsx';
import { text } from '../../text.ts';

/** Keeps the player for later: on a list, or to be compared. */
const Choices = ({ player }: { readonly player: Listable }): ReactNode => {
  useListKey(() => player);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <AddToList player={player} />
        <CompareButton player={player} />
      </div>
      <CompareLink />
    </div>
  );
};

const aside = (sheet: PlayerSheetData): ReactNode => (
  <Section title={text('between', { name: sheet.name.split(' ')[0] ?? sheet.name })}>
    <div className="grid gap-4 pt-4">
      <StoryWithPlayer playerId={sheet.profile_id} name={sheet.name} />
      <ProspectActions playerId={sheet.profile_id} inPlace />
      <Choices player={{ id: sheet.profile_id, name: sheet.name }} />
    </div>
  </Section>
);

/** A player's whole sheet, as clubs see it. */
export const Component = (): ReactNode => {
  const { id = '' } = useParams();
  return (
    <PlayerSheet key={id} playerId={id} back={{ href: listHref(), label: text('backToScouting') }} aside={aside} />
  );
};
