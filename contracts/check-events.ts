import { join } from 'node:path';
import { breaksSince, lastLanded } from './events/landed.ts';
import { snapshot } from './events/snapshot.ts';

/** Compares the events with the last landed ones: within a version only optional properties are added. */

const { commit, topics } = lastLanded(join(import.meta.dirname, 'events', 'landed'));
const broken = breaksSince(topics, snapshot());
if (broken.length > 0) {
  console.error(`Not additive since ${commit}:\n${broken.map((b) => `  ${b}`).join('\n')}`);
  console.error('Leave the version as it landed, and add a new version of the event beside it.');
  process.exit(1);
}
console.log(
  Object.keys(topics).length > 0
    ? `Only additions to the events of ${commit}.`
    : 'This clone holds no earlier events to compare with.',
);
