import { useRef } from 'react';

/**
 * A value of the screen, as it was before printing began: paper is narrow, and what is drawn anew for it (a picture of a page, by scripts)
 * comes when the browser has already printed.
 */
export const useUnprinted = <Value>(value: Value): Value => {
  const kept = useRef(value);
  if (!matchMedia('print').matches) kept.current = value;
  return kept.current;
};
