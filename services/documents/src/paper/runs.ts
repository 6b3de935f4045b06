import bidiFactory from 'bidi-js';
import { ownCovers, type ScriptFace, scriptFaceFor } from './faces.ts';
import type { Face } from './fonts.ts';

// Its types describe a module that Node doesn't take it for: what is imported is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One character with its marks: the face that has it (null: the sheet's own) and the level of its direction. */
export interface Piece {
  readonly text: string;
  readonly face: ScriptFace | null;
  readonly level: number;
}

/** What stands together: one face, one direction, in the order in which it is read. */
export type Run = Piece;

const codeOf = (character: string): string =>
  [...character].map((c) => `[U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`).join('');

const faceOf = (character: string, own: Face): ScriptFace | null | undefined =>
  ownCovers(own, character) ? null : scriptFaceFor(character);

/** A character that no face has is named by its code: nothing in a contract is an empty box. */
export const legible = (text: string, own: Face): string =>
  [...characters.segment(text.normalize('NFC'))]
    .map(({ segment }) => (/^\s$/u.test(segment) || faceOf(segment, own) !== undefined ? segment : codeOf(segment)))
    .join('');

const turnsRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a text can be set by the sheet's own face alone, from left to right. */
export const isPlain = (text: string, own: Face): boolean =>
  !turnsRight.test(text) && ownCovers(own, text.replace(/\s/gu, ' '));

const neutral = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/** The characters of a legible text with face and level. What belongs to no script takes the face of what it stands between. */
export const piecesOf = (text: string, own: Face): readonly Piece[] => {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const found = [...characters.segment(text)].map(({ segment, index }) => ({
    text: segment,
    face: faceOf(segment, own) ?? null,
    level: levels[index] ?? 0,
  }));
  return found.map((piece, index) => {
    if (!neutral.test(piece.text)) return piece;
    const before = found.slice(0, index).findLast((other) => !neutral.test(other.text));
    const after = found.slice(index + 1).find((other) => !neutral.test(other.text));
    const shared = before?.face && before.face === after?.face && before.level === piece.level ? before.face : null;
    return shared && scriptFaceHas(shared, piece.text) ? { ...piece, face: shared } : piece;
  });
};

const scriptFaceHas = (face: ScriptFace, text: string): boolean => text === ' ' || face.sets.test(text);

/** Pieces of one line, put together where face and level are the same. */
export const runsOf = (pieces: readonly Piece[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.face === piece.face && last.level === piece.level)
      runs[runs.length - 1] = { ...last, text: last.text + piece.text };
    else runs.push(piece);
  }
  return runs;
};

/** The runs of a line in the order in which they stand, from left to right (rule L2 of Unicode's bidirectional algorithm). */
export const standing = <R extends { readonly level: number }>(runs: readonly R[]): readonly R[] => {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return order;
};
