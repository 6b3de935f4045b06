import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'error';
export type ToastInput = {
  readonly kind?: ToastKind;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Milliseconds. */
  readonly duration?: number;
};
export type ToastEntry = ToastInput & {
  readonly id: string;
  readonly kind: ToastKind;
  readonly open: boolean;
  readonly duration: number;
};

export const TOAST_LIMIT = 5;
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 200;
export const TOAST_SWIPE_THRESHOLD = 50;

type Later = (task: () => void, milliseconds: number) => unknown;

/** The 5 latest toasts. A closed one is kept 200 ms for its animation, then dropped. */
export const createToastStore = (later: Later = (task, milliseconds) => setTimeout(task, milliseconds)) => {
  let toasts: readonly ToastEntry[] = [];
  let serial = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly ToastEntry[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string): void => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    put(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    later(() => put(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY);
  };
  return {
    show: (input: ToastInput): string => {
      serial += 1;
      const id = `toast-${serial}`;
      put(
        [...toasts, { kind: 'info' as const, duration: TOAST_DURATION, ...input, id, open: true }].slice(-TOAST_LIMIT),
      );
      return id;
    },
    dismiss,
    read: (): readonly ToastEntry[] => toasts,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const store = createToastStore();
/** Shows a toast and answers with its id. */
export const toast = store.show;
export const dismissToast = store.dismiss;
export const toastStore = store;
