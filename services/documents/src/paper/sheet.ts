import PDFDocument from 'pdfkit';
import { describe } from './metadata.ts';
import { ink, type Place, type Style, styles } from './style.ts';
import { createTypeSetter } from './type-setter.ts';

export { ink, type Style, styles } from './style.ts';

/** Points. A4 with the margins of a letter; the foot leaves room for the page number and the fingerprint. */
export const page = { width: 595.28, height: 841.89, left: 68, right: 68, top: 86, bottom: 88 } as const;
export const measure = page.width - page.left - page.right;
const floor = page.height - page.bottom;

export interface SheetOptions {
  readonly title: string;
  readonly subject: string;
  /** The instant that the file carries as its creation, so that the same content gives the same bytes. */
  readonly at: string;
  /** Left and right of the head of every page but the first. */
  readonly running: readonly [string, string];
  /** Left at the foot of every page, one or two lines. */
  readonly foot: string;
  /** The language that it is written in, BCP 47. Absent: English. */
  readonly language?: string;
  /** What stands beside the foot of every page. Absent: `Page 1 of 3`. */
  readonly pageOf?: (page: number, pages: number) => string;
  /** Pages of another file that these follow; they are counted in the page numbers. */
  readonly following?: number;
}

type Element = PDFKit.PDFStructureElement;

/**
 * A stack of A4 pages that is written from top to bottom, tagged for screen readers. A block that doesn't fit goes to
 * the next page whole.
 */
export const createSheet = async ({
  title,
  subject,
  at,
  running,
  foot,
  language = 'en-GB',
  pageOf = (page, pages) => `Page ${page} of ${pages}`,
  following = 0,
}: SheetOptions) => {
  const created = new Date(at);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: language,
    displayTitle: true,
    font: '', // none of the built-in faces, which a tagged file may not leave unembedded
    info: {
      Title: title,
      Subject: subject,
      Author: 'Touchline',
      Creator: 'Touchline',
      Producer: 'Touchline',
      CreationDate: created,
    },
  } as object as PDFKit.PDFDocumentOptions); // its types lag behind: no font is right
  describe(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const setter = await createTypeSetter(doc);

  const root = doc.struct('Document', { title } as object);
  doc.addStructure(root);

  let y: number = page.top;
  const turn = () => {
    doc.addPage();
    y = page.top;
  };
  turn();

  const set = ({ face, size, colour }: Style) =>
    doc
      .font(face)
      .fontSize(size)
      .fillColor(colour ?? ink.black);
  const optionsOf = ({ size, leading }: Style, { width = measure, align = 'left', oneLine = false }: Place) => ({
    width,
    align,
    ...(oneLine && { height: leading, ellipsis: true }),
    lineGap: leading - 1.088 * size,
    features: ['tnum', 'kern'] as unknown as PDFKit.Mixins.OpenTypeFeatures[],
  });

  /** The height in points that a text takes. */
  const heightOf = (given: string, style: Style, place: Place = {}): number => {
    const text = setter.legible(given, style);
    if (!setter.plain(text, style)) return setter.height(text, style, place.width ?? measure);
    set(style);
    return doc.heightOfString(text, optionsOf(style, place));
  };

  /** Puts a text down without moving the cursor. */
  const put = (given: string, style: Style, place: Place = {}): void => {
    const text = setter.legible(given, style);
    const { x = page.left, y: top = y, width = measure, align = 'left', oneLine = false } = place;
    set(style);
    if (setter.plain(text, style)) doc.text(text, x, top, optionsOf(style, place));
    else setter.put(text, style, { x, y: top, width, align, oneLine });
  };

  /** A line across the page, which says nothing and is hidden from screen readers. */
  const rule = (
    at: number,
    from: number = page.left,
    to: number = page.left + measure,
    colour: string = ink.rule,
    width = 0.6,
  ) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.moveTo(from, at).lineTo(to, at).lineWidth(width).strokeColor(colour).stroke();
    doc.endMarkedContent();
  };

  const sheet = {
    doc,
    get y(): number {
      return y;
    },
    get room(): number {
      return floor - y;
    },
    heightOf,
    put,
    rule,
    root,
    space: (height: number) => {
      y += height;
    },
    /** Space between blocks, which the top of a page needs none of. */
    gap: (height: number) => {
      if (y > page.top) y += height;
    },
    /** Goes to a new page where less than this height is left. */
    keep: (height: number) => {
      if (y + height > floor) turn();
    },
    turn,
    /** One element of the structure and what it prints. */
    tag: (tag: string, print: () => void, parent: Element = root): void => {
      parent.add(doc.struct(tag, print as object)); // the short form, which its types don't know
    },
    /** A new level of the structure: a section, a list, an item. */
    open: (tag: string, parent: Element = root): Element => {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },
    /** A block of text at the cursor, moved to the next page where it doesn't fit, and the cursor below it. */
    block: (tag: string, text: string, style: Style, place: Place = {}, parent: Element = root): void => {
      const height = heightOf(text, style, place);
      sheet.keep(height);
      sheet.tag(tag, () => put(text, style, place), parent);
      y += height;
    },
    /** Heads, feet and page numbers, then the bytes. */
    finish: async (): Promise<Uint8Array> => {
      const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        doc.markContent('Artifact', { type: 'Pagination' });
        if (following + index > 0) {
          put(running[0], styles.running, { y: 44, width: measure * 0.66, oneLine: true });
          put(running[1], styles.running, {
            y: 44,
            x: page.left + measure * 0.68,
            width: measure * 0.32,
            align: 'right',
          });
        }
        put(foot, styles.running, { y: page.height - 56, width: measure - 80 });
        put(
          pageOf(following + index + 1, following + count),
          { ...styles.running, colour: ink.black },
          {
            y: page.height - 56,
            x: page.left + measure - 80,
            width: 80,
            align: 'right',
          },
        );
        doc.endMarkedContent();
        if (following + index > 0) rule(60);
        rule(page.height - 63);
      }
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
  return sheet;
};
export type Sheet = Awaited<ReturnType<typeof createSheet>>;
