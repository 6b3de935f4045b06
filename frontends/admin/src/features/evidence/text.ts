import { createText } from '@touchline/ui';

/** Of accounts that may be the same person's. */
export const alikeText = createText('admin-alike', {
  compare: 'Compare',
  compareAgain: 'Compare another number',
  compared: 'This number was compared with all others.',
  help: 'Finds others with the same document. The number itself is not kept.',
  more: 'There are more.',
  none: 'No other account has this number.',
  number: 'Number on the document',
  sameFile: 'same document file',
  sameNameAndBirth: 'same name and birthday',
  sameNumber: 'same document number',
  suspended: 'Suspended',
  title: 'Maybe the same person',
});
