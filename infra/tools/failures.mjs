/** What failed in a run, in few lines: told once more where the run ends, for what was printed as it happened is far above by then. */

import { existsSync, readFileSync } from 'node:fs';

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
    if (failed.length === 0 && file.testExecError)
      return [{ where, what: 'the file itself', words: plain(file.testExecError.message ?? file.failureMessage) }];
    return failed.map(({ fullName, failureMessages }) => ({ where, what: fullName, words: plain(failureMessages[0]) }));
  });

/** What tells where a person was, and what the page answered. */
const telling = /^\s*- (alert|alertdialog|dialog|heading|status)\b/;
const linesWithin = 3;
const linesSeen = 16;

/** Of the outline of a page that Playwright keeps beside a failure: its headings, dialogs and messages, and how each begins. */
export const seenIn = (outline) => {
  const kept = [];
  let [within, left] = [Number.POSITIVE_INFINITY, 0];
  for (const line of outline.split('\n')) {
    const depth = line.search(/\S/);
    if (depth <= within) [within, left] = [Number.POSITIVE_INFINITY, 0];
    const isTelling = telling.test(line);
    if (isTelling && left === 0) [within, left] = [depth, linesWithin];
    else if (left > 0) left -= 1;
    else if (!isTelling) continue;
    kept.push(line.trimEnd());
  }
  return kept.slice(0, linesSeen).join('\n');
};

const pageAt = ({ attachments = [] }) => {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const seen = path !== undefined && existsSync(path) ? seenIn(readFileSync(path, 'utf8')) : '';
  return seen === '' ? '' : `\nOn the page:\n${seen}`;
};

/** Failures of Playwright's JSON report in the same form; one that concerns no journey (a server that didn't start) too. */
export const ofJourneys = (report) => {
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results);
        const failed = results.find(({ errors = [] }) => errors.length > 0);
        const words = failed === undefined ? '' : `${plain(failed.errors[0].message)}${pageAt(failed)}`;
        return { where: spec.file, what: spec.title, words };
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

/** What is wrong with a run although no test of it failed, in words: one that told no counts has not come to its end, whatever its code. */
export const faultOf = (code, counts) => {
  if (counts === undefined) return `It ended with ${code}, before it told what passed.`;
  return code !== 0 && counts.failed === 0 ? `It ended with ${code}, without a test that failed.` : undefined;
};
