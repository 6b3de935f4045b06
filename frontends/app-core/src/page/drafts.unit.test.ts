import { describe, expect, it } from '@jest/globals';
import { draftsBelow, readDraft, writeDraft } from './drafts.ts';

const storageOf = (entries: Record<string, string>): Storage => {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
};
const forbidden = (): Storage => {
  throw new Error('storage is forbidden');
};

describe('what forms keep', () => {
  it('is read again, and forgotten when it is cleared', () => {
    const storage = storageOf({});
    writeDraft(() => storage, 'offer:one', { salary: '4,200' });
    expect(readDraft(() => storage, 'offer:one')).toEqual({ salary: '4,200' });
    writeDraft(() => storage, 'offer:one', null);
    expect(readDraft(() => storage, 'offer:one')).toBeNull();
  });

  it('is found by how its names begin, and nothing else is', () => {
    const storage = storageOf({ 'draft:offer:b': '1', last: '2', 'draft:counter:c': '3', 'draft:offer:a': '4' });
    expect(draftsBelow(() => storage, 'offer:')).toEqual(['a', 'b']);
    expect(draftsBelow(() => storage, 'counter:')).toEqual(['c']);
  });

  it('is nothing where storage is forbidden or holds something else', () => {
    expect(readDraft(() => storageOf({ 'draft:a': '{' }), 'a')).toBeNull();
    expect(readDraft(forbidden, 'a')).toBeNull();
    expect(draftsBelow(forbidden, '')).toEqual([]);
    expect(() => writeDraft(forbidden, 'a', 1)).not.toThrow();
  });
});
