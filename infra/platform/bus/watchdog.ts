export interface Watched {
  readonly group: string;
  /** Events that wait for the group at the broker. */
  readonly lag: number;
  /** Events handled so far. */
  readonly handled: number;
  readonly inFlight: number;
}

/**
 * Finds consumers that have stopped without saying so: events wait, none is in flight and none was handled for
 * `patience` looks in a row.
 */
export const createWatchdog = ({
  read,
  restart,
  patience,
}: {
  readonly read: () => Promise<readonly Watched[]>;
  readonly restart: (group: string) => Promise<void>;
  readonly patience: number;
}) => {
  const silence = new Map<string, { readonly handled: number; readonly looks: number }>();
  return {
    look: async (): Promise<void> => {
      for (const { group, lag, handled, inFlight } of await read()) {
        const before = silence.get(group);
        const silent = lag > 0 && inFlight === 0 && (before === undefined || before.handled === handled);
        const looks = silent ? (before?.looks ?? 0) + 1 : 0;
        silence.set(group, { handled, looks: looks >= patience ? 0 : looks });
        if (looks >= patience) await restart(group);
      }
    },
  };
};
