import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** The narrowest window that a page has to fit: a desktop's at four times its size (WCAG 2.2, 1.4.10 Reflow). */
const narrowest = { width: 320, height: 640 };

/**
 * What of a page lies beyond the side of a window that is this narrow, or is cut off where it can't be reached: by its name and how
 * far, px. What scrolls by itself, as a wide table does, may hold more than is seen.
 */
const beyond = (): readonly string[] => {
  const { clientWidth: width } = document.documentElement;
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.localName}.${[...element.classList].slice(0, 3).join('.')} “${words.slice(0, 40)}”`;
  };
  /** Up to where what ends there, and stands in this box, is seen; nothing where it scrolls, or is for those alone who hear it. */
  const seenUpTo = (right: number, within: Element | null): number | undefined => {
    let edge = right;
    for (let box = within; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position, clipPath, visibility } = getComputedStyle(box);
      const { right: end, width: own } = box.getBoundingClientRect();
      if (visibility === 'hidden' || clipPath !== 'none' || own <= 1 || /auto|scroll/.test(overflowX)) return undefined;
      if (/hidden|clip/.test(overflowX)) edge = Math.min(edge, end);
      if (position === 'fixed') break;
    }
    return edge;
  };
  /** Words that go on beyond their place, or are taken apart since it is so narrow; addresses and codes may be. */
  const wrongWords = (): readonly string[] => {
    const wrong: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || parent.closest('code, [aria-hidden="true"], script, style')) continue;
      range.selectNodeContents(text);
      const edge = seenUpTo(range.getBoundingClientRect().right, parent);
      if (edge === undefined) continue;
      if (edge - width > 1) wrong.push(`${nameOf(parent)}, whose words go on by ${Math.round(edge - width)}`);
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<=^|\s)\p{L}{2,20}(?=$|[\s,.])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          wrong.push(`${nameOf(parent)}, whose “${word}” is taken apart`);
      }
    }
    return wrong.slice(0, 4);
  };
  const isPressed = (element: Element): boolean =>
    element.matches('a, button, input, select, textarea, [role="button"]');
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('[aria-hidden="true"], svg') || element.getClientRects().length === 0) return [];
    const { left, right, width: own } = element.getBoundingClientRect();
    const hidden = own <= 1 || getComputedStyle(element).clipPath !== 'none';
    const edge = hidden ? undefined : seenUpTo(right, element.parentElement);
    if (edge === undefined || getComputedStyle(element).visibility === 'hidden') return [];
    // What is pressed has its middle in reach.
    const cut = isPressed(element) && (left + right) / 2 > edge ? right - edge : 0;
    const far = Math.round(Math.max(edge - width, cut));
    return far > 1 ? [{ element, far }] : [];
  });
  // What is in something that is beyond is so with it.
  const outermost = found.filter(
    ({ element }) => !found.some((other) => other.element !== element && other.element.contains(element)),
  );
  const told = [...outermost.slice(0, 4).map(({ element, far }) => `${nameOf(element)} by ${far}`), ...wrongWords()];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth === width || told.length > 0) return told;
  // What makes it so wide ends where it ends, though it may stand in something that scrolls.
  const upTo = [...document.body.querySelectorAll('*')].filter(
    (element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1,
  );
  return [`the page itself by ${scrollWidth - width}: ${upTo.slice(-2).map(nameOf).join(', ')}`];
};

/** Makes the window of a page as narrow as it may be, and as wide as it was. */
export const beyondNarrow = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize();
  await page.setViewportSize(narrowest);
  await painted(page);
  const found = await page.evaluate(beyond);
  if (before) await page.setViewportSize(before);
  return found;
};
