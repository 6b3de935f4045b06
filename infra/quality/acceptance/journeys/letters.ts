import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** How far apart somebody may set lines, letters, words and paragraphs (WCAG 2.2, 1.4.12 Text Spacing). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

type Kept = Window & { touchlineSpacing?: CSSStyleSheet; touchlineLost?: ReadonlySet<string> };

/** Runs in the page: its words that are cut off, and those that lie upon each other; the second time, only those that weren't before. */
const lostWords = (isChanged: boolean): readonly string[] => {
  const nameOf = (text: Text): string => {
    const { parentElement: parent } = text;
    return `${parent?.localName}.${[...(parent?.classList ?? [])].slice(0, 3).join('.')} “${text.data.trim().slice(0, 30)}”`;
  };
  const range = document.createRange();
  interface Written {
    readonly text: Text;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    /** Of its letters; the room above and below them belongs to no word. */
    readonly third: number;
    readonly isCut: boolean;
    /** What it stands in that stays where it is, over what is scrolled beneath it. */
    readonly layer: Element | undefined;
  }
  /** What is seen of a line now; nothing where it is for those alone who hear it, or out of sight in what scrolls. */
  const seenOf = (text: Text, rect: DOMRect): Written | undefined => {
    const third = rect.height / 3;
    let { left, top, right, bottom } = rect;
    let isCut = false;
    let scrolls = false;
    let layer: Element | undefined;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, visibility, position } = getComputedStyle(box);
      const own = box.getBoundingClientRect();
      if (clipPath !== 'none' || visibility === 'hidden' || own.width <= 1) return undefined;
      // What scrolls shows the rest in its turn.
      scrolls ||= /auto|scroll/.test(overflowX + overflowY);
      if (scrolls || /hidden|clip/.test(overflowX))
        [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
      if (scrolls || /hidden|clip/.test(overflowY))
        [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
      if (!scrolls) isCut = rect.width - (right - left) > 1 || rect.height - (bottom - top) > third;
      if (/fixed|sticky/.test(position)) layer ??= box;
      if (position === 'fixed') break;
    }
    const isSeen = right > left && bottom > top;
    return isCut || isSeen ? { text, left, top, right, bottom, third, isCut, layer } : undefined;
  };
  const written: Written[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
    // The beginning of what stands whole on a page of its own.
    if (getComputedStyle(text.parentElement).webkitLineClamp !== 'none') continue;
    if (text.parentElement.closest('[aria-hidden="true"], script, style, svg, option')) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const seen = rect.width > 0 ? seenOf(text, rect) : undefined;
      if (seen) written.push(seen);
    }
  }
  const found = written.flatMap((one, at) => {
    if (one.isCut) return [`${nameOf(one.text)} is cut off`];
    const over = written.slice(at + 1).find((other) => {
      if (other.layer !== one.layer) return false;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 2 && high > one.third && high > other.third;
    });
    return over ? [`${nameOf(one.text)} lies upon ${nameOf(over.text)}`] : [];
  });
  const kept = window as Kept;
  if (!isChanged) kept.touchlineLost = new Set(found);
  return found.filter((line) => !kept.touchlineLost?.has(line));
};

/** Puts the words of a page as far apart as that, and back. */
const setSpacing = (css: string | undefined): void => {
  const kept = window as Kept;
  if (css === undefined) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== kept.touchlineSpacing);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  kept.touchlineSpacing = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** What of a page is lost to somebody who reads with more room between lines, letters and words. */
export const lostWhenSpaced = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(lostWords, false);
  await page.evaluate(setSpacing, spacing);
  const lost = await page.evaluate(lostWords, true);
  await page.evaluate(setSpacing, undefined);
  return [...new Set(lost)].slice(0, 8);
};

/** As large as a browser's settings make letters, in pixels where 16 are usual: half as large again, and twice. */
const large = [24, 32] as const;

/** What of a page is lost to somebody who has large letters set in the browser: those alone grow there, not the window's pixels. */
export const lostWhenLarge = async (page: Page): Promise<readonly string[]> => {
  const lost: string[] = [];
  const session = await page.context().newCDPSession(page);
  for (const standard of large) {
    await page.evaluate(lostWords, false);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await painted(page);
    for (const words of await page.evaluate(lostWords, true)) lost.push(`${words} at ${standard} px`);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
  await session.detach();
  return [...new Set(lost)].slice(0, 8);
};
