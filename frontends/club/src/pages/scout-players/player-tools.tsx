import { ButtonLink, IconButton } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { PlayerRow } from '../../features/scouting/api/scouting-api.ts';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';
import { text } from '../../text.ts';

/** Steps through the players of the list while one of them is open beside it. */
export const PlayerTools = ({
  rows,
  id,
  onOpen,
}: {
  readonly rows: readonly PlayerRow[];
  readonly id: string;
  readonly onOpen: (id: string) => void;
}): ReactNode => {
  const at = rows.findIndex((row) => row.profile_id === id);
  const step = (to: number): void => {
    const row = rows[to];
    if (row) onOpen(row.profile_id);
  };
  const row = rows[at];
  return (
    <>
      <IconButton
        size="sm"
        icon="caret-up"
        label={text('previousPlayer')}
        disabled={at < 1}
        onClick={() => step(at - 1)}
      />
      <IconButton
        size="sm"
        icon="caret-down"
        label={text('nextPlayer')}
        disabled={at < 0 || at >= rows.length - 1}
        onClick={() => step(at + 1)}
      />
      {row ? (
        <ButtonLink size="sm" variant="ghost" iconEnd="arrow-up-right" href={playerHref(row)}>
          {text('openPage')}
        </ButtonLink>
      ) : null}
    </>
  );
};
