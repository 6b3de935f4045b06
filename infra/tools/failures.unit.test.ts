import { expect, it } from '@jest/globals';
import { faultOf, ofJest, ofJourneys, seenIn, told } from './failures.mjs';

it('names the tests of Jest that failed and a file that could not be loaded, and nothing that passed', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'offers › takes away',
    failureMessages: [
      '\u001b[31mexpected 1\u001b[39m\n\n  came 2\n    at run (node:internal/x.js:1:1)\n    at sum.ts:3:1',
    ],
  };
  const results = {
    testResults: [
      { testFilePath: '/here/a.unit.test.ts', testResults: [passed, failed] },
      { testFilePath: '/here/b.unit.test.ts', testResults: [], testExecError: { message: 'no such module' } },
      { testFilePath: '/here/c.unit.test.ts', testResults: [passed] },
    ],
  };
  expect(ofJest(results, '/here')).toEqual([
    { where: 'a.unit.test.ts', what: 'offers › takes away', words: 'expected 1\n  came 2\n    at sum.ts:3:1' },
    { where: 'b.unit.test.ts', what: 'the file itself', words: 'no such module' },
  ]);
});

it('names the journeys that failed, however deep, and what ended the whole run', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'offer.journey.ts',
    tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });
  const report = {
    suites: [{ specs: [spec('signs', true)], suites: [{ specs: [spec('declines', false, 'not visible')] }] }],
    errors: [{ message: 'Timed out waiting for the product.' }],
  };
  expect(ofJourneys(report)).toEqual([
    { where: 'offer.journey.ts', what: 'declines', words: 'not visible' },
    { where: 'journeys', what: 'the run itself', words: 'Timed out waiting for the product.' },
  ]);
  expect(ofJourneys({})).toEqual([]);
});

it('tells them one after the other, each with its first words', () => {
  const failures = [
    { where: 'a.test.ts', what: 'adds', words: 'expected 1\ncame 2' },
    { where: 'b.test.ts', what: 'the file itself', words: '' },
  ];
  expect(told(failures)).toBe(
    'FAILED  a.test.ts: adds\n    expected 1\n    came 2\nFAILED  b.test.ts: the file itself',
  );
});

it('tells of a page what it answered, and not all that stands on it', () => {
  const outline = [
    '- banner:',
    '  - link "Touchline"',
    '- main:',
    '  - heading "Users" [level=1]',
    '  - button "Verify Kofi"',
    '  - alert:',
    '    - paragraph: The service is busy. Try again.',
    '  - table:',
    '    - row "Kofi"',
  ].join('\n');
  expect(seenIn(outline)).toBe(
    '  - heading "Users" [level=1]\n  - alert:\n    - paragraph: The service is busy. Try again.',
  );
});

it('counts a run that did not come to its end as failed, whatever it ended with', () => {
  expect(faultOf(0, { failed: 0 })).toBeUndefined();
  expect(faultOf(1, { failed: 2 })).toBeUndefined();
  expect(faultOf(1, { failed: 0 })).toBe('It ended with 1, without a test that failed.');
  expect(faultOf(0, undefined)).toBe('It ended with 0, before it told what passed.');
});
