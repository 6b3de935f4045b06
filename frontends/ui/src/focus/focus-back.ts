import { type RefObject, useEffect, useRef } from 'react';
import { isLost, placesOf } from './places-of.ts';
import { takeFocus } from './take-focus.ts';

/** What opened the menu or the popover that an element lies in: the layer is gone by the time somebody comes back. */
const openerOf = (element: Element | null): Element | null => {
  const layer = element?.closest('[data-radix-popper-content-wrapper]')?.firstElementChild;
  return layer?.id ? openerOf(document.querySelector(`[aria-controls="${CSS.escape(layer.id)}"]`)) : element;
};

/** Where the dialogs and drawers that are open were opened, the topmost last: one may take the place of another. */
const opened: (readonly Element[])[] = [];

/** Of a menu or a popover: whoever closes it is at its button again. Radix takes them there from a page that was gone to as well. */
export const backTo =
  (trigger: RefObject<HTMLButtonElement | null>) =>
  (event: Event): void => {
    event.preventDefault();
    if (isLost()) trigger.current?.focus({ preventScroll: true });
  };

/**
 * Whoever closes a dialog or a drawer goes on where it was opened: at its button, or, where that is gone by then, at what it
 * stood in. Radix goes back to a trigger of its own alone, and our layers are opened by what a page knows.
 */
export const useFocusBack = (open: boolean): { readonly onCloseAutoFocus: (event: Event) => void } => {
  const from = useRef<readonly Element[]>([]);
  const wasOpen = useRef(false);
  // While it is drawn: a field of the layer that asks for the focus has it before the first effect.
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    if (open) from.current = [...placesOf(openerOf(document.activeElement)), ...(opened.at(-1) ?? [])];
  }
  useEffect(() => {
    if (!open) return;
    const places = from.current;
    opened.push(places);
    return () => void opened.splice(opened.indexOf(places), 1);
  }, [open]);
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // A page that was gone to, or a field that was pressed, has it already.
      if (!isLost()) return;
      [...from.current, document.querySelector('main')].some((place) => place?.isConnected && takeFocus(place));
    },
  };
};
