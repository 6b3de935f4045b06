import { describe, expect, it } from '@jest/globals';
import { type AuditEntry, type AuditedAct, beginning, linked, walk } from './chain.ts';

const act = (what: string): AuditedAct => ({
  what,
  by: 'usr_davi',
  profile: null,
  about: null,
  facts: { b: 1, a: 'x' },
  from: null,
  request: null,
});
const chain = (length: number, id = 'aud_1'): AuditEntry[] => {
  const entries: AuditEntry[] = [];
  for (let n = 0; n < length; n += 1)
    entries.push(linked(id, entries.at(-1) ?? beginning(id), act(`step-${n}`), '2026-11-21T10:00:00.000Z'));
  return entries;
};
const firstBreak = (entries: readonly AuditEntry[], id = 'aud_1'): [number, string] | null => {
  const look = walk(id);
  for (const entry of entries) {
    const why = look(entry);
    if (why) return [entry.number, why];
  }
  return null;
};

describe('a chain of entries', () => {
  it('holds as it was written, also when the order of names in an entry is another', () => {
    expect(firstBreak(chain(5))).toBeNull();
    const turned = chain(5).map((e) => Object.fromEntries(Object.entries(e).reverse()) as unknown as AuditEntry);
    expect(firstBreak(turned)).toBeNull();
  });
  it('shows what was changed, whichever part it was', () => {
    for (const change of [{ what: 'other' }, { by: null }, { at: '2026-11-21T10:00:00.001Z' }, { facts: { a: 'y' } }]) {
      const entries = chain(5);
      entries[2] = { ...(entries[2] as AuditEntry), ...change };
      expect(firstBreak(entries)).toEqual([3, 'it was changed']);
    }
  });
  it('shows what was changed and sealed again: the next one doesn’t follow', () => {
    const entries = chain(5);
    entries[2] = linked('aud_1', entries[1] as AuditEntry, act('forged'), '2026-11-21T10:00:00.000Z');
    expect(firstBreak(entries)).toEqual([4, 'it doesn’t follow the entry before it']);
  });
  it('shows what was removed, put in, or brought from another chain', () => {
    expect(firstBreak(chain(5).toSpliced(1, 1))).toEqual([3, 'entry 2 is missing']);
    const entries = chain(5);
    expect(firstBreak(entries.toSpliced(2, 0, entries[1] as AuditEntry))).toEqual([2, 'entry 3 is missing']);
    expect(firstBreak(chain(5, 'aud_2'))).toEqual([1, 'it doesn’t follow the entry before it']);
  });
  it('ends with its end', () => {
    const entries = chain(2);
    const end = linked('aud_1', entries[1] as AuditEntry, act('chain-closed'), '2026-11-21T10:00:00.000Z');
    const more = linked('aud_1', end, act('forged'), '2026-11-21T10:00:00.000Z');
    expect(firstBreak([...entries, end])).toBeNull();
    expect(firstBreak([...entries, end, more])).toEqual([4, 'it follows the end of its chain']);
  });
});
