import DataLoader from 'dataloader';

/**
 * What is asked within one turn of the event loop is dealt with as one: the work begins after all of them asked, and tells
 * for each what came of it: an answer, or the promise of one. Nothing is remembered beyond that.
 */
export const batch = <Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<(asked: Asked) => Answer | Promise<Answer>>,
): ((asked: Asked) => Promise<Answer>) => {
  const loader = new DataLoader<Asked, Answer | Promise<Answer>>(
    async (all) => {
      const answerTo = await work(all);
      return all.map(answerTo);
    },
    { cache: false, batchScheduleFn: (run) => void setImmediate(run) },
  );
  return async (asked) => loader.load(asked);
};
