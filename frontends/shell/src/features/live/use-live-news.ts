import { useQueryClient } from '@tanstack/react-query';
import { log, useSession } from '@touchline/market';
import { toast } from '@touchline/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../text.ts';
import { parseNews } from './news.ts';

/** What news may have changed: everything that shows offers, documents or who I am. */
const touched = ['inbox', 'home', 'offers', 'offer', 'documents', 'document', 'prospect', 'player'];

/** Listens to the person's own events while a page is open: a toast, the bell, and fresh lists. */
export const useLiveNews = (): void => {
  const { identity, refresh } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = identity?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one stream per person, not per refreshed identity
  useEffect(() => {
    if (!id || typeof EventSource === 'undefined') return;
    const source = new EventSource('/api/live');
    source.addEventListener('notification', (event) => {
      const news = parseNews((event as MessageEvent<string>).data);
      if (!news) {
        log.warn('News of an unknown form');
        return;
      }
      toast({
        kind: 'info',
        title: news.title,
        description: news.text,
        action: { label: text('openNews'), onSelect: () => void navigate(news.href) },
      });
      for (const key of touched) void client.invalidateQueries({ queryKey: [key] });
      void refresh();
    });
    return () => source.close();
  }, [id]);
};
