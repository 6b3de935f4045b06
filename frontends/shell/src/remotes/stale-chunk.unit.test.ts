import { describe, expect, it } from '@jest/globals';
import { isStaleChunk, mayReload } from './stale-chunk.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('a stale chunk', () => {
  it('is known by what the loader throws', () => {
    expect(isStaleChunk(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(
      isStaleChunk(Object.assign(new Error('Loading CSS chunk 12 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' })),
    ).toBe(true);
    expect(isStaleChunk(new Error('x is not a function'))).toBe(false);
    expect(isStaleChunk('ChunkLoadError')).toBe(false);
  });

  it('reloads the page once in 10 seconds', () => {
    const storage = memory();
    expect(mayReload(storage, 1_000_000)).toBe(true);
    expect(mayReload(storage, 1_009_999)).toBe(false);
    expect(mayReload(storage, 1_010_000)).toBe(true);
  });
});
