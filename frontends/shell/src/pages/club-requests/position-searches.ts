import { api } from '@touchline/app-core/client/client.ts';
import type { OpportunityFilters } from '@touchline/contracts/http/offers';
import type { Searches } from '@touchline/negotiation/saved-search/searches.ts';

const one = '/opportunity-searches/{search_id}';

/** The own saved searches for open positions, with how many newly match each. */
export const positionSearches: Searches<OpportunityFilters> = {
  key: ['opportunity-searches'],
  what: 'positions',
  href: (search_id) => `/club-requests?saved=${search_id}`,
  list: async (signal) => (await api.get('/opportunity-searches', { signal, quiet: true })).data,
  save: (body) => api.post('/opportunity-searches', { body }),
  change: (search_id, body) => api.put(one, { params: { search_id }, body }),
  open: async (search_id) => (await api.post(`${one}/open`, { params: { search_id } })).data,
  remove: (search_id) => api.delete(one, { params: { search_id } }),
};
