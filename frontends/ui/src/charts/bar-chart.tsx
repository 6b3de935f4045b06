import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

/** What is counted of each row. The first series is drawn in the colour of what matters, the next ones in grey. */
export interface Series<Row> {
  readonly label: string;
  readonly value: (row: Row) => number;
}

/** A figure in the words of its unit. */
type Said = (value: number) => string;

const fills = ['var(--primary)', 'var(--line-strong)', 'var(--ink-3)', 'var(--pending-mark)'] as const;
/** In its own units: drawn narrow where there is little room, so that words aren't made small. */
const [plot, foot, gutter] = [168, 22, 8] as const;

/** How wide a drawing of so many units is beside its height: the room that it takes. */
export const chartRatio = (width: number): number => width / (plot + foot);

/** The whole numbers or round sums beside the lines: three to five, from nothing up. */
const heightsOf = (most: number) => {
  const scale = scaleLinear([0, Math.max(1, most)], [plot, 12]).nice(4);
  return { scale, ticks: scale.ticks(3).filter((tick) => most > 4 || Number.isInteger(tick)) };
};

/** Where each part of a stacked bar begins and ends, from nothing up. */
const partsOf = (values: readonly number[]): readonly (readonly [number, number])[] =>
  values.map((value, at) => {
    const below = values.slice(0, at).reduce((sum, one) => sum + one, 0);
    return [below, below + value];
  });

/**
 * Bars side by side, or on each other where they are `stacked`, a group per row, the oldest first. It has one name for who can't see it; each bar says its figure, and
 * `FigureTable` says the same in words. `width`: in units of the drawing, about the pixels that it gets.
 */
export const BarChart = <Row extends object>({
  label,
  rows,
  series,
  name,
  axis,
  say,
  tick = say,
  width,
  emphasis = 'all',
  stacked = false,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly series: readonly Series<Row>[];
  /** The row's whole name. */
  readonly name: (row: Row) => string;
  /** Its name below the line; empty: none. */
  readonly axis: (row: Row, at: number) => string;
  readonly say: Said;
  /** The figure beside a line, where it is said shorter. */
  readonly tick?: Said;
  readonly width: number;
  /** `last`: what was before it is grey. */
  readonly emphasis?: 'all' | 'last';
  /** The series are parts of one sum. */
  readonly stacked?: boolean;
}): ReactNode => {
  const { scale, ticks } = heightsOf(
    Math.max(
      0,
      ...rows.flatMap((row) => {
        const values = series.map(({ value }) => value(row));
        return stacked ? values.reduce((sum, one) => sum + one, 0) : values;
      }),
    ),
  );
  const side = Math.max(...ticks.map((one) => tick(one).length)) * 7 + gutter;
  const groups = scaleBand(
    rows.map((_, at) => at),
    [side, width],
  ).padding(0.3);
  const bars = scaleBand(stacked ? [0] : series.map((_, at) => at), [0, groups.bandwidth()]).paddingInner(
    series.length > 1 && !stacked ? 0.15 : 0,
  );
  // Where only some are named, those at the ends have room inwards alone.
  const isSparse = rows.some((row, at) => axis(row, at) === '');
  const placeOf = (at: number) => {
    if (isSparse && at === 0) return { x: 0, textAnchor: 'start' } as const;
    if (isSparse && at === rows.length - 1) return { x: groups.bandwidth(), textAnchor: 'end' } as const;
    return { x: groups.bandwidth() / 2, textAnchor: 'middle' } as const;
  };
  return (
    <figure className="m-0 grid gap-2">
      <svg viewBox={`0 0 ${width} ${plot + foot}`} className="w-full" role="img" aria-label={label}>
        {ticks.map((one) => (
          <g key={one}>
            <line
              x1={side}
              x2={width}
              y1={scale(one)}
              y2={scale(one)}
              stroke={one === 0 ? 'var(--line-strong)' : 'var(--line)'}
            />
            <text x={side - gutter} y={scale(one) + 4} textAnchor="end" fontSize="11" fill="var(--ink-2)">
              {tick(one)}
            </text>
          </g>
        ))}
        {rows.map((row, at) => (
          <g key={name(row)} transform={`translate(${groups(at)} 0)`}>
            {series.map(({ label: of, value }, nth) => {
              const [from, to] = (stacked ? partsOf(series.map((one) => one.value(row)))[nth] : undefined) ?? [
                0,
                value(row),
              ];
              return (
                <rect
                  key={of}
                  x={bars(stacked ? 0 : nth)}
                  y={scale(to)}
                  width={bars.bandwidth()}
                  height={scale(from) - scale(to)}
                  fill={emphasis === 'last' && at < rows.length - 1 ? fills[1] : fills[nth % fills.length]}
                >
                  <title>{`${name(row)}, ${of}: ${say(value(row))}`}</title>
                </rect>
              );
            })}
            <text {...placeOf(at)} y={plot + 16} fontSize="11" fill="var(--ink-2)">
              {axis(row, at)}
            </text>
          </g>
        ))}
      </svg>
      {series.length > 1 ? (
        <figcaption className="tl-small flex flex-wrap gap-4 text-ink-2">
          {series.map(({ label: of }, nth) => (
            <span key={of} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-3" style={{ background: fills[nth % fills.length] }} />
              {of}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
};

/** The same figures in words, the newest first. */
export const FigureTable = <Row extends object>({
  label,
  rows,
  first,
  name,
  columns,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The head of the rows' names. */
  readonly first: string;
  readonly name: (row: Row) => string;
  readonly columns: readonly { readonly label: string; readonly of: (row: Row) => ReactNode }[];
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section className="tl-table-wrap" aria-label={label} tabIndex={0}>
    <table className="tl-table tl-table-flush tl-num w-full">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-align="end">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={name(row)}>
            <th scope="row">{name(row)}</th>
            {columns.map((column) => (
              <td key={column.label} data-align="end">
                {column.of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
