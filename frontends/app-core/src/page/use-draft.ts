import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

const tab = (): Storage => sessionStorage;

/**
 * What is typed into a form, kept for the tab's life: leaving the page, a reload or an expired session lose nothing.
 * `clear` forgets it, after it was sent or thrown away.
 */
export const useDraft = <T>(
  name: string,
  initial: () => T,
): { readonly value: T; readonly set: (next: T) => void; readonly kept: boolean; readonly clear: () => void } => {
  const [state, setState] = useState(() => {
    const found = readDraft<T>(tab, name);
    return { value: found ?? initial(), kept: found !== null, dirty: false };
  });
  useEffect(() => {
    if (state.dirty) writeDraft(tab, name, state.value);
  }, [name, state]);
  const set = useCallback((value: T) => setState((before) => ({ ...before, value, dirty: true })), []);
  const clear = useCallback(() => {
    writeDraft(tab, name, null);
    setState((before) => ({ ...before, dirty: false, kept: false }));
  }, [name]);
  return { value: state.value, set, kept: state.kept, clear };
};
