import { toast } from '@touchline/ui';
import { useSyncExternalStore } from 'react';
import { text } from './text.ts';

/** So many stand side by side. */
export const mostCompared = 4;

const KEY = 'compared-players';
const listeners = new Set<() => void>();
let inMemory = '';
const read = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return inMemory; // storage is forbidden: the choice lasts as long as the page
  }
};
const write = (ids: readonly string[]): void => {
  inMemory = ids.join(',');
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // as above
  }
  for (const listener of listeners) listener();
};

/** The ids of an address or a store: no more than stand side by side, each once. */
export const parseChosen = (given: string | null): readonly string[] =>
  [...new Set((given ?? '').split(',').filter((id) => /^prf_\w+$/.test(id)))].slice(0, mostCompared);

/** Who is ticked after somebody wanted these: those ticked before stay, and what is too many is left out. */
export const chosenOf = (before: readonly string[], wanted: Iterable<string>): readonly string[] => {
  const ids = new Set(wanted);
  return [...new Set([...before.filter((id) => ids.has(id)), ...ids])].slice(0, mostCompared);
};

export const compareHref = (ids: readonly string[]): string => `/club-representative/compare?players=${ids.join(',')}`;

/** The players ticked for comparing, in every list of this tab. */
export const useChosen = () => {
  const stored = useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, read);
  const ids = parseChosen(stored);
  const choose = (wanted: Iterable<string>): void => {
    const all = [...wanted];
    if (all.length > mostCompared) toast({ title: text('full'), description: text('fullText') });
    write(chosenOf(ids, all));
  };
  return {
    ids,
    choose,
    toggle: (id: string): void => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
};
