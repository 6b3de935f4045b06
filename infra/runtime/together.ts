interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly settle: (answer: Answer | Promise<Answer>) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * What is asked within one turn of the event loop is dealt with as one: the work begins after all of them asked, and tells
 * for each what came of it: an answer, or the promise of one.
 */
export const together = <Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<(asked: Asked) => Answer | Promise<Answer>>,
): ((asked: Asked) => Promise<Answer>) => {
  let waiting: Waiting<Asked, Answer>[] = [];
  const run = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    try {
      const answerTo = await work(all.map(({ asked }) => asked));
      for (const { asked, settle } of all) settle(answerTo(asked));
    } catch (error) {
      for (const { fail } of all) fail(error);
    }
  };
  return (asked) =>
    new Promise((settle, fail) => {
      if (waiting.length === 0) setImmediate(() => void run());
      waiting.push({ asked, settle, fail });
    });
};
