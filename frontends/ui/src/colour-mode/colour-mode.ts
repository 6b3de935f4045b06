import { useEffect, useSyncExternalStore } from 'react';

export type ColourMode = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

/** Same name in local storage and, mirrored for the server, in a cookie. */
export const COLOUR_MODE_KEY = 'colour-mode';
const YEAR_SECONDS = 31_536_000;

const isMode = (value: string | null): value is ColourMode =>
  value === 'light' || value === 'dark' || value === 'system';
const listeners = new Set<() => void>();
const forced: Theme[] = [];
const darkQuery = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

const stored = (): ColourMode => {
  const value = typeof localStorage === 'undefined' ? null : localStorage.getItem(COLOUR_MODE_KEY);
  return isMode(value) ? value : 'system';
};
const resolve = (mode: ColourMode): Theme => (mode === 'system' ? (darkQuery?.matches ? 'dark' : 'light') : mode);

type Snapshot = { readonly mode: ColourMode; readonly theme: Theme };
let snapshot: Snapshot = { mode: stored(), theme: resolve(stored()) };

const apply = (): void => {
  const mode = stored();
  const theme = forced[forced.length - 1] ?? resolve(mode);
  if (mode !== snapshot.mode || theme !== snapshot.theme) snapshot = { mode, theme };
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
};

darkQuery?.addEventListener('change', apply);
if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => event.key === COLOUR_MODE_KEY && apply());

export const setColourMode = (mode: ColourMode): void => {
  localStorage.setItem(COLOUR_MODE_KEY, mode);
  // biome-ignore lint/suspicious/noDocumentCookie: the server needs it before the first script runs
  document.cookie = `${COLOUR_MODE_KEY}=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  apply();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export type ColourModeState = Snapshot & { readonly setMode: (mode: ColourMode) => void };

/** What the person chose (`mode`), what is shown (`theme`), and the way to choose. */
export const useColourMode = (): ColourModeState => {
  const state = useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => snapshot,
  );
  return { ...state, setMode: setColourMode };
};

/** Holds a page in light or dark while it is shown. `system` can't be forced: it is what nobody forcing means. */
export const useForcedColourMode = (mode: ColourMode | undefined): void => {
  useEffect(() => {
    if (mode === undefined) return;
    if (mode === 'system') {
      console.warn('A page can force the colour mode light or dark, not system.');
      return;
    }
    forced.push(mode);
    apply();
    return () => {
      forced.splice(forced.lastIndexOf(mode), 1);
      apply();
    };
  }, [mode]);
};
