/** Jest's last line: `N passed, N failed, N skipped`; written as JSON, with what failed, where `TOUCHLINE_COUNTS` says. */
import { writeFileSync } from 'node:fs';
import { ofJest } from '../../tools/failures.mjs';

export default class CountsReporter {
  onRunComplete(_contexts, results) {
    // A file that cannot even be loaded has no failed test to count.
    const unloadable = results.testResults.filter((file) => file.testExecError && file.numFailingTests === 0);
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + unloadable.length,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const target = process.env.TOUCHLINE_COUNTS;
    const failures = ofJest(results, process.cwd());
    if (target !== undefined) writeFileSync(target, JSON.stringify({ ...counts, failures }));
    else process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
