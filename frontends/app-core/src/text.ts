import { createText } from '@touchline/ui';

/** The words of what every area shares: the account, commands that fail, pages. */
export const text = createText('app-core', {
  clearFilters: 'Clear {count}',
  commandOffline: 'You are offline. Nothing was sent.',
  commandUnknown:
    'The connection broke before an answer came. It may have arrived. Look at what is current, or try again: it counts once.',
  commandUnsent: 'Touchline can’t be reached. Nothing was sent.',
  crest: 'Crest',
  crestRemove: 'Remove this crest',
  crestRemoved: 'The crest of {name} is removed',
  crestRemoveText: 'Everybody sees a drawn shield in its place, as before it was set.',
  crestRemoveTitle: 'Remove the crest of {name}?',
  crestSaved: 'The crest of {name} is saved',
  csv: 'CSV',
  csvAll: 'Save all rows of these filters for a spreadsheet',
  csvFailed: 'The file could not be written.',
  csvRows: '{count} rows',
  csvRowsOf: '{count} of {total}',
  csvSaved: { one: '{count} row saved as {file}', other: '{count} rows saved as {file}' },
  csvStop: 'Stop',
  filters: 'Filters',
  filtersCount: 'Filters, {count}',
  nothingHere: 'There is nothing here',
  nothingHereText: 'It may be over or taken back, or a part of the link is missing.',
  readOffline: 'You are offline. What is shown may be old.',
  titleSuffix: '{page} · Touchline',
});
