import { describe, expect, it } from '@jest/globals';
import { createKept } from './known.ts';

describe('what this process alone writes', () => {
  const kept = () => createKept<{ readonly n: number }>();
  it('is kept as it was read, for whoever shows it', () => {
    const known = kept();
    expect(known.shown('a')).toBeUndefined();
    known.reading('a')({ n: 1 });
    expect(known.shown('a')).toEqual({ n: 1 });
    expect(known.shown('a')).toEqual({ n: 1 });
    expect(known.shown('b')).toBeUndefined();
  });
  it('is not kept where it is not there, or where it was written while it was read', () => {
    const known = kept();
    known.reading('a')(null);
    expect(known.shown('a')).toBeUndefined();
    const told = [known.reading('a'), known.reading('a')];
    known.changed('a', { n: 2 });
    for (const tell of told) tell({ n: 1 });
    expect(known.shown('a')).toEqual({ n: 2 });
    const [late] = [known.reading('a')];
    known.changed('a');
    late({ n: 2 });
    expect(known.shown('a')).toBeUndefined();
    // The next read is none of those.
    known.reading('a')({ n: 3 });
    expect(known.shown('a')).toEqual({ n: 3 });
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
  it('is forgotten, the longest unasked for first, where it is much', () => {
    const known = kept();
    known.changed('first', { n: 0 });
    known.changed('second', { n: 0 });
    for (let n = 0; n < 998; n += 1) known.changed(`a${n}`, { n });
    expect(known.shown('first')).toEqual({ n: 0 });
    known.changed('last', { n: 0 });
    expect(known.shown('second')).toBeUndefined();
    expect(known.shown('first')).toEqual({ n: 0 });
  });
});
