import { FilterGroup } from '@touchline/app-core/page/filter-group.tsx';
import { teamLevels } from '@touchline/contracts/values';
import type { BoardMeta } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { levelName } from '@touchline/negotiation/opportunities/words.ts';
import { Button, countryName } from '@touchline/ui';
import { Checkbox, Radios } from '@touchline/ui/forms';
import { PitchFilter } from '@touchline/ui/pitch';
import { type ReactNode, useState } from 'react';
import type { BoardFilters } from './board-address.ts';
import { text } from './text.ts';

type Counted = BoardMeta['facets']['levels'];

const shownAtFirst = 6;

/** Any of several values, with what each would find; those that are chosen stand there also where nothing would be found. */
const Choices = ({
  title,
  counted,
  value,
  words,
  onChange,
}: {
  readonly title: string;
  readonly counted: Counted | undefined;
  readonly value: readonly string[];
  readonly words: (value: string) => string;
  readonly onChange: (value: readonly string[]) => void;
}): ReactNode => {
  const [all, setAll] = useState(false);
  const counts = new Map(counted?.map((one) => [one.value, one.count]));
  const known = [...new Set([...counts.keys(), ...value])];
  const shown = all ? known : known.filter((one, index) => index < shownAtFirst || value.includes(one));
  if (known.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <div className="grid">
        {shown.map((one) => (
          <Checkbox
            key={one}
            label={words(one)}
            count={counts.get(one) ?? 0}
            checked={value.includes(one)}
            onChange={(on) => onChange(on ? [...value, one] : value.filter((other) => other !== one))}
          />
        ))}
      </div>
      {shown.length < known.length ? (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {text('moreCountries', { count: known.length - shown.length })}
        </Button>
      ) : null}
    </FilterGroup>
  );
};

const halfName = (half: string): string => text(half.endsWith('-1') ? 'half_1' : 'half_2', { year: half.slice(0, 4) });

/** Every filter with what each of its values would find. */
export const BoardFilterPanel = ({
  filters,
  facets,
  fits,
  onChange,
}: {
  readonly filters: BoardFilters;
  readonly facets: BoardMeta['facets'] | undefined;
  /** Whether the viewer is somebody whom a position can fit. */
  readonly fits: boolean;
  readonly onChange: (filters: BoardFilters) => void;
}): ReactNode => {
  const countOf = (counted: Counted | undefined, value: string) => counted?.find((one) => one.value === value)?.count;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilterGroup
        title={text('position')}
        aside={filters.positions.length ? text('positionsPicked', { count: filters.positions.length }) : undefined}
      >
        <PitchFilter
          label={text('position')}
          value={filters.positions}
          counts={facets && Object.fromEntries(facets.positions.map(({ value, count }) => [value, count]))}
          countText={(given) => text('pitchCount', given)}
          onChange={(positions) => onChange({ ...filters, positions })}
        />
      </FilterGroup>
      {fits ? (
        <div className="border-line border-t pt-4">
          <Radios
            label={text('fits')}
            stacked
            value={filters.fits ?? 'all'}
            options={[
              { value: 'all' as const, label: text('fits_all') },
              ...(['every', 'one', 'more'] as const).map((value) => ({
                value,
                label: text(`fits_${value}`),
                count: countOf(facets?.fits, value),
              })),
            ]}
            onChange={(value) => onChange({ ...filters, fits: value === 'all' ? null : value })}
          />
        </div>
      ) : null}
      <Choices
        title={text('starts')}
        counted={facets?.starts}
        value={filters.starts}
        words={halfName}
        onChange={(starts) => onChange({ ...filters, starts })}
      />
      <FilterGroup title={text('pay')}>
        <Checkbox
          label={text('payShown')}
          count={countOf(facets?.pay, 'shown')}
          checked={filters.pay}
          onChange={(pay) => onChange({ ...filters, pay })}
        />
      </FilterGroup>
      <Choices
        title={text('level')}
        counted={facets?.levels}
        value={filters.levels}
        words={levelName}
        onChange={(wanted) => onChange({ ...filters, levels: teamLevels.filter((level) => wanted.includes(level)) })}
      />
      <Choices
        title={text('country')}
        counted={facets?.countries}
        value={filters.countries}
        words={countryName}
        onChange={(countries) => onChange({ ...filters, countries })}
      />
    </div>
  );
};
