import type { CrestSource } from '@touchline/ui';

/** The crests of these clubs; one without a crest of its own isn't there. */
export type AskCrests = (clubIds: readonly string[]) => Promise<readonly { club_id: string; crest: string }[]>;

interface Known {
  readonly address: string | null;
  readonly until: number;
}

/** So long is believed what was answered: a tab that stays open for days shows new crests, too. In ms. */
const believedMs = 10 * 60_000;
/** Who got no answer asks again then, at the earliest. In ms. */
const againMs = 30_000;
/** What is shown at once is asked for together. In ms. */
const gatherMs = 20;
/** The server answers for so many at once. */
const most = 100;

/**
 * One small list for the whole page: club → crest. Whatever names a club shows its crest by this, also what a service wrote down
 * before the club had one or before it was merged, so that no other answer has to carry it.
 */
export const createCrests = (ask: AskCrests, now: () => number = Date.now): CrestSource => {
  const known = new Map<string, Known>();
  const waiting = new Set<string>();
  const listeners = new Set<() => void>();

  const put = (changes: Iterable<readonly [string, Known]>): void => {
    for (const [id, next] of changes) known.set(id, next);
    for (const listener of listeners) listener();
  };
  const send = async (ids: readonly string[]): Promise<void> => {
    const before = new Map(ids.map((id) => [id, known.get(id)]));
    /** What somebody set meanwhile is newer than the answer. */
    const answered = (next: (id: string) => Known): void =>
      put(ids.filter((id) => known.get(id) === before.get(id)).map((id) => [id, next(id)]));
    try {
      const found = new Map((await ask(ids)).map(({ club_id, crest }) => [club_id, crest]));
      const until = now() + believedMs;
      answered((id) => ({ address: found.get(id) ?? null, until }));
    } catch {
      // The drawn one, or the one that was known, stands meanwhile.
      const until = now() + againMs;
      answered((id) => ({ address: known.get(id)?.address ?? null, until }));
    }
  };
  const flush = (): void => {
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += most) void send(ids.slice(from, from + most));
  };
  const want = (clubId: string): void => {
    if (clubId === '' || waiting.has(clubId) || (known.get(clubId)?.until ?? 0) > now()) return;
    // Not asked again while the answer is under way.
    known.set(clubId, { address: known.get(clubId)?.address ?? null, until: now() + againMs });
    waiting.add(clubId);
    if (waiting.size === 1) setTimeout(flush, gatherMs);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (clubId) => known.get(clubId)?.address ?? null,
    want,
    remember: (clubId, address) => put([[clubId, { address, until: now() + believedMs }]]),
    failed: (clubId, address) => {
      if (known.get(clubId)?.address !== address) return;
      put([[clubId, { address: null, until: 0 }]]);
      // It was replaced since, most likely: once, what is there now is asked for.
      want(clubId);
    },
  };
};
