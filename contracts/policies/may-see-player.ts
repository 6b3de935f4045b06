import type { ErrorCode } from '../errors.ts';

/** Who looks at a player: himself, somebody else in the market, or a club's representative there. */
export interface Look {
  readonly by: 'self' | 'player' | 'club';
  readonly scoutable: boolean;
  /** Under 18 without a guardian's consent: then nobody sees him, whatever is open. */
  readonly unguarded: boolean;
  /** The viewer's teams have something open with him. */
  readonly hasSomethingOpen: boolean;
}

/**
 * Why this player isn't shown; null: he is. Himself always; to others where he is scoutable, to a club also where its team
 * has something open with him, unless he is under 18 and no guardian's consent is in force. A club is told that he hides, since it may have seen him; nobody else learns that he exists.
 * Asked by the server alone: a page is given the sheet or the refusal, never what it would have to hide.
 */
export const hiddenPlayer = ({ by, scoutable, unguarded, hasSomethingOpen }: Look): ErrorCode | null => {
  if (by === 'self' || (scoutable && !unguarded)) return null;
  // Why he hides is told to a club that deals with him alone.
  if (by === 'club' && hasSomethingOpen) return unguarded ? 'GuardianConsentRequired' : null;
  if (by === 'club') return 'PlayerNotScoutable';
  return 'NotFound';
};
