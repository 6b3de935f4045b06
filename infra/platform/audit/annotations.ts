import { AsyncLocalStorage } from 'node:async_hooks';
import type { Facts } from './chain.ts';

interface Notes {
  about?: string;
  facts: Facts;
}

const storage = new AsyncLocalStorage<Notes>();

/** Runs a request; what is noted meanwhile goes into its entry. */
export const withNotes = <T>(work: (notes: Readonly<Notes>) => Promise<T>): Promise<T> => {
  const notes: Notes = { facts: {} };
  return storage.run(notes, () => work(notes));
};

/** What of a thing is told with each act: its status, never a name. */
export type Standing = Readonly<Record<string, string | number | boolean | null>>;

/** How a thing stood before and after: an entry tells what differs, as `pending → verified`. */
export const annotateChange = (before: Standing, after: Standing): void => {
  const differing = Object.keys(after).filter((name) => (before[name] ?? null) !== after[name]);
  const told = (value: Standing[string] | undefined): string => String(value ?? '–');
  if (differing.length > 0)
    annotateAudit({
      facts: Object.fromEntries(differing.map((name) => [name, `${told(before[name])} → ${told(after[name])}`])),
    });
};

/** What only the handler knows of its request: whom it is about, and facts. Outside of a request it does nothing. */
export const annotateAudit = ({
  about,
  facts = {},
}: {
  readonly about?: string | undefined;
  readonly facts?: Facts;
}): void => {
  const notes = storage.getStore();
  if (!notes) return;
  if (about) notes.about = about;
  notes.facts = { ...notes.facts, ...facts };
};
