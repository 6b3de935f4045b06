/**
 * Gives an element the focus; a part of the page takes it for as long as it keeps it, so that Tab goes on from there.
 * @returns whether it has it: what is hidden or can't be pressed hasn't
 */
export const takeFocus = (place: Element): boolean => {
  if (!(place instanceof HTMLElement)) return false;
  const has = (): boolean => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  };
  if (has()) return true;
  if (place.matches('button, a, input, select, textarea')) return false;
  const give = (): void => {
    place.removeAttribute('tabindex');
    delete place.dataset.place;
  };
  place.tabIndex = -1;
  place.dataset.place = '';
  place.addEventListener('blur', give, { once: true });
  if (has()) return true;
  place.removeEventListener('blur', give);
  give();
  return false;
};
