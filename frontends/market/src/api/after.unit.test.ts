import { describe, expect, it } from '@jest/globals';
import { createAfter, mergeAfter } from './after.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('what was written last', () => {
  it('keeps one entry per aggregate, the highest sequence', () => {
    expect(mergeAfter(['off_1@3', 'trl_2@1'], 'off_1@4')).toEqual(['trl_2@1', 'off_1@4']);
    expect(mergeAfter(['off_1@4'], 'off_1@3')).toEqual(['off_1@4']);
  });

  it('keeps the newest eight', () => {
    const many = Array.from({ length: 9 }, (_, n) => `off_${n}@1`).join(',');
    expect(mergeAfter([], many)).toHaveLength(8);
    expect(mergeAfter([], many)[0]).toBe('off_1@1');
  });

  it('reads several from one reply and drops what is no entry', () => {
    expect(mergeAfter([], 'off_1@2, nonsense, doc_1@x, doc_2@0')).toEqual(['off_1@2', 'doc_2@0']);
  });

  it('outlives a page load', () => {
    const storage = memory();
    createAfter(() => storage).remember('off_1@2');
    expect(createAfter(() => storage).header()).toBe('off_1@2');
  });

  it('still remembers within the page where storage is forbidden', () => {
    const after = createAfter(() => {
      throw new Error('SecurityError');
    });
    after.remember('off_1@2');
    expect(after.header()).toBe('off_1@2');
  });

  it('says nothing before anything was written', () => {
    expect(createAfter(memory).header()).toBeUndefined();
  });
});
