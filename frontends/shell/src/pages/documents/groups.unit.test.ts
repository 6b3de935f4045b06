import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './groups.ts';

const row = (id: string, status: string, expires_at: string | null = null, your_turn = false) =>
  ({ id, status, expires_at, your_turn, kind: 'contract' }) as {
    id: string;
    status: 'available';
    expires_at: string;
    your_turn: boolean;
    kind: 'contract' | 'other';
  };
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the list of documents', () => {
  const soon = row('soon', 'available', '2026-12-01T10:00:00.000Z', true);
  const later = row('later', 'available', '2026-12-08T10:00:00.000Z', true);
  const theirs = row('theirs', 'available', '2026-12-03T10:00:00.000Z');
  const drafted = row('drafted', 'draft');
  const [sealed, declined] = [row('sealed', 'completed'), row('declined', 'declined')];

  it('begins with what I sign, the nearest deadline first, then what others sign, then what is over', () => {
    const groups = groupsOf([later, soon], [sealed, later, drafted, theirs, declined, soon]);
    expect(ids(groups.mine)).toEqual(['soon', 'later']);
    expect(ids(groups.theirs)).toEqual(['theirs', 'drafted']);
    expect(ids(groups.done)).toEqual(['sealed', 'declined']);
  });

  it('keeps own drafts apart from contracts that are being made', () => {
    const own = { ...row('own', 'draft'), kind: 'other' as const };
    const groups = groupsOf([], [own, drafted, theirs]);
    expect([ids(groups.drafts), ids(groups.theirs)]).toEqual([['own'], ['theirs', 'drafted']]);
  });

  it('names nothing twice and loses nothing', () => {
    const { mine, theirs: waiting, done } = groupsOf([soon], [sealed, soon, drafted]);
    expect(ids([...mine, ...waiting, ...done])).toEqual(['soon', 'drafted', 'sealed']);
  });
});
