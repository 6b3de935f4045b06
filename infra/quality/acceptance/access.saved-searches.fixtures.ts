import { done, type Person } from './access.people.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** Saved searches of one kind: where they are kept, what one asks for, and the names of the operations. */
interface Kind {
  readonly path: string;
  /** Nothing newly matches meanwhile. */
  readonly filters: object;
  readonly operations: Readonly<Record<'list' | 'save' | 'change' | 'open' | 'remove', string>>;
  /** The search that is meant. */
  readonly meant: 'savedSearch' | 'opportunitySearch';
}
const players: Kind = {
  path: '/saved-searches',
  filters: { q: 'Nobody at all' },
  operations: {
    ...{ list: 'listSavedSearches', save: 'saveSearch', change: 'changeSavedSearch' },
    ...{ open: 'openSavedSearch', remove: 'deleteSavedSearch' },
  },
  meant: 'savedSearch',
};
const positions: Kind = {
  path: '/opportunity-searches',
  filters: { countries: ['VA'] },
  operations: {
    ...{ list: 'listOpportunitySearches', save: 'saveOpportunitySearch', change: 'changeOpportunitySearch' },
    ...{ open: 'openOpportunitySearch', remove: 'deleteOpportunitySearch' },
  },
  meant: 'opportunitySearch',
};
const bodyOf = ({ filters }: Kind) => ({ name: 'Left side', filters, notice: 'at-once' });

/** A search that this person keeps; a new one where the last is gone. */
const keptBy = ({ client }: Person, kind: Kind): (() => Promise<string>) => {
  let last = '';
  return async () => {
    const kept: readonly { readonly id: string }[] = await done(client.send('GET', kind.path));
    if (!kept.some(({ id }) => id === last)) last = (await done(client.send('POST', kind.path, bodyOf(kind)))).id;
    return last;
  };
};

export const createSavedSearches = ({ sask, davi }: { readonly sask: Person; readonly davi: Person }) => ({
  savedSearch: keptBy(sask, players),
  opportunitySearch: keptBy(davi, positions),
});

let changes = 0;
const requestsOf = (kind: Kind): Readonly<Record<string, Ask>> => {
  const { list, save, change, open, remove } = kind.operations;
  const onSearch =
    (given?: () => unknown): Ask =>
    async ({ fixture }) => ({
      params: { search_id: await fixture[kind.meant]() },
      ...(given ? { body: given() } : {}),
    });
  return {
    [list]: () => ({}),
    [save]: () => ({ body: bodyOf(kind) }),
    [change]: onSearch(() => {
      changes += 1;
      return { name: `Left side ${changes}`, notice: 'at-once' };
    }),
    [open]: onSearch(),
    [remove]: onSearch(),
  };
};

export const savedSearchRequests: Readonly<Record<string, Ask>> = { ...requestsOf(players), ...requestsOf(positions) };
