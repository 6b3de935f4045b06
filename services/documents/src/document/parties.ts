import type { SignerRole } from './state.ts';

/** As what a signer signs, in the words of the paper: `The Player`, `For Sparta Rotterdam`. */
export const partyOf = (role: SignerRole, club: string | null): string =>
  ({
    player: 'The Player',
    guardian: 'The Player’s guardian',
    agent: 'The Player’s agent',
    'club-representative': club === null ? 'For the Club' : `For ${club}`,
  })[role];
