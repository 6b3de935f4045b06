interface Beat {
  readonly works: Set<() => void>;
  timer: NodeJS.Timeout;
}

/** What is looked at again and again shares its timers: each of many that rest would wake the process for itself. */
const beats = new Map<number, Beat>();

/** The first multiple of the period after a moment: those of a second and of five fall together, and the process wakes once for both. */
const nextMoment = (after: number, periodMs: number): number => (Math.floor(after / periodMs) + 1) * periodMs;

const begin = (periodMs: number): Beat => {
  const works = new Set<() => void>();
  let due = nextMoment(performance.now(), periodMs);
  const turn = (): void => {
    // Timers come a moment early now and then: the turn that was due is done with.
    due = nextMoment(Math.max(due, performance.now()), periodMs);
    beat.timer = wait();
    for (const each of [...works]) each();
  };
  const wait = (): NodeJS.Timeout => setTimeout(turn, due - performance.now()).unref();
  const beat: Beat = { works, timer: wait() };
  beats.set(periodMs, beat);
  return beat;
};

/**
 * Calls `work` every so many milliseconds, at the multiples of them on the clock of the process, together with all others that are due
 * then, until the answer is called. It doesn't keep the process alive. What one throws is for its own caller to catch.
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
    clearTimeout(beat.timer);
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
