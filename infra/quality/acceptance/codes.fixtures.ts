import { expect } from '@jest/globals';
import { type ErrorCode, errors } from '@touchline/contracts/errors';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import { specimen } from '../../apps/api-client/specimen.ts';
import { Unavailable } from '../../platform/http/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { offerTerms } from '../testkit/offer-terms.ts';

/** One product for all codes, its people, and what each test asks of it. */

type Fault = 'none' | 'unexpected' | 'unavailable' | 'contract files' | 'sealed files';

let database: TestDatabase;
export let harness: AllInOneHarness;
let fault: Fault = 'none';
/** What goes wrong with files from now on. */
export const plant = (next: Fault): void => {
  fault = next;
};

export const openCodes = async (): Promise<void> => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri, (adapters) => ({
    ...adapters,
    files: {
      ...adapters.files,
      get: async (key) => {
        if (fault === 'unexpected') throw new Error('planted');
        if (fault === 'unavailable') throw new Unavailable('files');
        return adapters.files.get(key);
      },
      put: async (key, bytes, options) => {
        if (fault === 'contract files' && key.startsWith('documents/')) throw new Error('planted');
        if (fault === 'sealed files' && key.includes('.sealed')) throw new Error('planted');
        return adapters.files.put(key, bytes, options);
      },
    },
  }));
  await harness.product.identity.makeAdmin({ email: 'staff@example.com', name: 'Petra Lindgren', password });
  await harness.product.profile.importClubs({
    files: [{ name: 'nl.clubs.txt', text: 'Sparta Rotterdam, Rotterdam\nSC Heerenveen, 1920, Heerenveen\n' }],
    apply: true,
  });
  staff = browserClient(harness.product.address);
  await staff.send('POST', '/login', { email: 'staff@example.com', password });
};
export const closeCodes = async (): Promise<void> => {
  await harness?.close();
  await database?.close();
};

export const password = 'floodlights at dusk';
export let staff: ApiClient;
/** The codes that were answered so far. */
export const produced = new Set<string>();

/** The reply is this refusal, with the status and message of the catalogue. */
export const refuses = async (code: ErrorCode, reply: Promise<Reply>): Promise<Reply> => {
  const got = await reply;
  expect([got.error, got.status]).toEqual([code, errors[code].status]);
  produced.add(code);
  return got;
};
export const done = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const got = await reply;
  expect(got.status < 300 ? 'done' : `${got.error} ${JSON.stringify(got.details)}`).toBe('done');
  return got.data;
};

export interface Person {
  readonly client: ApiClient;
  readonly email: string;
  readonly user: string;
  readonly profile: string;
}
let count = 0;
export const register = async (profile_type: string): Promise<Person> => {
  count += 1;
  const email = `person${count}@example.com`;
  const client = browserClient(harness.product.address);
  const { user } = await done(
    client.send('POST', '/register', { email, password, name: `Person ${count}`, profile_type, accepts_terms: true }),
  );
  client.as(user.profiles[0]);
  return { client, email, user: user.id, profile: user.profiles[0].id };
};
export const messageTo = (email: string, subject: string) =>
  eventually(async () => {
    const { data } = await staff.send('GET', `/dev/mailbox?to=${encodeURIComponent(email)}`);
    const found = data.find((l: { subject: string }) => l.subject === subject);
    expect(found).toBeDefined();
    return found as { text: string };
  }, `a mail "${subject}" to ${email}`);
export const confirm = async ({ client, email }: Person) => {
  const { text } = await messageTo(email, 'Confirm your email address');
  await done(client.send('POST', '/verify-email', { token: /token=(\S+)/.exec(text)?.[1] }));
};
export const identify = ({ client }: Person) =>
  client.upload('/me/identification?kind=passport', specimen('A Person', '2000-01-01'));
export const step = (client: ApiClient, path: string, values: unknown) =>
  done(client.send('PATCH', `/profile/${path}`, { values, complete: true }));
