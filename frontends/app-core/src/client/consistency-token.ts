import {
  type ConsistencyToken,
  formatTokens,
  mergeTokens,
  parseTokens,
} from '@touchline/contracts/protocol/consistency';

/** Keeps the consistency tokens of this browser's last commands, for its next reads. */
const KEY = 'touchline-after';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
export type KnownTokens = {
  readonly header: () => string | undefined;
  readonly remember: (reply: string | null) => void;
};

/** Session storage keeps it across a page load; where that is forbidden it lasts as long as the page. */
export const createKnownTokens = (storage: () => Storage): KnownTokens => {
  let known: readonly ConsistencyToken[] | undefined;
  const read = (): readonly ConsistencyToken[] => {
    if (known) return known;
    try {
      known = parseTokens(storage().getItem(KEY));
    } catch {
      known = []; // storage is forbidden in this browser
    }
    return known;
  };
  return {
    header: () => formatTokens(read()) || undefined,
    remember: (reply) => {
      if (!reply) return;
      known = mergeTokens(read(), parseTokens(reply));
      try {
        storage().setItem(KEY, formatTokens(known));
      } catch {
        // as above: this page still remembers
      }
    },
  };
};
