import { describe, expect, it } from '@jest/globals';
import { consistencyLimit, formatTokens, mergeTokens, parseTokens } from './consistency.ts';

const merged = (known: string, written: string): string =>
  formatTokens(mergeTokens(parseTokens(known), parseTokens(written)));

describe('consistency tokens', () => {
  it('are read from a header; what is no token is left out', () => {
    expect(parseTokens('off_1@2, nonsense, doc_1@x, doc_2@0,,off@1, off_1@-1')).toEqual([
      { id: 'off_1', sequence: 2 },
      { id: 'doc_2', sequence: 0 },
    ]);
    expect(parseTokens(undefined)).toEqual([]);
  });
  it('are at most so many, whoever sends more', () => {
    const many = Array.from({ length: consistencyLimit + 1 }, (_, n) => `off_${n}@1`).join(',');
    expect(parseTokens(many)).toHaveLength(consistencyLimit);
  });
  it('are one per aggregate, its highest sequence, the newest last', () => {
    expect(merged('off_1@3,trl_2@1', 'off_1@4')).toBe('trl_2@1,off_1@4');
    expect(merged('off_1@4', 'off_1@3')).toBe('off_1@4');
  });
  it('the oldest go first', () => {
    const many = Array.from({ length: consistencyLimit }, (_, n) => `off_${n}@1`).join(',');
    expect(merged(many, 'doc_1@1').split(',')).toEqual([...many.split(',').slice(1), 'doc_1@1']);
  });
});
