import { done, type Person } from './access.people.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** Nobody is called so: nothing newly matches meanwhile. */
const body = { name: 'Left side', filters: { q: 'Nobody at all' }, notice: 'at-once' };

/** A search that Saskia keeps; a new one where the last is gone. */
export const createSavedSearch = ({ sask: { client } }: { readonly sask: Person }): (() => Promise<string>) => {
  let last = '';
  return async () => {
    const kept: readonly { readonly id: string }[] = await done(client.send('GET', '/saved-searches'));
    if (!kept.some(({ id }) => id === last)) last = (await done(client.send('POST', '/saved-searches', body))).id;
    return last;
  };
};

const onSearch =
  (given?: () => unknown): Ask =>
  async ({ fixture }) => ({
    params: { search_id: await fixture.savedSearch() },
    ...(given ? { body: given() } : {}),
  });

let changes = 0;
export const savedSearchRequests: Readonly<Record<string, Ask>> = {
  listSavedSearches: () => ({}),
  saveSearch: () => ({ body }),
  changeSavedSearch: onSearch(() => {
    changes += 1;
    return { name: `Left side ${changes}`, notice: 'at-once' };
  }),
  openSavedSearch: onSearch(),
  deleteSavedSearch: onSearch(),
};
