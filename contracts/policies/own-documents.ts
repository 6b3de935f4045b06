/** What an own document may be: rules of the service that its page knows as well. */

/** The largest paper that is taken, in bytes. */
export const maxPaperBytes = 20 * 1024 * 1024;

/** So many sign one document at most. */
export const maxSigners = 10;

/** So long signers have where its author says nothing else, and at most, in days. */
export const signingDays = 14;
export const mostSigningDays = 90;
