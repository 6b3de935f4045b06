import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeAsLong } from '../testing/alike.ts';
import { type BrowserClient, browserClient, type Reply } from '../testing/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testing/index.ts';
import { type WholeKit, wholeKit } from '../testing/whole-kit.ts';
import { createPeople, type Person } from './access.people.fixtures.ts';

/** Whether an address has an account is nobody's business: neither the answer nor the time to it may tell. */

let database: TestDatabase;
let kit: WholeKit;
let who: Person;
let guest: BrowserClient;
const unknown = 'unknown.person@example.com';

beforeAll(async () => {
  database = await testDatabase();
  kit = await wholeKit(database.uri);
  who = await createPeople(kit, () => who).registered('player');
  guest = browserClient(kit.whole.address);
});
afterAll(async () => {
  await kit?.close();
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

/** What a known address sets off goes on after the answer: it is over when the letters are there. */
const settled = (): Promise<void> =>
  eventually(
    async () => {
      const letters = (await kit.whole.adapters.mailbox?.list({ to: who.email, limit: 200 })) ?? [];
      expect(letters.filter((l) => /\b\d{6}\b/.test(l.text))).toHaveLength(asked);
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
  }, 120_000);
});
