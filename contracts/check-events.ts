import { join } from 'node:path';
import { breaksSince, publishedBefore } from './events/baseline.ts';
import { snapshot } from './events/snapshot.ts';

/** Compares the events with the published ones: within a version only optional properties are added. */

const { commit, topics } = publishedBefore(join(import.meta.dirname, 'events', 'baseline'));
const broken = breaksSince(topics, snapshot());
if (broken.length > 0) {
  console.error(`Not additive since ${commit}:\n${broken.map((b) => `  ${b}`).join('\n')}`);
  console.error('Leave the version as it is published, and add a new version of the event beside it.');
  process.exit(1);
}
console.log(
  Object.keys(topics).length > 0
    ? `Only additions to the events of ${commit}.`
    : 'This clone holds no earlier events to compare with.',
);
