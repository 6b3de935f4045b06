/**
 * How Jest runs a test file: in Node as the product runs, in a thread that keeps its modules for the next file, instead of in a
 * virtual machine that loads them all anew (decision 71). A file that hangs ends the run, with its name.
 */
import { createRunner } from 'jest-light-runner';

const InBareNode = createRunner();

/** Beside a busy neighbour a file takes ten times as long; one that hangs is ended all the same. */
const longestMs = 45 * 60_000;

export default class Runner extends InBareNode {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const limits = new Map();
    const begun = (test) => {
      const hangs = () => {
        console.error(`${test.path} did not come to its end within ${longestMs / 60_000} minutes.`);
        process.exit(1);
      };
      limits.set(test, setTimeout(hangs, longestMs));
      return onStart(test);
    };
    const ended = (test) => clearTimeout(limits.get(test));
    await super.runTests(
      tests,
      watcher,
      begun,
      (test, result) => {
        ended(test);
        return onResult(test, result);
      },
      (test, error) => {
        ended(test);
        return onFailure(test, error);
      },
    );
  }
}
