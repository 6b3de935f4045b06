import { type PDF, PdfArray, PdfDict, PdfNumber, PdfRef, PdfString } from '@libpdf/core';

/** A place of a page: points from the bottom left corner of what is seen of it. */
export interface Spot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Found = NonNullable<ReturnType<PDF['getObject']>>;

/** The named destinations of a file that frame a rectangle, by name. */
export const spotsOf = (pdf: PDF): ReadonlyMap<string, Spot> => {
  const resolve = (value: Found | undefined | null): Found | null =>
    value instanceof PdfRef ? pdf.getObject(value) : (value ?? null);
  const pages = new Map(pdf.getPages().map((page, index) => [page.ref.toString(), index]));
  const spots = new Map<string, Spot>();

  const read = (name: string, destination: Found | null): void => {
    const frame = destination instanceof PdfDict ? resolve(destination.get('D')) : destination;
    if (!(frame instanceof PdfArray)) return;
    const page = pages.get(String(frame.at(0)));
    const [left, bottom, right, top] = [2, 3, 4, 5].map((index) => {
      const number = resolve(frame.at(index));
      return number instanceof PdfNumber ? number.value : null;
    });
    if (page === undefined || left == null || bottom == null || right == null || top == null) return;
    spots.set(name, { page, x: left, y: bottom, width: right - left, height: top - bottom });
  };

  const walk = (node: Found | null, depth: number): void => {
    if (!(node instanceof PdfDict) || depth > 16) return;
    const kids = resolve(node.get('Kids'));
    if (kids instanceof PdfArray) for (const kid of kids) walk(resolve(kid), depth + 1);
    const names = resolve(node.get('Names'));
    if (!(names instanceof PdfArray)) return;
    for (let index = 0; index + 1 < names.length; index += 2) {
      const name = resolve(names.at(index));
      if (name instanceof PdfString) read(name.asString(), resolve(names.at(index + 1)));
    }
  };
  const names = resolve(pdf.getCatalog().get('Names'));
  if (names instanceof PdfDict) walk(resolve(names.get('Dests')), 0);
  return spots;
};
