import { describe, expect, it } from '@jest/globals';
import { movedBefore, movedBy, movedByKey, movedInto, neededAt, orderOf, together, waitedFor } from './order.ts';

/** `a`, then two of b, c and d, then e: as text, so that it is read at a glance. */
const read = (order: string) =>
  order.split(' ').map((place) => {
    const [ids = '', needed] = place.split(':');
    return { signers: ids.split(','), needed: needed ? Number(needed) : ids.split(',').length };
  });
const write = (places: ReturnType<typeof read> | ReturnType<typeof movedBy>): string =>
  places.map(({ signers, needed }) => signers.join(',') + (needed === signers.length ? '' : `:${needed}`)).join(' ');

describe('moving somebody in the order', () => {
  it.each([
    ['a b c', 'b', -1, 'b a c'],
    ['a b c', 'b', 1, 'a c b'],
    ['a b c', 'a', -1, 'a b c'],
    ['a b c', 'c', 1, 'a b c'],
    ['a b,c:1 d', 'd', -1, 'a d b,c:1'],
    ['a b,c,d:2 e', 'c', -1, 'a c b,d e'],
    ['a b,c,d:2 e', 'c', 1, 'a b,d c e'],
    ['a b,c e', 'c', 1, 'a b c e'],
  ] as const)('%s: %s by %i is %s', (order, id, by, after) => expect(write(movedBy(read(order), id, by))).toBe(after));
  it.each([
    ['a b', 'b', 'a,b'],
    ['a b', 'a', 'a b'],
    ['a,b,c:2 d', 'd', 'a,b,c,d:2'],
    ['a,b d', 'd', 'a,b,d'],
  ])('%s: %s together with who is before is %s', (order, id, after) =>
    expect(write(together(read(order), id))).toBe(after),
  );
  it('drops somebody into a place, and before one', () => {
    expect(write(movedInto(read('a b c'), 'a', 2))).toBe('b c,a');
    expect(write(movedInto(read('a b,c'), 'c', 1))).toBe('a b,c');
    expect(write(movedBefore(read('a b c'), 'c', 0))).toBe('c a b');
    expect(write(movedBefore(read('a b c'), 'a', 3))).toBe('b c a');
  });
  it.each([
    ['ArrowUp', 'b a', 'a b'],
    ['ArrowDown', 'a b', 'b a'],
    ['ArrowRight', 'b a', 'b,a'],
    ['ArrowLeft', 'b,a', 'b a'],
    ['ArrowLeft', 'b a', 'b a'],
  ])('by a key: %s makes %s to %s', (key, order, after) =>
    expect(write(movedByKey(read(order), 'a', key) ?? [])).toBe(after),
  );
  it('knows no other key', () => expect(movedByKey(read('a b'), 'a', 'Enter')).toBeNull());
  it('says how many are needed', () => expect(write(neededAt(read('a b,c,d'), 1, 2))).toBe('a b,c,d:2'));
});

const row = {
  signers: ['signed', 'current', 'current', 'waiting'].map((status, at) => ({
    ...{ profile_id: `prf_${at}`, name: `Signer ${at}`, place: at === 3 ? 3 : Math.min(at + 1, 2) },
    status: status as 'signed' | 'current' | 'waiting',
  })),
  places: [
    { place: 1, needed: 1, of: 1, signed: 1 },
    { place: 2, needed: 1, of: 2, signed: 0 },
    { place: 3, needed: 1, of: 1, signed: 0 },
  ],
};

it('the order is read off its signers', () => expect(write(orderOf(row))).toBe('prf_0 prf_1,prf_2:1 prf_3'));

describe('whom a document waits for', () => {
  it('is said by number where several may sign', () => expect(waitedFor(row)).toEqual({ missing: 1, of: 2 }));
  it('is said by name where it is one, and not at all where it is nobody', () => {
    expect(waitedFor({ ...row, signers: row.signers.filter((_, at) => at !== 2) })).toEqual({ name: 'Signer 1' });
    expect(waitedFor({ ...row, signers: [] })).toBeNull();
  });
});
