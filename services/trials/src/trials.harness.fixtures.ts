import {
  interestEvents,
  type PublicInterest,
  type PublicSubscription,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import { createTrials, trialsRates } from './service.ts';

export type Profile = typeof profileEvents.verified.example.profile;

/** The n-th team, each of a club of its own. */
export const teamOf = (n: number): ClubTeam => ({
  team_id: `tea_t${n}`,
  club_id: `clb_c${n}`,
  club_name: `Club ${n}`,
  club_short_name: 'CLB',
  team_name: 'First team',
  country: 'NL',
});

/** Somebody whom the service knows, as neighbours told it. */
export interface Known {
  readonly actor: ReturnType<typeof actorOf>;
  readonly profile_id: string;
  readonly profile: Profile;
  /** Tells of another plan, period or state of the subscription. */
  readonly subscribes: (given: Partial<PublicSubscription>) => Promise<void>;
}

interface More {
  readonly subscribed?: boolean;
  /** Trial requests per month; null: without a limit. */
  readonly limit?: number | null;
}

export interface TrialsHarness {
  readonly harness: ServiceHarness;
  readonly client: ServiceClient;
  /** Asks a player as the representative; `given`: what is otherwise than right. */
  readonly ask: (rep: Known, to: Known, given?: object, headers?: object) => Promise<TestReply>;
  /** One of the operations upon a trial request. */
  readonly act: (
    who: Known,
    operation: string,
    trial_request_id: string,
    body?: object,
    headers?: object,
  ) => Promise<TestReply>;
  readonly connection: Connection;
  readonly player: (given?: Partial<Profile>, more?: More) => Promise<Known>;
  /** Acts for a club and a team of their own, unless another is given. */
  readonly representative: (given?: Partial<NonNullable<Profile['representative']>>, more?: More) => Promise<Known>;
  /** Tells of an interest between this representative's team and this player, in talks unless another status is given. */
  readonly interest: (rep: Known, player: Known, given?: Partial<PublicInterest>) => Promise<PublicInterest>;
  /** Runs all that the clock does, once. */
  readonly sweep: () => Promise<void>;
}

export const trialsHarness = async (): Promise<TrialsHarness> => {
  const harness = await serviceHarness();
  const { bus, authenticate, logger, clock, database } = harness;
  const connection = await database.connect();
  const limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), trialsRates);
  const service = createTrials({ connection, bus, authenticate, logger, clock, limits });
  const client = await harness.run(service);
  let interests = 0;
  let people = 0;
  let teams = 0;
  const known = async (given: Partial<Profile>, { subscribed = true, limit = null }: More = {}): Promise<Known> => {
    people += 1;
    const user_id = `usr_n${people}`;
    const profile_id = `prf_n${people}`;
    const subscription_id = `sub_n${people}`;
    const profile = { ...profileEvents.verified.example.profile, ...given, profile_id, user_id };
    const { subscription } = subscriptionEvents.started.example;
    const subscribes = (change: Partial<PublicSubscription>) =>
      harness.tell(subscriptionEvents.started.type, subscription_id, {
        subscription: {
          ...subscription,
          subscription_id,
          profile_id,
          profile_type: profile.profile_type,
          plan: { ...subscription.plan, trial_request_limit: limit },
          ...change,
        },
      });
    await Promise.all([
      harness.tell(userEvents.verified.type, user_id, {
        user: { ...userEvents.verified.example.user, user_id, verification_status: 'verified' },
      }),
      harness.tell(profileEvents.verified.type, profile_id, { profile }),
      subscribed && subscribes({}),
    ]);
    return { actor: actorOf(user_id, { id: profile_id, type: profile.profile_type }), profile_id, profile, subscribes };
  };
  return {
    harness,
    client,
    ask: (rep, to, given = {}, headers = {}) =>
      client.call(rep.actor, 'requestTrial', { body: invitation(rep, to, given), headers: { ...headers } }),
    act: (who, operation, trial_request_id, body = {}, headers = {}) =>
      client.call(who.actor, operation, { params: { trial_request_id }, body, headers: { ...headers } }),
    connection,
    player: (given = {}, more = {}) => known({ profile_type: 'player', ...given }, more),
    representative: (given = {}, more = {}) => {
      teams += 1;
      const of = teamOf(teams);
      const representative = { club_id: of.club_id, club_name: of.club_name, position: 'Scout', teams: [of], ...given };
      return known(
        { profile_type: 'club-representative', name: 'Saskia Verhulst', player: null, representative },
        more,
      );
    },
    interest: async (rep, player, given = {}) => {
      interests += 1;
      const { interest: example } = interestEvents.accepted.example;
      const { profile_id, user_id } = player.profile;
      const interest: PublicInterest = {
        ...example,
        interest_id: `int_n${interests}`,
        club_team: rep.profile.representative?.teams[0] ?? example.club_team,
        player: { ...example.player, profile_id, user_id },
        status: 'accepted',
        ...given,
      };
      await harness.tell(interestEvents.restated.type, interest.interest_id, { interest }, storyOf(interest));
      return interest;
    },
    sweep: async () => {
      for (const { run } of service.sweeps) await run();
    },
  };
};

/** The correlation id of the story that an interest began. */
export const storyOf = ({ interest_id }: PublicInterest): string => `story-of-${interest_id}`;

export const teamIdOf = (rep: Known): string => rep.profile.representative?.teams[0]?.team_id ?? '';

/** What a club asks, right in all. */
export const invitation = (rep: Known, to: Known, given: object = {}) => ({
  player_id: to.profile_id,
  team_id: teamIdOf(rep),
  starts_on: '2027-01-04',
  ends_on: '2027-01-08',
  location: { name: 'Sportpark Nieuw Terbregge', city: 'Rotterdam' },
  kit: 'Boots and shin guards.',
  travel: 'We book the flight and the hotel.',
  note: 'Come and train with us.',
  contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
  costs_confirmed: true,
  ...given,
});

/** One day after the other, so that nothing overlaps. */
export const nthDay = (n: number) => {
  const day = new Date(Date.parse('2027-01-01T12:00:00Z') + n * 86_400_000).toISOString().slice(0, 10);
  return { starts_on: day, ends_on: day };
};
