import type { DocumentRow } from './api/documents-api.ts';

/** While the product works on a document (its file, its seal), what shows it looks again by itself, in ms. */
export const workingEveryMs = 1500;
/** While somebody may sign it. */
const restingEveryMs = 15_000;

/** When what shows these documents looks again, in ms: by their states; never for what doesn't change by itself any more. */
export const lookAgainMs = (states: readonly (DocumentRow['status'] | null)[]): number | false => {
  if (states.includes('draft') || states.includes('fully-signed')) return workingEveryMs;
  return states.includes('available') ? restingEveryMs : false;
};
