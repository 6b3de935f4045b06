import { FieldError, TextField } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import { PitchInput } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { FootballTyped } from './player-steps.ts';

/** How somebody plays: the pitch is the field of input, the order of tapping the rank. */
export const FootballFields = ({
  form,
  level = 2,
}: {
  readonly form: StepForm<FootballTyped>;
  readonly level?: 2 | 3;
}): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { typed, put, leave, error } = form;
  const figure = (name: 'height_cm' | 'weight_kg') => ({
    id: name,
    value: typed[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 6,
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => leave(name),
    error: error(name),
  });
  const wrong = error('positions');
  return (
    <div className="grid gap-7">
      <section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5">
          <Heading className="tl-subhead">{text('positions')}</Heading>
          <p className="tl-small tl-ink-3">
            {text('positionsHint')}{' '}
            <b className="tl-num text-ink">{text('positionsChosen', { count: typed.positions.length })}</b>
          </p>
        </div>
        <div id="positions" tabIndex={-1}>
          <PitchInput
            label={text('positions')}
            landscape="wide"
            value={typed.positions}
            onChange={(positions) => put({ positions })}
          />
        </div>
        {wrong ? <FieldError>{wrong}</FieldError> : null}
      </section>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-[1.5fr_1fr_1fr]">
        <Segments
          label={text('foot')}
          block
          className="max-sm:col-span-2"
          value={typed.preferred_foot}
          onChange={(preferred_foot) => put({ preferred_foot })}
          error={error('preferred_foot')}
          options={[
            { value: 'left', label: text('footLeft') },
            { value: 'right', label: text('footRight') },
            { value: 'both', label: text('footBoth') },
          ]}
        />
        <TextField {...figure('height_cm')} label={text('height')} unit="cm" />
        <TextField {...figure('weight_kg')} label={text('weight')} unit="kg" />
      </div>
    </div>
  );
};
