const KEY = 'chunk-reload';
export const RELOAD_GUARD_MS = 10_000;

/** A script or style that the page expects is gone: the frontend was deployed anew underneath it. */
export const isStaleChunk = (reason: unknown): boolean =>
  reason instanceof Error &&
  (/ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${reason.name} ${(reason as { code?: string }).code ?? ''}`) ||
    /Loading (CSS )?chunk .+ failed/.test(reason.message));

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** True where a reload may help: once, and not again within 10 s, lest a broken deployment reloads for ever. */
export const mayReload = (storage: Storage, now: number): boolean => {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  if (now - last < RELOAD_GUARD_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
};

/** Loads the page anew for a stale chunk; answers whether it does. */
export const reloadForStaleChunk = (reason: unknown): boolean => {
  // Without a network a reload would put the browser's own page in the place of ours, and take what is typed along.
  if (!isStaleChunk(reason) || !navigator.onLine || !mayReload(sessionStorage, Date.now())) return false;
  location.reload();
  return true;
};
