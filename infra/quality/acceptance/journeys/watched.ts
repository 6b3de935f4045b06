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
