import type { Caller } from './caller.ts';
import { specimen } from './specimen.ts';

/** A person who has come aboard, or is on the way. */
export interface Arrived {
  readonly client: Caller;
  readonly email: string;
  readonly user_id: string;
  readonly profile_id: string;
}

interface Named {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** What a player fills in. */
export interface ArrivingPlayer extends Named {
  readonly nickname: string;
  readonly gender: 'female' | 'male';
  readonly date_of_birth: string;
  readonly nationalities: readonly string[];
  readonly positions: readonly string[];
  readonly preferred_foot: 'left' | 'right' | 'both';
  readonly height_cm: number;
  readonly weight_kg: number;
  readonly club: string | null;
  readonly contract_ends_on: string | null;
  readonly bio: string;
  /** Whom a player under 18 names. */
  readonly guardian?: { readonly name: string; readonly email: string };
  readonly highlights: readonly { readonly title: string; readonly url: string }[];
  readonly seasons?: readonly {
    readonly began_in: number;
    readonly club: string;
    readonly level: string;
    readonly appearances: number;
    readonly minutes: number;
    readonly goals: number;
    readonly assists: number;
  }[];
}

export interface ArrivingRepresentative extends Named {
  readonly position: string;
}

export interface ArrivingAgent extends Named {
  readonly agency: string;
  readonly licence_number: string;
  readonly licensed_countries: readonly string[];
}

export interface ArrivingCoach extends Named {
  readonly licence_level: string;
  readonly club: string | null;
  readonly experience: string;
}

/** The pieces of the way from the register form into the market, each through the real API. */
export interface Arrivals {
  readonly register: (email: string, name: string, profile_type: string) => Promise<Arrived>;
  readonly confirmAddress: (arrived: Arrived) => Promise<void>;
  readonly identify: (arrived: Arrived, name: string, born: string) => Promise<unknown>;
  /** Everything filled in and handed in: waits for staff. */
  readonly player: (given: ArrivingPlayer) => Promise<Arrived>;
  /** @param club gives the profile its club and teams. */
  readonly representative: (given: ArrivingRepresentative, club: (client: Caller) => Promise<void>) => Promise<Arrived>;
  readonly agent: (given: ArrivingAgent) => Promise<Arrived>;
  readonly coach: (given: ArrivingCoach) => Promise<Arrived>;
  /** Staff verify person and profile. */
  readonly admit: (arrived: Pick<Arrived, 'user_id' | 'profile_id'>, tier: string | null) => Promise<void>;
  /** To this plan, by default to the first free one. */
  readonly subscribe: (arrived: Pick<Arrived, 'client'>, planId?: string) => Promise<void>;
}

export interface ArrivalsOptions {
  readonly password: string;
  /** Somebody new. */
  readonly open: () => Caller;
  /** The member of staff who decides on them. */
  readonly staff: () => Caller;
  /** The text of the message that confirms a new address; by default from the mailbox page of the demo. */
  readonly messageTo?: (email: string) => Promise<string>;
}

const mailboxPage = (client: Caller, email: string): Promise<string> =>
  client
    .until(`/dev/mailbox?to=${encodeURIComponent(email)}`, (messages) => messages.length > 0)
    .then(([message]) => message.text);

/** Brings people aboard as they come by themselves: for the demo, and for every test of the whole product. */
export const createArrivals = ({ password, open, staff, messageTo }: ArrivalsOptions): Arrivals => {
  const register: Arrivals['register'] = async (email, name, profile_type) => {
    const client = open();
    const user = await client.register({ email, password, name, profile_type, accepts_terms: true });
    const [profile] =
      user.profiles.length > 0 ? user.profiles : (await client.until('/me', (me) => me.profiles.length > 0)).profiles;
    client.as(profile);
    return { client, email, user_id: user.id, profile_id: profile.id };
  };

  const confirmAddress: Arrivals['confirmAddress'] = async ({ client, email }) => {
    const text = await (messageTo ?? mailboxPage.bind(null, client))(email);
    await client.send('POST', '/verify-email', { token: /token=(\S+)/.exec(text)?.[1] });
    await client.until('/me', (me) => me.email_verified_at !== null);
  };

  const identify: Arrivals['identify'] = ({ client }, name, born) =>
    client.upload('/me/identification?kind=passport', specimen(name, born), 'passport.pdf');

  const clubTeamOf = async (client: Caller, club: string): Promise<string> => {
    const found = await client.until(`/clubs?q=${encodeURIComponent(club)}`, (clubs) => clubs.length > 0);
    return found[0].teams[0].id;
  };

  const step = (client: Caller, name: string, values: unknown) =>
    client.send('PATCH', `/profile/${name}`, { values, complete: true });

  /** Handing in waits for what identity told by event: the address and the document. */
  const submit = ({ client }: Arrived) =>
    client.untilDone('POST', '/profile/submit', ['EmailNotVerified', 'UserIdentificationMissing']);

  /** A kind whose profile is one form, then handed in. */
  const ofTwoSteps = async (
    kind: 'agent' | 'coach',
    email: string,
    named: Pick<Named, 'first_name' | 'last_name'>,
    valuesOf: (client: Caller) => object | Promise<object>,
  ): Promise<Arrived> => {
    const name = `${named.first_name} ${named.last_name}`;
    const arrived = await register(email, name, kind);
    await confirmAddress(arrived);
    await step(arrived.client, kind, { ...named, ...(await valuesOf(arrived.client)) });
    await identify(arrived, name, '1984-09-21');
    await submit(arrived);
    return arrived;
  };

  return {
    register,
    confirmAddress,
    identify,
    player: async (given) => {
      const { email, first_name, last_name } = given;
      const arrived = await register(email, `${first_name} ${last_name}`, 'player');
      const { client } = arrived;
      await confirmAddress(arrived);
      const { nickname, date_of_birth, gender, positions, preferred_foot, height_cm, weight_kg } = given;
      await step(client, 'person', { first_name, last_name, nickname, date_of_birth, gender, phone: '' });
      for (const country of given.nationalities) await client.send('POST', '/profile/nationalities', { country });
      await step(client, 'football', { sport: 'football', positions, preferred_foot, height_cm, weight_kg });
      const club_team_id = given.club ? await clubTeamOf(client, given.club) : null;
      await step(client, 'career', { club_team_id, current_contract_ends_on: given.contract_ends_on });
      for (const highlight of given.highlights) await client.send('POST', '/profile/highlights', highlight);
      for (const season of given.seasons ?? []) await client.send('POST', '/profile/seasons', season);
      await step(client, 'media', { bio: given.bio });
      await step(client, 'visibility', { visible_to_clubs: true, guardian: given.guardian ?? null });
      await identify(arrived, `${first_name} ${last_name}`, date_of_birth);
      await submit(arrived);
      return arrived;
    },
    representative: async (given, club) => {
      const { email, first_name, last_name, position } = given;
      const arrived = await register(email, `${first_name} ${last_name}`, 'club-representative');
      const { client } = arrived;
      await confirmAddress(arrived);
      await step(client, 'representative', { first_name, last_name, phone: '+31 10 555 0101', position });
      await club(client);
      await identify(arrived, `${first_name} ${last_name}`, '1980-05-05');
      await submit(arrived);
      return arrived;
    },
    agent: ({ email, first_name, last_name, ...licence }) =>
      ofTwoSteps('agent', email, { first_name, last_name }, () => licence),
    coach: ({ email, first_name, last_name, club, ...coaching }) =>
      ofTwoSteps('coach', email, { first_name, last_name }, async (client) => {
        if (!club) return { ...coaching, club_id: null };
        const [found] = await client.until(`/clubs?q=${encodeURIComponent(club)}`, (clubs) => clubs.length > 0);
        return { ...coaching, club_id: found.id };
      }),
    admit: async ({ user_id, profile_id }, tier) => {
      await staff().decide(`/admin/users/${user_id}`, 'verify');
      await staff().until(
        `/admin/profiles/${profile_id}`,
        (profile) => profile.user_verification_status === 'verified',
      );
      await staff().decide(`/admin/profiles/${profile_id}`, 'verify', tier ? { valuation_tier: tier } : {});
    },
    subscribe: async ({ client }, planId) => {
      const plans = await client.until('/plans', (list) => list.length > 0);
      const free = plans.find((plan: { is_free: boolean }) => plan.is_free);
      await client.send('POST', '/subscriptions', { plan_id: planId ?? free.id });
      await client.until('/me', (me) => me.profiles.every((p: { is_subscribed: boolean }) => p.is_subscribed));
    },
  };
};
