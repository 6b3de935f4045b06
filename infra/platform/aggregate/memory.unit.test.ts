import { describe, expect, it } from '@jest/globals';
import { createMemory } from './memory.ts';

type Row = { readonly n: number };
const memory = (atMost = 3) => createMemory<Row>(atMost);
/** A read that has begun, and what it finds. */
const begun = (of: ReturnType<typeof memory>) => {
  const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, Row>>>();
  const read = of.reading(async (keep) => {
    for (const [id, row] of Object.entries(await promise)) keep(id, row);
  });
  return async (found: Readonly<Record<string, Row>>): Promise<void> => {
    resolve(found);
    await read;
  };
};

describe('what was read', () => {
  it('is kept, and answered as often as it is asked for', async () => {
    const known = memory();
    await begun(known)({ a: { n: 1 }, b: { n: 2 } });
    expect([known.get('a'), known.get('a'), known.peek('b'), known.get('c')]).toEqual([
      { n: 1 },
      { n: 1 },
      { n: 2 },
      undefined,
    ]);
  });
  it('is taken once', async () => {
    const known = memory();
    await begun(known)({ a: { n: 1 } });
    expect([known.take('a'), known.take('a'), known.get('a')]).toEqual([{ n: 1 }, undefined, undefined]);
  });
  it('isn’t kept where it was written since the read began, what else was read is', async () => {
    const known = memory();
    const [one, other] = [begun(known), begun(known)];
    known.changed('a', { n: 2 });
    await one({ a: { n: 1 }, b: { n: 1 } });
    expect([known.get('a'), known.get('b')]).toEqual([{ n: 2 }, { n: 1 }]);
    known.changed('a');
    await other({ a: { n: 1 } });
    expect(known.get('a')).toBeUndefined();
    // The next read is none of those.
    await begun(known)({ a: { n: 3 } });
    expect(known.get('a')).toEqual({ n: 3 });
  });
  it('isn’t kept, and what was is forgotten, where anything may have been written', async () => {
    const known = memory();
    await begun(known)({ a: { n: 1 } });
    const late = begun(known);
    known.allChanged();
    await late({ b: { n: 1 } });
    expect([known.get('a'), known.get('b')]).toEqual([undefined, undefined]);
    await begun(known)({ b: { n: 2 } });
    expect(known.get('b')).toEqual({ n: 2 });
  });
  it('is read again after a read that failed, and stands in nobody’s way', async () => {
    const known = memory();
    const failed = known.reading(() => Promise.reject(new Error('the connection is lost')));
    await expect(failed).rejects.toThrow('the connection is lost');
    await begun(known)({ a: { n: 1 } });
    expect(known.get('a')).toEqual({ n: 1 });
  });
  it('is forgotten, the longest unasked for first, where it is much', async () => {
    const known = memory();
    await begun(known)({ a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
    known.get('a');
    known.peek('b');
    known.changed('d', { n: 1 });
    expect(['a', 'b', 'c', 'd'].filter((id) => known.peek(id) !== undefined)).toEqual(['a', 'c', 'd']);
  });
});
