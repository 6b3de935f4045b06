import type { DocumentRow } from '../../features/documents/api/documents-api.ts';

type Standing = Pick<DocumentRow, 'status' | 'your_turn' | 'expires_at' | 'kind'>;

const isDraft = ({ status, kind }: Standing): boolean => status === 'draft' && kind === 'other';

/** Still on its way to its last signature and its seal. */
const isUnderWay = ({ status }: Standing): boolean =>
  status === 'draft' || status === 'available' || status === 'fully-signed';

const byDeadline = (one: Standing, other: Standing): number =>
  (one.expires_at ?? '9999').localeCompare(other.expires_at ?? '9999');

/** Mine first, then what waits for others, each by its deadline; own drafts and what is over keep the order they came in. */
export const groupsOf = <Row extends Standing>(mine: readonly Row[], rows: readonly Row[]) => {
  const others = rows.filter(({ your_turn }) => !your_turn);
  return {
    mine: [...mine].sort(byDeadline),
    drafts: others.filter(isDraft),
    theirs: others.filter((row) => isUnderWay(row) && !isDraft(row)).sort(byDeadline),
    done: others.filter((row) => !isUnderWay(row)),
  };
};
