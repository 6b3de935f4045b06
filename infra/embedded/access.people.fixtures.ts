import { type BrowserClient, browserClient, type Reply } from '../testing/browser-client.ts';
import { eventually } from '../testing/index.ts';
import type { WholeKit } from '../testing/whole-kit.ts';
import { specimen } from './demo/specimen.ts';

export const password = 'floodlights at dusk';

export interface Person {
  readonly client: BrowserClient;
  readonly email: string;
  readonly user: string;
  /** The current profile; null of staff and guests. */
  readonly profile: { readonly id: string; readonly profile_type: 'player' | 'club-representative' } | null;
}

/** What was answered, or a failure that names the refusal. */
export const done = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const got = await reply;
  if (got.status >= 300) throw new Error(`${got.status} ${got.error} ${JSON.stringify(got.details)}`);
  return got.data;
};

/** Another machine or a loaded one is slow, not broken. */
const patiently = { within: 20_000 };

export interface People {
  readonly guest: () => Person;
  readonly staff: (name: string) => Promise<Person>;
  /** Registered; the address is confirmed where asked for. */
  readonly registered: (type: 'player' | 'club-representative', confirmed?: boolean) => Promise<Person>;
  /** Handed in and waiting for staff. */
  readonly player: () => Promise<Person>;
  readonly representative: (club: string) => Promise<Person>;
  readonly identify: (who: Person) => Promise<unknown>;
  readonly reject: (who: Person, kind: 'fixable' | 'final') => Promise<void>;
  readonly verify: (who: Person) => Promise<void>;
  readonly subscribe: (who: Person) => Promise<void>;
  readonly signIn: (who: Person) => Promise<BrowserClient>;
}

/** Everybody comes aboard through the API, as people do. `decider`: the member of staff who decides on them. */
export const createPeople = (kit: WholeKit, decider: () => Person): People => {
  let count = 0;
  const made = browserClient.bind(null, kit.whole.address);

  const confirm = async ({ client, email }: Person): Promise<void> => {
    const letter = await eventually(
      async () => {
        const letters = (await kit.whole.adapters.mailbox?.list({ to: email, limit: 20 })) ?? [];
        return letters.find((l) => l.subject === 'Confirm your email address') ?? false;
      },
      `a letter to ${email}`,
      patiently,
    );
    const { text } = letter as { text: string };
    await done(client.send('POST', '/verify-email', { token: /token=(\S+)/.exec(text)?.[1] }));
  };
  const step = (client: BrowserClient, path: string, values: unknown) =>
    done(client.send('PATCH', `/profile/${path}`, { values, complete: true }));
  const clubNamed = async (client: BrowserClient, name: string) =>
    (await done(client.send('GET', `/clubs?q=${encodeURIComponent(name)}`)))[0];
  const identify = ({ client }: Person) =>
    done(client.upload('/me/identification?kind=passport', specimen('A Person', '2000-01-01')));
  /** Identity's word may still be on its way to profile. */
  const submit = ({ client }: Person) =>
    eventually(() => done(client.send('POST', '/profile/submit')), 'the profile is handed in', patiently);

  const people: People = {
    guest: () => ({ client: made(), email: 'nobody@example.com', user: '', profile: null }),
    staff: async (name) => {
      const email = `${name.toLowerCase()}@example.com`;
      const user = await kit.whole.identity.makeAdmin({ email, name: `${name} Lindgren`, password });
      const client = made();
      await done(client.send('POST', '/login', { email, password }));
      return { client, email, user, profile: null };
    },
    registered: async (type, confirmed = true) => {
      count += 1;
      const email = `person${count}@example.com`;
      const client = made();
      const { user } = await done(
        client.send('POST', '/register', {
          email,
          password,
          name: `Person ${count}`,
          profile_type: type,
          accepts_terms: true,
        }),
      );
      const [profile] = await eventually(
        async () => {
          const { profiles } = await done(client.send('GET', '/me'));
          return profiles.length === 1 && profiles;
        },
        'the first profile is there',
        patiently,
      );
      client.as(profile);
      const who: Person = { client, email, user: user.id, profile: { id: profile.id, profile_type: type } };
      if (confirmed) await confirm(who);
      return who;
    },
    player: async () => {
      const who = await people.registered('player');
      const { client } = who;
      await step(client, 'person', {
        first_name: 'Davi',
        last_name: 'Adeyinka',
        nickname: `player-${who.user.slice(4, 12)}`,
        date_of_birth: '2004-03-14',
        gender: 'male',
        phone: '',
      });
      await done(client.send('POST', '/profile/nationalities', { country: 'PT' }));
      await step(client, 'football', {
        sport: 'football',
        positions: ['LW'],
        preferred_foot: 'left',
        height_cm: 178,
        weight_kg: 71,
      });
      const club = await clubNamed(client, 'Heerenveen');
      await step(client, 'career', { club_team_id: club.teams[0].id, current_contract_ends_on: '2027-06-30' });
      await step(client, 'media', { bio: '' });
      await step(client, 'visibility', { visible_to_clubs: true, guardian: null });
      await identify(who);
      await submit(who);
      return who;
    },
    representative: async (name) => {
      const who = await people.registered('club-representative');
      const { client } = who;
      await step(client, 'representative', {
        first_name: 'Saskia',
        last_name: 'Verhulst',
        phone: '+31 10 5550101',
        position: 'Scout',
      });
      const club = await clubNamed(client, name);
      const team_ids = club.teams.map((t: { id: string }) => t.id);
      await done(client.send('PUT', '/profile/club', { club_id: club.id, team_ids }));
      await identify(who);
      await submit(who);
      return who;
    },
    identify,
    reject: async (who, kind) => {
      const body = { reason: 'The picture is not readable.', kind, note: '' };
      await done(decider().client.send('POST', `/admin/users/${who.user}/reject`, body));
      await done(decider().client.send('POST', `/admin/profiles/${who.profile?.id}/reject`, body));
    },
    verify: async (who) => {
      const { client } = decider();
      await done(client.send('POST', `/admin/users/${who.user}/verify`));
      await eventually(
        async () => {
          if (who.profile?.profile_type === 'player')
            await done(client.send('PUT', `/admin/profiles/${who.profile.id}/tier`, { valuation_tier: 'B' }));
          await done(client.send('POST', `/admin/profiles/${who.profile?.id}/verify`));
        },
        'the profile is verified',
        patiently,
      );
    },
    subscribe: async ({ client }) => {
      const [plan] = await eventually(
        async () => {
          const plans = await done(client.send('GET', '/plans'));
          return plans.length === 1 && plans;
        },
        'the plans are shown',
        patiently,
      );
      await done(client.send('POST', '/subscriptions', { plan_id: plan.id }));
    },
    signIn: async ({ email, profile }) => {
      const client = made();
      await done(client.send('POST', '/login', { email, password }));
      client.as(profile);
      return client;
    },
  };
  return people;
};