export const personStep = {
  first_name: 'Davi',
  last_name: 'Adeyinka',
  date_of_birth: '2004-03-14',
  gender: 'male',
  phone: '',
};
export const fillPlayer = async ({ client }: Person, given: Record<string, unknown> = {}) => {
  await step(client, 'person', { ...personStep, nickname: `player-${count}`, ...given });
  await done(client.send('POST', '/profile/nationalities', { country: 'PT' }));
  await step(client, 'football', {
    sport: 'football',
    positions: ['LW'],
    preferred_foot: 'left',
    height_cm: 178,
    weight_kg: 71,
  });
  const club = await sparta(client, 'Heerenveen');
  await step(client, 'career', { club_team_id: club.teams[0].id, current_contract_ends_on: '2027-06-30' });
  await step(client, 'media', { bio: '' });
};
export const visible = ({ client }: Person, visible_to_clubs = true) =>
  step(client, 'visibility', { visible_to_clubs, guardian: null });
/** By events: identity's word may still be on its way to profile. */
export const submit = ({ client }: Person) =>
  eventually(async () => {
    await done(client.send('POST', '/profile/submit'));
  }, 'the profile is handed in');
export const sparta = async (client: ApiClient, q = 'Sparta') => (await done(client.send('GET', `/clubs?q=${q}`)))[0];
export const fillRepresentative = async ({ client }: Person) => {
  await step(client, 'representative', {
    first_name: 'Saskia',
    last_name: 'Verhulst',
    phone: '+31 10 5550101',
    position: 'Scout',
  });
  const club = await sparta(client);
  await done(client.send('PUT', '/profile/club', { club_id: club.id, team_ids: [club.teams[0].id] }));
};
/** A decision of staff on what they see now. */
export const decide = async (address: string, decision: string, body: object = {}): Promise<Reply> => {
  const { submission = '0'.repeat(32) } = (await staff.send('GET', address)).data ?? {};
  return staff.send('POST', `${address}/${decision}`, { submission, ...body });
};
export const verifyProfile = ({ profile }: Pick<Person, 'profile'>, body: object = {}) =>
  decide(`/admin/profiles/${profile}`, 'verify', body);
export const verifyUser = ({ user }: Pick<Person, 'user'>) =>
  eventually(() => done(decide(`/admin/users/${user}`, 'verify')), 'the person is verified');
export const admit = async (who: Person, tier: string | null) => {
  await verifyUser(who);
  await eventually(async () => {
    await done(verifyProfile(who, tier ? { valuation_tier: tier } : {}));
  }, 'the profile is verified');
};
export const subscribe = async ({ client }: Person) => {
  const free = await eventually(async () => {
    const { data } = await client.send('GET', '/plans');
    const found = data.find((plan: { is_free: boolean }) => plan.is_free);
    expect(found).toBeDefined();
    return found;
  }, 'the plans are shown');
  await done(client.send('POST', '/subscriptions', { plan_id: free.id }));
  await eventually(async () => expect((await client.send('GET', '/offers')).status).toBe(200), 'the market is open');
};
export const player = async (): Promise<Person> => {
  const who = await register('player');
  await confirm(who);
  await fillPlayer(who);
  await visible(who);
  await identify(who);
  await submit(who);
  await admit(who, 'B');
  await subscribe(who);
  return who;
};
export const representative = async (): Promise<Person> => {
  const who = await register('club-representative');
  await confirm(who);
  await fillRepresentative(who);
  await identify(who);
  await submit(who);
  await admit(who, null);
  await subscribe(who);
  return who;
};
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const teamOf = async (club: Person): Promise<string> =>
  (await done(club.client.send('GET', '/profile'))).representative.team_ids[0];
export const offer = async (club: Person, to: Person, given: Record<string, unknown> = {}, headers = {}) => {
  const body = {
    player_id: to.profile,
    team_id: await teamOf(club),
    expires_at: inDays(5),
    terms: offerTerms,
    message: '',
    club_informed: true,
    ...given,
  };
  return club.client.send('POST', '/offers', body, headers);
};
export const offered = (club: Person, to: Person, given: Record<string, unknown> = {}) =>
  eventually(async () => done(offer(club, to, given)), 'the offer is made');
