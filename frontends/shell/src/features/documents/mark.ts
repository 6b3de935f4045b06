import { z } from 'zod';
import type { Signature } from './api/documents-api.ts';
import { isMark, type Point, pathOf } from './drawing.ts';
import { text } from './text.ts';

export type Strokes = readonly (readonly Point[])[];

/** How somebody signs: the drawing and the words are both kept while one chooses between them. */
export type Mark = {
  readonly kind: Signature['kind'];
  readonly strokes: Strokes;
  readonly text: string;
};

/** A mark that shows something. */
export const markSchema = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('drawn'), path: z.string().min(1, text('drawNeeded')) }),
    z.object({ kind: z.literal('typed'), text: z.string().min(2, text('typeNeeded')) }),
  ]);

export const signatureOf = ({ kind, strokes, text: typed }: Mark): Signature =>
  kind === 'drawn' ? { kind, path: isMark(strokes) ? pathOf(strokes) : '' } : { kind, text: typed.trim() };
