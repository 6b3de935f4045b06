import { readFileSync } from 'node:fs';
import type { ScriptFace } from './faces.ts';

export type Weight = 'regular' | 'bold';

/** Glyphs that stand for one piece of text, in the order in which they stand; sizes in thousandths of the type size. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly {
    readonly code: string;
    readonly x: number;
    readonly y: number;
    readonly advance: number;
  }[];
}

/** A font as pdfkit embeds it, as far as it is filled from here. */
interface EmbeddedFont {
  readonly font: { readonly getGlyph: (id: number) => { readonly advanceWidth: number } };
  /** The glyphs that go into the file; a glyph's code there is its place in this list. */
  readonly subset: { readonly glyphs: number[] };
  /** From the face's units to thousandths. */
  readonly scale: number;
  readonly widths: number[];
  /** What is copied out, by code. */
  readonly unicode: (readonly number[])[];
}

/** Shapes texts with one face and enters their glyphs into the font of a document. */
export type Shape = (text: string, rtl: boolean) => readonly Cluster[];

/** What a glyph says that only helps another (a dot, a vowel's second half): nothing that is seen. */
const says = { nothing: 0x2060 };

/** Readers turn around what stands from right to left, sign by sign: what one glyph says, two letters joined, too. */
const said = (text: string, rtl: boolean): readonly number[] => {
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  return rtl ? codePoints.reverse() : codePoints;
};

/**
 * HarfBuzz, for fontkit's own shaping misplaces Thai vowels and throws on some clusters of Indian scripts. Loaded when the
 * first document is made.
 */
export const loadShaper = async () => {
  const hb = await import('harfbuzzjs');
  return (given: unknown, face: ScriptFace, weight: Weight): Shape => {
    const { font: glyphsOf, subset, scale, widths, unicode } = given as EmbeddedFont;
    const font = new hb.Font(new hb.Face(new hb.Blob(readFileSync(face.file(weight)))));

    // The same strokes are different letters by the dots beside them: one code for each, so that each is copied out right.
    const codes = new Map<string, number>();
    const codeOf = (id: number, codePoints: readonly number[]): string => {
      const key = `${id} ${codePoints}`;
      const code = codes.get(key) ?? subset.glyphs.push(id) - 1;
      codes.set(key, code);
      widths[code] = glyphsOf.getGlyph(id).advanceWidth * scale;
      unicode[code] = codePoints;
      return code.toString(16).padStart(4, '0');
    };

    return (text, rtl) => {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(rtl ? hb.Direction.RTL : hb.Direction.LTR);
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      const glyphs = buffer.getGlyphInfos().map((info, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        return { ...info, x: xOffset * scale, y: yOffset * scale, advance: xAdvance * scale };
      });
      const starts = [...new Set(glyphs.map(({ cluster }) => cluster))];
      const ends = [...starts, text.length].sort((a, b) => a - b);
      return starts.map((start) => {
        const own = glyphs.filter(({ cluster }) => cluster === start);
        const spoken = text.slice(start, ends[ends.indexOf(start) + 1]);
        const widest = own.reduce((most, glyph) => (glyph.advance > most.advance ? glyph : most));
        return {
          text: spoken,
          glyphs: own.map((glyph) => ({
            code: codeOf(glyph.codepoint, glyph === widest ? said(spoken, rtl) : [says.nothing]),
            x: glyph.x,
            y: glyph.y,
            advance: glyph.advance,
          })),
        };
      });
    };
  };
};
