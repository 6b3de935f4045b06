type Changing = { readonly id: string; readonly updated_at: string };

/**
 * Rows of a list that may lag behind, with those that this browser has seen in a later state put in their place: what
 * a person just did doesn't come undone before their eyes. `known` may carry more fields than a row.
 */
export const withFresher = <Row extends Changing, Known extends Row>(
  rows: readonly Row[],
  known: readonly Known[],
): Row[] => {
  const latest = new Map(known.map((entry) => [entry.id, entry]));
  return rows.map((row) => {
    const seen = latest.get(row.id);
    return seen && seen.updated_at > row.updated_at ? seen : row;
  });
};
