/** How news are laid out: by the reader's own days, each with the sign of what it is about. */

export const newsDays = ['today', 'yesterday', 'earlier'] as const;
export type NewsDay = (typeof newsDays)[number];

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

export const newsDayOf = (at: string, now: Date): NewsDay => {
  const day = dayOf(new Date(at));
  if (day === dayOf(now)) return 'today';
  return day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)) ? 'yesterday' : 'earlier';
};

/** In the order they come, the newest first; a day without news has no part. */
export const byDay = <Row extends { readonly at: string }>(
  rows: readonly Row[],
  now: Date,
): readonly { readonly day: NewsDay; readonly rows: readonly Row[] }[] =>
  newsDays
    .map((day) => ({ day, rows: rows.filter(({ at }) => newsDayOf(at, now) === day) }))
    .filter(({ rows: found }) => found.length > 0);

const icons: readonly (readonly [kind: string, icon: string])[] = [
  ['offer', 'arrows-left-right'],
  ['document', 'file-text'],
  ['interest', 'handshake'],
  ['trial-request', 'calendar-dots'],
  ['mandate', 'identification-badge'],
  ['suggestion', 'megaphone-simple'],
  ['opportunity', 'megaphone-simple'],
  ['saved-search', 'binoculars'],
  ['subscription', 'credit-card'],
  ['club', 'shield-check'],
];

/** What an agent reads of his players has the sign of what it is about, too. */
export const iconOfNews = (kind: string): string => {
  const about = kind.replace(/^agent\./, '');
  return icons.find(([beginning]) => about.startsWith(beginning))?.[1] ?? 'seal-check';
};
