/** So many of each a home shows at most; their pages have the others. */
export const homeLimits = {
  /** What waits for an answer, and what waits for the other side. */
  open: 20,
  /** Interests that wait for the other side: nobody’s deadline, so the newest few. */
  declared: 5,
  /** What is agreed and not sealed yet. */
  unsealed: 10,
  /** Open positions. */
  positions: 4,
  changes: 8,
} as const;
