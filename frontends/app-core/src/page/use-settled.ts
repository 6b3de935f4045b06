import { useCallback, useEffect, useRef, useState } from 'react';
import { createSettling } from './settling.ts';

export type Settled<T> = {
  /** What was chosen and not yet handed on; null: nothing. */
  readonly moving: T | null;
  readonly change: (value: T) => void;
  /** Hands it on now: asked later, it would call whoever leaves the field back from where they are going. */
  readonly settle: () => void;
};

/** Follows a finger or a key at once, and calls back when it rests or the field is left; not when the page is gone. */
export const useSettled = <T>(onSettled: (value: T) => void): Settled<T> => {
  const [moving, setMoving] = useState<T | null>(null);
  const newest = useRef(onSettled);
  useEffect(() => {
    newest.current = onSettled;
  }, [onSettled]);
  const [settling] = useState(() =>
    createSettling<T>((value) => {
      newest.current(value);
      setMoving(null);
    }),
  );
  useEffect(() => settling.drop, [settling]);
  const change = useCallback(
    (value: T): void => {
      setMoving(() => value);
      settling.change(value);
    },
    [settling],
  );
  return { moving, change, settle: settling.settle };
};
