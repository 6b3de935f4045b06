import { fold } from '@touchline/contracts/fold';
import type { ReadBy } from '@touchline/platform/domain';

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

const player = 'state.player.name';
const club = 'state.club_team.club_name';
/** Each reader looks for the other side; an agent for either. */
const namesFor: Readonly<Record<ReadBy, readonly string[]>> = { club: [player], player: [club], agent: [player, club] };

/** Finds offers by words of a name, in any order; nothing typed finds all. */
export const namedLike = (typed: string, by: ReadBy): readonly Readonly<Record<string, unknown>>[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ $or: namesFor[by].map((path) => ({ [path]: { $regex: wordPattern(word), $options: 'i' } })) }));
