import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { MARGIN } from './spots.ts';

/** The lines of one half, measured from the goal line: areas, arc, spot, goal and corners. */
const half = (side: 1 | -1): { d: string; spot: number } => {
  const y = (metres: number): string => (side === 1 ? metres : 105 - metres).toFixed(2);
  const sweep = side === 1 ? 0 : 1;
  const d = [
    `M13.84 ${y(0)}V${y(16.5)}H54.16V${y(0)}M24.84 ${y(0)}V${y(5.5)}H43.16V${y(0)}`,
    `M26.69 ${y(16.5)}A9.15 9.15 0 0 ${sweep} 41.31 ${y(16.5)}`,
    `M30.34 ${y(0)}V${y(-1.8)}H37.66V${y(0)}`,
    `M0 ${y(2)}A2 2 0 0 ${sweep} 2 ${y(0)}M66 ${y(0)}A2 2 0 0 ${sweep} 68 ${y(2)}`,
  ].join('');
  return { d, spot: side === 1 ? 11 : 94 };
};

/** The laws of the game as strokes, in metres; hairlines that do not scale. */
export const PitchLines = (): ReactNode => (
  <g className="tl-pitch-lines">
    <path d="M0 0H68V105H0ZM0 52.5H68" />
    <circle cx="34" cy="52.5" r="9.15" />
    <circle cx="34" cy="52.5" r=".5" className="tl-pitch-dot" />
    {([1, -1] as const).map((side) => {
      const { d, spot } = half(side);
      return (
        <g key={side}>
          <path d={d} />
          <circle cx="34" cy={spot} r=".5" className="tl-pitch-dot" />
        </g>
      );
    })}
  </g>
);

export type PitchTone = 'paper' | 'grass' | 'clear';
export type GroundProps = {
  readonly landscape?: boolean;
  /** paper to work on, grass to show, clear for lines only. */
  readonly tone?: PitchTone | undefined;
  /** Spoken name; without it the drawing is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** The empty pitch. Portrait attacks upwards, landscape to the right. */
export const PitchGround = ({
  landscape = false,
  tone = 'paper',
  label,
  className,
  children,
}: GroundProps): ReactNode => {
  const [w, h] = landscape ? [105, 68] : [68, 105];
  return (
    <div className={classes('tl-pitch', `tl-pitch-${tone}`, className)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title would show as a tooltip */}
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <g transform={landscape ? 'translate(105 0) rotate(90)' : undefined}>
          <path
            className="tl-pitch-ground"
            d={`M${-MARGIN} ${-MARGIN}h${68 + 2 * MARGIN}v${105 + 2 * MARGIN}H${-MARGIN}z`}
          />
          {Array.from({ length: 7 }, (_, stripe) => stripe).map((stripe) => (
            <path
              key={stripe}
              className="tl-pitch-mown"
              d={`M${-MARGIN} ${stripe * 15 - (stripe ? 0 : MARGIN)}h${68 + 2 * MARGIN}v${7.5 + (stripe ? 0 : MARGIN)}H${-MARGIN}z`}
            />
          ))}
          <PitchLines />
        </g>
      </svg>
      {children}
    </div>
  );
};
