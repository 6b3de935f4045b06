import type { ProfileType } from '@touchline/contracts/values';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import { type Arrived, createArrivals } from '../../apps/api-client/arrivals.ts';
import { createCaller } from '../../apps/api-client/caller.ts';
import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';

export const password = 'floodlights at dusk';

export interface Person {
  readonly client: ApiClient;
  readonly email: string;
  readonly user: string;
  /** The current profile; null of staff and guests. */
  readonly profile: { readonly id: string; readonly profile_type: ProfileType } | null;
}

/** What was answered, or a failure that names the refusal. */
export const done = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const got = await reply;
  if (got.status >= 300) throw new Error(`${got.status} ${got.error} ${JSON.stringify(got.details)}`);
  return got.data;
};

/** Another machine or a loaded one is slow, not broken. */
const patienceMs = 20_000;
const callerOf = (client: ApiClient) => createCaller({ client, patienceMs });

/** A decision of staff (`verify`, `reject`, `reopen`) on what they see now: the address is that of a person, profile or club. */
export const decide = (client: ApiClient, address: string, decision: string, body: object = {}) =>
  callerOf(client).decide(address, decision, body);

export interface People {
  readonly guest: () => Person;
  readonly staff: (name: string) => Promise<Person>;
  /** Registered; the address is confirmed where asked for. */
  readonly registered: (type: ProfileType, confirmed?: boolean) => Promise<Person>;
  /** Handed in and waiting for staff. */
  readonly player: () => Promise<Person>;
  /** A player under 18 who waits for staff and for the guardian, at an address of the guardian's own. */
  readonly minor: () => Promise<{ readonly who: Person; readonly email: string }>;
  /** The token of the link in the newest such mail to a guardian, other than the one that is known. */
  readonly linkTo: (email: string, subject: RegExp, known?: string) => Promise<string>;
  /** The six digits of the newest such mail. */
  readonly codeTo: (email: string, subject: RegExp) => Promise<string>;
  readonly representative: (club: string) => Promise<Person>;
  readonly agent: () => Promise<Person>;
  readonly coach: () => Promise<Person>;
  readonly identify: (who: Person) => Promise<unknown>;
  readonly reject: (who: Person, kind: 'fixable' | 'final') => Promise<void>;
  readonly verify: (who: Person) => Promise<void>;
  readonly subscribe: (who: Person) => Promise<void>;
  readonly signIn: (who: Person) => Promise<ApiClient>;
}

const davi = {
  first_name: 'Davi',
  last_name: 'Adeyinka',
  gender: 'male',
  date_of_birth: '2004-03-14',
  nationalities: ['PT'],
  positions: ['LW'],
  preferred_foot: 'left',
  height_cm: 178,
  weight_kg: 71,
  club: 'Heerenveen',
  contract_ends_on: '2027-06-30',
  bio: '',
  highlights: [],
} as const;
const beatriz = {
  ...{ first_name: 'Beatriz', last_name: 'Falcão' },
  ...{ agency: 'Linha Alta', licence_number: '202406-1187', licensed_countries: ['PT'] },
};
const marit = {
  ...{ first_name: 'Marit', last_name: 'Solberg' },
  ...{ licence_level: 'UEFA A', club: 'Sparta', experience: '' },
};
const saskia = { first_name: 'Saskia', last_name: 'Verhulst', position: 'Scout' };

