/** What every page tells of itself in every journey; each runs within the page, and knows nothing from outside it. */

/** Everybody here asked for less motion: what changes its looks over time all the same is told, by its place and what changes. */
export const tellMoves = (): void => {
  const { touchlineMoved } = window as unknown as { readonly touchlineMoved: (what: string) => void };
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    const { localName, className } = target as Element;
    touchlineMoved(`${localName}.${className}: ${propertyName}`);
  });
};

/**
 * Whoever goes by keyboard, or has pages read, goes on from what has the focus: where it is lost with what was pressed, or with the dialog
 * that was closed, is told by what had it.
 */
export const tellLostFocus = (): void => {
  const { touchlineLost } = window as unknown as { readonly touchlineLost: (what: string) => void };
  /** The page has had its time to go on somewhere by then, in ms. */
  const patience = 1_000;
  let had: Element | null = null;
  let what = '';
  let waits: ReturnType<typeof setTimeout> | undefined;
  const isGone = () => had !== null && (!had.isConnected || had.matches(':disabled'));
  document.addEventListener('focusin', ({ target }) => {
    had = target as Element;
    const layer = had.closest('[role=dialog]')?.querySelector('h2')?.textContent;
    what = `${had.localName} “${(had.getAttribute('aria-label') ?? had.textContent ?? '').slice(0, 60)}”${layer ? ` in “${layer}”` : ''} of ${location.pathname}`;
  });
  document.addEventListener('focusout', ({ target }) => {
    // It is left before it is gone as well.
    queueMicrotask(() => {
      if (target === had && !isGone()) had = null;
    });
  });
  new MutationObserver(() => {
    if (!isGone()) return;
    clearTimeout(waits);
    waits = setTimeout(() => {
      if (isGone() && document.activeElement === document.body) touchlineLost(what);
    }, patience);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
};

/**
 * What was refused is pressed again at the foot of a page or a dialog, which can't be scrolled from beneath anything: a control there, with
 * a toast over it that just came, is told by what it says.
 */
export const tellCovered = (): void => {
  const { touchlineCovered } = window as unknown as { readonly touchlineCovered: (what: string) => void };
  /** The page has had its time to put toasts elsewhere by then, in ms. */
  const patience = 500;
  const isStuck = (box: Element) => ['sticky', 'fixed'].includes(getComputedStyle(box).position);
  /** Nothing scrolls it from beneath what lies this much over it, in px. */
  const staysThere = (control: Element, over: number) => {
    for (let box: Element | null = control; box; box = box.parentElement) {
      const isScroller = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
      if (isScroller && box.scrollHeight - box.clientHeight - box.scrollTop >= over) return false;
      if (isStuck(box)) return true;
    }
    return false;
  };
  const covered = () =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')].filter((control) => {
      const { left, top, width, height, bottom } = control.getBoundingClientRect();
      const toasts = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.tl-toasts');
      if (!toasts || control.closest('.tl-toasts')) return false;
      return staysThere(control, bottom - toasts.getBoundingClientRect().top);
    });
  let waits: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver((changes) => {
    const isToast = (node: Node) => node instanceof Element && node.matches('.tl-toast, .tl-toasts');
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isToast))) return;
    clearTimeout(waits);
    waits = setTimeout(() => {
      for (const control of covered()) {
        const what = control.getAttribute('aria-label') ?? control.textContent ?? control.localName;
        const toast = document.querySelector('.tl-toasts')?.textContent;
        touchlineCovered(`“${what.slice(0, 60)}” of ${location.pathname}, by “${toast?.slice(0, 60)}”`);
      }
    }, patience);
  }).observe(document, { childList: true, subtree: true });
};
