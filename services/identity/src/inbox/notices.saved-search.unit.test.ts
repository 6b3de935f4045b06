import { expect, it } from '@jest/globals';
import { opportunitySearchEvents, savedSearchEvents } from '@touchline/contracts/events';
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

it('tells a player how many positions newly match', () => {
  const { type, example } = opportunitySearchEvents.matched;
  const told = (data: unknown) => savedSearchNotices[type]?.(data as never) ?? [];
  expect(told(example)).toMatchObject([
    {
      user_id: 'usr_davi0000000000000000',
      title: '2 new positions match “Left wing abroad”',
      href: '/club-requests?saved=ops_leftwing0000000000000',
      mail: true,
    },
  ]);
  const [one] = told({ ...example, happened: { opportunities: 1 } });
  expect(one?.title).toBe('A new position matches “Left wing abroad”');
});
