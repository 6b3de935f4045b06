type End<S> = (one: S) => unknown;
/** Notes how one is ended that is being started. */
export type Started = <S>(one: Promise<S>, end: End<S>) => Promise<S>;

/**
 * Starts what stands on each other or beside each other. Where one can't be started, those that could are ended again, the
 * last one first, before its error is thrown: a server that nobody holds would outlive the tests.
 * @returns what `start` made, and how all of it is ended; that goes on where one doesn't end, and tells it at last.
 */
export const startTogether = async <T>(
  start: (started: Started) => Promise<T>,
): Promise<{ readonly made: T; readonly end: () => Promise<void> }> => {
  const begun: { readonly one: Promise<unknown>; readonly end: End<never> }[] = [];
  const end = async (): Promise<void> => {
    const failed: unknown[] = [];
    for (const { one, end: endOne } of begun.splice(0).reverse()) {
      const [settled] = await Promise.allSettled([one]);
      if (settled.status === 'rejected') continue;
      await Promise.resolve(endOne(settled.value as never)).catch((error: unknown) => failed.push(error));
    }
    if (failed.length > 0) throw new AggregateError(failed, 'not all that was started has ended');
  };
  try {
    const made = await start((one, endOne) => {
      begun.push({ one, end: endOne });
      return one;
    });
    return { made, end };
  } catch (error) {
    // What couldn't be started is the reason; what then doesn't end is another's to tell.
    await end().catch(() => {});
    throw error;
  }
};
