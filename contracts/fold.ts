/** Letters that Unicode doesn't take apart into a letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ľ: 'l',
};

/** A name without case and diacritics, words by single spaces: what searches and orders compare (`Málaga CF` → `malaga cf`). */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøßđðþæœıəħŧŋĸľ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
