import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  interestEvents,
  offerEvents,
  type PublicInterest,
  type PublicOffer,
  type PublicProfile,
  type PublicSubscription,
  type PublicUser,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import * as fc from 'fast-check';
import { createMeView } from '../../../services/identity/src/me/me.ts';
import { createPeople } from '../../../services/profile/src/people/people.ts';
import { createOpenDealings } from '../../../services/profile/src/player-sheet/open-dealings.ts';
import {
  filledIn,
  stepSaved,
  submitted,
  tierSet,
  verified,
} from '../../../services/profile/src/profile/profile.fixtures.ts';
import type { Profiles } from '../../../services/profile/src/profile/profile.repository.ts';
import { profileDecider } from '../../../services/profile/src/profile/profile.ts';
import { publicProfileOf } from '../../../services/profile/src/profile/published.ts';
import type { Created } from '../../../services/profile/src/profile/state.ts';
import { createScouting } from '../../../services/profile/src/scouting/scouting.ts';
import type { CloudEvent, Subscription } from '../../platform/bus/index.ts';
import { createParticipants } from '../../platform/participants/index.ts';
import { silentLogger, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { differences, forget, type Open, snapshot } from './read-models.ts';

/** Duplicated and reordered delivery leads every read model to the same end, whatever the order and the repeats. */

let database: TestDatabase;
let subscriptions: readonly Subscription[];
const open: Open = (service) => database.connect(service);

const [userId, profileId, subscriptionId] = ['usr_davi', 'prf_davi', 'sub_davi'] as const;

/** The player's history, whole: the newest state is what his own service knows, whichever event comes. */
const states: Created[] = [];
for (const happened of [...filledIn(), submitted, tierSet, verified, stepSaved('media', { bio: 'Left winger.' })])
  states.push(profileDecider.evolve(states.at(-1) ?? profileDecider.initialState, happened) as Created);

const event = (type: string, subject: string, sequence: number, data: unknown): CloudEvent => ({
  id: `${subject}-${sequence}`,
  type,
  source: 'touchline/test',
  subject,
  time: '2026-11-21T08:00:00.000Z',
  sequence,
  data,
});

const user = (more: Partial<PublicUser>): { readonly user: PublicUser } => ({
  user: { ...(userEvents.nameChanged.example as { user: PublicUser }).user, user_id: userId, ...more },
});
const subscription = (is_subscribed: boolean): { readonly subscription: PublicSubscription } => ({
  subscription: {
    ...(subscriptionEvents.started.example as { subscription: PublicSubscription }).subscription,
    subscription_id: subscriptionId,
    profile_id: profileId,
    profile_type: 'player',
    is_subscribed,
  },
});
const offer = (status: PublicOffer['status']): { readonly offer: PublicOffer } => {
  const { offer: example } = offerEvents.made.example as { offer: PublicOffer };
  return { offer: { ...example, offer_id: 'off_one', status, contract: null } };
};

const interest = (status: PublicInterest['status']): { readonly interest: PublicInterest } => ({
  interest: { ...interestEvents.declared.example.interest, interest_id: 'int_one', status },
});

const histories: readonly (readonly CloudEvent[])[] = [
  [
    event(userEvents.registered.type, userId, 1, { ...user({ name: 'Davi' }), profile_type: 'player' }),
    event(userEvents.nameChanged.type, userId, 2, user({ name: 'Davi A.' })),
    event(userEvents.verified.type, userId, 3, user({ name: 'Davi A.', verification_status: 'verified' })),
    event(userEvents.nameChanged.type, userId, 4, user({ name: 'D. Adeyinka', verification_status: 'verified' })),
  ],
  states.map((state, at) =>
    event((at === 0 ? profileEvents.created : profileEvents.changed).type, profileId, at + 1, {
      profile: publicProfileOf(state) satisfies PublicProfile,
    }),
  ),
  [
    event(subscriptionEvents.started.type, subscriptionId, 1, subscription(true)),
    event(subscriptionEvents.canceled.type, subscriptionId, 2, subscription(false)),
    event(subscriptionEvents.started.type, subscriptionId, 3, subscription(true)),
  ],
  [
    event(offerEvents.made.type, 'off_one', 1, offer('pending')),
    event(offerEvents.countered.type, 'off_one', 2, offer('pending')),
    event(offerEvents.declined.type, 'off_one', 3, offer('declined')),
  ],
  [
    event(interestEvents.declared.type, 'int_one', 1, interest('pending')),
    event(interestEvents.accepted.type, 'int_one', 2, interest('accepted')),
    event(interestEvents.closed.type, 'int_one', 3, interest('closed')),
  ],
];
const all = histories.flat();

beforeAll(async () => {
  database = await testDatabase();
  const deps = { logger: silentLogger };
  const following = { ...deps, bus: { shared: false } };
  const newest = { state: states.at(-1) as Created, version: states.length, sequence: states.length };
  const profiles = { find: async () => newest } as unknown as Profiles;
  const profile = await open('profile');
  const parts = [
    createMeView(await open('identity'), { ...deps, clock: () => new Date(), changed: async () => {} }),
    createParticipants(profile, 'profile', following),
    createParticipants(await open('offers'), 'offers', following),
    createOpenDealings(profile, deps),
    createScouting(profile, { ...deps, profiles, people: createPeople(profile), clock: () => new Date() }),
  ];
  for (const part of parts) await part.start();
  subscriptions = parts.map((part) => part.subscription);
});
afterAll(() => database?.close());

const topicOf = ({ type }: CloudEvent): string => type.split('.').slice(0, 2).join('.');

/** Each group gets the events in this order, one after the other. */
const deliver = async (events: readonly CloudEvent[]): Promise<void> => {
  await forget(open);
  await Promise.all(
    subscriptions.map(async (group) => {
      for (const one of events) if (group.topics.includes(topicOf(one))) await group.handle(one);
    }),
  );
};

it('whatever comes twice or late, each read model ends as if all had come once and in order', async () => {
  await deliver(all);
  const right = await snapshot(open);
  const sizes = Object.fromEntries([...right].map(([name, rows]) => [name, rows.size]));
  expect(sizes).toMatchObject({
    'identity.me_profiles': 1,
    'offers.participant_users': 1,
    'offers.participant_profiles': 1,
    'offers.participant_subscriptions': 1,
    'profile.people': 1,
    'profile.scouting_players': 1,
    'profile.open_offers': 1,
    'profile.open_interests': 1,
  });
  const order = fc
    .array(fc.nat(all.length - 1), { maxLength: 12 })
    .chain((repeats) => fc.shuffledSubarray([...all.keys(), ...repeats], { minLength: all.length + repeats.length }));
  await fc.assert(
    fc.asyncProperty(order, async (indexes) => {
      await deliver(indexes.map((at) => all[at] as CloudEvent));
      expect(differences(right, await snapshot(open))).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});
