import { describe, expect, it } from '@jest/globals';
import { createKnownTokens } from './consistency-token.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('the consistency tokens', () => {
  it('outlives a page load', () => {
    const storage = memory();
    createKnownTokens(() => storage).remember('off_1@2');
    expect(createKnownTokens(() => storage).header()).toBe('off_1@2');
  });

  it('still remembers within the page where storage is forbidden', () => {
    const tokens = createKnownTokens(() => {
      throw new Error('SecurityError');
    });
    tokens.remember('off_1@2');
    expect(tokens.header()).toBe('off_1@2');
  });

  it('says nothing before anything was written', () => {
    expect(createKnownTokens(memory).header()).toBeUndefined();
  });
});
