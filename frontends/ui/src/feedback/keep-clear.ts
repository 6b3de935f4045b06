import { isScroller, isStuck } from '../focus/stay-clear.ts';

/** Between a toast and what it keeps clear of, in px: as between two toasts. */
const room = 16;

const pressed =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="radio"], [role="checkbox"], [role="tab"]';

/** Whether a control stays where it is, however somebody scrolls to have it this much higher, in px. */
const stays = (control: Element, higher: number): boolean => {
  for (let box: Element | null = control; box && box !== document.body; box = box.parentElement) {
    if (isScroller(box) && box.scrollHeight - box.clientHeight - box.scrollTop >= higher) return false;
    if (isStuck(box)) return true;
  }
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < higher;
};

/** Puts toasts as low as they go without lying on what is pressed next: on what stays there, whatever somebody scrolls. */
const place = (toasts: HTMLElement): void => {
  toasts.style.removeProperty('bottom');
  const { left, right, top, bottom } = toasts.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(pressed)]
    .filter((control) => !control.closest('.tl-toasts, [inert], [aria-hidden="true"]'))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ control, box }) => {
      const isAcross = box.width > 1 && box.left < right && box.right > left;
      return isAcross && control.checkVisibility({ visibilityProperty: true });
    })
    .sort((one, other) => other.box.bottom - one.box.bottom);
  let raised = 0;
  for (const { control, box } of boxes) {
    const isBeneath = box.top < bottom - raised && box.bottom > top - raised;
    if (isBeneath && stays(control, box.bottom - (top - raised))) raised = bottom - box.top + room;
  }
  // Where all of the window is pressed there is no better place.
  if (raised === 0 || top - raised < room) return;
  toasts.style.setProperty('bottom', `${window.innerHeight - bottom + raised}px`);
};

/**
 * Keeps toasts clear of the buttons at the foot of a page, a dialog or a drawer, where what was refused is pressed again.
 * @returns what ends it
 */
export const keepClear = (toasts: HTMLElement): (() => void) => {
  let frame = 0;
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      // Somebody is about to press one.
      if (!toasts.querySelector('button:is(:hover, :focus)')) place(toasts);
    });
  };
  const page = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !toasts.contains(target))) again();
  });
  place(toasts);
  page.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('scroll', again, { capture: true, passive: true });
  window.addEventListener('resize', again);
  return () => {
    cancelAnimationFrame(frame);
    page.disconnect();
    document.removeEventListener('scroll', again, { capture: true });
    window.removeEventListener('resize', again);
  };
};
