/** What figures are told by: 7 days, 12 weeks, 12 months. */
export const periods = ['days', 'weeks', 'months'] as const;
export type Period = (typeof periods)[number];
/** What a small line beside a figure shows: 14 days. */
export const beatPeriods = [...periods, 'fortnight'] as const;
export type BeatPeriod = (typeof beatPeriods)[number];

/** So many days, from the first to the last, both counted. UTC. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const dayMs = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const lengths: Readonly<Record<BeatPeriod, number>> = { days: 7, fortnight: 14, weeks: 12, months: 12 };

/** The first day of the span that holds this day, so many spans ago. */
const beginning = (period: BeatPeriod, today: Date, ago: number): number => {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (period === 'months') return Date.UTC(year, month - ago, 1);
  if (period === 'days' || period === 'fortnight') return Date.UTC(year, month, day - ago);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return Date.UTC(year, month, day - sinceMonday - ago * 7);
};

/** 7 or 14 days, 12 weeks from Monday on or 12 months, the one of this day last; and as many before them as one. */
export const spansOf = (
  period: BeatPeriod,
  today: Date,
): { readonly spans: readonly Span[]; readonly before: Span } => {
  const count = lengths[period];
  const from = (ago: number): string => dayOf(beginning(period, today, ago));
  const until = (ago: number): string => dayOf(beginning(period, today, ago - 1) - dayMs);
  return {
    spans: Array.from({ length: count }, (_, at) => count - 1 - at).map((ago) => ({
      from: from(ago),
      until: until(ago),
    })),
    before: { from: from(count * 2 - 1), until: until(count) },
  };
};

/** The value that this part of them doesn't exceed; null of none. `part`: 0 to 1. */
export const percentile = (values: readonly number[], part: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
};

/** A decision: when, and how long what it is about had waited, in seconds. */
export interface WaitedFor {
  readonly at: string;
  readonly waited_s: number;
}

/** The decisions of a history: lines that say since when it had waited. */
export const decisionsOf = (
  history: readonly { readonly at: string; readonly since?: string | null }[],
): readonly WaitedFor[] =>
  history.flatMap(({ at, since }) =>
    since ? [{ at, waited_s: Math.max(0, Math.round((Date.parse(at) - Date.parse(since)) / 1000)) }] : [],
  );

export const isWithin = ({ from, until }: Span, day: string): boolean => day >= from && day <= until;

/** How many decisions were made in a span, and how long what they are about had waited, in seconds; null: none. */
export const decisionTimesOf = (decisions: readonly WaitedFor[], span: Span) => {
  const waited = decisions.filter(({ at }) => isWithin(span, at.slice(0, 10))).map(({ waited_s }) => waited_s);
  return { decided: waited.length, median: percentile(waited, 0.5), p90: percentile(waited, 0.9) };
};

/** How many wait under a day, under two, and longer. `since`: the longest first. */
export const agesOf = (since: readonly string[], now: Date) => {
  const days = since.map((at) => (now.getTime() - Date.parse(at)) / dayMs);
  return {
    fresh: days.filter((age) => age < 1).length,
    day: days.filter((age) => age >= 1 && age < 2).length,
    old: days.filter((age) => age >= 2).length,
    oldest: since[0] ?? null,
  };
};
