import { useIdentity } from '@touchline/app-core/session/session.tsx';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import type { ClubRow } from './clubs-api.ts';

/** Who of staff has a club that waits; nothing where nobody has. */
export const ClubHolder = ({ held }: Pick<ClubRow, 'held'>): ReactNode => {
  const me = useIdentity().id;
  if (!held) return null;
  return (
    <span className="tl-tiny text-pending">
      {held.by === me ? text('heldByYou') : text('heldBy', { who: held.by_name ?? text('colleague') })}
    </span>
  );
};
