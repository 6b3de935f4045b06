import { describe, expect, it } from '@jest/globals';
import { createKept } from './known.ts';

describe('what this process alone writes', () => {
  const kept = () => createKept<{ readonly n: number }>();
  it('is kept as it was read, for whoever shows it; what isn’t there is looked for again', async () => {
    const known = kept();
    expect(await known.read('a', async () => null)).toBeNull();
    expect(known.shown('a')).toBeUndefined();
    expect(await known.read('a', async () => ({ n: 1 }))).toEqual({ n: 1 });
    expect([known.shown('a'), known.shown('a'), known.shown('b')]).toEqual([{ n: 1 }, { n: 1 }, undefined]);
  });
  it('is answered as it was found, and not kept, where it was written meanwhile', async () => {
    const known = kept();
    const find = async () => {
      known.changed('a', { n: 2 });
      return { n: 1 };
    };
    expect(await known.read('a', find)).toEqual({ n: 1 });
    expect(known.shown('a')).toEqual({ n: 2 });
  });
  it('is given to one command, which leaves another behind', () => {
    const known = kept();
    known.changed('a', { n: 1 });
    expect(known.take('a')).toEqual({ n: 1 });
    expect(known.take('a')).toBeUndefined();
    known.changed('a', { n: 2 });
    expect(known.shown('a')).toEqual({ n: 2 });
  });
  it('is nobody’s any more once a write ended of which nobody knows', () => {
    const known = kept();
    known.changed('a', { n: 1 });
    known.changed('a');
    expect(known.shown('a')).toBeUndefined();
    expect(known.take('a')).toBeUndefined();
  });
});
