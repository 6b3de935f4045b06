/** What forms keep of what was typed, in the tab's own storage. */

const prefix = 'draft:';

export const readDraft = <T>(storage: () => Storage, name: string): T | null => {
  try {
    return JSON.parse(storage().getItem(`${prefix}${name}`) ?? 'null') as T | null;
  } catch {
    return null; // storage is forbidden, or holds what isn't ours
  }
};

export const writeDraft = (storage: () => Storage, name: string, value: unknown): void => {
  try {
    if (value === null) storage().removeItem(`${prefix}${name}`);
    else storage().setItem(`${prefix}${name}`, JSON.stringify(value));
  } catch {
    // storage is forbidden in this browser: the page still holds what is typed
  }
};

/** What the names of kept drafts have after this beginning, in the order of the alphabet. */
export const draftsBelow = (storage: () => Storage, beginning: string): readonly string[] => {
  const begin = `${prefix}${beginning}`;
  try {
    const kept = storage();
    const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
    return names
      .filter((name) => name.startsWith(begin))
      .map((name) => name.slice(begin.length))
      .toSorted();
  } catch {
    return []; // storage is forbidden
  }
};
