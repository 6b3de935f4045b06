import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { useEffect } from 'react';
import type { QueueAddress } from './use-queue-address.ts';

/** Where the list stands beside the case, the one that waits longest opens by itself. */
export const useFirstCase = ({ view, go }: QueueAddress, ids: readonly string[]): void => {
  const beside = useMedia(media.tablet);
  const first = ids[0];
  const wanted = beside && view.tab === 'waiting' && view.open === null && view.q === '' ? first : undefined;
  useEffect(() => {
    if (wanted) go({ open: wanted });
  }, [wanted, go]);
};
