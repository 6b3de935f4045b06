import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

/** Knows which clubs have set a crest of their own, by the id alone: wherever a club is named, its crest is found. */
export interface CrestSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** The address of the picture; null: there is none, or nobody knows yet. */
  readonly read: (clubId: string) => string | null;
  /** A crest of this club is shown now: what isn't known of it is asked for. */
  readonly want: (clubId: string) => void;
  /** The club's crest is this one from now on; null: it is drawn. */
  readonly remember: (clubId: string, address: string | null) => void;
  /** There is nothing at this address (any more). */
  readonly failed: (clubId: string, address: string) => void;
}

/** Where nobody knows, all crests are drawn: so guests see them. */
const drawn: CrestSource = {
  subscribe: () => () => {},
  read: () => null,
  want: () => {},
  remember: () => {},
  failed: () => {},
};

const CrestContext = createContext<CrestSource>(drawn);

export const CrestProvider = ({
  source,
  children,
}: {
  /** Null: nobody is signed in. */
  readonly source: CrestSource | null;
  readonly children: ReactNode;
}): ReactNode => <CrestContext value={source ?? drawn}>{children}</CrestContext>;

export const useCrests = (): CrestSource => useContext(CrestContext);

/** The address of a club's own crest, as soon as it is known. */
export const useOwnCrest = (clubId: string): string | null => {
  const source = useCrests();
  useEffect(() => source.want(clubId), [source, clubId]);
  const read = () => source.read(clubId);
  return useSyncExternalStore(source.subscribe, read, read);
};
