/** What failed in a run, in few lines: told once more where the run ends, for what was printed as it happened is far above by then. */

/** How much of a failure's own words is told: what was expected and what came stand at their beginning. */
const wordsKept = 600;

/** Terminal colours: a log has none. */
const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (words) =>
  (words ?? '')
    .replace(colour, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*at .*(node_modules|node:)/.test(line))
    .join('\n')
    .slice(0, wordsKept);

/** Failures of Jest's results, as `{ where, what, words }`; a file that can't be loaded is one failure. */
export const ofJest = (results, root) =>
  results.testResults.flatMap((file) => {
    const where = file.testFilePath.startsWith(root) ? file.testFilePath.slice(root.length + 1) : file.testFilePath;
    const failed = file.testResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.testExecError !== undefined)
      return [{ where, what: 'the file itself', words: plain(file.testExecError.message ?? file.failureMessage) }];
    return failed.map(({ fullName, failureMessages }) => ({ where, what: fullName, words: plain(failureMessages[0]) }));
  });

/** Failures of Playwright's JSON report in the same form; one that concerns no journey (a server that didn't start) too. */
export const ofJourneys = (report) => {
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results);
        const error = results.flatMap((result) => result.errors ?? [])[0];
        return { where: spec.file, what: spec.title, words: plain(error?.message) };
      }),
  ];
  const whole = (report.errors ?? []).map(({ message }) => ({
    where: 'journeys',
    what: 'the run itself',
    words: plain(message),
  }));
  return [...(report.suites ?? []).flatMap(within), ...whole];
};

/** One failure after the other, as a person reads them; empty where nothing failed. */
export const told = (failures) =>
  failures
    .map(({ where, what, words }) => {
      const rest = words === '' ? '' : `\n${words.replace(/^/gm, '    ')}`;
      return `FAILED  ${where}: ${what}${rest}`;
    })
    .join('\n');
