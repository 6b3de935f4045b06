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

/** Done before there was anything that could take it: it is done again once there is. */
let sent = false;
const pressed: string[] = [];

/** A choice that is a button is known by its value among its kind, or by its id. */
const selectorOf = (button: Element): string | undefined => {
  const role = button.getAttribute('role');
  if (role === 'radio') return `[role=radio][value="${CSS.escape(button.getAttribute('value') ?? '')}"]`;
  return role === 'checkbox' && button.id ? `#${CSS.escape(button.id)}` : undefined;
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
    for (const selector of pressed) root.querySelector<HTMLElement>(selector)?.click();
    if (sent) root.querySelector('form')?.requestSubmit();
  };
};
