const fields = ['input', 'select', 'textarea', ...['radiogroup', 'checkbox', 'switch'].map((role) => `[role=${role}]`)];
/** A file is chosen, or dropped: its field isn't seen. */
const field = fields
  .map(
    (kind) =>
      `:is(.tl-dialog-body, .tl-popover) ${kind}:not(:disabled, [type=hidden], [type=file], [aria-hidden=true])`,
  )
  .join(', ');
const wayBack = '.tl-dialog-foot button:not(:disabled)';

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
const isWithin = (element: Element, layer: Element): boolean => {
  const [own, around] = [element.getBoundingClientRect(), layer.getBoundingClientRect()];
  return own.top >= around.top && own.bottom <= around.bottom;
};

/**
 * Where a dialog begins: at its first field; where it has none, it asks, and begins at the way back. What can't be seen yet isn't gone
 * to, nor a field where a keyboard would cover what stands above it: then it is read from its top, like a drawer. A popover
 * has no way back: Radix would begin in its middle, at the first button that is no link.
 */
export const beginAt = (event: Event): void => {
  event.preventDefault();
  const layer = event.target as HTMLElement;
  const first = [...layer.querySelectorAll<HTMLElement>(field)].find(isDrawn);
  const isCovered = first !== undefined && matchMedia('(pointer: coarse)').matches;
  const place = isCovered ? null : (first ?? layer.querySelector<HTMLElement>(wayBack));
  (place && isWithin(place, layer) ? place : layer).focus({ preventScroll: true });
};
