import { useCallback, useState } from 'react';
import type { OnDirty } from './components/edit-section.tsx';

/** Which parts of a page have something typed that isn't saved, by their titles; and who tells of it. */
export const useDirtyParts = (): readonly [dirty: ReadonlySet<string>, onDirty: OnDirty] => {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback<OnDirty>((section, is) => {
    setDirty((before) => {
      if (before.has(section) === is) return before;
      return is ? new Set([...before, section]) : new Set([...before].filter((other) => other !== section));
    });
  }, []);
  return [dirty, onDirty];
};
