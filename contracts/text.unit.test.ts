import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cut, hidesSigns, lengthOf, unprintable } from './text.ts';

describe('cutting', () => {
  it.each([
    ['plain text', 'abcdef', 3, 'abc'],
    ['less than there may be', 'ab', 3, 'ab'],
    ['letters beyond the first plane', '𝕯𝖊𝖚', 2, '𝕯𝖊'],
    ['letters with marks', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['a family', '👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧'],
    ['syllables of Devanagari', 'अमित', 3, 'अमित'],
    ['half a pair', 'a\uD835', 5, 'a\uFFFD'],
  ])('keeps whole characters of %s', (_, text, most, rest) => expect(cut(text, most)).toBe(rest));
  it('leaves nothing that an address can’t carry, wherever it falls', () => {
    for (let most = 0; most < 12; most += 1)
      for (const text of ['𝕯𝕯𝕯𝕯𝕯𝕯', 'a𝕯\uDC00b𠮷\uD800', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
        expect(() => encodeURIComponent(cut(text, most))).not.toThrow();
  });
  it('ends in a heap of marks', () => expect(cut(`a${'\u0301'.repeat(100_000)}`, 100).length).toBeLessThan(810));
});

describe('text that people type', () => {
  const repository = join(import.meta.dirname, '..');
  /** Lists, not texts. */
  const lists = ['bff/src/icons/icons.ts'];
  it('is cut by nothing but `cut`, which keeps characters whole', () => {
    const cutters = globSync(['services/*/src/**/*.ts', 'bff/src/**/*.ts', 'frontends/*/src/**/*.{ts,tsx}'], {
      cwd: repository,
    })
      .filter((file) => !/\.test\.tsx?$/.test(file) && !lists.includes(file))
      .flatMap((file) =>
        readFileSync(join(repository, file), 'utf8')
          .split('\n')
          .filter((line) => /\.(slice\(0, ?(5\d|[6-9]\d|\d{3,})\)|substr(ing)?\()/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(cutters).toEqual([]);
  });
});

describe('characters as a reader counts them', () => {
  it.each([
    ['Zoë'.normalize('NFD'), 3],
    ['김민수'.normalize('NFD'), 3],
    ['𠮷野家', 3],
    ['', 0],
  ])('%s has %i', (text, length) => expect(lengthOf(text)).toBe(length));
});

describe('what can be set in a contract', () => {
  it.each([
    'Ηλίας',
    'Андрій Шевченко',
    'ħĵōřŧ',
    'Ọ́lá',
    'ابراهیم',
    'חיים־נחמן',
    '髙橋',
    'ヴィッセル神戸',
    'น้ำฝน',
    'ოთარ',
    'Հակոբ',
  ])('%s', (name) => expect([unprintable(name), hidesSigns(name)]).toEqual([[], false]));
  it.each([
    ['Ada 😀😀', ['😀']],
    ['𓀀', ['𓀀']],
    ['ᚠᚢ', ['ᚠ', 'ᚢ']],
  ])('not all of %s', (name, signs) => expect(unprintable(name)).toEqual(signs));
});
