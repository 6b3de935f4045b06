import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import { type Face, fontFile } from './fonts.ts';

/**
 * The faces behind our own: one per script, from npm, read when a text needs it. What contracts/text.ts calls printable is
 * what these and ours cover; a test compares.
 */
export interface ScriptFace {
  readonly name: string;
  /** The characters that it is asked for. */
  readonly sets: RegExp;
  /** Where its file is, by weight. */
  readonly file: (weight: 'regular' | 'bold') => string;
}

const { resolve } = createRequire(import.meta.url);

const google = (name: string, family: string, sets: RegExp): ScriptFace => ({
  name,
  sets,
  file: (weight) => {
    const style = weight === 'bold' ? '700Bold' : '400Regular';
    return resolve(`@expo-google-fonts/${name}/${style}/${family}_${style}.ttf`);
  },
});
/** These show their entry alone; the files lie in a folder beside it. */
const embedpdf = (name: string, family: string, sets: RegExp): ScriptFace => ({
  name,
  sets,
  file: (weight) =>
    join(dirname(resolve(`@embedpdf/${name}`)), '../fonts', `${family}-${weight === 'bold' ? 'Bold' : 'Regular'}.otf`),
});
const of = (...scripts: readonly string[]): RegExp =>
  new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u');

export const scriptFaces: readonly ScriptFace[] = [
  // Its letters are whole: where dots are glyphs of their own, what is copied out falls apart.
  google('ibm-plex-sans-arabic', 'IBMPlexSansArabic', of('Arabic')),
  google('noto-sans-hebrew', 'NotoSansHebrew', of('Hebrew')),
  google('noto-sans-thai', 'NotoSansThai', of('Thai')),
  google('noto-sans-devanagari', 'NotoSansDevanagari', of('Devanagari')),
  google('noto-sans-bengali', 'NotoSansBengali', of('Bengali')),
  google('noto-sans-tamil', 'NotoSansTamil', of('Tamil')),
  google('noto-sans-armenian', 'NotoSansArmenian', of('Armenian')),
  google('noto-sans-georgian', 'NotoSansGeorgian', of('Georgian')),
  google('noto-sans-ethiopic', 'NotoSansEthiopic', of('Ethiopic')),
  embedpdf('fonts-kr', 'NotoSansKR', of('Hangul')),
  embedpdf('fonts-sc', 'NotoSansHans', of('Han', 'Hiragana', 'Katakana')),
  // Letters of our own scripts with marks that our own faces don't have, and signs.
  google('noto-sans', 'NotoSans', of('Latin', 'Greek', 'Cyrillic', 'Inherited', 'Common')),
];

const drawn = new Map<string, ReadonlySet<number>>();

const covers = (key: string, file: () => Buffer, text: string): boolean => {
  let characters = drawn.get(key);
  if (!characters) {
    characters = new Set((fontkit.create(file()) as fontkit.Font).characterSet);
    drawn.set(key, characters);
  }
  for (const character of text) if (!characters.has(character.codePointAt(0) ?? 0)) return false;
  return true;
};

/** Whether one of our own faces has a glyph for every character of a text. */
export const ownCovers = (face: Face, text: string): boolean => covers(face, () => fontFile(face), text);

/** Joiners have no glyph of their own and need none. */
const withoutJoiners = (text: string): string => text.replace(/[\u200C\u200D]/g, '');

/** The face for one character with its marks, where one has it whole. */
export const scriptFaceFor = (character: string): ScriptFace | undefined =>
  scriptFaces.find(
    ({ name, sets, file }) =>
      sets.test(character) && covers(name, () => readFileSync(file('regular')), withoutJoiners(character)),
  );
