import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { log } from '@touchline/app-core/log.ts';
import { isStaleChunk, reloadForStaleChunk } from '../remotes/stale-chunk.ts';

/** An error that nothing of the page has caught. `source`: the address of the script that threw, where it is known. */
export type Unhandled = { readonly reason: unknown; readonly source: string };

/**
 * Whether it is the page's own failure. A refusal of the API was told where it was met; what a page gives up by itself
 * ends as an abort; a browser warns of its own resizing; and an extension of the browser is not ours.
 */
export const isFatal = ({ reason, source }: Unhandled, origin: string): boolean => {
  if (isApiFailure(reason)) return false;
  if (reason instanceof Error && reason.name === 'AbortError') return false;
  if (reason instanceof Error) return (source || (reason.stack ?? '')).includes(origin);
  return source.startsWith(origin);
};

/** The error that stands in the place of the page, until the person goes home. */
export const createUnhandled = () => {
  const listeners = new Set<() => void>();
  let fault: unknown;
  const put = (next: unknown): void => {
    fault = next;
    for (const listener of listeners) listener();
  };
  const meet = (unhandled: Unhandled): void => {
    if (!isFatal(unhandled, location.origin)) return;
    const { reason } = unhandled;
    if (isStaleChunk(reason) && reloadForStaleChunk(reason)) return;
    log.error(reason);
    put(reason);
  };
  return {
    read: (): unknown => fault,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Catches from now on what nobody else does. */
    listen: (page: Window): void => {
      page.addEventListener('error', ({ error, filename }) => meet({ reason: error, source: filename }));
      page.addEventListener('unhandledrejection', ({ reason }) => meet({ reason, source: '' }));
    },
  };
};
