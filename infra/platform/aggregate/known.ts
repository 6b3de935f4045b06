import { LRUCache } from 'lru-cache';
import { currentWork } from '../telemetry/index.ts';

/** What is known of an aggregate without asking the database. */
export interface Known<Document> {
  /** As the database has it: for whoever shows it. Nothing where somebody else may have written it since. */
  readonly shown: (id: string) => Document | undefined;
  /** What a command may begin with; a write that is guarded finds out whether it still holds. Answers it once. */
  readonly take: (id: string) => Document | undefined;
  /** A read begins; to be told what it has found. */
  readonly reading: (id: string) => (found: Document | null) => void;
  /** A write has ended. Without what is there now nobody knows: also after one whose outcome isn't. */
  readonly changed: (id: string, now?: Document) => void;
}

/** What was loaded longer ago has likely changed: its command would meet the guard and read it all the same. */
const keptMs = 1_000;

/** Where other processes write as well: what a request, or an event's reaction, has loaded is what its command begins with. */
export const createJustLoaded = <Document>(): Known<Document> => {
  const byWork = new WeakMap<object, Map<string, { readonly document: Document; readonly at: number }>>();
  return {
    shown: () => undefined,
    take: (id) => {
      const work = currentWork();
      const mine = work && byWork.get(work);
      const kept = mine?.get(id);
      mine?.delete(id);
      return kept && performance.now() - kept.at < keptMs ? kept.document : undefined;
    },
    reading: (id) => {
      const work = currentWork();
      return (document) => {
        if (!work || !document) return;
        const mine = byWork.get(work) ?? new Map();
        byWork.set(work, mine.set(id, { document, at: performance.now() }));
      };
    },
    changed: () => undefined,
  };
};

/** So many of a kind, those that were asked for last. */
const atMost = 1_000;

/** Where this process alone writes: as each was last read or written. */
export const createKept = <Document extends object>(): Known<Document> => {
  const kept = new LRUCache<string, Document>({ max: atMost });
  /** Of reads that are under way: whether something was written since they began, so that what they find isn't kept. */
  const readings = new Map<string, Set<{ overtaken: boolean }>>();
  return {
    shown: (id) => kept.get(id),
    take: (id) => {
      const document = kept.get(id);
      kept.delete(id);
      return document;
    },
    reading: (id) => {
      const reading = { overtaken: false };
      const all = readings.get(id) ?? new Set();
      readings.set(id, all.add(reading));
      return (found) => {
        all.delete(reading);
        if (all.size === 0) readings.delete(id);
        if (found && !reading.overtaken) kept.set(id, found);
      };
    },
    changed: (id, now) => {
      for (const reading of readings.get(id) ?? []) reading.overtaken = true;
      if (now) kept.set(id, now);
      else kept.delete(id);
    },
  };
};
