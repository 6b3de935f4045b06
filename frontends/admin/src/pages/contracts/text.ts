import { createText } from '@touchline/ui';

export const text = createText('admin-contracts', {
  choose: 'Wordings',
  download: 'Download sample',
  inUse: 'In use',
  inUseSince: 'For new contracts since {day}',
  lead: 'The text of employment contracts, in each language. A published text never changes: a contract keeps the one that was in use when it was made.',
  missing: 'The sample can’t be shown right now.',
  name: '{language}, {month}',
  notInUse: 'Not for new contracts. Published {day}',
  page: 'Page {page} of {total}',
  pageOf: 'Sample contract in {language}, page {page} of {total}',
  sample: 'Sample contract: {name}',
  sampleText:
    'Names and figures are made up. The player is under 18, and all kinds of terms are agreed, to show as many clauses as possible.',
  title: 'Contract wordings',
  words: 'Words on the page: {words}',
});
