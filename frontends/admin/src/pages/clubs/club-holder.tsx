import type { ReactNode } from 'react';
import { useHolderOf } from '../../use-holder-of.ts';
import type { ClubRow } from './clubs-api.ts';

/** Who of staff has a club that waits; nothing where nobody has. */
export const ClubHolder = (club: Pick<ClubRow, 'held'>): ReactNode => {
  const holder = useHolderOf()(club);
  return holder === null ? null : <span className="tl-tiny text-pending">{holder}</span>;
};
