import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'function' ? matchMedia('(width >= 47.5rem)') : undefined;
const subscribe = (listener: () => void): (() => void) => {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

/** Wider than a phone. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query?.matches ?? true,
    () => true,
  );
