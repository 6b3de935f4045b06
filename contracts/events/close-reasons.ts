/**
 * Why something with a player was closed though neither of its sides said so: the guardian of a player under 18 has taken the
 * consent back. An event of a version can't get a new word, so this has events of its own (`consent-ended`); the API says the word.
 */
export const consentWithdrawn = 'guardian-consent-withdrawn';

/** The same for a member who has closed the account: an event of its own (`member-left`), and this word in the API. */
export const accountClosed = 'account-closed';

/** What closes an interest, a trial request or an offer for neither side's word; each has an event of its own. */
export type ClosedFor = typeof consentWithdrawn | typeof accountClosed;

export const isClosedFor = (reason: string): reason is ClosedFor =>
  reason === consentWithdrawn || reason === accountClosed;

/** The word as an event of the first version knows it. */
export const ownWord = <Word extends string>(reason: Word | ClosedFor): Word | null =>
  isClosedFor(reason) ? null : reason;
