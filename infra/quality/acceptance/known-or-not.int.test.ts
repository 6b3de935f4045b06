import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import { takeAsLong } from '../testkit/alike.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { createPeople, type Person } from './access.people.fixtures.ts';

/** Whether an address has an account is nobody's business: neither the answer nor the time to it may tell. */

let database: TestDatabase;
let harness: AllInOneHarness;
let who: Person;
let guest: ApiClient;
const unknown = 'unknown.person@example.com';

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri);
  who = await createPeople(harness, () => who).registered('player');
  guest = browserClient(harness.product.address);
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

const signIn = (email: string) => guest.send('POST', '/login', { email, password: 'not the password' });
let asked = 0;
const forgot = (email: string) => {
  if (email === who.email) asked += 1;
  return guest.send('POST', '/forgot-password', { email });
};
const checkPin = (email: string) => guest.send('POST', '/forgot-password/check', { email, pin: '000000' });
const resetPassword = (email: string) =>
  guest.send('POST', '/reset-password', { email, pin: '000000', password: 'another corner flag' });
const told = ({ status, error, details, data, headers }: Reply) => ({
  status,
  error,
  details,
  data,
  headers: [...headers.keys()].sort(),
  length: headers.get('content-length'),
});

/** What a known address sets off goes on after the answer: it is over when the messages are there. */
const settled = (): Promise<void> =>
  eventually(
    async () => {
      const messages = (await harness.product.adapters.mailbox?.list({ to: who.email, limit: 200 })) ?? [];
      expect(messages.filter((l) => /\b\d{6}\b/.test(l.text))).toHaveLength(asked);
    },
    'the PIN has arrived',
    { within: 20_000 },
  );

interface Asking {
  readonly name: string;
  readonly ask: (email: string) => Promise<Reply>;
  readonly settle: () => Promise<void>;
}
const asking: readonly Asking[] = [
  { name: 'sign-in', ask: signIn, settle: async () => {} },
  { name: 'forgot-password', ask: forgot, settle: settled },
  { name: 'a PIN that is checked', ask: checkPin, settle: async () => {} },
  { name: 'a PIN that resets the password', ask: resetPassword, settle: async () => {} },
];

describe.each(asking)('$name, with a known and an unknown address', ({ ask, settle }) => {
  it('same status, same body, same headers', async () => {
    expect(told(await ask(who.email))).toEqual(told(await ask(unknown)));
    await settle();
  });
  it('same time, within noise', async () => {
    const { alike, ratios } = await takeAsLong(
      () => ask(who.email),
      () => ask(unknown),
      { settle },
    );
    expect([alike, ratios]).toEqual([true, ratios]);
  });
});
