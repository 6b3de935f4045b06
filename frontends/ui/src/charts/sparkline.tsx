import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

/** In its own units: as high as a line of text, as wide as a word or two. */
const [width, height, margin] = [96, 24, 3] as const;

/**
 * How one figure went, the oldest first, small enough to stand in a row: the last value has a dot. `label` says in words what the
 * line shows, for who can't see it.
 */
export const Sparkline = ({
  label,
  values,
}: {
  readonly label: string;
  readonly values: readonly number[];
}): ReactNode => {
  const across = scaleLinear([0, Math.max(1, values.length - 1)], [margin, width - margin]);
  const up = scaleLinear([0, Math.max(1, ...values)], [height - margin, margin]);
  const points = values.map((value, at) => ({ x: across(at), y: up(value) }));
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="ml-auto block"
      role="img"
      aria-label={label}
    >
      <line x1={margin} x2={width - margin} y1={height - margin} y2={height - margin} stroke="var(--line)" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {last ? <circle cx={last.x} cy={last.y} r="2.5" fill="var(--primary)" /> : null}
    </svg>
  );
};
