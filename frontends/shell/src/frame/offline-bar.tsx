import { useQueryClient } from '@tanstack/react-query';
import { canReach } from '@touchline/app-core/client/client.ts';
import { formatInstant, Icon } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../text.ts';

/**
 * While the browser says that there is no network and an answer comes all the same, so soon it is asked again, in ms: each time after
 * twice as long, for the product may be on this very machine.
 */
const [soonMs, latestMs] = [2_000, 60_000];

/**
 * Whether the product can't be reached, asked whenever the browser says that its network has changed. An answer may still have come
 * through as the network went: as long as the browser has none, it is asked again.
 */
export const useOffline = (): boolean => {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let current = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async (nextMs: number): Promise<void> => {
      clearTimeout(again);
      current += 1;
      const address = current;
      const reached = await canReach();
      if (address !== current) return;
      setOffline(!reached);
      if (reached && !navigator.onLine) again = setTimeout(look, nextMs, Math.min(2 * nextMs, latestMs));
    };
    const changed = (): void => void look(soonMs);
    changed();
    addEventListener('offline', changed);
    addEventListener('online', changed);
    return () => {
      current = -1;
      clearTimeout(again);
      removeEventListener('offline', changed);
      removeEventListener('online', changed);
    };
  }, []);
  return offline;
};

/** Of what is on the page the oldest answer: nothing on it is older. */
const useOldest = (): string | null => {
  const [oldest, setOldest] = useState<string | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const cache = client.getQueryCache();
    const look = (): void => {
      const answered = cache
        .findAll({ type: 'active' })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0);
      setOldest(answered.length ? new Date(Math.min(...answered)).toISOString() : null);
    };
    look();
    return cache.subscribe(look);
  }, [client]);
  return oldest;
};

/** Right beneath the top bar while the product can't be reached: what is shown may be old, from when it is, and that nothing is sent. */
export const OfflineBar = (): ReactNode => {
  const oldest = useOldest();
  return (
    <p className="tl-offline">
      <Icon name="cloud-slash" />
      <span>
        <strong>{text('offline')}</strong>
        <span>{oldest ? text('offlineSince', { when: formatInstant(oldest) }) : text('offlineNothing')}</span>
      </span>
    </p>
  );
};
