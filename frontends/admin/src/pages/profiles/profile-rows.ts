import { ageOn } from '@touchline/ui';
import type { CsvColumn } from '../../features/export/csv.ts';
import type { ProfileRow } from '../../features/profiles-api.ts';
import { type QueueRow, statusText } from '../../features/queue/queue-list.tsx';
import { countriesText } from '../../features/words.ts';
import { text } from '../../text.ts';

/** The line beneath a name: club and age of a player, position and club of a representative. */
export const detailText = (row: ProfileRow): string => {
  const club = row.club_name ?? text('clubNone');
  if (row.profile_type === 'player')
    return row.date_of_birth ? text('playerLine', { club, age: ageOn(row.date_of_birth) }) : club;
  return row.position ? text('representativeLine', { club, position: row.position }) : club;
};

export const queueRowOf = (row: ProfileRow): QueueRow => ({
  id: row.id,
  name: row.name,
  detail: row.claims_change ? text('claimedLine', { detail: detailText(row) }) : detailText(row),
  status: row.verification_status,
  suspended: false,
  waiting_since: row.waiting_since,
});

const common: readonly CsvColumn<ProfileRow>[] = [
  { header: text('accountName'), value: (row) => row.name },
  { header: text('club'), value: (row) => row.club_name },
];
const standing: readonly CsvColumn<ProfileRow>[] = [
  { header: text('statusFilter'), value: (row) => statusText(row.verification_status) },
  { header: text('personStatus'), value: (row) => statusText(row.user_verification_status) },
  { header: text('submitted'), value: (row) => row.submitted_at },
  { header: text('waitingSince'), value: (row) => row.waiting_since },
];

export const playerColumns: readonly CsvColumn<ProfileRow>[] = [
  ...common,
  { header: text('born'), value: (row) => row.date_of_birth },
  { header: text('nationalities'), value: (row) => countriesText(row.nationalities) },
  { header: text('tier'), value: (row) => row.valuation_tier },
  ...standing,
];
export const representativeColumns: readonly CsvColumn<ProfileRow>[] = [
  ...common,
  { header: text('position'), value: (row) => row.position },
  {
    header: text('clubVerified'),
    value: (row) => (row.club_verified === null ? null : row.club_verified ? text('visibleYes') : text('visibleNo')),
  },
  ...standing,
];
