import { currentWork } from '../telemetry/index.ts';

/** What a request, or an event's reaction, has loaded: its command begins with that. */
export interface JustLoaded<Document> {
  readonly keep: (id: string, document: Document) => void;
  /** Answers it once: a command leaves another behind. */
  readonly take: (id: string) => Document | undefined;
}

/** What was loaded longer ago has likely changed: its command would meet the guard and read it all the same. */
const keptMs = 1_000;

export const createJustLoaded = <Document>(): JustLoaded<Document> => {
  const byWork = new WeakMap<object, Map<string, { readonly document: Document; readonly at: number }>>();
  return {
    keep: (id, document) => {
      const work = currentWork();
      if (!work) return;
      const mine = byWork.get(work) ?? new Map();
      byWork.set(work, mine.set(id, { document, at: performance.now() }));
    },
    take: (id) => {
      const work = currentWork();
      const mine = work && byWork.get(work);
      const kept = mine?.get(id);
      mine?.delete(id);
      return kept && performance.now() - kept.at < keptMs ? kept.document : undefined;
    },
  };
};
