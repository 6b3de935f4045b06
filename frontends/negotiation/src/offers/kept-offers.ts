import { draftsBelow } from '@touchline/app-core/page/drafts.ts';

/** What an offer is kept under while it is written: its author's profile first, for a browser that several use. */
export const offerDraftName = (profileId: string, playerId: string): string => `offer:${profileId}:${playerId}`;

/** Ids of the players to whom this profile has begun an offer in this tab. */
export const keptOffers = (profileId: string): readonly string[] =>
  draftsBelow(() => sessionStorage, offerDraftName(profileId, ''));
