import { setTimeout as wait } from 'node:timers/promises';

/** A busy neighbour takes most of the machine: what takes so long there is late, not wrong. Limits that are promised are measured. */
const patience = 8;

/**
 * Repeats `assertion` until it neither throws nor answers `false`; answers what it answered. The only clock in tests.
 * @param what what should become true: the sentence that a failure shows.
 * @param within time limit in milliseconds where nobody else is on the machine, default 15,000; what becomes true costs no more.
 * @throws `<what>: not within <n> ms` with the last failure as its cause.
 */
export const eventually = async <T>(
  assertion: () => T | Promise<T>,
  what: string,
  { within = 15_000 }: { readonly within?: number } = {},
): Promise<Exclude<T, false>> => {
  const limit = within * patience;
  const until = Date.now() + limit;
  let pause = 2;
  for (;;) {
    let failure: unknown;
    try {
      const answer = await assertion();
      if (answer !== false) return answer as Exclude<T, false>;
    } catch (error) {
      failure = error;
    }
    if (Date.now() >= until) {
      const reason = failure instanceof Error ? `\n${failure.message}` : '';
      throw new Error(`${what}: not within ${limit} ms${reason}`, { cause: failure });
    }
    await wait(pause);
    pause = Math.min(pause * 2, 50);
  }
};
