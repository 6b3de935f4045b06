/** An element and what it lies in, itself first; nothing of the page as a whole. */
export const placesOf = (element: Element | null): readonly Element[] =>
  element === null || element === document.body ? [] : [element, ...placesOf(element.parentElement)];

/** Nobody has the focus: whoever goes on by keyboard begins at the top, and is told nothing. */
export const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** Nobody has it, or a part of the page that holds the place of what is gone. */
export const isFree = (): boolean => isLost() || document.activeElement?.matches('[data-place]') === true;