/** Everybody comes aboard through the API, as people do. `decider`: the member of staff who decides on them. */
export const createPeople = (harness: AllInOneHarness, decider: () => Person): People => {
  let count = 0;
  const newEmail = (): string => {
    count += 1;
    return `person${count}@example.com`;
  };
  const made = browserClient.bind(null, harness.product.address);
  const arrivals = createArrivals({
    password,
    open: () => callerOf(made()),
    staff: () => callerOf(decider().client),
    messageTo: async (email) => {
      const found = await eventually(
        async () => {
          const messages = (await harness.product.adapters.mailbox?.list({ to: email, limit: 20 })) ?? [];
          return messages.find(({ subject }) => subject === 'Confirm your email address') ?? false;
        },
        `a message to ${email}`,
        { within: patienceMs },
      );
      return found.text;
    },
  });
  const personOf = ({ client, email, user_id, profile_id }: Arrived, profile_type: ProfileType): Person => ({
    client: client.client,
    email,
    user: user_id,
    profile: { id: profile_id, profile_type },
  });
  const arrivedOf = ({ client, email, user, profile }: Person): Arrived => ({
    client: callerOf(client),
    email,
    user_id: user,
    profile_id: profile?.id ?? '',
  });

  return {
    guest: () => ({ client: made(), email: 'nobody@example.com', user: '', profile: null }),
    staff: async (name) => {
      const email = `${name.toLowerCase()}@example.com`;
      const user = await harness.product.identity.makeAdmin({ email, name: `${name} Lindgren`, password });
      const client = made();
      await done(client.send('POST', '/login', { email, password }));
      return { client, email, user, profile: null };
    },
    registered: async (type, confirmed = true) => {
      const email = newEmail();
      const arrived = await arrivals.register(email, `Person ${count}`, type);
      if (confirmed) await arrivals.confirmAddress(arrived);
      return personOf(arrived, type);
    },
    player: async () => {
      const email = newEmail();
      return personOf(await arrivals.player({ ...davi, email, nickname: `player-${count}` }), 'player');
    },
    minor: async () => {
      const email = newEmail();
      const guardian = { name: 'Adaeze Adeyinka', email: `guardian.${email}` };
      const date_of_birth = `${new Date().getUTCFullYear() - 16}-01-15`;
      const nickname = `player-${count}`;
      const arrived = await arrivals.player({ ...davi, email, nickname, date_of_birth, guardian });
      return { who: personOf(arrived, 'player'), email: guardian.email };
    },
    linkTo: (email, subject, known) =>
      eventually(
        async () => {
          const messages = (await harness.product.adapters.mailbox?.list({ to: email, limit: 20 })) ?? [];
          const tokens = messages
            .filter((message) => subject.test(message.subject))
            .map(({ text }) => /\/guardian-(?:consent|signing)#(\S+)/.exec(text)?.[1] ?? '');
          return tokens.find((token) => token !== known) ?? false;
        },
        `a link to ${email}`,
        { within: patienceMs },
      ),
    codeTo: (email, subject) =>
      eventually(
        async () => {
          const messages = (await harness.product.adapters.mailbox?.list({ to: email, limit: 20 })) ?? [];
          const found = messages.find((message) => subject.test(message.subject));
          return /^(\d{6})$/m.exec(found?.text ?? '')?.[1] ?? false;
        },
        `a code to ${email}`,
        { within: patienceMs },
      ),
    representative: async (name) => {
      const arrived = await arrivals.representative({ ...saskia, email: newEmail() }, async (client) => {
        const [club] = await client.until(`/clubs?q=${encodeURIComponent(name)}`, (clubs) => clubs.length > 0);
        const team_ids = club.teams.map((t: { id: string }) => t.id);
        await client.send('PUT', '/profile/club', { club_id: club.id, team_ids });
      });
      return personOf(arrived, 'club-representative');
    },
    agent: async () => personOf(await arrivals.agent({ ...beatriz, email: newEmail() }), 'agent'),
    coach: async () => personOf(await arrivals.coach({ ...marit, email: newEmail() }), 'coach'),
    identify: (who) => arrivals.identify(arrivedOf(who), 'A Person', '2000-01-01'),
    reject: async (who, kind) => {
      const body = { reason: 'The picture is not readable.', kind, note: '' };
      await decide(decider().client, `/admin/users/${who.user}`, 'reject', body);
      await decide(decider().client, `/admin/profiles/${who.profile?.id}`, 'reject', body);
    },
    verify: (who) => arrivals.admit(arrivedOf(who), who.profile?.profile_type === 'player' ? 'B' : null),
    subscribe: (who) => arrivals.subscribe(arrivedOf(who)),
    signIn: async ({ email, profile }) => {
      const client = made();
      await done(client.send('POST', '/login', { email, password }));
      client.as(profile);
      return client;
    },
  };
};
