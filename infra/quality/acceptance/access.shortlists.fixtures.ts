import { randomUUID } from 'node:crypto';
import { eventually } from '../testkit/index.ts';
import { done, type Person } from './access.people.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

/** How the list that a request is about is to be: with Davi on it, deleted, or with Davi taken off. */
export type ListState = 'open' | 'deleted' | 'without him';

/** A list of Saskia's club that names Davi. */
export interface List {
  readonly shortlist_id: string;
  /** Of what is noted of Davi. */
  readonly version: number;
}
export type ListInState = (state: ListState) => Promise<List>;

export const createList = ({ sask, davi }: { readonly sask: Person; readonly davi: Person }): ListInState => {
  const { client } = sask;
  let last = '';
  const bring = async (): Promise<List> => {
    if (!last) last = (await done(client.send('POST', '/shortlists', { name: `List ${randomUUID()}` }))).id;
    else await done(client.send('POST', `/shortlists/${last}/restore`));
    const player_id = davi.profile?.id;
    await done(client.send('POST', `/shortlists/${last}/players`, { player_id }));
    const { entries } = await done(client.send('GET', `/shortlists/${last}`));
    return { shortlist_id: last, version: entries[0].version };
  };
  return async (state) => {
    const list = await eventually(bring, 'the list names Davi', { within: 20_000 });
    if (state === 'deleted') await done(client.send('DELETE', `/shortlists/${last}`));
    if (state === 'without him') await done(client.send('DELETE', `/shortlists/${last}/players/${davi.profile?.id}`));
    return list;
  };
};

const onList =
  (body?: unknown, state: ListState = 'open'): Ask =>
  async ({ fixture }) => {
    const { shortlist_id } = await fixture.shortlist(state);
    return { params: { shortlist_id }, ...(body === undefined ? {} : { body }) };
  };
const onEntry =
  (state: ListState, body?: (list: List) => unknown): Ask =>
  async ({ fixture }) => {
    const list = await fixture.shortlist(state);
    const params = { shortlist_id: list.shortlist_id, player_id: fixture.who.davi.profile?.id ?? '' };
    return { params, ...(body ? { body: body(list) } : {}) };
  };

export const shortlistRequests: Readonly<Record<string, Ask>> = {
  listShortlists: () => ({}),
  createShortlist: () => ({ body: { name: `Another ${randomUUID()}` } }),
  getShortlist: onList(),
  exportShortlist: onList(),
  exportPlayers: () => ({ query: 'positions=LW' }),
  renameShortlist: async (given) => onList({ name: `Renamed ${randomUUID()}` })(given),
  addToShortlist: async (given) => onList({ player_id: given.fixture.who.luis.profile?.id })(given),
  changeShortlistEntry: onEntry('open', ({ version }) => ({
    ...{ version, note: `Seen ${randomUUID()}`, priority: 'first', stage: 'watched' },
  })),
  removeFromShortlist: onEntry('open'),
  restoreToShortlist: onEntry('without him'),
  deleteShortlist: onList(),
  restoreShortlist: onList(undefined, 'deleted'),
};
