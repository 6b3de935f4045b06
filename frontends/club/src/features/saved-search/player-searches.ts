import { api } from '@touchline/app-core/client/client.ts';
import type { SearchFilters } from '@touchline/contracts/http/profile';
import type { Searches } from '@touchline/negotiation/saved-search/searches.ts';

const one = '/saved-searches/{search_id}';

/** The own saved searches for players, with how many newly match each. */
export const playerSearches: Searches<SearchFilters> = {
  key: ['saved-searches'],
  what: 'players',
  href: (search_id) => `/club-representative/scout-players?saved=${search_id}`,
  list: async (signal) => (await api.get('/saved-searches', { signal, quiet: true })).data,
  save: (body) => api.post('/saved-searches', { body }),
  change: (search_id, body) => api.put(one, { params: { search_id }, body }),
  open: async (search_id) => (await api.post(`${one}/open`, { params: { search_id } })).data,
  remove: (search_id) => api.delete(one, { params: { search_id } }),
};
