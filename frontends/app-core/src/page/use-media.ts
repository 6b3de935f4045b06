import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, and again when it changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};

/**
 * The steps of the layout: from `tablet` on there is no bottom bar, from `beside` on a side column stands beside the page, from
 * `wide` on three columns fit.
 */
export const media = {
  tablet: '(width >= 47.5rem)',
  beside: '(width >= 68.75rem)',
  wide: '(width >= 73.75rem)',
} as const;
