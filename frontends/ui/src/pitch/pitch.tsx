import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { positionText, text } from '../text.ts';
import { PitchGround, type PitchTone } from './ground.tsx';
import { positions as allPositions, type Position, spotAt } from './spots.ts';
import { useWide } from './wide.ts';

const useLandscape = (wanted: boolean | 'wide'): boolean => {
  const wide = useWide();
  return wanted === 'wide' ? wide : wanted;
};

type Shape = {
  /** wide: landscape, but portrait on a phone. */
  readonly landscape?: boolean | 'wide';
  readonly tone?: PitchTone;
  readonly className?: string;
};

/** Where a player plays: first filled, second ringed, third dashed. */
export const Pitch = ({
  positions,
  landscape: wanted = false,
  tone,
  className,
}: Shape & { readonly positions: readonly Position[] }): ReactNode => {
  const landscape = useLandscape(wanted);
  return (
    <PitchGround
      landscape={landscape}
      tone={tone}
      className={className}
      label={text('pitchPositions', {
        positions: positions.map((position) => positionText(position)).join(', ') || text('pitchPositionsNone'),
      })}
    >
      {positions.map((position, index) => (
        <span
          key={position}
          className="tl-spot"
          data-rank={index + 1}
          style={spotAt(position, landscape)}
          aria-hidden="true"
        >
          {position}
        </span>
      ))}
    </PitchGround>
  );
};

export type PitchInputProps = Shape & {
  readonly label: string;
  /** In rank order. */
  readonly value: readonly Position[];
  readonly onChange: (value: readonly Position[]) => void;
  readonly max?: number;
};

/** The pitch as a field of input: the order of tapping is the rank; a second tap takes the position away. */
export const PitchInput = ({
  label,
  value,
  onChange,
  max = 3,
  landscape: wanted = false,
  tone,
  className,
}: PitchInputProps): ReactNode => {
  const landscape = useLandscape(wanted);
  const [note, setNote] = useState('');
  const toggle = (position: Position): void => {
    if (value.includes(position)) {
      setNote('');
      onChange(value.filter((other) => other !== position));
    } else if (value.length < max) {
      setNote('');
      onChange([...value, position]);
    } else setNote(text('pitchFull', { max }));
  };
  return (
    <fieldset aria-label={label}>
      <PitchGround landscape={landscape} tone={tone} className={classes('tl-pitch-input', className)}>
        {allPositions.map((position) => {
          const rank = value.indexOf(position) + 1;
          return (
            <button
              key={position}
              type="button"
              className="tl-spot"
              aria-pressed={rank > 0}
              style={spotAt(position, landscape)}
              onClick={() => toggle(position)}
            >
              {position}
              {rank ? <i>{rank}</i> : null}
              <span className="tl-sr">
                {rank ? text('pitchChoice', { name: positionText(position), rank }) : positionText(position)}
              </span>
            </button>
          );
        })}
      </PitchGround>
      <ul className="tl-picked">
        {value.map((position, index) => (
          <li key={position}>
            <b className="tl-shirt tl-num">{index + 1}</b>
            <span className="tl-pos">{position}</span>
            {positionText(position)}
          </li>
        ))}
      </ul>
      <p className="tl-help" role="status">
        {note}
      </p>
    </fieldset>
  );
};

export type PitchFilterProps = Shape & {
  readonly label: string;
  readonly value: readonly Position[];
  readonly onChange: (value: readonly Position[]) => void;
  /** How many would be found at each position. */
  readonly counts?: Partial<Record<Position, number>> | undefined;
  /** What is counted, in words; players unless it is said. */
  readonly countText?: (given: { readonly name: string; readonly count: number }) => string;
};

/** The pitch as a filter: any number of positions, with what each would find. */
export const PitchFilter = ({
  label,
  value,
  onChange,
  counts = {},
  countText = (given) => text('pitchCount', given),
  landscape: wanted = false,
  tone,
  className,
}: PitchFilterProps): ReactNode => {
  const landscape = useLandscape(wanted);
  return (
    <fieldset aria-label={label}>
      <PitchGround landscape={landscape} tone={tone} className={className}>
        {allPositions.map((position) => {
          const on = value.includes(position);
          const count = counts[position];
          return (
            <button
              key={position}
              type="button"
              className="tl-spot"
              data-rank={on ? 1 : 0}
              aria-pressed={on}
              style={spotAt(position, landscape)}
              onClick={() => onChange(on ? value.filter((other) => other !== position) : [...value, position])}
            >
              {position}
              {count === undefined ? null : <i>{count}</i>}
              <span className="tl-sr">
                {count === undefined ? positionText(position) : countText({ name: positionText(position), count })}
              </span>
            </button>
          );
        })}
      </PitchGround>
    </fieldset>
  );
};
