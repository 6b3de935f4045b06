import { canReach } from '@touchline/app-core/client/client.ts';
import { Badge } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { text } from '../text.ts';

/** In the top bar while the product can't be reached: what is shown may be old, and nothing is sent. */
export const OfflineMark = (): ReactNode => {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    let current = 0;
    const look = async (): Promise<void> => {
      current += 1;
      const address = current;
      const reached = await canReach();
      if (address === current) setOffline(!reached);
    };
    const changed = (): void => void look();
    changed();
    addEventListener('offline', changed);
    addEventListener('online', changed);
    return () => {
      current = -1;
      removeEventListener('offline', changed);
      removeEventListener('online', changed);
    };
  }, []);
  return (
    <span role="status">
      {offline ? (
        <Badge meaning="pending" icon="cloud-slash">
          {text('offline')}
        </Badge>
      ) : null}
    </span>
  );
};
