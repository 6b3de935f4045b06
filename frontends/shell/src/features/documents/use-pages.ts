import { type RefObject, useEffect, useState } from 'react';

/** Where the pages of a document stand in the window. */
export type PageBox = { readonly page: number; readonly top: number; readonly bottom: number };

/** Lower than this a page has nothing on it yet. */
const emptyBelow = 160;

/** The page that is looked at: the last one that begins above the middle. */
export const pageAt = (boxes: readonly PageBox[], middle: number): number =>
  boxes.findLast(({ top }) => top <= middle)?.page ?? 1;

/** The pages whose end has come into sight. */
export const readBy = (boxes: readonly PageBox[], bottom: number): readonly number[] =>
  boxes.filter((box) => box.bottom - box.top >= emptyBelow && box.bottom <= bottom).map(({ page }) => page);

/** Which page is looked at, and which have been read to their end. `shown` changes when other pages are drawn. */
export const usePages = (
  box: RefObject<HTMLElement | null>,
  shown: string,
): { readonly page: number; readonly read: ReadonlySet<number> } => {
  const [page, setPage] = useState(1);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are looked at anew
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')];
    let frame = 0;
    const measure = (): void => {
      const boxes = pages.map((one): PageBox => {
        const { top, bottom } = one.getBoundingClientRect();
        return { page: Number(one.dataset.page), top, bottom };
      });
      setPage(pageAt(boxes, innerHeight / 2));
      const found = readBy(boxes, innerHeight);
      setRead((before) => (found.every((one) => before.has(one)) ? before : new Set([...before, ...found])));
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(soon);
    for (const one of pages) sizes.observe(one);
    // Paper and page scroll each for itself: both are heard.
    addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [box, shown]);
  return { page, read };
};
