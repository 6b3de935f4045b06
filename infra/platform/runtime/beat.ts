interface Beat {
  readonly timer: NodeJS.Timeout;
  readonly works: Set<() => void>;
}

/** What is looked at again and again shares its timers: each of many that rest would wake the process for itself. */
const beats = new Map<number, Beat>();

const begin = (periodMs: number): Beat => {
  const works = new Set<() => void>();
  const timer = setInterval(() => {
    for (const each of [...works]) each();
  }, periodMs);
  timer.unref();
  const beat = { timer, works };
  beats.set(periodMs, beat);
  return beat;
};

/**
 * Calls `work` every so many milliseconds, together with all others of the same period, until the answer is called. It doesn't keep the
 * process alive. What one throws is for its own caller to catch.
 * @param leaveOut asked at each turn: how many turns may be left out since the last that was not.
 */
export const everyBeat = (periodMs: number, work: () => void, leaveOut: () => number = () => 0): (() => void) => {
  let leftOut = 0;
  const turn = (): void => {
    if (leftOut < leaveOut()) {
      leftOut += 1;
      return;
    }
    leftOut = 0;
    work();
  };
  const beat = beats.get(periodMs) ?? begin(periodMs);
  beat.works.add(turn);
  return () => {
    beat.works.delete(turn);
    if (beat.works.size > 0 || beats.get(periodMs) !== beat) return;
    clearInterval(beat.timer);
    beats.delete(periodMs);
  };
};

/** Waits for the next of these turns. @throws the signal’s reason once it is aborted. */
export const nextBeat = (periodMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = everyBeat(periodMs, () => {
      end();
      signal.removeEventListener('abort', aborted);
      resolve();
    });
    const aborted = (): void => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', aborted, { once: true });
  });
