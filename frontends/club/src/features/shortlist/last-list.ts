const KEY = 'last-shortlist';

/** Which list was added to last: the one that the key means. */
export const rememberList = (id: string): void => {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // storage is forbidden: the key means the first list
  }
};

/** The list that a key adds to: the one used last while it is there, else the first; none where there is no list. */
export const keyList = <L extends { readonly id: string }>(lists: readonly L[]): L | undefined => {
  try {
    const last = localStorage.getItem(KEY);
    return lists.find(({ id }) => id === last) ?? lists[0];
  } catch {
    return lists[0]; // as above
  }
};
