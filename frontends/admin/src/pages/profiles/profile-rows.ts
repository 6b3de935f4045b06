import type { ProfileRow } from '../../api/profiles-api.ts';
import type { QueueRow } from '../../features/queue/components/queue-list.tsx';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';

/** The line beneath a name, as its kind has it. */
export const detailText = (row: ProfileRow): string =>
  kinds[row.profile_type].line(row, row.club_name ?? text('clubNone'));

export const queueRowOf = (row: ProfileRow, holder: string | null): QueueRow => ({
  id: row.id,
  name: row.name,
  detail: row.claims_change ? text('claimedLine', { detail: detailText(row) }) : detailText(row),
  status: row.verification_status,
  suspended: false,
  waiting_since: row.waiting_since,
  holder,
});
