import { PlayerSheet } from '@touchline/negotiation/player/player-sheet.tsx';
import type { PlayerSheetData } from '@touchline/negotiation/player/players-api.ts';
import { Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { History, ProspectActions } from '../../features/prospect/components/prospect-actions.tsx';
import { listHref } from '../../features/scouting/last-search.ts';
import { text } from '../../text.ts';

const aside = (sheet: PlayerSheetData): ReactNode => (
  <Section title={text('between', { name: sheet.name.split(' ')[0] ?? sheet.name })}>
    <div className="grid gap-4 pt-4">
      <History playerId={sheet.profile_id} name={sheet.name} />
      <ProspectActions playerId={sheet.profile_id} />
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
