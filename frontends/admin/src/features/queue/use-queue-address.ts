import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseQueue, printQueue, type QueueView } from './queue-address.ts';

export type QueueAddress = {
  readonly view: QueueView;
  /** The address of the same page with something changed. */
  readonly href: (change: Partial<QueueView>) => string;
  /** Goes there. By default it replaces the entry: a filter is no place to come back to. */
  readonly go: (change: Partial<QueueView>, entry?: 'replace' | 'push') => void;
};

/** The queue's state lives in the address and nowhere else. */
export const useQueueAddress = (param: string): QueueAddress => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseQueue(new URLSearchParams(search), param), [search, param]);
  const href = useCallback(
    (change: Partial<QueueView>) => `${pathname}${printQueue({ ...view, ...change }, param)}`,
    [pathname, view, param],
  );
  const go = useCallback(
    (change: Partial<QueueView>, entry: 'replace' | 'push' = 'replace') =>
      void navigate(href(change), { replace: entry === 'replace', preventScrollReset: true }),
    [navigate, href],
  );
  return { view, href, go };
};
