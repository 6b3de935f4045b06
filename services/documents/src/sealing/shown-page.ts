import { type PDF, PdfArray, PdfDict, PdfNumber, PdfRef } from '@libpdf/core';

export type Page = NonNullable<ReturnType<PDF['getPage']>>;
type Found = NonNullable<ReturnType<PDF['getObject']>>;

/** How a page is shown: what of it is seen, in the paper's own points, and how far it is turned clockwise. */
export interface Shown {
  readonly left: number;
  readonly bottom: number;
  /** As it lies in the file, before it is turned. */
  readonly width: number;
  readonly height: number;
  readonly turn: 0 | 90 | 180 | 270;
}

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** What readers take where a page says nothing of its size. */
const letter: Box = { left: 0, bottom: 0, right: 612, top: 792 };
const deepest = 64;

const resolved = (pdf: PDF, value: Found | undefined): Found | undefined =>
  value instanceof PdfRef ? (pdf.getObject(value) ?? undefined) : value;

/** What a page says of itself, or what stands above it says of all below. */
const inherited = (pdf: PDF, page: Page, name: string): Found | undefined => {
  let node: Found | undefined = page.dict;
  for (let depth = 0; node instanceof PdfDict && depth < deepest; depth += 1) {
    const found = node.get(name) as Found | undefined;
    if (found !== undefined) return found;
    node = resolved(pdf, node.get('Parent') as Found | undefined);
  }
  return undefined;
};

const boxOf = (pdf: PDF, page: Page, name: string): Box | undefined => {
  const found = resolved(pdf, inherited(pdf, page, name));
  if (!(found instanceof PdfArray)) return undefined;
  const [a, b, c, d] = [0, 1, 2, 3].map((at) => {
    const number = resolved(pdf, found.at(at) as Found | undefined);
    return number instanceof PdfNumber && Number.isFinite(number.value) ? number.value : undefined;
  });
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const box = { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
};

/** As readers show it, the pages of this product among them. */
export const shownOf = (pdf: PDF, page: Page): Shown => {
  const media = boxOf(pdf, page, 'MediaBox') ?? letter;
  const crop = boxOf(pdf, page, 'CropBox') ?? media;
  const both = {
    ...{ left: Math.max(media.left, crop.left), bottom: Math.max(media.bottom, crop.bottom) },
    ...{ right: Math.min(media.right, crop.right), top: Math.min(media.top, crop.top) },
  };
  const seen = both.right > both.left && both.top > both.bottom ? both : media;
  const rotate = resolved(pdf, inherited(pdf, page, 'Rotate'));
  const turn = rotate instanceof PdfNumber && rotate.value % 90 === 0 ? ((rotate.value % 360) + 360) % 360 : 0;
  return {
    ...{ left: seen.left, bottom: seen.bottom },
    ...{ width: seen.right - seen.left, height: seen.top - seen.bottom },
    turn: turn as Shown['turn'],
  };
};

/** Its size as somebody sees it. */
export const sizeOf = ({ width, height, turn }: Shown): { readonly width: number; readonly height: number } =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** Where the lower left corner of what is seen lies on the page, and how far a drawing is turned to stand upright there. */
export const cornerOf = ({ left, bottom, width, height, turn }: Shown) => {
  const x = turn === 90 || turn === 180 ? left + width : left;
  const y = turn === 180 || turn === 270 ? bottom + height : bottom;
  return { x, y, rotate: turn };
};

const ofParents = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/**
 * Gives a page what it has from the nodes above it: a page that is added puts all pages below one node, and a drawing would put
 * other resources in the place of theirs. Either would lose its fonts and its size.
 */
export const keepInherited = (pdf: PDF, page: Page): void => {
  for (const name of ofParents) {
    if (page.dict.get(name) !== undefined) continue;
    const found = inherited(pdf, page, name);
    if (found !== undefined) page.dict.set(name, found);
  }
};
