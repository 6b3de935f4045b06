import type { CSSProperties, ReactNode } from 'react';

export type LinePoint = {
  readonly id: string;
  readonly value: number;
  readonly label: string;
  readonly caption: string /** My side's figure: outlined in the accent. */;
  readonly mine?: boolean /** What is on the table now. */;
  readonly current?: boolean;
  /** No longer asked for: dashed. */
  readonly past?: boolean;
};

const START = 9.5;
const END = 89;
/** Labels nearer than this many percent would touch, so the later one steps down: on a wide line, and on a phone's. */
const CLEAR = 22;
const CLEAR_NARROW = 38;

export type PlacedPoint = LinePoint & { readonly at: number; readonly low: boolean; readonly lowNarrow: boolean };

/** Steps a label down where it would touch the one before; two steps are enough, since rounds are few. */
const stepping = (clear: number): ((at: number) => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    const low = at - last < clear;
    if (!low) last = at;
    return low;
  };
};

/** Where each figure lies between the lowest and the highest, in percent of the line. */
export const placePoints = (points: readonly LinePoint[]): readonly PlacedPoint[] => {
  const sorted = [...points].sort((a, b) => a.value - b.value);
  const lowest = sorted[0]?.value ?? 0;
  const span = (sorted[sorted.length - 1]?.value ?? 0) - lowest;
  const [low, lowNarrow] = [stepping(CLEAR), stepping(CLEAR_NARROW)];
  return sorted.map((point) => {
    const at = span ? START + ((point.value - lowest) / span) * (END - START) : 50;
    return { ...point, at, low: low(at), lowNarrow: lowNarrow(at) };
  });
};

/** How far apart the sides are: each round's total on one line, the gap hatched. */
export const NumberLine = ({
  label,
  points,
  plain = false,
}: {
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** The gap alone, without the way to it. */
  readonly plain?: boolean;
}): ReactNode => {
  const placed = placePoints(points);
  const current = placed.find((point) => point.current);
  const mine = [...placed]
    .filter((point) => point.mine)
    .sort((a, b) => Math.abs(a.at - (current?.at ?? 0)) - Math.abs(b.at - (current?.at ?? 0)))[0];
  const first = placed[0];
  const between = (from: number, to: number): CSSProperties => ({
    left: `${Math.min(from, to)}%`,
    width: `${Math.abs(to - from)}%`,
  });
  return (
    <figure className="tl-line-box" aria-label={label}>
      <div
        className="tl-line"
        {...(placed.some((point) => point.low) ? { 'data-low': '' } : {})}
        {...(placed.some((point) => point.lowNarrow) ? { 'data-low-narrow': '' } : {})}
      >
        <span className="tl-line-track" aria-hidden="true" />
        {!plain && first && current && first !== mine ? (
          <span className="tl-line-gone" style={between(first.at, current.at)} aria-hidden="true" />
        ) : null}
        {current && mine && !current.mine ? (
          <span className="tl-line-gap" style={between(current.at, mine.at)} aria-hidden="true" />
        ) : null}
        {placed.map((point) => (
          <span
            key={point.id}
            className="tl-line-point"
            style={{ left: `${point.at}%` }}
            data-edge={point.at < 14 ? 'start' : point.at > 84 ? 'end' : undefined}
            {...(point.low ? { 'data-low': '' } : {})}
            {...(point.lowNarrow ? { 'data-low-narrow': '' } : {})}
            {...(point.current ? { 'data-current': '' } : {})}
            {...(point.mine ? { 'data-mine': '' } : {})}
            {...(point.past ? { 'data-past': '' } : {})}
          >
            <i aria-hidden="true" />
            <b className="tl-num">{point.label}</b>
            <small>{point.caption}</small>
          </span>
        ))}
      </div>
    </figure>
  );
};
