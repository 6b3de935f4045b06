import { describe, expect, it } from '@jest/globals';
import { networkOf } from './audited.ts';
import { beginning, canonicalJson, type Entry, type Happening, linked, walk } from './chain.ts';

const happening = (what: string): Happening => ({
  what,
  by: 'usr_davi',
  profile: null,
  about: null,
  facts: { b: 1, a: 'x' },
  from: null,
  request: null,
});
const chain = (length: number, id = 'aud_1'): Entry[] => {
  const entries: Entry[] = [];
  for (let n = 0; n < length; n += 1)
    entries.push(linked(id, entries.at(-1) ?? beginning(id), happening(`step-${n}`), '2026-11-21T10:00:00.000Z'));
  return entries;
};
const firstBreak = (entries: readonly Entry[], id = 'aud_1'): [number, string] | null => {
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
    const turned = chain(5).map((e) => Object.fromEntries(Object.entries(e).reverse()) as unknown as Entry);
    expect(firstBreak(turned)).toBeNull();
  });
  it('shows what was changed, whichever part it was', () => {
    for (const change of [{ what: 'other' }, { by: null }, { at: '2026-11-21T10:00:00.001Z' }, { facts: { a: 'y' } }]) {
      const entries = chain(5);
      entries[2] = { ...(entries[2] as Entry), ...change };
      expect(firstBreak(entries)).toEqual([3, 'it was changed']);
    }
  });
  it('shows what was changed and sealed again: the next one doesn’t follow', () => {
    const entries = chain(5);
    entries[2] = linked('aud_1', entries[1] as Entry, happening('forged'), '2026-11-21T10:00:00.000Z');
    expect(firstBreak(entries)).toEqual([4, 'it doesn’t follow the entry before it']);
  });
  it('shows what was removed, put in, or brought from another chain', () => {
    expect(firstBreak(chain(5).toSpliced(1, 1))).toEqual([3, 'entry 2 is missing']);
    const entries = chain(5);
    expect(firstBreak(entries.toSpliced(2, 0, entries[1] as Entry))).toEqual([2, 'entry 3 is missing']);
    expect(firstBreak(chain(5, 'aud_2'))).toEqual([1, 'it doesn’t follow the entry before it']);
  });
  it('ends with its end', () => {
    const entries = chain(2);
    const end = linked('aud_1', entries[1] as Entry, happening('chain-closed'), '2026-11-21T10:00:00.000Z');
    const more = linked('aud_1', end, happening('forged'), '2026-11-21T10:00:00.000Z');
    expect(firstBreak([...entries, end])).toBeNull();
    expect(firstBreak([...entries, end, more])).toEqual([4, 'it follows the end of its chain']);
  });
});

it('the same value gives the same text', () => {
  expect(canonicalJson({ b: [1, undefined], a: { d: undefined, c: null } })).toBe('{"a":{"c":null},"b":[1,null]}');
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['::1', '::/48'],
  ['', null],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
