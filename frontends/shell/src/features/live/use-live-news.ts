import { useQueryClient } from '@tanstack/react-query';
import { hrefOf, onOtherTabs } from '@touchline/app-core/client/client.ts';
import { log } from '@touchline/app-core/log.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { liveEvent, parseLiveMessage } from '@touchline/contracts/protocol/live';
import { toast } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { text } from '../../text.ts';
import { isTouched } from './touched.ts';

/** What is done at once in another tab is one. */
const OTHER_TABS_MS = 500;
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
    let elsewhere: ReturnType<typeof setTimeout> | undefined;
    const askAgain = (): void => {
      // What is shown later asks then.
      void client.invalidateQueries({ refetchType: 'none' });
      void client.refetchQueries({ type: 'active', predicate: isTouched });
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
    const end = onOtherTabs(() => {
      clearTimeout(elsewhere);
      elsewhere = setTimeout(() => {
        // A tab that isn't looked at asks when it is.
        void client.invalidateQueries({ refetchType: document.visibilityState === 'visible' ? 'active' : 'none' });
      }, OTHER_TABS_MS);
    });
    return () => {
      end();
      clearTimeout(elsewhere);
      clearTimeout(later);
      source.close();
    };
  }, [id, client]);
};
