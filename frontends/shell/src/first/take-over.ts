/** The page that the server has sent before its scripts, and what a person did on it meanwhile. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By what a field is known on both pages. */
const nameOf = ({ name, id }: Field): string => name || id;
/** Choices are buttons; the inputs that hold their values are none that is typed into. */
const fieldsOf = (root: Element): readonly Field[] => [
  ...root.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), select, textarea'),
];

/** A script's own value is no typing to React: it is told by the event that a person's hand makes. */
const type = (field: Field, value: string): void => {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether a page stands there already. */
export const stands = (root: Element): boolean => root.querySelector('[data-first-page]') !== null;

/** Signs of somebody who is about to do something. */
const touches = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'] as const;
/** A pointer that only crosses the page is none of them. */
const isTouch = ({ type, target }: Event): boolean =>
  type !== 'pointerover' || (target instanceof Element && target.closest('a, button') !== null);
/** How far above its edge what needs scripts begins to come, in pixels. */
const AHEAD = 300;
/** How long after a failure the next touch tries again, in milliseconds. */
const RETRY = 5_000;

/**
 * Begins at once, or, where a page stands that is read without scripts, when somebody is about to do something there or comes
 * near to what only scripts can fill. There the page stays when they can't be had: it is read as before, and its links lead on.
 * @param begin loads all scripts
 * @param say what is done where they are missed
 */
export const whenTouched = (root: Element, begin: () => Promise<unknown>, say: (reason: unknown) => void): void => {
  if (!root.querySelector('[data-first-page=touched]')) {
    begin().catch(say);
    return;
  }
  const waiting = new AbortController();
  const once = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    begin().catch(() => setTimeout(whenTouched, RETRY, root, begin, say));
  };
  const touch = (event: Event): void => {
    if (isTouch(event)) once();
  };
  for (const kind of touches) addEventListener(kind, touch, { signal: waiting.signal, passive: true, capture: true });
  const near = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) once();
    },
    { rootMargin: `${AHEAD}px` },
  );
  for (const part of root.querySelectorAll('[aria-busy=true]')) near.observe(part);
  waiting.signal.addEventListener('abort', () => near.disconnect());
};

/** Done before there was anything that could take it: it is done again once there is. */
let sent = false;
const pressed: string[] = [];

/** A choice that is a button is known by its value among its kind, or by its id; what opens a menu by its name. */
const selectorOf = (button: Element): string | undefined => {
  const role = button.getAttribute('role');
  if (role === 'radio') return `[role=radio][value="${CSS.escape(button.getAttribute('value') ?? '')}"]`;
  if (role === 'checkbox') return button.id ? `#${CSS.escape(button.id)}` : undefined;
  const name = button.getAttribute('aria-haspopup') === 'menu' ? button.getAttribute('aria-label') : null;
  return name === null ? undefined : `[aria-haspopup=menu][aria-label="${CSS.escape(name)}"]`;
};

const press = (button: HTMLElement | null): void => {
  // A menu opens as the finger goes down, all else is chosen as it goes up.
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  button?.click();
};

export const catchEarly = (root: Element): void => {
  root.addEventListener('submit', (event) => {
    if (!stands(root)) return;
    event.preventDefault();
    sent = true;
  });
  root.addEventListener('click', ({ target }) => {
    const button = stands(root) && target instanceof Element && target.closest('button');
    const selector = button ? selectorOf(button) : undefined;
    if (selector !== undefined) pressed.push(selector);
  });
};

/** What was typed, pressed and looked at; the function answered brings it back to the page that has come instead. */
export const keepTyped = (root: Element): (() => void) => {
  const { scrollY } = window;
  const typed = new Map<string, string>();
  for (const field of fieldsOf(root)) if (field.value !== '') typed.set(nameOf(field), field.value);
  const active = document.activeElement;
  const focused = active && root.contains(active) ? nameOf(active as Field) : null;
  return () => {
    for (const field of fieldsOf(root)) {
      const name = nameOf(field);
      const value = typed.get(name);
      if (value !== undefined) type(field, value);
      if (focused !== null && focused !== '' && name === focused) field.focus({ preventScroll: true });
    }
    // A page that has just come begins at its top: who has read on stays there. At the top there is nothing to keep, and a page that was
    // loaded again may just have been brought back to where it was read.
    if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' });
    for (const selector of pressed) press(root.querySelector<HTMLElement>(selector));
    if (sent) root.querySelector('form')?.requestSubmit();
  };
};
