import {
  offerEvents,
  type PublicOffer,
  type PublicUser,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import { withoutThrottles } from '@touchline/infra/cache';
import type { Actor } from '@touchline/infra/http';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceKit,
  serviceKit,
  type TestReply,
} from '@touchline/infra/testing';
import { clubIdOf, firstTeamOf } from './club/state.ts';
import { profileIdOf } from './profile/profiles.ts';
import { createProfile, type ProfileService, profileRates, type ScoutingBudgets } from './service.ts';

/** The service over the real engine, with neighbours that tell what a test wants them to. */
export interface World {
  readonly kit: ServiceKit;
  readonly client: ServiceClient;
  readonly service: ProfileService;
  readonly admin: () => Actor;
  /** Registers; resolves when the first profile is there. */
  readonly register: (type: ProfileType, given?: Partial<PublicUser>) => Promise<Actor>;
  /** Identity tells something new of the person, and the service has heard it. */
  readonly tellUser: (actor: Actor, changes: Partial<PublicUser>) => Promise<void>;
  readonly subscribe: (actor: Actor, is_subscribed?: boolean) => Promise<void>;
  readonly offer: (player: Actor, team_id: string, changes?: Partial<PublicOffer>) => Promise<string>;
  /** A player who has filled in everything but not handed in. */
  readonly filledInPlayer: (changes?: Readonly<Record<string, unknown>>) => Promise<Actor>;
  /** A player or representative in the market: verified, subscribed. */
  readonly marketPlayer: (changes?: Readonly<Record<string, unknown>>, tier?: string) => Promise<Actor>;
  readonly marketRepresentative: (club?: Club) => Promise<Actor>;
  readonly call: (
    actor: Actor | null,
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
export const clubFile = {
  name: 'nl.clubs.txt',
  text: 'Sparta Rotterdam, 1888, Rotterdam\n  | Sparta\nAjax Amsterdam, 1900, Amsterdam\n  | Ajax\nFC København, Amsterdam\n',
};

export const profileId = (actor: Actor): string => actor.profile?.id ?? '';

const free: ScoutingBudgets = { pages: { spend: async () => {} }, sheets: { spend: async () => {} } };

export const createWorld = async (budgets = free): Promise<World> => {
  const kit = await serviceKit();
  const service = createProfile({
    connection: await kit.database.connect(),
    bus: kit.bus,
    files: kit.files,
    authenticate: kit.authenticate,
    logger: kit.logger,
    clock: kit.clock,
    limits: withoutThrottles(profileRates),
    budgets,
  });
  const client = await kit.run(service);
  await service.importClubs({ files: [clubFile], apply: true });
  const users = new Map<string, PublicUser>();
  let count = 0;

  const ok = async (reply: Promise<TestReply>): Promise<TestReply> => {
    const found = await reply;
    if (found.status >= 300) throw new Error(`${found.status} ${JSON.stringify(found.json)}`);
    return found;
  };
  const admin = () => actorOf('usr_staff', null, { is_admin: true, authenticated_at: kit.clock().toISOString() });

  const tellUser: World['tellUser'] = async (actor, changes) => {
    const user = { ...users.get(actor.user_id), ...changes } as PublicUser;
    users.set(actor.user_id, user);
    await kit.tell(userEvents.restated.type, user.user_id, { user });
  };
  const register: World['register'] = async (type, given = {}) => {
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
    await kit.tell(userEvents.registered.type, user.user_id, { user, profile_type: type });
    const actor = actorOf(user.user_id, { id: profileIdOf(user.user_id, type), type });
    await eventually(async () => (await client.call(actor, 'getOwnProfile')).status === 200, 'the first profile');
    return actor;
  };
  const subscribe: World['subscribe'] = async (actor, is_subscribed = true) => {
    const subscription_id = `sub_${actor.user_id.slice(4)}`;
    const subscription = {
      subscription_id,
      profile_id: profileId(actor),
      profile_type: actor.profile?.type ?? 'player',
      plan: { plan_id: 'pln_free', name: 'Free', is_free: true, trial_request_limit: null },
      status: is_subscribed ? 'active' : 'canceled',
      is_subscribed,
      current_period_end: null,
    };
    const { type } = is_subscribed ? subscriptionEvents.started : subscriptionEvents.canceled;
    await kit.tell(type, subscription_id, { subscription });
  };
  const step = (actor: Actor, operation: string, values: object) =>
    ok(client.call(actor, operation, { body: { values, complete: true } }));

  const filledInPlayer: World['filledInPlayer'] = async (changes = {}) => {
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
  const admitted = async (actor: Actor): Promise<Actor> => {
    await ok(client.call(actor, 'submitOnboarding'));
    const params = { profile_id: profileId(actor) };
    if (actor.profile?.type === 'player')
      await ok(client.call(admin(), 'setTier', { params, body: { valuation_tier: 'B' } }));
    await ok(client.call(admin(), 'verifyProfile', { params }));
    await subscribe(actor);
    return actor;
  };
  return {
    kit,
    client,
    service,
    admin,
    register,
    tellUser,
    subscribe,
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
      await kit.tell(offerEvents.restated.type, offer_id, { offer });
      return offer_id;
    },
    marketPlayer: async (changes = {}, tier = 'B') => {
      const actor = await admitted(await filledInPlayer(changes));
      if (tier !== 'B')
        await ok(
          client.call(admin(), 'setTier', { params: { profile_id: profileId(actor) }, body: { valuation_tier: tier } }),
        );
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
