import { type PublicSavedSearch, savedSearchEvents } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';

/** Who is told what of saved searches: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];

interface Told {
  readonly search: PublicSavedSearch;
  readonly happened: { readonly players: number };
}

export const savedSearchNotices: Readonly<Record<string, Tell>> = {
  [savedSearchEvents.matched.type]: (({ search, happened: { players } }: Told) => [
    {
      user_id: search.user_id,
      profile_id: search.profile_id,
      href: `/club-representative/scout-players?saved=${search.search_id}`,
      kind: 'saved-search.matched',
      title: players === 1 ? `A new player matches “${search.name}”` : `${players} new players match “${search.name}”`,
      text: 'Open the search to see who it is. When you are told, you choose beside the search.',
      needs_answer: false,
      mail: true,
    },
  ]) as Tell,
};
