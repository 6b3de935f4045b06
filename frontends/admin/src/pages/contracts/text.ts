import { createText } from '@touchline/ui';

export const text = createText('admin-contracts', {
  choose: 'Wordings',
  download: 'Download sample',
  inUse: 'In use',
  inUseSince: 'In use since {day}',
  lead: 'The text of employment contracts, in each language. A published text never changes: a contract keeps the one that was in use when it was made.',
  missing: 'The sample can’t be shown right now.',
  name: '{language}, {month}',
  notInUse: 'Not in use for new contracts. Published {day}',
  page: 'Page {page} of {total}',
  pageOf: 'Sample contract in {language}, page {page} of {total}',
  sample: 'Sample contract: {name}',
  sampleText: 'Names and figures are made up. One part of the text is shown for each term that an offer can have.',
  title: 'Contract wordings',
  words: 'Words on the page: {words}',
});
