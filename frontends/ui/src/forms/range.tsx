import { Slider } from 'radix-ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Field } from './field.tsx';

export type RangeProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  readonly onBlur?: () => void;
  /** What the two ends mean, right of the label: `18 to 23`. */
  readonly aside?: ReactNode;
  /** How many stand at each step from min on: drawn as bars above. */
  readonly counts?: readonly number[] | undefined;
};

/** From and to, on a line. */
export const Range = ({ label, min, max, step = 1, value, onChange, onBlur, aside, counts }: RangeProps): ReactNode => {
  const highest = Math.max(1, ...(counts ?? []));
  return (
    <Field label={label} aside={aside ? <span className="tl-num tl-small">{aside}</span> : undefined} group>
      {() => (
        <div>
          {counts ? (
            <div className="tl-range-bars" aria-hidden="true">
              {counts.map((count, index) => {
                const at = min + index * step;
                return (
                  <i
                    key={at}
                    style={{ height: `${(count / highest) * 100}%` }}
                    {...(at >= value[0] && at <= value[1] ? { 'data-in': '' } : {})}
                  />
                );
              })}
            </div>
          ) : null}
          <Slider.Root
            className="tl-range"
            min={min}
            max={max}
            step={step}
            value={[...value]}
            onValueChange={([from = min, to = max]) => onChange([from, to])}
            onBlur={onBlur}
          >
            <Slider.Track className="tl-range-track">
              <Slider.Range className="tl-range-fill" />
            </Slider.Track>
            <Slider.Thumb className="tl-range-thumb" aria-label={text('rangeFrom', { label })} />
            <Slider.Thumb className="tl-range-thumb" aria-label={text('rangeTo', { label })} />
          </Slider.Root>
        </div>
      )}
    </Field>
  );
};
