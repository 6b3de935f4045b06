import { fold } from '@touchline/contracts/fold';

/** The Latin letters with marks and the letter that searches take each of them for (`ł` → `l`). */
const variants = ((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (let code = 0xc0; code <= 0x24f; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = fold(letter);
    if (/^[a-z]$/.test(plain)) found.set(plain, `${found.get(plain) ?? ''}${letter}`);
  }
  return found;
})();

const letterPattern = (letter: string): string => {
  const others = variants.get(letter);
  return others ? `[${letter}${others}]` : letter;
};

/** A pattern that finds a word in a name however its letters are marked. What is no letter or figure is left out. */
export const wordPattern = (word: string): string => [...word].map(letterPattern).join('');

/** Finds what has each of these words in one of the names at these paths, in any order; nothing typed finds all. */
export const namedLike = (typed: string, paths: readonly string[]): readonly Readonly<Record<string, unknown>>[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ $or: paths.map((path) => ({ [path]: { $regex: wordPattern(word), $options: 'i' } })) }));
