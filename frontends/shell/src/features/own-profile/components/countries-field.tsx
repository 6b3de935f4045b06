import { CloseButton, countryName, countryOptions, Flags } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { type ReactNode, useMemo } from 'react';
import { text } from '../text.ts';

/** Countries, added by name and taken away one by one; they are saved with the form that they stand in. */
export const CountriesField = ({
  id,
  label,
  help,
  countries,
  onChange,
  error,
}: {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly countries: readonly string[];
  readonly onChange: (countries: readonly string[]) => void;
  readonly error: string | undefined;
}): ReactNode => {
  const options = useMemo(countryOptions, []);
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        help={help}
        placeholder={text('countryAdd')}
        options={options.filter(({ value }) => !countries.includes(value))}
        value={null}
        onChange={(country) => {
          if (country) onChange([...countries, country]);
        }}
        error={error}
      />
      {countries.length > 0 ? (
        <ul aria-label={label} className="mt-2 border-line-strong border-t">
          {countries.map((country) => (
            <li key={country} className="flex min-h-12 items-center gap-3 border-line border-b">
              <Flags countries={[country]} flag={false} />
              <span className="min-w-0 flex-1">{countryName(country)}</span>
              <CloseButton
                label={text('remove', { name: countryName(country) })}
                onClick={() => onChange(countries.filter((other) => other !== country))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
