import { useLocation } from '@touchline/app-core/page/router.ts';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { useCallback, useMemo } from 'react';
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
  const { pathname } = useLocation();
  const [search, changeAddress] = useAddress();
  const view = useMemo(() => parseQueue(search, param), [search, param]);
  const href = useCallback(
    (change: Partial<QueueView>) => `${pathname}${printQueue({ ...view, ...change }, param)}`,
    [pathname, view, param],
  );
  const go = useCallback(
    (change: Partial<QueueView>, entry?: 'replace' | 'push') =>
      changeAddress(
        (before) => new URLSearchParams(printQueue({ ...parseQueue(before, param), ...change }, param)),
        entry,
      ),
    [changeAddress, param],
  );
  return { view, href, go };
};
