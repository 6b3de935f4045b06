import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORED = 'keys';
const listeners = new Set<() => void>();
const read = (): boolean => {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true; // storage is forbidden: the keys are on
  }
};

/** Single letters act only while this is on; whoever dictates or types by other means switches them off for good. */
export const useKeysSwitch = (): readonly [on: boolean, set: (on: boolean) => void] => {
  const on = useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, read);
  const set = (next: boolean): void => {
    try {
      localStorage.setItem(STORED, next ? 'on' : 'off');
    } catch {
      return; // nowhere to keep it
    }
    for (const listener of listeners) listener();
  };
  return [on, set];
};

/** Where a letter is typed, or where a layer has keys of its own. */
const taken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** Keys by name (`j`, `/`, `3`) and what they do, while no layer is open and nothing is being typed. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const [on] = useKeysSwitch();
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      if (taken(event.target) || document.querySelector('[role=dialog], [role=menu]')) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
};
