import { createText } from '@touchline/ui';

/** The words of what every area shares: the account, commands that fail, pages. */
export const text = createText('app-core', {
  clearFilters: 'Clear {count}',
  commandOffline: 'You are offline. Nothing was sent.',
  commandUnknown:
    'The connection broke before an answer came. It may have arrived. Look at what is current, or try again: it counts once.',
  commandUnsent: 'Touchline can’t be reached. Nothing was sent.',
  filters: 'Filters',
  filtersCount: 'Filters, {count}',
  readOffline: 'You are offline. What is shown may be old.',
  titleSuffix: '{page} · Touchline',
});
