import { PDF } from '@libpdf/core';
import { unreachable } from '@touchline/platform/domain';
import PDFDocument from 'pdfkit';
import { parsePath } from '../document/signature-path.ts';
import type { Signature } from '../document/state.ts';
import { ink, type Style, styles } from '../paper/style.ts';
import { createTypeSetter, type TypeSetter } from '../paper/type-setter.ts';
import { cornerOf, keepInherited, type Page, shownOf, sizeOf } from './shown-page.ts';
import type { Spot } from './spots-of.ts';

/** What goes into a place: a signer's mark, a line of small print beneath it, words that fill a field, or a tick in its box. */
export type Entry = { readonly spot: Spot } & (
  | { readonly kind: 'mark'; readonly signature: Signature }
  | { readonly kind: 'caption' | 'words'; readonly text: string }
  | { readonly kind: 'tick' }
);

/** Blue-black, as a fountain pen leaves it, so that a mark is told from the print. */
const pen = '#1a296b';

type Box = Pick<Spot, 'width' | 'height'> & { readonly left: number; readonly top: number };

/** As if written by hand, where the hand's face has all letters; another script has its own face, in the same ink. */
const drawTyped = (setter: TypeSetter, doc: PDFKit.PDFDocument, text: string, box: Box): void => {
  const hand: Style = { face: 'Hand', size: 1, leading: 1 };
  const words = setter.legible(text.trim(), hand);
  const size = Math.min(box.height * 0.62, (box.width - 12) / setter.width(words, hand));
  doc.fillColor(pen);
  setter.line(words, { ...hand, size }, box.left + 6, box.top + box.height - 8);
};

const drawPath = (doc: PDFKit.PDFDocument, path: string, { left, top, width, height }: Box): void => {
  const numbers = (parsePath(path) ?? []).flatMap((segment) => segment.numbers);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (xs.length === 0) return;
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 16) / Math.max(east - west, 1), (height - 10) / Math.max(south - north, 1), 1.2);
  doc.save();
  // The lowest point of the drawing sits a little above the line.
  doc.translate(left + 8 - west * scale, top + height - 5 - south * scale).scale(scale);
  doc
    .path(path)
    .lineWidth(1.3 / scale)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(pen)
    .stroke();
  doc.restore();
};

const largest = 11;
const smallest = 4;

/** The words of a field, as large as they fit: smaller, and on several lines, before anything of them is left out. */
const drawWords = (setter: TypeSetter, doc: PDFKit.PDFDocument, text: string, box: Box): void => {
  const width = Math.max(box.width - 4, 1);
  const styleOf = (size: number): Style => ({ face: 'Text', size, leading: size * 1.2 });
  let style = styleOf(Math.max(smallest, Math.min(largest, box.height * 0.7)));
  const words = setter.legible(text.trim(), style);
  while (style.size > smallest && setter.height(words, style, width) > box.height) style = styleOf(style.size - 0.5);
  const height = setter.height(words, style, width);
  doc.fillColor(pen);
  setter.put(words, style, {
    ...{ x: box.left + 2, y: box.top + Math.max(0, (box.height - height) / 2), width },
    ...{ align: 'left', oneLine: false },
  });
};

const drawTick = (doc: PDFKit.PDFDocument, { left, top, width, height }: Box): void => {
  const side = Math.min(width, height);
  const [x, y] = [left + (width - side) / 2, top + (height - side) / 2];
  doc.save();
  doc
    .moveTo(x + side * 0.16, y + side * 0.54)
    .lineTo(x + side * 0.4, y + side * 0.78)
    .lineTo(x + side * 0.86, y + side * 0.2)
    .lineWidth(Math.max(1, side * 0.12))
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(pen)
    .stroke();
  doc.restore();
};

const drawEntry = (setter: TypeSetter, doc: PDFKit.PDFDocument, entry: Entry, box: Box): void => {
  switch (entry.kind) {
    case 'caption': {
      const { face, size, colour } = { ...styles.caption, colour: ink.grey };
      doc.font(face).fontSize(size).fillColor(colour).text(entry.text, box.left, box.top, { lineBreak: false });
      return;
    }
    case 'words':
      drawWords(setter, doc, entry.text, box);
      return;
    case 'tick':
      drawTick(doc, box);
      return;
    case 'mark':
      if (entry.signature.kind === 'typed') drawTyped(setter, doc, entry.signature.text, box);
      else drawPath(doc, entry.signature.path, box);
      return;
    default:
      unreachable(entry);
  }
};

/**
 * Lays the entries over the pages of a file. They come as pages of their own, embedded whole, so that drawing the same
 * entries again gives the same bytes.
 */
export const layOver = async (pdf: PDF, entries: readonly Entry[]): Promise<void> => {
  const indexes = [...new Set(entries.map(({ spot }) => spot.page))].sort((a, b) => a - b);
  if (indexes.length === 0) return;
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const setter = await createTypeSetter(doc);
  const pages = indexes.map((index): Page => {
    const target = pdf.getPage(index);
    if (target === null) throw new Error(`no page ${index + 1} to sign on`);
    return target;
  });
  for (const [at, target] of pages.entries()) {
    const shown = sizeOf(shownOf(pdf, target));
    doc.addPage({ size: [shown.width, shown.height], margin: 0 });
    // Beside what the paper says, which is tagged for screen readers: who has signed stands there and in the certificate as words.
    doc.markContent('Artifact', { type: 'Layout' });
    for (const entry of entries.filter(({ spot }) => spot.page === indexes[at])) {
      const { x: left, y, width, height } = entry.spot;
      drawEntry(setter, doc, entry, { left, top: shown.height - y - height, width, height });
    }
    doc.endMarkedContent();
  }
  doc.end();
  await ended;
  const layer = await PDF.load(new Uint8Array(Buffer.concat(chunks)));
  for (const [position, target] of pages.entries()) {
    keepInherited(pdf, target);
    target.drawPage(await pdf.embedPage(layer, position), cornerOf(shownOf(pdf, target)));
  }
};
