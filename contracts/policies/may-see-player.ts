import type { ErrorCode } from '../errors.ts';

/** Who looks at a player: himself, somebody else in the market, a club's representative or an agent there. */
export interface Look {
  readonly by: 'self' | 'player' | 'club' | 'agent';
  readonly scoutable: boolean;
  /** Under 18 without a guardian's consent: then nobody sees him, whatever is open. */
  readonly unguarded: boolean;
  /** The viewer's teams have something open with him, or the viewer represents him today. */
  readonly dealsWithHim: boolean;
}

/**
 * Why this player isn't shown; null: he is. Himself always; to others where he is scoutable, to a club also where its team
 * has something open with him and to his agent, unless he is under 18 and no guardian's consent is in force. Clubs and agents are told that he hides, since they may have found
 * him before; nobody else learns that he exists.
 * Asked by the server alone: a page is given the sheet or the refusal, never what it would have to hide.
 */
export const hiddenPlayer = ({ by, scoutable, unguarded, dealsWithHim }: Look): ErrorCode | null => {
  if (by === 'self' || (scoutable && !unguarded)) return null;
  if (by === 'player') return 'NotFound';
  // Why he hides is told to those alone who deal with him.
  if (dealsWithHim) return unguarded ? 'GuardianConsentRequired' : null;
  return 'PlayerNotScoutable';
};
