import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { OffersOverview } from './offers-api.ts';
import { text } from './offers-text.ts';

/**
 * Who made the offers: a club's representatives, for an agent the clubs. Not there where all are of one; it stands where its
 * coming moves nothing.
 */
export const OffersFrom = ({
  overview,
  value,
  onChange,
}: {
  readonly overview: OffersOverview | undefined;
  readonly value: string;
  readonly onChange: (from: string) => void;
}): ReactNode => {
  const [makers, clubs] = [overview?.makers ?? [], overview?.clubs ?? []];
  const choices = [
    ...makers.map(({ profile_id, ...one }) => ({ value: profile_id, ...one })),
    ...clubs.map(({ club_id, ...one }) => ({ value: club_id, ...one })),
  ];
  if (choices.length < 2 && value === '') return null;
  return (
    <div className="w-48 max-sm:w-36 sm:order-last">
      <Select
        label={text(clubs.length > 0 ? 'fromClub' : 'fromMaker')}
        hideLabel
        small
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: '', label: text(clubs.length > 0 ? 'fromAnyClub' : 'fromAnybody') },
          ...choices.map(({ value: id, name, offers }) => ({
            value: id,
            label: text('fromCount', { name, offers }),
          })),
        ]}
      />
    </div>
  );
};
