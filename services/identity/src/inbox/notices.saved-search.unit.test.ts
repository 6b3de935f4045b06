import { expect, it } from '@jest/globals';
import { savedSearchEvents } from '@touchline/contracts/events';
import { savedSearchNotices } from './notices.saved-search.ts';

const { matched } = savedSearchEvents;
const tell = (data: unknown) => savedSearchNotices[matched.type]?.(data as never) ?? [];

it('tells the owner how many newly match, with the way to the search', () => {
  expect(tell(matched.example)).toMatchObject([
    {
      user_id: 'usr_saskia00000000000000',
      profile_id: 'prf_saskia00000000000000',
      title: '3 new players match “Left side, under 23”',
      href: '/club-representative/scout-players?saved=svs_leftside000000000000',
      mail: true,
    },
  ]);
  const [one] = tell({ ...matched.example, happened: { players: 1 } });
  expect(one?.title).toBe('A new player matches “Left side, under 23”');
});
