/** One message taken from a partition; `done` once its effect is stored. */
interface Taken {
  readonly offset: bigint;
  done: boolean;
}

/**
 * What a consumer has taken and what it may commit: messages of different subjects finish in any order, but an offset
 * may be committed only when everything before it is done.
 */
export const createOffsets = () => {
  const partitions = new Map<string, Taken[]>();
  const committable = new Map<string, bigint>();
  /** The first that was not done when the partitions were given out anew. */
  const dropped = new Map<string, bigint>();
  let inFlight = 0;

  return {
    /** Answers the function that marks the message as done. */
    take: (topic: string, partition: number, offset: string): (() => void) => {
      const key = JSON.stringify([topic, partition]);
      const queue = partitions.get(key) ?? [];
      partitions.set(key, queue);
      const taken: Taken = { offset: BigInt(offset), done: false };
      queue.push(taken);
      inFlight += 1;
      return () => {
        taken.done = true;
        if (partitions.get(key) !== queue) return; // the partitions were given out anew meanwhile
        inFlight -= 1;
        while (queue[0]?.done) committable.set(key, (queue.shift() as Taken).offset + 1n);
      };
    },
    /** What may be committed since the last call. */
    drain: (): readonly { topic: string; partition: number; offset: string }[] => {
      const offsets = [...committable].map(([key, offset]) => {
        const [topic, partition] = JSON.parse(key) as [string, number];
        return { topic, partition, offset: String(offset) };
      });
      committable.clear();
      return offsets;
    },
    inFlight: (): number => inFlight,
    /**
     * Where a partition has to be fetched from again, when the batch that begins at `first` skips what the last `reset`
     * dropped; asked once, for what was compacted away meanwhile doesn't come again.
     */
    missed: (topic: string, partition: number, first: string | undefined): string | undefined => {
      const key = JSON.stringify([topic, partition]);
      const from = dropped.get(key);
      dropped.delete(key);
      return from !== undefined && first !== undefined && BigInt(first) > from ? String(from) : undefined;
    },
    /** Forgets everything: after a rebalance what is not committed comes again. */
    reset: (): void => {
      for (const [key, [first]] of partitions) {
        const before = dropped.get(key);
        if (first && (before === undefined || first.offset < before)) dropped.set(key, first.offset);
      }
      partitions.clear();
      committable.clear();
      inFlight = 0;
    },
  };
};
