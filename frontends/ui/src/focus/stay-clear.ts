/** Between what has the focus and what would cover it, in px. */
const room = 8;

/** Stays where it is in the window, or in what scrolls around it. */
export const isStuck = (element: Element): boolean => ['sticky', 'fixed'].includes(getComputedStyle(element).position);

export const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

const above = (element: Element, is: (place: Element) => boolean): Element =>
  element.parentElement === null || is(element) ? element : above(element.parentElement, is);

/**
 * Takes an element out from under a bar that sticks to an edge: browsers scroll what gets the focus into the window, and know
 * nothing of bars (WCAG 2.4.11).
 */
export const stayClear = (element: Element): void => {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || hit.contains(element) || element.contains(hit)) return;
  const bar = above(hit, isStuck);
  if (!isStuck(bar) || bar.contains(element)) return;
  const cover = bar.getBoundingClientRect();
  const isOverhead = cover.top + cover.bottom < window.innerHeight;
  above(element, isScroller).scrollBy({
    top: isOverhead ? top - cover.bottom - room : bottom - cover.top + room,
    behavior: 'instant',
  });
};
