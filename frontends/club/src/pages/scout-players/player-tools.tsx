import { RowSteps } from '@touchline/app-core/page/filtered-list.tsx';
import { ButtonLink } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { PlayerRow } from '../../features/scouting/api/scouting-api.ts';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';
import { text } from '../../text.ts';

/** Steps through the players of the list while one of them is open beside it. */
export const PlayerTools = ({
  rows,
  at,
  onOpen,
}: {
  readonly rows: readonly PlayerRow[];
  /** Where the open player stands among them. */
  readonly at: number;
  readonly onOpen: (id: string) => void;
}): ReactNode => {
  const row = rows[at];
  return (
    <>
      <RowSteps
        rows={rows}
        at={at}
        previous={text('previousPlayer')}
        next={text('nextPlayer')}
        onStep={({ profile_id }) => onOpen(profile_id)}
      />
      {row ? (
        <ButtonLink size="sm" variant="ghost" iconEnd="arrow-up-right" href={playerHref(row)}>
          {text('openPage')}
        </ButtonLink>
      ) : null}
    </>
  );
};
