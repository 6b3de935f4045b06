import { useQuery } from '@tanstack/react-query';
import { playerQuery } from '@touchline/negotiation/player/players-api.ts';
import type { ReactNode } from 'react';
import { CompareButton, CompareLink } from '../../features/compare/components/compare-choice.tsx';
import { AddToList } from '../../features/shortlist/components/add-to-list.tsx';

/** Keeps the open player for later: on a list, or to be compared. `name`: as the list of results has it. */
export const PlayerChoices = ({ id, name }: { readonly id: string; readonly name: string | undefined }): ReactNode => {
  const sheet = useQuery(playerQuery(id));
  const player = { id, name: name ?? sheet.data?.name ?? '' };
  return player.name ? (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <AddToList player={player} />
        <CompareButton player={player} />
      </div>
      <CompareLink />
    </div>
  ) : null;
};
