import { type ApiFailure, isApiFailure } from '@touchline/app-core/client/failure.ts';

/** How it stands with what is typed and saves itself. */
export type Saving =
  | { readonly kind: 'idle' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Somebody has saved another version meanwhile: it waits for a decision. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure | null };

/** Which of two is told: first what isn't saved, then what is on its way, then what was saved last. */
const gravity: readonly Saving['kind'][] = ['stale', 'failed', 'offline', 'saving', 'saved', 'idle'];
export const bothSavings = (one: Saving, other: Saving): Saving => {
  if (one.kind === 'saved' && other.kind === 'saved') return one.at > other.at ? one : other;
  return gravity.indexOf(one.kind) <= gravity.indexOf(other.kind) ? one : other;
};

const afterFailure = (reason: unknown): Saving => {
  if (!isApiFailure(reason)) return { kind: 'failed', failure: null };
  if (reason.code === 'StaleVersion') return { kind: 'stale' };
  return reason.outcome === 'unsent' ? { kind: 'offline' } : { kind: 'failed', failure: reason };
};

export interface Autosave<T> {
  /** The newest state: saved a moment after the last change. */
  readonly change: (value: T) => void;
  /** Saves now what waits; resolves when that is over, however it went. */
  readonly flush: () => Promise<void>;
  /** Whether something isn't kept yet. */
  readonly isPending: () => boolean;
  /** Says that somebody has to decide before anything is saved. */
  readonly hold: (value: T) => void;
  /** After the decision for what is typed here: saves it. */
  readonly resume: () => Promise<void>;
  /** After the decision against it: nothing waits any more. */
  readonly drop: () => void;
}

/** Saves the newest state once it rests: one save at a time, nothing over a version that wasn't seen, nothing given up. */
export const createAutosave = <T>({
  save,
  told,
  restMs = 800,
  now = () => new Date().toISOString(),
}: {
  readonly save: (value: T) => Promise<unknown>;
  readonly told: (saving: Saving) => void;
  readonly restMs?: number;
  readonly now?: () => string;
}): Autosave<T> => {
  let waiting: { readonly value: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isHeld = false;

  const run = async (): Promise<void> => {
    while (isDue && waiting && !isHeld) {
      isDue = false;
      const sent: { readonly value: T } = waiting;
      told({ kind: 'saving' });
      try {
        await save(sent.value);
        if (waiting !== sent) continue;
        waiting = null;
        told({ kind: 'saved', at: now() });
      } catch (reason) {
        const after = afterFailure(reason);
        isHeld = after.kind === 'stale';
        told(after);
      }
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    isDue = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    change: (value) => {
      waiting = { value };
      clearTimeout(timer);
      if (isHeld) return;
      // Not kept yet, from the first key on.
      told({ kind: 'saving' });
      timer = setTimeout(() => void flush(), restMs);
    },
    flush,
    isPending: () => waiting !== null,
    hold: (value) => {
      clearTimeout(timer);
      waiting = { value };
      isHeld = true;
      told({ kind: 'stale' });
    },
    resume: () => {
      isHeld = false;
      return flush();
    },
    drop: () => {
      clearTimeout(timer);
      waiting = null;
      isHeld = false;
      told({ kind: 'idle' });
    },
  };
};
