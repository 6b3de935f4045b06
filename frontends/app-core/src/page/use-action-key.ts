import { useCallback, useRef } from 'react';

/**
 * The idempotency key of what a person does: the same content again (a second click, a try after a lost answer) carries
 * the first one, other content a new one.
 */
export const useActionKey = (): ((content: unknown) => string) => {
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return useCallback((content) => {
    const written = JSON.stringify(content);
    if (last.current?.content !== written) last.current = { content: written, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
};
