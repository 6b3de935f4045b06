/** The order of the test files: what takes long begins first, so that no worker is left alone with it at the end. */
import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Those that take minutes, the longest first; then what asks the whole product; then what asks an engine; then the rest. */
const long = [
  'crash/crash.',
  'acceptance/access.int',
  'crash/planted.int',
  'acceptance/codes.int',
  'acceptance/refusals.int',
  'paper/scripts.unit',
  'scouting/plans.int',
  'acceptance/dead-letters.int',
];
const kinds = ['infra/quality/faults', 'infra/quality/acceptance', '.kafka.test.', '.int.test.'];
const placeIn = (parts, path) => {
  const place = parts.findIndex((part) => path.includes(part));
  return place === -1 ? parts.length : place;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const keyed = tests.map((test) => ({
      test,
      keys: [placeIn(long, test.path), placeIn(kinds, test.path), -statSync(test.path).size],
    }));
    return keyed
      .toSorted((a, b) => {
        const differing = a.keys.findIndex((key, i) => key !== b.keys[i]);
        return differing === -1 ? 0 : a.keys[differing] - b.keys[differing];
      })
      .map(({ test }) => test);
  }
}
