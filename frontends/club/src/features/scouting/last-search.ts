const KEY = 'scouting-address';
const PAGE = '/club-representative/scout-players';

/** Keeps the address of the list for the tab's life, so that the way back from a player leads to the same list. */
export const rememberSearch = (search: string): void => {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // storage is forbidden: the way back leads to the whole list
  }
};

export const listHref = (): string => {
  try {
    return `${PAGE}${sessionStorage.getItem(KEY) ?? ''}`;
  } catch {
    return PAGE; // as above
  }
};
