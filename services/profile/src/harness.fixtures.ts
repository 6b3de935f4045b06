import {
  interestEvents,
  offerEvents,
  type PublicInterest,
  type PublicOffer,
  type PublicUser,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { Entitlement } from '@touchline/contracts/policies/entitlements';
import type { ProfileType } from '@touchline/contracts/values';
import { withoutThrottles } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import { clubIdOf, firstTeamOf } from './club/state.ts';
import { profileIdOf } from './profile/profile.repository.ts';
import { createProfile, type Limits, type ProfileService, profileRates, type ScoutingBudgets } from './service.ts';

/** The service over the real engine, with neighbours that tell what a test wants them to. */
export interface ProfileHarness {
  readonly base: ServiceHarness;
  readonly client: ServiceClient;
  readonly service: ProfileService;
  readonly admin: () => Principal;
  /** Registers; resolves when the first profile is there. */
  readonly register: (type: ProfileType, given?: Partial<PublicUser>) => Promise<Principal>;
  /** Identity tells something new of the person, and the service has heard it. */
  readonly tellUser: (actor: Principal, changes: Partial<PublicUser>) => Promise<void>;
  /** `entitlements`: what the plan opens; not said: everything. */
  readonly subscribe: (
    actor: Principal,
    is_subscribed?: boolean,
    entitlements?: readonly Entitlement[],
  ) => Promise<void>;
  readonly offer: (player: Principal, team_id: string, changes?: Partial<PublicOffer>) => Promise<string>;
  readonly interest: (player: Principal, team_id: string, changes?: Partial<PublicInterest>) => Promise<string>;
  /** Staff's decision on what they see now. */
  readonly decide: (operation: string, actor: Principal, body?: object) => Promise<TestReply>;
  /** As staff verify a club that they see now. */
  readonly verifyClub: (by: Principal, clubId: string) => Promise<TestReply>;
  /** A player who has filled in everything but not handed in. */
  readonly filledInPlayer: (changes?: Readonly<Record<string, unknown>>) => Promise<Principal>;
  /** A player or representative in the market: verified, subscribed. */
  readonly marketPlayer: (changes?: Readonly<Record<string, unknown>>, tier?: string) => Promise<Principal>;
  readonly marketRepresentative: (club?: Club) => Promise<Principal>;
  readonly call: (
    actor: Principal | null,
    operation: string,
    options?: Parameters<ServiceClient['call']>[2],
  ) => Promise<TestReply>;
}

export interface Club {
  readonly club_id: string;
  readonly team_id: string;
}

const clubNamed = (country: string, name: string): Club => {
  const club_id = clubIdOf(country, name);
  return { club_id, team_id: firstTeamOf(club_id).team_id };
};
export const sparta = clubNamed('NL', 'Sparta Rotterdam');
export const ajax = clubNamed('NL', 'Ajax Amsterdam');
export const third = clubNamed('NL', 'FC København');
export const clubFile = {
  name: 'nl.clubs.txt',
  text: 'Sparta Rotterdam, 1888, Rotterdam\n  | Sparta\nAjax Amsterdam, 1900, Amsterdam\n  | Ajax\nFC København, Amsterdam\n',
};

export const profileId = (actor: Principal): string => actor.profile?.id ?? '';

const free: ScoutingBudgets = { pages: { spend: async () => {} }, sheets: { spend: async () => {} } };

export const profileHarness = async (
  budgets = free,
  limits: Limits = withoutThrottles(profileRates),
): Promise<ProfileHarness> => {
  const base = await serviceHarness();
  const service = createProfile({
    connection: await base.database.connect(),
    bus: base.bus,
    files: base.files,
    authenticate: base.authenticate,
    logger: base.logger,
    clock: base.clock,
    limits,
    budgets,
  });
  const client = await base.run(service);
  await service.importClubs({ files: [clubFile], apply: true });
  const users = new Map<string, PublicUser>();
  let count = 0;

  const ok = async (reply: Promise<TestReply>): Promise<TestReply> => {
    const found = await reply;
    if (found.status >= 300) throw new Error(`${found.status} ${JSON.stringify(found.json)}`);
    return found;
  };
  const admin = () => actorOf('usr_staff', null, { is_admin: true, authenticated_at: base.clock().toISOString() });

  const tellUser: ProfileHarness['tellUser'] = async (actor, changes) => {
    const user = { ...users.get(actor.user_id), ...changes } as PublicUser;
    users.set(actor.user_id, user);
    await base.tell(userEvents.restated.type, user.user_id, { user });
  };
  const register: ProfileHarness['register'] = async (type, given = {}) => {
    count += 1;
    const user: PublicUser = {
      user_id: `usr_person${count}`,
      name: `Person ${count}`,
      email: `person${count}@example.com`,
      is_admin: false,
      email_verified_at: '2026-11-19T08:00:00.000Z',
      verification_status: 'verified',
      rejection: null,
      identification: 'provided',
      suspended_at: null,
      default_profile_id: null,
      ...given,
    };
    users.set(user.user_id, user);
    await base.tell(userEvents.registered.type, user.user_id, { user, profile_type: type });
    const actor = actorOf(user.user_id, { id: profileIdOf(user.user_id, type), type });
    await eventually(async () => (await client.call(actor, 'getOwnProfile')).status === 200, 'the first profile');
    return actor;
  };
  const subscribe: ProfileHarness['subscribe'] = async (actor, is_subscribed = true, entitlements) => {
    const subscription_id = `sub_${actor.user_id.slice(4)}`;
    const subscription = {
      subscription_id,
      profile_id: profileId(actor),
      profile_type: actor.profile?.type ?? 'player',
      plan: { plan_id: 'pln_free', name: 'Free', is_free: true, trial_request_limit: null, entitlements },
      status: is_subscribed ? 'active' : 'canceled',
      is_subscribed,
      current_period_end: null,
    };
    const { type } = is_subscribed ? subscriptionEvents.started : subscriptionEvents.canceled;
    await base.tell(type, subscription_id, { subscription });
  };
  const step = (actor: Principal, operation: string, values: object) =>
    ok(client.call(actor, operation, { body: { values, complete: true } }));

  const filledInPlayer: ProfileHarness['filledInPlayer'] = async (changes = {}) => {
    const actor = await register('player');
    const given: Readonly<Record<string, unknown>> = {
      first_name: 'Davi',
      last_name: `Player ${count}`,
      nickname: `davi-${count}`,
      date_of_birth: '2004-03-14',
      gender: 'male',
      positions: ['LW', 'AM'],
      preferred_foot: 'left',
      height_cm: 178,
      weight_kg: 72,
      club_team_id: null,
      current_contract_ends_on: null,
      nationality: 'PT',
      guardian: null,
      visible_to_clubs: true,
      ...changes,
    };
    const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, given[name]]));
    await step(actor, 'savePerson', pick('first_name', 'last_name', 'nickname', 'date_of_birth', 'gender'));
    await step(actor, 'saveFootball', {
      sport: 'football',
      ...pick('positions', 'preferred_foot', 'height_cm', 'weight_kg'),
    });
    await step(actor, 'saveCareer', pick('club_team_id', 'current_contract_ends_on'));
    await step(actor, 'saveMedia', { bio: 'Left-footed.' });
    await step(actor, 'saveVisibility', pick('visible_to_clubs', 'guardian'));
    await ok(client.call(actor, 'addNationality', { body: { country: given['nationality'] } }));
    return actor;
  };
  const decide: ProfileHarness['decide'] = async (operation, actor, body = {}) => {
    const params = { profile_id: profileId(actor) };
    const { submission } = (await client.call(admin(), 'getProfile', { params })).data ?? {};
    return client.call(admin(), operation, { params, body: { submission: submission ?? '0'.repeat(32), ...body } });
  };
  const verifyClub: ProfileHarness['verifyClub'] = async (by, club_id) => {
    const q = (await client.call(admin(), 'getClub', { params: { club_id } })).data?.name ?? '';
    const { data } = await client.call(admin(), 'listClubs', { query: { q, limit: '100' } });
    const seen = data.find(({ id }: { id: string }) => id === club_id);
    return client.call(by, 'verifyClub', {
      params: { club_id },
      body: { submission: seen?.submission ?? '0'.repeat(32) },
    });
  };
  const admitted = async (actor: Principal): Promise<Principal> => {
    // Who somebody is is known to the service's own participants a moment later than his profile is there.
    const submitted = await eventually(async () => {
      const reply = await client.call(actor, 'submitOnboarding');
      return reply.error !== 'EmailNotVerified' && reply;
    }, 'the service knows whose profile it is');
    await ok(Promise.resolve(submitted));
    const tier = actor.profile?.type === 'player' ? { valuation_tier: 'B' } : {};
    await ok(decide('verifyProfile', actor, tier));
    await subscribe(actor);
    return actor;
  };
  return {
    base,
    client,
    service,
    admin,
    register,
    tellUser,
    subscribe,
    decide,
    verifyClub,
    filledInPlayer,
    call: client.call,
    offer: async (player, team_id, changes = {}) => {
      count += 1;
      const offer_id = changes.offer_id ?? `off_number${count}`;
      const offer: PublicOffer = {
        ...offerEvents.made.example.offer,
        offer_id,
        club_team: { ...offerEvents.made.example.offer.club_team, team_id },
        player: { ...offerEvents.made.example.offer.player, profile_id: profileId(player), user_id: player.user_id },
        ...changes,
      };
      await base.tell(offerEvents.restated.type, offer_id, { offer });
      return offer_id;
    },
    interest: async (player, team_id, changes = {}) => {
      count += 1;
      const interest_id = changes.interest_id ?? `int_number${count}`;
      const { interest: example } = interestEvents.declared.example;
      const interest: PublicInterest = {
        ...example,
        interest_id,
        club_team: { ...example.club_team, team_id },
        player: { ...example.player, profile_id: profileId(player), user_id: player.user_id },
        ...changes,
      };
      await base.tell(interestEvents.restated.type, interest_id, { interest });
      return interest_id;
    },
    marketPlayer: async (changes = {}, tier = 'B') => {
      const actor = await admitted(await filledInPlayer(changes));
      if (tier !== 'B')
        await ok(
          client.call(admin(), 'setTier', { params: { profile_id: profileId(actor) }, body: { valuation_tier: tier } }),
        );
      // Verified and subscribed is known to the service's own participants a moment later.
      await eventually(async () => {
        const { error } = await client.call(actor, 'getClubPage', { params: { club_id: sparta.club_id } });
        return error !== 'UserNotVerified' && error !== 'SubscriptionRequired';
      }, 'the player in the market');
      return actor;
    },
    marketRepresentative: async (club = sparta) => {
      const actor = await register('club-representative');
      await step(actor, 'saveRepresentative', {
        first_name: 'Saskia',
        last_name: 'Verhulst',
        phone: '+31 10 555',
        position: 'Scout',
      });
      await ok(client.call(actor, 'chooseClub', { body: { club_id: club.club_id, team_ids: [club.team_id] } }));
      await admitted(actor);
      await eventually(
        async () => (await client.call(actor, 'scoutPlayers')).status === 200,
        'the representative in the market',
      );
      return actor;
    },
  };
};
