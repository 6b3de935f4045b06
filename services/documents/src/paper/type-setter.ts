import { readFileSync } from 'node:fs';
import { faces } from './fonts.ts';
import { openedFont } from './opened.ts';
import { isPlain, legible, type Piece, piecesOf, type Run, runsOf, standing } from './runs.ts';
import { type Cluster, loadShaper, type Shape, type Weight } from './shape.ts';
import type { Place, Style } from './style.ts';

interface Line {
  readonly runs: readonly (Run & { readonly width: number })[];
  readonly width: number;
}

/** Where a line may end: after a space, and around what is written without spaces. */
const endsLine = (piece: Piece, next: Piece | undefined): boolean =>
  /^\s$/u.test(piece.text) ||
  (next !== undefined &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(piece.text) &&
    /^[\p{L}\p{N}]/u.test(next.text));

const bold = new Set<Style['face']>(['TextBold', 'Name']);

/** What of pdfkit its types don't tell. */
interface Inner {
  readonly _font: { readonly id: string; readonly ascender: number; readonly ref: () => unknown };
  readonly page: { readonly height: number; readonly fonts: Record<string, unknown> };
  readonly addContent: (operators: string) => void;
}

const point = (value: number): string => String(Math.round(value * 1000) / 1000);
const features = ['tnum', 'kern'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/**
 * Sets text in any script on a document of pdfkit: the sheet's own face where it has all of it, else run by run, each with
 * the face and direction of its script. What is copied out is the text as it is read.
 */
export const createTypeSetter = async (doc: PDFKit.PDFDocument) => {
  const shaperFor = await loadShaper();
  for (const face of faces) doc.registerFont(face, openedFont(face) as unknown as PDFKit.Mixins.PDFFontSource);
  const shapes = new Map<string, Shape>();
  const inner = doc as unknown as Inner;

  /** Makes the face of a run the current one; answers how it is shaped, where pdfkit doesn't do it itself. */
  const choose = ({ face }: Run, style: Style): Shape | null => {
    if (face === null) {
      doc.font(style.face).fontSize(style.size);
      return null;
    }
    const weight: Weight = bold.has(style.face) ? 'bold' : 'regular';
    const name = `${face.name} ${weight}`;
    if (!shapes.has(name)) doc.registerFont(name, readFileSync(face.file(weight)));
    doc.font(name).fontSize(style.size);
    const shape = shapes.get(name) ?? shaperFor(inner._font, face, weight);
    shapes.set(name, shape);
    return shape;
  };
  const advanceOf = (clusters: readonly Cluster[]): number =>
    clusters.flatMap(({ glyphs }) => glyphs).reduce((sum, { advance }) => sum + advance, 0);
  // A line is measured again with each character that it takes on: what stands before that was measured already.
  const widths = new Map<string, number>();
  const widthOf = (run: Run, style: Style): number => {
    const key = [run.face?.name, run.level % 2, style.face, style.size, run.text].join(' ');
    const width = widths.get(key) ?? measured(run, style);
    widths.set(key, width);
    return width;
  };
  const measured = (run: Run, style: Style): number => {
    const shape = choose(run, style);
    if (!shape) return doc.widthOfString(run.text, { features });
    return (advanceOf(shape(run.text, run.level % 2 === 1)) / 1000) * style.size;
  };
  const lineOf = (pieces: readonly Piece[], style: Style): Line => {
    const end = pieces.findLastIndex((piece) => !/^\s$/u.test(piece.text)) + 1;
    const runs = runsOf(pieces.slice(0, end)).map((run) => ({ ...run, width: widthOf(run, style) }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };

  /** Lines of a paragraph, each as long as fits; a word that is longer than a line is broken where it has to be. */
  const linesOf = (text: string, style: Style, width: number): readonly Line[] =>
    text.split('\n').flatMap((paragraph) => {
      const pieces = piecesOf(paragraph, style.face);
      const lines: Line[] = [];
      let start = 0;
      while (start < pieces.length) {
        let end = start;
        let fits = start + 1;
        for (let at = start; at < pieces.length; at += 1) {
          if (lineOf(pieces.slice(start, at + 1), style).width > width) break;
          fits = at + 1;
          const piece = pieces[at];
          if (at === pieces.length - 1 || (piece && endsLine(piece, pieces[at + 1]))) end = at + 1;
        }
        if (end === start) end = fits;
        lines.push(lineOf(pieces.slice(start, end), style));
        start = end;
      }
      return lines.length > 0 ? lines : [{ runs: [], width: 0 }];
    });

  const oneLineOf = (text: string, style: Style, width: number): Line => {
    const pieces = piecesOf(text.replaceAll('\n', ' '), style.face);
    let line = lineOf(pieces, style);
    for (let kept = pieces.length - 1; line.width > width && kept > 0; kept -= 1)
      line = lineOf([...pieces.slice(0, kept), { text: '…', face: null, level: 0 }], style);
    return line;
  };

  /**
   * Shows clusters one beside the other. A syllable's glyphs don't stand in its spoken order, so a run from left to right
   * says what it says (`ActualText`); readers turn one from right to left around by themselves, and would turn that around.
   */
  const show = ({ text, level }: Run, clusters: readonly Cluster[], size: number, left: number, y: number): void => {
    const { page, _font: font } = inner;
    page.fonts[font.id] ??= font.ref();
    const foot = page.height - y;
    const em = size / 1000;
    let x = left;
    const told = level % 2 === 0;
    doc.save();
    doc.transform(1, 0, 0, -1, 0, page.height);
    if (told) doc.markContent('Span', { actual: text } as never);
    inner.addContent(`BT /${font.id} ${size} Tf`);
    for (const glyph of clusters.flatMap(({ glyphs }) => glyphs)) {
      inner.addContent(`1 0 0 1 ${point(x + glyph.x * em)} ${point(foot + glyph.y * em)} Tm <${glyph.code}> Tj`);
      x += glyph.advance * em;
    }
    inner.addContent('ET');
    if (told) doc.endMarkedContent();
    doc.restore();
  };

  /** Draws a line with its baseline at `y`: in the order in which it is read, each run where it stands. */
  const draw = ({ runs }: Line, style: Style, left: number, y: number): void => {
    const at = new Map<Run, number>();
    let x = left;
    for (const run of standing(runs)) {
      at.set(run, x);
      x += run.width;
    }
    for (const run of runs) {
      const shape = choose(run, style);
      const start = at.get(run) ?? left;
      if (!shape) doc.text(run.text, start, y, { lineBreak: false, baseline: 'alphabetic', features });
      else show(run, shape(run.text, run.level % 2 === 1), style.size, start, y);
    }
  };

  return {
    /** Whether pdfkit sets this text as it is. */
    plain: (text: string, style: Style): boolean => isPlain(text, style.face),
    legible: (text: string, style: Style): string => legible(text, style.face),
    width: (text: string, style: Style): number => lineOf(piecesOf(text, style.face), style).width,
    height: (text: string, style: Style, width: number): number => linesOf(text, style, width).length * style.leading,
    /** Puts a text below `top` as the sheet's own face would stand there. */
    put: (text: string, style: Style, { x, y, width, align, oneLine }: Required<Place>): void => {
      doc.font(style.face).fontSize(style.size);
      const { ascender } = inner._font;
      const lines = oneLine ? [oneLineOf(text, style, width)] : linesOf(text, style, width);
      for (const [index, line] of lines.entries()) {
        const room = width - line.width;
        const left = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
        draw(line, style, left, y + (ascender / 1000) * style.size + index * style.leading);
      }
    },
    /** Draws one line from a point of its baseline on. */
    line: (text: string, style: Style, x: number, baseline: number): void =>
      draw(lineOf(piecesOf(text, style.face), style), style, x, baseline),
  };
};
export type TypeSetter = Awaited<ReturnType<typeof createTypeSetter>>;
