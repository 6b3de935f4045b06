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
 * `patience` looks in a row. Where a look found that nothing waits, nothing has happened since and all of them go on asking, `rest`
 * looks are left out: each asks the brokers for every place of every group.
 */
export const createWatchdog = ({
  read,
  happened,
  asking,
  restart,
  patience,
  rest,
}: {
  readonly read: () => Promise<readonly Watched[]>;
  /** A number that stands still while no group handles anything. */
  readonly happened: () => number;
  /** Whether all consumers have asked their brokers for events lately; most that have stopped have not. */
  readonly asking: () => boolean;
  readonly restart: (group: string) => Promise<void>;
  readonly patience: number;
  readonly rest: number;
}) => {
  const silence = new Map<string, { readonly handled: number; readonly looks: number }>();
  /** What had happened by the last look, if nothing waited then. */
  let quietSince: number | undefined;
  let rested = 0;
  return {
    look: async (): Promise<void> => {
      if (quietSince === happened() && rested < rest && asking()) {
        rested += 1;
        return;
      }
      rested = 0;
      quietSince = undefined;
      const before = happened();
      const watched = await read();
      for (const { group, lag, handled, inFlight } of watched) {
        const last = silence.get(group);
        const silent = lag > 0 && inFlight === 0 && (last === undefined || last.handled === handled);
        const looks = silent ? (last?.looks ?? 0) + 1 : 0;
        silence.set(group, { handled, looks: looks >= patience ? 0 : looks });
        if (looks >= patience) await restart(group);
      }
      if (watched.every(({ lag, inFlight }) => lag === 0 && inFlight === 0)) quietSince = before;
    },
  };
};
