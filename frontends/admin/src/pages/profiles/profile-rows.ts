import type { ProfileRow } from '../../api/profiles-api.ts';
import type { CsvColumn } from '../../features/export/csv.ts';
import type { QueueRow } from '../../features/queue/components/queue-list.tsx';
import type { Queue } from '../../kinds/kind.ts';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { statusText } from '../../words.ts';

/** The line beneath a name, as its kind has it. */
export const detailText = (row: ProfileRow): string =>
  kinds[row.profile_type].line(row, row.club_name ?? text('clubNone'));

export const queueRowOf = (row: ProfileRow): QueueRow => ({
  id: row.id,
  name: row.name,
  detail: row.claims_change ? text('claimedLine', { detail: detailText(row) }) : detailText(row),
  status: row.verification_status,
  suspended: false,
  waiting_since: row.waiting_since,
});

/** The columns of an export: name and club, what the kind has beside them, and how far the verification is. */
export const columnsOf = ({ columns }: Queue): readonly CsvColumn<ProfileRow>[] => [
  { header: text('accountName'), value: (row) => row.name },
  { header: text('club'), value: (row) => row.club_name },
  ...columns,
  { header: text('statusFilter'), value: (row) => statusText(row.verification_status) },
  { header: text('personStatus'), value: (row) => statusText(row.user_verification_status) },
  { header: text('submitted'), value: (row) => row.submitted_at },
  { header: text('waitingSince'), value: (row) => row.waiting_since },
];
