import { opportunitySearchEvents, type PublicSavedSearch, savedSearchEvents } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';

/** Who is told what of saved searches: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];

const toOwner = (
  { search_id, user_id, profile_id }: PublicSavedSearch,
  page: string,
  words: Pick<Notice, 'kind' | 'title' | 'text'>,
): readonly Notice[] => [
  { user_id, profile_id, href: `${page}?saved=${search_id}`, needs_answer: false, mail: true, ...words },
];

interface Players {
  readonly search: PublicSavedSearch;
  readonly happened: { readonly players: number };
}
interface Opportunities {
  readonly search: PublicSavedSearch;
  readonly happened: { readonly opportunities: number };
}

export const savedSearchNotices: Readonly<Record<string, Tell>> = {
  [savedSearchEvents.matched.type]: (({ search, happened: { players } }: Players) =>
    toOwner(search, '/club-representative/scout-players', {
      kind: 'saved-search.matched',
      title: players === 1 ? `A new player matches “${search.name}”` : `${players} new players match “${search.name}”`,
      text: 'Open the search to see who it is. When you are told, you choose beside the search.',
    })) as Tell,
  [opportunitySearchEvents.matched.type]: (({ search, happened: { opportunities: count } }: Opportunities) =>
    toOwner(search, '/club-requests', {
      kind: 'opportunity-search.matched',
      title: count === 1 ? `A new position matches “${search.name}”` : `${count} new positions match “${search.name}”`,
      text: 'Open the search to see which it is. When you are told, you choose beside the search.',
    })) as Tell,
};
