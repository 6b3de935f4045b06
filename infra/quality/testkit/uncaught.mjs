/**
 * Jest's `setupFilesAfterEnv`: what nobody caught fails the test that runs, or the next one. It must not end the process, and
 * the results of all its files with it. After a test the runner asks for such errors, and before one it forgets them.
 */
const { expect } = globalThis;
const early = [];
const setState = expect.setState.bind(expect);
expect.setState = (state) =>
  setState('currentTestName' in state ? { ...state, suppressedErrors: early.splice(0) } : state);

for (const kind of ['uncaughtException', 'unhandledRejection'])
  process.on(kind, (reason) => {
    const error = reason instanceof Error ? reason : new Error(`${kind}: ${String(reason)}`);
    console.error(error);
    const { currentTestName, suppressedErrors } = expect.getState();
    if (currentTestName === undefined || suppressedErrors === undefined) early.push(error);
    else setState({ suppressedErrors: [...suppressedErrors, error] });
  });
