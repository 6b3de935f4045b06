import {
  type ConsistencyToken,
  formatTokens,
  mergeTokens,
  parseTokens,
} from '@touchline/contracts/protocol/consistency';

/** Keeps the consistency tokens of this browser's last commands, for its next reads. */
const KEY = 'touchline-after';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;
/** To the person's other tabs. */
type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
export type KnownTokens = {
  readonly header: () => string | undefined;
  readonly remember: (reply: string | null) => void;
  /** Reacts to what was done in another tab, which the next reads here know of. @returns what ends it */
  readonly onOtherTabs: (react: () => void) => () => void;
};

/**
 * Session storage keeps it across a page load; where that is forbidden it lasts as long as the page. What one tab has done its
 * others know.
 */
export const createKnownTokens = (storage: () => Storage, join?: () => Tabs): KnownTokens => {
  let known: readonly ConsistencyToken[] | undefined;
  const reactions = new Set<() => void>();
  const read = (): readonly ConsistencyToken[] => {
    if (known) return known;
    try {
      known = parseTokens(storage().getItem(KEY));
    } catch {
      known = []; // storage is forbidden in this browser
    }
    return known;
  };
  const learn = (written: readonly ConsistencyToken[]): void => {
    known = mergeTokens(read(), written);
    try {
      storage().setItem(KEY, formatTokens(known));
    } catch {
      // as above: this page still remembers
    }
  };
  let joined: Tabs | undefined;
  /** By who has something to say or to hear: a page that is drawn for the server has no tabs, and ends. */
  const tabs = (): Tabs | undefined => {
    if (joined || !join) return joined;
    joined = join();
    joined.addEventListener('message', ({ data }) => {
      const written = typeof data === 'string' ? parseTokens(data) : [];
      if (written.length === 0) return;
      learn(written);
      for (const react of reactions) react();
    });
    return joined;
  };
  return {
    header: () => formatTokens(read()) || undefined,
    remember: (reply) => {
      const written = parseTokens(reply);
      if (written.length === 0) return;
      learn(written);
      tabs()?.postMessage(formatTokens(written));
    },
    onOtherTabs: (react) => {
      tabs();
      reactions.add(react);
      return () => void reactions.delete(react);
    },
  };
};
