import { createBounded } from '@touchline/platform/runtime';
import * as fontkit from 'fontkit';
import { type Face, fontFile } from './fonts.ts';

/** So many words of a face: a few hundred kilobytes, and more than all wordings have. */
const mostWords = 2_000;

/** What of fontkit its types don't tell. */
type Inner = fontkit.Font & { _glyphs: unknown };

/** The places of a run are scaled by pdfkit where they stand: everybody has his own. */
const ownOf = (run: fontkit.GlyphRun): fontkit.GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object), run, {
    positions: run.positions.map((position) => ({ ...position })),
  }) as fontkit.GlyphRun;

const open = (face: Face): fontkit.Font => {
  const font = fontkit.create(fontFile(face)) as Inner;
  const runs = createBounded<fontkit.GlyphRun>(mostWords);
  const lay = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    if (more.some((one) => one !== undefined)) return lay(text, features, ...more);
    const key = `${features} ${text}`;
    const known = runs.get(key);
    if (known) return ownOf(known);
    // A glyph keeps the characters that it was first asked for by: here those of this text, and of no document before.
    font._glyphs = {};
    const run = lay(text, features);
    runs.set(key, run);
    return ownOf(run);
  };
  return font;
};

const opened = new Map<Face, fontkit.Font>();

/**
 * A face as pdfkit takes it (`PDFFontFactory.open`), opened once for all documents: its tables are read once, and so is how each word
 * is laid out in it. A sheet is measured before it is set, and a wording says the same each time: nine of ten words were laid out before.
 */
export const openedFont = (face: Face): fontkit.Font => {
  const font = opened.get(face) ?? open(face);
  opened.set(face, font);
  return font;
};
