import { FilterGroup } from '@touchline/app-core/page/filter-group.tsx';
import { useSettled } from '@touchline/app-core/page/use-settled.ts';
import { preferredFeet, valuationTiers } from '@touchline/contracts/values';
import { countryName, fifaCode, SearchField } from '@touchline/ui';
import { Checkbox, Radios, SegmentFilter, Segments } from '@touchline/ui/forms';
import { PitchFilter } from '@touchline/ui/pitch';
import { Range } from '@touchline/ui/range';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';
import type { Facets } from '../api/scouting-api.ts';
import {
  ageSpan,
  contractEnds,
  heightSpan,
  type ScoutingFilters,
  type Span,
  spanOf,
  spread,
} from '../scouting-filters.ts';

type PanelProps = {
  readonly filters: ScoutingFilters;
  readonly facets: Facets | undefined;
  readonly onChange: (filters: ScoutingFilters) => void;
};

const SpanFilter = ({
  label,
  scale,
  step,
  value,
  counts,
  words,
  onChange,
}: {
  readonly label: string;
  readonly scale: Span;
  readonly step: number;
  readonly value: Span | null;
  readonly counts: readonly number[] | undefined;
  readonly words: (span: Span) => string;
  readonly onChange: (value: Span | null) => void;
}): ReactNode => {
  const { moving, change, settle } = useSettled<Span>(([from, to]) => onChange(spanOf(from, to, scale)));
  const shown = moving ?? value ?? scale;
  const open = shown[0] === scale[0] && shown[1] === scale[1];
  return (
    <Range
      label={label}
      min={scale[0]}
      max={scale[1]}
      step={step}
      value={shown}
      counts={counts}
      aside={open ? text('any') : words(shown)}
      onChange={change}
      onBlur={settle}
    />
  );
};

const SHOWN_COUNTRIES = 6;

/** The countries that there are players of, the most frequent first; all others by searching. */
const Nationalities = ({ filters, facets, onChange }: PanelProps): ReactNode => {
  const [query, setQuery] = useState('');
  const counts = new Map(facets?.nationalities.map(({ value, count }) => [value, count]));
  const known = [...new Set([...filters.nationalities, ...counts.keys()])];
  const wanted = query.trim().toLowerCase();
  const found = wanted
    ? known.filter((code) => `${countryName(code)} ${fifaCode(code)}`.toLowerCase().includes(wanted))
    : known.filter((code, index) => index < SHOWN_COUNTRIES || filters.nationalities.includes(code));
  return (
    <div className="grid gap-1">
      <SearchField small label={text('search')} value={query} onChange={(event) => setQuery(event.target.value)} />
      <div className="grid">
        {found.slice(0, 12).map((code) => (
          <Checkbox
            key={code}
            label={countryName(code)}
            count={counts.get(code) ?? 0}
            checked={filters.nationalities.includes(code)}
            onChange={(on) =>
              onChange({
                ...filters,
                nationalities: on
                  ? [...filters.nationalities, code]
                  : filters.nationalities.filter((other) => other !== code),
              })
            }
          />
        ))}
      </div>
    </div>
  );
};

const countOf = (counts: readonly { readonly value: string; readonly count: number }[] | undefined, value: string) =>
  counts?.find((entry) => entry.value === value)?.count;

/** Every filter with what each of its values would find. */
export const FilterPanel = ({ filters, facets, onChange }: PanelProps): ReactNode => {
  const words = (span: Span): string =>
    span[1] === ageSpan[1] ? text('ageFrom', { from: span[0] }) : text('ageAside', { from: span[0], to: span[1] });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_.tl-segment>*]:px-0">
      <FilterGroup
        title={text('position')}
        aside={filters.positions.length ? text('positionsPicked', { count: filters.positions.length }) : undefined}
      >
        <PitchFilter
          label={text('position')}
          value={filters.positions}
          counts={facets && Object.fromEntries(facets.positions.map(({ value, count }) => [value, count]))}
          onChange={(positions) => onChange({ ...filters, positions })}
        />
      </FilterGroup>
      <div className="border-t border-line pt-4">
        <SpanFilter
          label={text('age')}
          scale={ageSpan}
          step={1}
          value={filters.age}
          counts={facets && spread(facets.ages, ageSpan)}
          words={words}
          onChange={(age) => onChange({ ...filters, age })}
        />
      </div>
      <div className="border-t border-line pt-4">
        <Radios
          label={text('contractEnds')}
          stacked
          value={filters.contract ?? 'any'}
          options={[
            ...contractEnds.map((value) => ({
              value,
              label: text(`contract_${value}`),
              count: countOf(facets?.contract_ends, value),
            })),
            { value: 'any' as const, label: text('contract_any') },
          ]}
          onChange={(value) => onChange({ ...filters, contract: value === 'any' ? null : value })}
        />
      </div>
      <FilterGroup title={text('footLong')}>
        <div className="flex flex-wrap gap-x-4">
          {preferredFeet.map((foot) => (
            <Checkbox
              key={foot}
              label={text(`foot_${foot}`)}
              count={countOf(facets?.preferred_feet, foot)}
              checked={filters.feet.includes(foot)}
              onChange={(on) =>
                onChange({ ...filters, feet: on ? [...filters.feet, foot] : filters.feet.filter((f) => f !== foot) })
              }
            />
          ))}
        </div>
      </FilterGroup>
      <div className="border-t border-line pt-4">
        <SpanFilter
          label={text('height')}
          scale={heightSpan}
          step={1}
          value={filters.height}
          counts={facets && spread(facets.heights, heightSpan)}
          words={(span) => text('heightAside', { from: span[0], to: span[1] })}
          onChange={(height) => onChange({ ...filters, height })}
        />
      </div>
      <div className="border-t border-line pt-4">
        <SegmentFilter
          label={text('tier')}
          block
          value={filters.tiers}
          options={valuationTiers.map((tier) => ({
            value: tier,
            label: tier,
            count: countOf(facets?.tiers, tier) ?? 0,
          }))}
          onChange={(tiers) => onChange({ ...filters, tiers })}
        />
      </div>
      <div className="border-t border-line pt-4">
        <Segments
          label={text('gender')}
          block
          small
          value={filters.gender ?? 'any'}
          options={[
            { value: 'any' as const, label: text('gender_any') },
            { value: 'female' as const, label: text('gender_female') },
            { value: 'male' as const, label: text('gender_male') },
          ]}
          onChange={(value) => onChange({ ...filters, gender: value === 'any' ? null : value })}
        />
      </div>
      <FilterGroup title={text('nationality')}>
        <Nationalities filters={filters} facets={facets} onChange={onChange} />
      </FilterGroup>
    </div>
  );
};
