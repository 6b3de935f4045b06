/**
 * For whose answer something waits, read off its state: the one rule behind everything that is blue. The lists and pages of
 * each service ask it, and so does identity for inbox and bell; null or none: for nobody's.
 */

type Side = 'club' | 'player';

/** `status`: as it stands now; what is over by the clock is over, also before a sweep says so. */
export const turnInOffer = (offer: { readonly status: string; readonly recipient: Side }): Side | null =>
  offer.status === 'pending' ? offer.recipient : null;

/** How an offer stands for its reader; each offer is in one of them. */
export const offerGroups = ['mine', 'theirs', 'signing', 'ended'] as const;
export type OfferGroup = (typeof offerGroups)[number];

/** The side that did not begin answers. */
export const turnInInterest = (interest: { readonly status: string; readonly initiated_by: Side }): Side | null => {
  if (interest.status !== 'pending') return null;
  return interest.initiated_by === 'club' ? 'player' : 'club';
};

/** The player answers the request, the club the other dates that the player suggests. */
export const turnInTrial = (trial: {
  readonly status: string;
  readonly proposal?: object | null | undefined;
}): Side | null => {
  if (trial.status !== 'pending') return null;
  return trial.proposal ? 'club' : 'player';
};

/** A mandate that an agent asks for, or a position for which he suggests somebody: the player alone answers. */
export const turnInRepresentation = (asked: { readonly status: string }): 'player' | null =>
  asked.status === 'pending' ? 'player' : null;

/** The profiles of the signers who are next: at one place of the order several may sign at the same time. */
export const turnsInDocument = (document: {
  readonly status: string;
  readonly signers: readonly { readonly status: string; readonly profile_id: string }[];
}): readonly string[] =>
  document.status === 'available'
    ? document.signers.filter(({ status }) => status === 'current').map(({ profile_id }) => profile_id)
    : [];
