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
