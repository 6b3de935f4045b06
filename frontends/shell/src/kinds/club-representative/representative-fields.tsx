import { representativePositions } from '@touchline/contracts/values';
import { TextField } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { RepresentativeTyped } from './representative-values.ts';

const OTHER = 'other';
const known = (position: string): boolean => (representativePositions as readonly string[]).includes(position);

/** Who acts for the club, and as what: a position of the list, or one in own words. */
export const RepresentativeFields = ({
  form,
  locked = false,
  positionMissing,
}: {
  readonly form: StepForm<RepresentativeTyped>;
  readonly locked?: boolean;
  readonly positionMissing?: string;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  const [own, setOwn] = useState(typed.position !== '' && !known(typed.position));
  const field = (name: 'first_name' | 'last_name' | 'phone') => ({
    id: name,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => leave(name),
    error: error(name),
  });
  const wrong = error('position') ?? (typed.position ? undefined : positionMissing);
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={text('firstName')}
          autoComplete="given-name"
          disabled={locked}
          help={locked ? text('locked') : undefined}
        />
        <TextField {...field('last_name')} label={text('lastName')} autoComplete="family-name" disabled={locked} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          id={own ? 'position-list' : 'position'}
          label={text('position')}
          prompt={text('positionPrompt')}
          options={[
            ...representativePositions.map((position) => ({ value: position, label: position })),
            { value: OTHER, label: text('otherPosition') },
          ]}
          value={own ? OTHER : typed.position}
          onChange={(event) => {
            const other = event.target.value === OTHER;
            setOwn(other);
            put({ position: other ? '' : event.target.value });
          }}
          error={own ? undefined : wrong}
        />
        {own ? (
          <TextField
            id="position"
            label={text('otherPositionName')}
            value={typed.position}
            onChange={(event) => put({ position: event.target.value })}
            onBlur={() => leave('position')}
            error={wrong}
          />
        ) : null}
      </div>
      <TextField
        {...field('phone')}
        label={text('phone')}
        type="tel"
        autoComplete="tel"
        help={text('phoneHelp')}
        className="sm:max-w-[calc(50%-0.625rem)]"
      />
    </div>
  );
};
