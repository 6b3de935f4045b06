/** Text as people type it: its characters, its signs that nobody sees, its scripts. Pure, and cheap enough for a page. */

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader counts: a letter with its marks is one, however many code units it takes. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of characters.segment(text)) length += 1;
  return length;
};

/** More code units than this for one character are a pile of marks, no letter. */
const unitsPerCharacter = 8;

/** The first so many characters; none is cut in two, and half a pair of surrogates becomes a replacement character. */
export const cut = (text: string, most: number): string => {
  let kept = '';
  let length = 0;
  for (const { segment } of characters.segment(text.slice(0, (most + 1) * unitsPerCharacter))) {
    if (length === most || kept.length + segment.length > most * unitsPerCharacter) break;
    kept += segment;
    length += 1;
  }
  return kept.toWellFormed();
};

/**
 * Scripts that the contract's faces cover whole (services/documents/src/paper/faces.ts; a test there compares), by letters,
 * marks and digits.
 */
const wholeScripts = ['Hebrew', 'Thai', 'Devanagari', 'Armenian', 'Georgian', 'Ethiopic', 'Bengali', 'Tamil'] as const;
const whole = new RegExp(
  `^(?=[\\p{L}\\p{M}\\p{Nd}])[${wholeScripts.map((script) => `\\p{Script=${script}}`).join('')}]$`,
  'u',
);

/** Of the other scripts the parts that they cover. */
const parts = {
  signs:
    '\\u0020-\\u007E\\u00A1-\\u00AC\\u00AE-\\u00FF\\u2010-\\u2015\\u2018-\\u201E\\u2022\\u2026\\u2039\\u203A\\u20AC\\u2116\\u2122\\u2212',
  Latin: '\\u0100-\\u02AF\\u02BB\\u02BC\\u02BE\\u02BF\\u1E00-\\u1EFF',
  marks: '\\u0300-\\u036F',
  Greek:
    '\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03E1\\u1F00-\\u1F15\\u1F18-\\u1F1D\\u1F20-\\u1F45\\u1F48-\\u1F4D\\u1F50-\\u1F57\\u1F5F-\\u1F7D',
  Cyrillic: '\\u0400-\\u0481\\u048A-\\u052F',
  Arabic:
    '\\u060C\\u0620-\\u065F\\u0660-\\u0669\\u066E-\\u06A1\\u06A3-\\u06D3\\u06D5\\u06E5\\u06E6\\u06EE-\\u06FC\\u0750-\\u077F',
  Hebrew: '\\u05BE\\u05F3\\u05F4',
  Han: '\\u3005\\u3007\\u3400-\\u4DB5\\u4E00-\\u9FA5',
  Kana: '\\u3041-\\u3096\\u309D\\u309E\\u30A1-\\u30FA\\u30FB-\\u30FE',
  Hangul: '\\uAC00-\\uD7A3',
} as const;
const partial = new RegExp(`^[${Object.values(parts).join('')}]$`, 'u');

/**
 * Joiners that a script needs: a zero-width non-joiner between Arabic letters (Persian), either joiner after the sign that
 * takes an Indic letter's vowel.
 */
const joiners =
  /(?<=\p{Script=Arabic}\p{M}*)\u200C(?=\p{Script=Arabic})|(?<=[\u094D\u09CD\u0BCD])[\u200C\u200D](?=[\p{L}\s]|$)/gu;

/** Signs that take no room and show nothing: controls, directions, tags, fillers, private and unassigned ones. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds a sign that a reader can't see, beside the joiners that a script needs. */
export const hidesSigns = (text: string): boolean => unseen.test(text.replace(joiners, ''));

/** The signs of a text that no face of the contract can set, each once; a line's end is none. */
export const unprintable = (text: string): readonly string[] => [
  ...new Set(
    [
      ...text
        .normalize('NFC')
        .replace(joiners, '')
        .replace(/[\n\t]/g, ''),
    ].filter((c) => !partial.test(c) && !whole.test(c)),
  ),
];

/** One spelling for what looks the same: composed, trimmed, words by single spaces. */
export const oneSpelling = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();

/** Text of several lines: composed, trimmed, without controls, halves of pairs and signs that turn its direction. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
