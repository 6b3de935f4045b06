import { useSyncExternalStore } from 'react';

/** How saving stands, for the one line in the top bar: it never moves the form. */
export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly retry: () => void };

let saving: Saving = { kind: 'idle' };
const listeners = new Set<() => void>();

export const setSaving = (next: Saving): void => {
  saving = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSaving = (): Saving => useSyncExternalStore(subscribe, () => saving);
