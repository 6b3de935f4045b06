import { useQueryClient } from '@tanstack/react-query';
import { hrefOf } from '@touchline/app-core/client/client.ts';
import { log } from '@touchline/app-core/log.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { liveEvent, parseLiveMessage } from '@touchline/contracts/protocol/live';
import { toast } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { text } from '../../text.ts';

/** What news may have changed: everything that shows interests, offers, documents or who I am. */
const touched = [
  'inbox',
  'home',
  'offers',
  'offer',
  'documents',
  'document',
  'interests',
  'stories',
  'prospect',
  'player',
  'own-profile',
  'subscription',
];
const AGAIN_MS = 15_000;

/** Listens to the person's own events while a page is open: a toast, the bell, and fresh lists. */
export const useLiveNews = (): void => {
  const { identity, refresh } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = identity?.id;
  const latest = useRef({ refresh, navigate });
  latest.current = { refresh, navigate };
  useEffect(() => {
    if (!id || typeof EventSource === 'undefined') return;
    let source: EventSource;
    let later: ReturnType<typeof setTimeout> | undefined;
    let missed = false;
    const askAgain = (): void => {
      for (const key of touched) void client.invalidateQueries({ queryKey: [key] });
      void latest.current.refresh();
    };
    const listen = (): void => {
      source = new EventSource(hrefOf('/live'));
      source.addEventListener('open', () => {
        if (missed) askAgain(); // something may have been said while the stream was away
        missed = false;
      });
      source.addEventListener(liveEvent, (event) => {
        const { data } = event as MessageEvent<string>;
        const news = parseLiveMessage(data);
        if (!news) {
          log.warn('News of an unknown form');
          return;
        }
        if (news.kind === 'settled') {
          askAgain();
          return;
        }
        toast({
          kind: 'info',
          title: news.title,
          description: news.text,
          action: { label: text('openNews'), onSelect: () => void latest.current.navigate(news.href) },
        });
        askAgain();
      });
      source.addEventListener('error', () => {
        missed = true;
        // A browser comes back by itself unless the server refused. Asking who I am tells whether the session is over.
        if (source.readyState !== EventSource.CLOSED) return;
        void latest.current.refresh();
        later = setTimeout(listen, AGAIN_MS);
      });
    };
    listen();
    return () => {
      clearTimeout(later);
      source.close();
    };
  }, [id, client]);
};
