import type { ErrorCode } from '../errors.ts';

/** Who looks at a player: himself, somebody else in the market, or a club's representative there. */
export interface Look {
  readonly by: 'self' | 'player' | 'club';
  readonly scoutable: boolean;
  /** The viewer's teams have something open with him. */
  readonly hasSomethingOpen: boolean;
}

/**
 * Why this player isn't shown; null: he is. Himself always; to others where he is scoutable, to a club also where its team
 * has something open with him. A club is told that he hides, since it may have seen him; nobody else learns that he exists.
 * Asked by the server alone: a page is given the sheet or the refusal, never what it would have to hide.
 */
export const hiddenPlayer = ({ by, scoutable, hasSomethingOpen }: Look): ErrorCode | null => {
  if (by === 'self' || scoutable) return null;
  if (by === 'club') return hasSomethingOpen ? null : 'PlayerNotScoutable';
  return 'NotFound';
};
