import { TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { CountriesField } from '../../features/own-profile/components/countries-field.tsx';
import { text as words } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { AgentTyped } from './agent-values.ts';
import { text } from './text.ts';

/** Who the agent is, and the licence that staff look up. */
export const AgentFields = ({
  form,
  locked = false,
}: {
  readonly form: StepForm<AgentTyped>;
  readonly locked?: boolean;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  const field = (name: 'first_name' | 'last_name' | 'agency' | 'licence_number') => ({
    id: name,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => leave(name),
    error: error(name),
  });
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('first_name')}
          label={words('firstName')}
          autoComplete="given-name"
          disabled={locked}
          help={locked ? words('locked') : undefined}
        />
        <TextField {...field('last_name')} label={words('lastName')} autoComplete="family-name" disabled={locked} />
        <TextField {...field('agency')} label={words('agency')} autoComplete="organization" />
        <TextField
          {...field('licence_number')}
          label={words('licence')}
          help={text('licenceHelp')}
          autoComplete="off"
        />
      </div>
      <CountriesField
        id="licensed_countries"
        label={words('licensedCountries')}
        help={text('countriesHelp')}
        countries={typed.licensed_countries}
        onChange={(licensed_countries) => put({ licensed_countries })}
        error={error('licensed_countries')}
      />
    </div>
  );
};
