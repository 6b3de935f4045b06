import { useCallback, useEffect, useState } from 'react';

const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // storage is forbidden, or holds what isn't ours
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is forbidden in this browser: the page still holds what is typed
  }
};

/**
 * What is typed into a form, kept for the tab's life: leaving the page, a reload or an expired session lose nothing.
 * `clear` forgets it, after it was sent or thrown away.
 */
export const useDraft = <T>(
  name: string,
  initial: () => T,
): { readonly value: T; readonly set: (next: T) => void; readonly kept: boolean; readonly clear: () => void } => {
  const key = `draft:${name}`;
  const [state, setState] = useState(() => {
    const found = read<T>(key);
    return { value: found ?? initial(), kept: found !== null, dirty: false };
  });
  useEffect(() => {
    if (state.dirty) write(key, state.value);
  }, [key, state]);
  const set = useCallback((value: T) => setState((before) => ({ ...before, value, dirty: true })), []);
  const clear = useCallback(() => {
    write(key, null);
    setState((before) => ({ ...before, dirty: false, kept: false }));
  }, [key]);
  return { value: state.value, set, kept: state.kept, clear };
};
