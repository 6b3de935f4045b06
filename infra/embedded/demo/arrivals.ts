import { createDemoClient, type DemoClient } from './client.ts';
import { type DemoPlayer, type DemoRepresentative, demoPassword } from './people.ts';
import { specimen } from './specimen.ts';

/** A person of the demo who has come aboard. */
export interface Arrived {
  readonly client: DemoClient;
  readonly user_id: string;
  readonly profile_id: string;
}

/** The pieces of the way from the register form into the market, each through the real API. */
export interface Arrivals {
  readonly player: (given: DemoPlayer) => Promise<Arrived>;
  readonly representative: (given: DemoRepresentative, club: (client: DemoClient) => Promise<void>) => Promise<Arrived>;
  readonly admit: (arrived: Arrived, tier: string | null) => Promise<void>;
  readonly subscribe: (arrived: Arrived) => Promise<void>;
}

/** How they reach the product. */
export interface Reach {
  readonly address: string;
  /** Somebody new; by default a client in token mode. */
  readonly open?: () => DemoClient;
  /** The text of the letter to a new address; by default from the mailbox page of the demo. */
  readonly letterTo?: (email: string) => Promise<string>;
}

export const createArrivals = ({ address, open, letterTo }: Reach, staff: DemoClient): Arrivals => {
  const register = async (email: string, name: string, profile_type: string): Promise<Arrived> => {
    const client = open?.() ?? createDemoClient(address);
    const user = await client.register({ email, password: demoPassword, name, profile_type, accepts_terms: true });
    const [profile] =
      user.profiles.length > 0 ? user.profiles : (await client.until('/me', (me) => me.profiles.length > 0)).profiles;
    client.as(profile);
    return { client, user_id: user.id, profile_id: profile.id };
  };

  const confirmAddress = async ({ client }: Arrived, email: string): Promise<void> => {
    const mailbox = `/dev/mailbox?to=${encodeURIComponent(email)}`;
    const text: string = letterTo
      ? await letterTo(email)
      : (await client.until(mailbox, (letters) => letters.length > 0))[0].text;
    const token = /token=(\S+)/.exec(text)?.[1];
    await client.send('POST', '/verify-email', { token });
    await client.until('/me', (me) => me.email_verified_at !== null);
  };

  const identify = ({ client }: Arrived, name: string, born: string) =>
    client.upload('/me/identification?kind=passport', specimen(name, born), 'passport.pdf');

  const clubTeamOf = async (client: DemoClient, club: string): Promise<string> => {
    const found = await client.until(`/clubs?q=${encodeURIComponent(club)}`, (clubs) => clubs.length > 0);
    return found[0].teams[0].id;
  };

  /** Handing in waits for what identity told by event: the address and the document. */
  const submit = async ({ client }: Arrived): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        await client.send('POST', '/profile/submit');
        return;
      } catch (error) {
        if (tries > 20 || !/EmailNotVerified|UserIdentificationMissing/.test(String(error))) throw error;
        await client.send('GET', '/profile');
      }
    }
  };

  return {
    player: async (given) => {
      const { email, first_name, last_name } = given;
      const arrived = await register(email, `${first_name} ${last_name}`, 'player');
      const { client } = arrived;
      await confirmAddress(arrived, email);
      const { nickname, date_of_birth, gender, positions, preferred_foot, height_cm, weight_kg } = given;
      await client.send('PATCH', '/profile/person', {
        values: { first_name, last_name, nickname, date_of_birth, gender, phone: '' },
        complete: true,
      });
      for (const country of given.nationalities) await client.send('POST', '/profile/nationalities', { country });
      await client.send('PATCH', '/profile/football', {
        values: { sport: 'football', positions, preferred_foot, height_cm, weight_kg },
        complete: true,
      });
      const club_team_id = given.club ? await clubTeamOf(client, given.club) : null;
      await client.send('PATCH', '/profile/career', {
        values: { club_team_id, current_contract_ends_on: given.contract_ends_on },
        complete: true,
      });
      for (const highlight of given.highlights) await client.send('POST', '/profile/highlights', highlight);
      await client.send('PATCH', '/profile/media', { values: { bio: given.bio }, complete: true });
      await client.send('PATCH', '/profile/visibility', {
        values: { visible_to_clubs: true, guardian: null },
        complete: true,
      });
      await identify(arrived, `${first_name} ${last_name}`, date_of_birth);
      await submit(arrived);
      return arrived;
    },
    representative: async (given, club) => {
      const { email, first_name, last_name, position } = given;
      const arrived = await register(email, `${first_name} ${last_name}`, 'club-representative');
      const { client } = arrived;
      await confirmAddress(arrived, email);
      await client.send('PATCH', '/profile/representative', {
        values: { first_name, last_name, phone: '+31 10 555 0101', position },
        complete: true,
      });
      await club(client);
      await identify(arrived, `${first_name} ${last_name}`, '1980-05-05');
      await submit(arrived);
      return arrived;
    },
    admit: async ({ user_id, profile_id }, tier) => {
      await staff.send('POST', `/admin/users/${user_id}/verify`);
      await staff.until(`/admin/profiles/${profile_id}`, (profile) => profile.user_verification_status === 'verified');
      if (tier) await staff.send('PUT', `/admin/profiles/${profile_id}/tier`, { valuation_tier: tier });
      await staff.send('POST', `/admin/profiles/${profile_id}/verify`);
    },
    subscribe: async ({ client }) => {
      const plans = await client.until('/plans', (list) => list.length > 0);
      await client.send('POST', '/subscriptions', { plan_id: plans[0].id });
      await client.until('/me', (me) => me.profiles.every((p: { is_subscribed: boolean }) => p.is_subscribed));
    },
  };
};
