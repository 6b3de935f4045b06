import { useParams } from '@touchline/app-core/page/router.ts';
import { MandateBeside } from '@touchline/negotiation/mandates/mandate-beside.tsx';
import { PlayerSheet } from '@touchline/negotiation/player/player-sheet.tsx';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** `/agent/players/{nickname}/{id}`: a player's page as an agent reads it, with what is between them. */
export const Component = (): ReactNode => {
  const { id = '' } = useParams();
  return (
    <PlayerSheet
      key={id}
      playerId={id}
      back={{ href: '/agent/players', label: text('title') }}
      aside={(sheet) => <MandateBeside player={sheet} />}
    />
  );
};
