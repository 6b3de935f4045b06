/** Jest's last line: `N passed, N failed, N skipped`; also written as JSON where `TOUCHLINE_COUNTS` says. */
import { writeFileSync } from 'node:fs';

export default class CountsReporter {
  onRunComplete(_contexts, results) {
    // A file that cannot even be loaded has no failed test to count.
    const unloadable = results.testResults.filter(
      (file) => file.testExecError !== undefined && file.numFailingTests === 0,
    );
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + unloadable.length,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const target = process.env.TOUCHLINE_COUNTS;
    if (target !== undefined) writeFileSync(target, JSON.stringify(counts));
    else process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
