/** What an own document may be: rules of the service that its page knows as well. */

/** The parts of the list: for whose signature they wait, own drafts, what all have signed, what came to nothing. */
export const documentParts = ['mine', 'others', 'drafts', 'done', 'ended'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** So many are taken along in one archive at most. */
export const maxArchived = 25;

/** So many sign one document at most. */
export const maxSigners = 10;

/** So many get a copy of one document at most, without signing it. */
export const maxCopies = 10;

/** So long signers have where its author says nothing else, and at most, in days. */
export const signingDays = 14;
export const mostSigningDays = 90;

/** So many templates are kept by one member at most. */
export const maxTemplates = 50;

/** So many lines one file of a sending has at most: each becomes a document of its own. */
export const maxLines = 50;

/** So large is a file of lines at most, in characters. */
export const maxLinesText = 100_000;
