const fields = ['input', 'select', 'textarea', ...['radiogroup', 'checkbox', 'switch'].map((role) => `[role=${role}]`)];
/** A file is chosen, or dropped: its field isn't seen. */
const field = fields
  .map((kind) => `.tl-dialog-body ${kind}:not(:disabled, [type=hidden], [type=file], [aria-hidden=true])`)
  .join(', ');
const wayBack = '.tl-dialog-foot button:not(:disabled)';

const isSeen = (element: Element, within: Element): boolean => {
  const [own, around] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
  return own.height > 0 && own.top >= around.top && own.bottom <= around.bottom;
};

/**
 * Where a dialog begins: at its first field; where it has none, it asks, and begins at the way back. What can't be seen yet isn't gone
 * to, nor a field where a keyboard would cover what stands above it: then it is read from its top, like a drawer.
 */
export const beginAt = (event: Event): void => {
  event.preventDefault();
  const layer = event.target as HTMLElement;
  const first = matchMedia('(pointer: coarse)').matches ? null : layer.querySelector<HTMLElement>(field);
  const asks = layer.querySelector(field) === null ? layer.querySelector<HTMLElement>(wayBack) : null;
  const place = first ?? asks;
  (place && isSeen(place, layer) ? place : layer).focus({ preventScroll: true });
};
