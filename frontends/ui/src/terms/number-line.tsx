import type { CSSProperties, ReactNode } from 'react';

export type LinePoint = {
  readonly id: string;
  readonly value: number;
  readonly label: string;
  readonly caption: string /** My side's figure: outlined in the accent. */;
  readonly mine?: boolean /** What is on the table now. */;
  readonly current?: boolean;
};

const START = 9.5;
const END = 89;
/** Labels nearer than this many percent would touch, so the later one steps down. */
const CLEAR = 24;

/** Where each figure lies between the lowest and the highest, in percent of the line. */
export const placePoints = (
  points: readonly LinePoint[],
): readonly (LinePoint & { readonly at: number; readonly low: boolean })[] => {
  const sorted = [...points].sort((a, b) => a.value - b.value);
  const low = sorted[0]?.value ?? 0;
  const span = (sorted[sorted.length - 1]?.value ?? 0) - low;
  let clear = Number.NEGATIVE_INFINITY;
  return sorted.map((point) => {
    const at = span ? START + ((point.value - low) / span) * (END - START) : 50;
    const stepsDown = at - clear < CLEAR;
    if (!stepsDown) clear = at;
    return { ...point, at, low: stepsDown };
  });
};

/** How far apart the sides are: each round's total on one line, the gap hatched. */
export const NumberLine = ({
  label,
  points,
}: {
  readonly label: string;
  readonly points: readonly LinePoint[];
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
    <figure aria-label={label}>
      <div className="tl-line" style={placed.some((point) => point.low) ? { height: 128 } : undefined}>
        <span className="tl-line-track" aria-hidden="true" />
        {first && current ? (
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
            {...(point.current ? { 'data-current': '' } : {})}
            {...(point.mine ? { 'data-mine': '' } : {})}
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
