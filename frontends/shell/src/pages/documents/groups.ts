import type { DocumentRow } from '../../features/documents/api/documents-api.ts';

type Standing = Pick<DocumentRow, 'status' | 'your_turn' | 'expires_at'>;

/** Still on its way to its last signature and its seal. */
const isUnderWay = ({ status }: Standing): boolean =>
  status === 'draft' || status === 'available' || status === 'fully-signed';

const byDeadline = (one: Standing, other: Standing): number =>
  (one.expires_at ?? '9999').localeCompare(other.expires_at ?? '9999');

/** Mine first, then what waits for others, each by its deadline; what is over keeps the order it came in. */
export const groupsOf = <Row extends Standing>(mine: readonly Row[], rows: readonly Row[]) => {
  const others = rows.filter(({ your_turn }) => !your_turn);
  return {
    mine: [...mine].sort(byDeadline),
    theirs: others.filter(isUnderWay).sort(byDeadline),
    done: others.filter((row) => !isUnderWay(row)),
  };
};
