import { useEffect, useRef, useState } from 'react';
import { type Autosave, createAutosave, type Saving } from './autosave.ts';

/** Saves by itself what changes; once the network is back, and when the page is left, without waiting for a rest. */
export const useAutosave = <T>(save: (value: T) => Promise<unknown>): Autosave<T> & { readonly saving: Saving } => {
  const latest = useRef(save);
  latest.current = save;
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const [autosave] = useState(() =>
    createAutosave<T>({ save: (value) => latest.current(value), told: (next) => setSaving(next) }),
  );
  useEffect(() => {
    const again = (): void => void autosave.flush();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      void autosave.flush();
    };
  }, [autosave]);
  return { ...autosave, saving };
};
