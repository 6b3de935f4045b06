import { expect, it } from '@jest/globals';
import type { Interest } from '../interests/interests-api.ts';
import type { OfferRow } from '../offers/offers-api.ts';
import type { Trial } from '../trials/trials-api.ts';
import { openDealings } from './dealings.ts';

const club_team = { club_name: 'Sparta Rotterdam' };
const [davi, niels] = [
  { profile_id: 'prf_davi', name: 'Davi Adeyinka' },
  { profile_id: 'prf_niels', name: 'Niels van der Wal' },
];
const offer = (id: string, more: object) =>
  ({
    ...{ id, club_team, player: davi, recipient: 'player', round: 2, total_per_season: 12_000_00, currency: 'EUR' },
    ...{ expires_at: '2026-11-30T12:00:00.000Z', contract: null, ...more },
  }) as OfferRow;
const trial = (id: string, more: object) =>
  ({ id, club_team, player: davi, proposal: null, starts_on: '2026-12-01', ends_on: '2026-12-03', ...more }) as Trial;
const interest = (id: string, more: object) =>
  ({ id, club_team, player: davi, initiated_by: 'club', ...more }) as Interest;

it('what is open of each player is told, offers first, and what is over isn’t', () => {
  const offers = [
    ...['declined', 'withdrawn', 'expired', 'closed'].map((status) => offer(status, { status })),
    offer('off_signed', { status: 'accepted', contract: { status: 'completed' } }),
    offer('off_waits', { status: 'pending' }),
    offer('off_signing', { status: 'accepted', player: niels }),
  ];
  const trials = [...['declined', 'withdrawn', 'completed', 'canceled'].map((status) => trial(status, { status }))];
  const interests = ['declined', 'withdrawn', 'closed'].map((status) => interest(status, { status }));
  const open = openDealings(
    offers,
    [...trials, trial('tri_waits', { status: 'pending' })],
    [...interests, interest('int_waits', { status: 'pending' }), interest('int_talks', { status: 'accepted' })],
  );
  expect([...open].map(([player, dealings]) => [player, dealings.map(({ id }) => id)])).toEqual([
    [davi?.profile_id, ['off_waits', 'tri_waits', 'int_waits', 'int_talks']],
    [niels?.profile_id, ['off_signing']],
  ]);
});

it.each([
  [
    'an offer to the player',
    () => openDealings([offer('a', { status: 'pending' })], [], []),
    /^Davi Adeyinka’s turn, until/,
  ],
  [
    'an offer that the club has to answer',
    () => openDealings([offer('a', { status: 'pending', recipient: 'club' })], [], []),
    /^Sparta Rotterdam’s turn, until/,
  ],
  ['a contract', () => openDealings([offer('a', { status: 'accepted' })], [], []), /^Contract being signed$/],
  ['a trial', () => openDealings([], [trial('a', { status: 'pending' })], []), /^Davi Adeyinka’s turn$/],
  [
    'a trial for which the player has proposed other dates',
    () => openDealings([], [trial('a', { status: 'pending', proposal: {} })], []),
    /^Sparta Rotterdam’s turn$/,
  ],
  ['an agreed trial', () => openDealings([], [trial('a', { status: 'accepted' })], []), /^Trial agreed$/],
  ['an interest', () => openDealings([], [], [interest('a', { status: 'pending' })]), /^Davi Adeyinka’s turn$/],
  [
    'an answer to a position',
    () => openDealings([], [], [interest('a', { status: 'pending', initiated_by: 'player' })]),
    /^Sparta Rotterdam’s turn$/,
  ],
  ['an accepted interest', () => openDealings([], [], [interest('a', { status: 'accepted' })]), /^In talks$/],
] as const)('%s says whose turn it is', (_, made, said) => {
  expect(
    made()
      .get('prf_davi')
      ?.map(({ state }) => state),
  ).toEqual([expect.stringMatching(said)]);
});
