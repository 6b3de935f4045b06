import { useEffect, useRef } from 'react';

/** Ways to close the dialogs that are open, the topmost last. */
const open: (() => void)[] = [];

let opened = (): void => {};

/** What is done whenever a dialog opens; by the shell, once. A drawer has an address, and opens by it. */
export const onDialogOpened = (listener: () => void): void => {
  opened = listener;
};

/** A menu or a list of choices is open: Escape is its own. */
const hasMenu = (): boolean => document.querySelector('[data-radix-popper-content-wrapper]') !== null;

/** Closes the dialog on top. @returns whether there was one */
export const closeTopDialog = (): boolean => {
  const close = open.at(-1);
  if (!close || hasMenu()) return false;
  close();
  return true;
};

/** Says of a dialog, or of a drawer, that it is open, for as long as it is. */
export const useOpenDialog = (kind: 'dialog' | 'drawer', isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    if (kind === 'dialog') opened();
    const closing = (): void => latest.current();
    open.push(closing);
    return () => void open.splice(open.indexOf(closing), 1);
  }, [kind, isOpen]);
};
