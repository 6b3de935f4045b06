import { currentWork } from '../telemetry/index.ts';
import { createMemory } from './memory.ts';

/** What is known of an aggregate without asking the database. */
export interface Known<Document> {
  /** As the database has it: for whoever shows it. Nothing where somebody else may have written it since. */
  readonly shown: (id: string) => Document | undefined;
  /** What a command may begin with; a write that is guarded finds out whether it still holds. Answers it once. */
  readonly take: (id: string) => Document | undefined;
  /** Finds it in the database, and knows it from now on. */
  readonly read: (id: string, find: () => Promise<Document | null>) => Promise<Document | null>;
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
    read: async (id, find) => {
      const work = currentWork();
      const document = await find();
      if (work && document) {
        const mine = byWork.get(work) ?? new Map();
        byWork.set(work, mine.set(id, { document, at: performance.now() }));
      }
      return document;
    },
    changed: () => undefined,
  };
};

/** So many of a kind. */
const atMost = 1_000;

/** Where this process alone writes: as each was last read or written. */
export const createKept = <Document extends object>(): Known<Document> => {
  const { get: shown, take, reading, changed } = createMemory<Document>(atMost);
  return {
    shown,
    take,
    read: (id, find) =>
      reading(async (keep) => {
        const found = await find();
        if (found) keep(id, found);
        return found;
      }),
    changed,
  };
};
