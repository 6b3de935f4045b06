import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

/** In its own units: drawn narrow where there is little room, so that words aren't made small. */
const [plot, foot, top, gutter] = [168, 22, 12, 8] as const;

/**
 * One figure over time, the oldest first; where there is none the line has a gap. `goal`: what it should stay below. It has one
 * name for who can't see it, and each point says its figure.
 */
export const LineChart = <Row extends object>({
  label,
  rows,
  value,
  name,
  say,
  goal,
  width,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly value: (row: Row) => number | null;
  /** The row's whole name. */
  readonly name: (row: Row) => string;
  readonly say: (value: number) => string;
  readonly goal?: { readonly value: number; readonly label: string };
  readonly width: number;
}): ReactNode => {
  const points = rows.map((row) => ({ row, value: value(row) }));
  const most = Math.max(1, goal?.value ?? 0, ...points.map((point) => point.value ?? 0));
  const heights = scaleLinear([0, most], [plot, top]).nice(4);
  const ticks = heights.ticks(3);
  const side = Math.max(...ticks.map((tick) => say(tick).length)) * 7 + gutter;
  const places = scaleLinear([0, Math.max(1, rows.length - 1)], [side + 6, width - 6]);
  const parts: { x: number; y: number }[][] = [[]];
  for (const [at, point] of points.entries())
    if (point.value === null) parts.push([]);
    else parts.at(-1)?.push({ x: places(at), y: heights(point.value) });
  return (
    <svg viewBox={`0 0 ${width} ${plot + foot}`} className="w-full" role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={side}
            x2={width}
            y1={heights(tick)}
            y2={heights(tick)}
            stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
          />
          <text x={side - gutter} y={heights(tick) + 4} textAnchor="end" fontSize="11" fill="var(--ink-2)">
            {say(tick)}
          </text>
        </g>
      ))}
      {goal ? (
        <g>
          <line
            x1={side}
            x2={width}
            y1={heights(goal.value)}
            y2={heights(goal.value)}
            stroke="var(--ink-3)"
            strokeDasharray="4 4"
          />
          <text x={width} y={heights(goal.value) - 5} textAnchor="end" fontSize="11" fill="var(--ink-2)">
            {goal.label}
          </text>
        </g>
      ) : null}
      {parts.map((part) =>
        part.length > 1 ? (
          <polyline
            key={part[0]?.x}
            points={part.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="2"
          />
        ) : null,
      )}
      {points.map((point, at) =>
        point.value === null ? null : (
          <circle key={name(point.row)} cx={places(at)} cy={heights(point.value)} r="4" fill="var(--primary)">
            <title>{`${name(point.row)}: ${say(point.value)}`}</title>
          </circle>
        ),
      )}
      {[0, rows.length - 1].map((at) =>
        rows[at] ? (
          <text
            key={at}
            x={places(at)}
            y={plot + 16}
            textAnchor={at === 0 ? 'start' : 'end'}
            fontSize="11"
            fill="var(--ink-2)"
          >
            {name(rows[at])}
          </text>
        ) : null,
      )}
    </svg>
  );
};
