import type { ReactNode } from 'react';
import { positionText } from '../text.ts';
import { PitchLines } from './ground.tsx';
import { type Position, spots } from './spots.ts';

/** Where one place is, small enough for a row. */
export const PitchDot = ({
  position,
  className = 'w-9',
}: {
  readonly position: Position;
  readonly className?: string;
}): ReactNode => {
  const [x, y] = spots[position];
  return (
    <svg
      viewBox="-1 -1 70 107"
      className={`tl-pitch-small ${className}`}
      role="img"
      aria-label={positionText(position)}
    >
      <path className="tl-pitch-ground" d="M0 0H68V105H0z" />
      <PitchLines />
      <circle cx={x} cy={y} r="7.5" className="tl-pitch-here" />
    </svg>
  );
};
