import { readFile } from '@touchline/app-core/client/client.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Paragraph, paragraphsOf } from './reading.ts';

/** The reader with its worker from this site; only who opens a PDF loads it. */
const reader = async () => {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  return pdfjs;
};

/** Reads a PDF of the API, by a link where there is one. @param address behind the base. Rejects where it can't be had or is none. */
export const openPdf = async (address: string, signal: AbortSignal, link?: string): Promise<PDFDocumentProxy> => {
  const [{ getDocument }, data] = await Promise.all([reader(), readFile(address, signal, link)]);
  // Neither evaluated code nor WebAssembly: the content security policy allows none.
  return getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: true,
  }).promise;
};

/** How a page is shown: fitted into the room there is (CSS pixels; no height: as long as it gets), turned, enlarged. */
export type Shown = {
  readonly page: number;
  readonly room: { readonly width: number; readonly height?: number | undefined };
  /** Degrees, clockwise. */
  readonly turn?: number | undefined;
  /** 1: it fits. */
  readonly zoom?: number | undefined;
};

/** Draws a page and resolves to the words on it. @param dots of the picture per CSS pixel: as many as the screen has without them */
export const drawPage = async (
  pdf: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page: number, room, turn = 0, zoom = 1 }: Shown,
  signal: AbortSignal,
  dots = globalThis.devicePixelRatio || 1,
): Promise<string> => {
  const page = await pdf.getPage(number);
  if (signal.aborted) return '';
  const rotation = (page.rotate + turn) % 360;
  const plain = page.getViewport({ scale: 1, rotation });
  const { width, height = Number.POSITIVE_INFINITY } = room;
  const fit = Math.min(width / plain.width, height / plain.height) * zoom;
  const viewport = page.getViewport({ scale: fit * dots, rotation });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${Math.floor(plain.width * fit)}px`;
  canvas.style.height = `${Math.floor(plain.height * fit)}px`;
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  const content = await page.getTextContent();
  return content.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Dots per CSS pixel on paper: about 200 per inch of A4. */
const onPaper = 2;
/** Each takes 15 MB: more of them are printed as the screen has them. */
const mostSharp = 24;

/** Draws pages that are shown as sharp as paper is, in their places, and prints; what can't be drawn anew is printed as it is. */
export const printPages = async (
  pdf: PDFDocumentProxy,
  pictures: readonly { readonly canvas: HTMLCanvasElement; readonly shown: Shown }[],
): Promise<void> => {
  const { signal } = new AbortController();
  const dots = Math.max(onPaper, globalThis.devicePixelRatio || 1);
  if (pictures.length <= mostSharp)
    await Promise.allSettled(pictures.map(({ canvas, shown }) => drawPage(pdf, canvas, shown, signal, dots)));
  globalThis.print();
};

/** The words of a page as they are read, without their places. */
export const readPage = async (pdf: PDFDocumentProxy, number: number): Promise<readonly Paragraph[]> => {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return paragraphsOf(
    items.flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              size: Math.abs(Number(item.transform[3])) || item.height,
            },
          ]
        : [],
    ),
  );
};

/** A rectangle of a page that the file names, in parts of the page from its top left corner. */
export type Place = {
  readonly name: string;
  /** The first is 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The rectangles that a file names: `[page, {name: 'FitR'}, left, bottom, right, top]`, in points from the bottom left corner. */
export const placesIn = async (pdf: PDFDocumentProxy): Promise<readonly Place[]> => {
  const named = Object.entries((await pdf.getDestinations()) as Record<string, readonly unknown[] | null>);
  const found = await Promise.all(
    named.map(async ([name, frame]): Promise<Place | null> => {
      const [left, bottom, right, top] = (frame ?? []).slice(2, 6).map(Number);
      if (!frame?.[0] || left === undefined || bottom === undefined || right === undefined || !top) return null;
      const index = await pdf.getPageIndex(frame[0] as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 });
      return {
        name,
        page: index + 1,
        left: left / width,
        top: 1 - top / height,
        width: (right - left) / width,
        height: (top - bottom) / height,
      };
    }),
  );
  return found.filter((place) => place !== null);
};
