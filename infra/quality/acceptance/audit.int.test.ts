import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setUpFactor } from '../../apps/api-client/authenticator.ts';
import { type AuditEntry, auditEntries, checkChains } from '../../platform/audit/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { createPeople, decide, done, type People, type Person, password } from './access.people.fixtures.ts';

/** Every kind of event leaves its entry, through the real API, and no entry holds what must not be written down. */

let database: TestDatabase;
let harness: AllInOneHarness;
let people: People;
let staff: Person;
const secrets = new Set<string>([password]);

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri);
  people = createPeople(harness, () => staff);
  staff = await people.staff('Petra');
  await harness.product.profile.importClubs({
    files: [{ name: 'nl.clubs.txt', text: 'SC Heerenveen, 1920, Heerenveen\n' }],
    apply: true,
  });
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

const entries = async () => auditEntries(await harness.product.adapters.connect('operations'));
const told = async (given: Partial<AuditEntry>): Promise<AuditEntry> => {
  const found = await (await entries()).findOne(given as never, { sort: { number: -1 } });
  expect(found ?? given).toMatchObject({ hash: expect.any(String) });
  return found as unknown as AuditEntry;
};
const remember = ({ client, email }: Person): void => {
  secrets.add(email);
  for (const value of client.cookies.values()) secrets.add(decodeURIComponent(value));
};

describe('auth events', () => {
  it('registered, address confirmed, signed in, sign-in that failed, signed out', async () => {
    const who = await people.registered('player');
    remember(who);
    await told({ what: 'registered', about: who.user });
    await told({ what: 'address-confirmed', about: who.user });
    const client = browserClient(harness.product.address);
    await client.send('POST', '/login', { email: who.email, password: 'a wrong guess at it' });
    secrets.add('a wrong guess at it');
    expect((await told({ what: 'sign-in-failed', about: who.user })).facts).toEqual({ code: 'InvalidCredentials' });
    await client.send('POST', '/login', { email: 'nobody.at.all@example.com', password });
    secrets.add('nobody.at.all@example.com');
    expect(await told({ what: 'sign-in-failed', about: null })).toMatchObject({ by: null, from: '127.0.0.0/24' });
    await done(client.send('POST', '/login', { email: who.email, password }));
    remember({ ...who, client });
    const { facts } = await told({ what: 'signed-in', about: who.user });
    expect(facts.session).toMatch(/^ses_/);
    await client.send('POST', '/logout');
    expect((await told({ what: 'signed-out', about: who.user })).facts.session).toBe(facts.session);
  });
  it('password changed and confirmed, and refused; a session ended; what ended by age', async () => {
    const who = await people.registered('player');
    await people.signIn(who);
    const { client, user } = who;
    await client.send('PUT', '/me/password', { current_password: 'not that', password: 'another one for later' });
    expect((await told({ what: 'password-refused', by: user })).facts).toEqual({
      code: 'InvalidAuthenticationException',
    });
    await done(client.send('PUT', '/me/password', { current_password: password, password: 'another one for later' }));
    secrets.add('another one for later');
    expect((await told({ what: 'password-changed', by: user })).facts).toEqual({ sessions_ended: 1 });
    await done(client.send('POST', '/me/confirm-password', { password: 'another one for later' }));
    await told({ what: 'password-confirmed', by: user });
    await done(client.send('PUT', '/me/password', { current_password: 'another one for later', password }));
    const other = await people.signIn(who);
    const sessions = await done(other.send('GET', '/me/sessions'));
    const old = sessions.find((s: { current: boolean }) => !s.current).id;
    await done(other.send('DELETE', `/me/sessions/${old}`));
    await told({ what: 'session-ended', by: user, about: old });
    const late = await people.registered('player');
    harness.travel(31 * 86_400_000);
    await harness.product.identity.sweeps.find((s) => s.name === 'ended sessions')?.run();
    expect((await told({ what: 'session-ended', about: late.user })).facts).toMatchObject({ how: 'age' });
    // Theirs has ended too.
    staff = await people.staff('Petra');
  });
  it('a reset: asked, sent, a wrong PIN, the right one, done', async () => {
    const { email, user } = await people.registered('player');
    const guest = browserClient(harness.product.address);
    await done(guest.send('POST', '/forgot-password', { email }));
    await told({ what: 'reset-asked' });
    await eventually(() => told({ what: 'reset-pin-sent', about: user }), 'the PIN is sent');
    const message = await eventually(async () => {
      const messages = (await harness.product.adapters.mailbox?.list({ to: email, limit: 20 })) ?? [];
      return messages.find((l) => /\b\d{6}\b/.test(l.text)) ?? false;
    }, 'the PIN arrives');
    const pin = /\b\d{6}\b/.exec((message as { text: string }).text)?.[0] ?? '';
    secrets.add(pin);
    await guest.send('POST', '/forgot-password/check', { email, pin: pin === '123456' ? '654321' : '123456' });
    await told({ what: 'reset-pin-wrong', about: user });
    await done(guest.send('POST', '/forgot-password/check', { email, pin }));
    await told({ what: 'reset-pin-right', about: user });
    await done(guest.send('POST', '/reset-password', { email, pin, password: 'the third one of them' }));
    secrets.add('the third one of them');
    expect((await told({ what: 'password-reset', about: user })).facts).toEqual({ sessions_ended: 1 });
  });
});

it('a second factor: begun, refused, switched on, asked for, passed, codes renewed, switched off', async () => {
  const { client, email, user } = await people.registered('player');
  const confirmed = await client.send('POST', '/me/second-factor/confirm', { code: '000000' });
  expect(confirmed.error).toBe('StaleVersion');
  await told({ what: 'second-factor-not-switched-on', by: user });
  const { secret, recovery } = await setUpFactor(client);
  for (const secretText of [secret, ...recovery]) secrets.add(secretText);
  await told({ what: 'second-factor-begun', by: user });
  expect((await told({ what: 'second-factor-switched-on', by: user })).facts).toEqual({ sessions_ended: 0 });
  const guest = browserClient(harness.product.address);
  await guest.send('POST', '/login', { email, password });
  expect((await told({ what: 'second-factor-asked', about: user })).facts).toEqual({});
  await guest.send('POST', '/login/second-factor', { code: 'wrong' });
  expect((await told({ what: 'second-factor-refused', about: user })).facts).toEqual({
    code: 'InvalidSecondFactorCode',
  });
  await done(guest.send('POST', '/login/second-factor', { code: recovery[0] }));
  expect((await told({ what: 'signed-in', about: user })).facts.session).toMatch(/^ses_/);
  const again = (code: string | undefined) => ({ password, code });
  await client.send('POST', '/me/second-factor/recovery-codes', again(recovery[0]));
  await told({ what: 'recovery-codes-not-renewed', by: user });
  const renewed = await done(client.send('POST', '/me/second-factor/recovery-codes', again(recovery[1])));
  for (const code of renewed.recovery_codes) secrets.add(code);
  await told({ what: 'recovery-codes-renewed', by: user });
  await client.send('POST', '/me/second-factor/off', again('wrong'));
  await told({ what: 'second-factor-not-switched-off', by: user });
  await done(client.send('POST', '/me/second-factor/off', again(renewed.recovery_codes[0])));
  expect((await told({ what: 'second-factor-switched-off', by: user })).facts).toEqual({ sessions_ended: 1 });
});

it('a change of address: asked, refused, cancelled, done, undone, refused', async () => {
  const { client, email, user } = await people.registered('player');
  const moved = `moved.${email}`;
  const inMail = async (to: string, what: RegExp): Promise<string> => {
    const found = await eventually(async () => {
      const messages = (await harness.product.adapters.mailbox?.list({ to, limit: 20 })) ?? [];
      return messages.map((message) => what.exec(message.text)?.[1]).find(Boolean) ?? false;
    }, `a mail to ${to}`);
    secrets.add(found as string);
    return found as string;
  };
  const ask = (given: string) => client.send('POST', '/me/email-change', { email: moved, password: given });
  await ask('not my password');
  expect((await told({ what: 'email-change-refused', by: user })).facts).toEqual({
    code: 'InvalidAuthenticationException',
  });
  await done(ask(password));
  await told({ what: 'email-change-asked', by: user });
  await done(client.send('DELETE', '/me/email-change'));
  await told({ what: 'email-change-cancelled', by: user });
  await done(ask(password));
  const guest = browserClient(harness.product.address);
  await eventually(async () => {
    const code = await inMail(moved, /^(\d{6})$/m);
    await done(client.send('POST', '/me/email-change/confirm', { code }));
  }, 'the newest code arrives');
  expect((await told({ what: 'email-changed', by: user })).facts).toEqual({ sessions_ended: 0 });
  const token = await inMail(email, /undo-email-change\?token=(\S+)/);
  await done(guest.send('POST', '/email-change/undo', { token }));
  expect((await told({ what: 'email-change-undone', about: user })).facts).toEqual({ sessions_ended: 1 });
  await guest.send('POST', '/email-change/undo', { token });
  expect((await told({ what: 'email-change-not-undone', about: user })).facts).toEqual({
    code: 'InvalidEmailTokenException',
  });
});

describe('refusals', () => {
  it('at the BFF: CSRF, somebody else’s profile; at a service: not verified, not staff, no fresh password', async () => {
    const [who, other] = [await people.registered('player'), await people.registered('player')];
    const { client, user } = who;
    await client.send('PUT', '/me/name', { name: 'Davi' }, { 'x-csrf-token': 'forged' });
    expect((await told({ what: 'refused', by: user })).facts).toEqual({
      code: 'CsrfTokenMismatch',
      operation: 'PUT /me/name',
    });
    await client.send('GET', '/profile', undefined, { 'x-profile-id': other.profile?.id ?? '' });
    expect((await told({ what: 'refused', by: user })).facts).toEqual({
      code: 'AccessDeniedException',
      operation: 'GET /profile',
    });
    await eventually(async () => {
      expect((await client.send('GET', '/offers')).error).toBe('UserNotVerified');
    }, 'the profile is known');
    expect(await told({ what: 'refused', by: user })).toMatchObject({
      profile: who.profile?.id,
      facts: { code: 'UserNotVerified', operation: 'listOffers' },
    });
    await client.send('GET', '/admin/users');
    expect((await told({ what: 'refused', by: user })).facts.operation).toBe('listUsers');
    const stale = await people.staff('Stale');
    harness.travel(15 * 60_000 + 1000);
    await stale.client.send('POST', `/admin/users/${user}/suspend`, { reason: 'Reported by a club.' });
    expect(await told({ what: 'refused', by: stale.user })).toMatchObject({
      about: user,
      facts: { code: 'FreshAuthenticationRequired', operation: 'suspendUser' },
    });
    await done(staff.client.send('POST', '/me/confirm-password', { password }));
  });
  it('a forged request is told whatever else is wrong with it', async () => {
    const { client, user } = await people.registered('player');
    const forged = { 'x-csrf-token': 'forged', 'idempotency-key': 'odd key', 'touchline-after': 'x' };
    expect((await client.send('PUT', '/me/name', { name: 'Davi' }, forged)).error).toBe('CsrfTokenMismatch');
    expect((await told({ what: 'refused', by: user })).facts.code).toBe('CsrfTokenMismatch');
  });
  it('a home that leaves out what isn’t for this person tells nothing', async () => {
    const { client, user } = await people.registered('player');
    await eventually(async () => {
      expect((await client.send('GET', '/offers')).error).toBe('UserNotVerified');
    }, 'the profile is known');
    const before = await (await entries()).countDocuments({ by: user });
    await done(client.send('GET', '/home'));
    expect(await (await entries()).countDocuments({ by: user })).toBe(before);
  });
});

it('staff: admin made, document opened, tier, verified, rejected, reopened, suspended, each with who decided on whom', async () => {
  await told({ what: 'admin-made', about: staff.user });
  const who = await people.player();
  const { user, profile } = who;
  await staff.client.send('GET', `/admin/users/${user}/identification`);
  await told({ what: 'identification-opened', by: staff.user, about: user });
  await people.verify(who);
  expect((await told({ what: 'verify-user', by: staff.user, about: user })).facts).toEqual({
    verification: 'pending → verified',
  });
  const verified = await told({ what: 'verify-profile', by: staff.user, about: profile?.id ?? '' });
  expect(verified.facts).toEqual({ tier: '– → B', profile_verification: 'pending → verified' });
  await done(staff.client.send('PUT', `/admin/profiles/${profile?.id}/tier`, { valuation_tier: 'C' }));
  expect((await told({ what: 'set-tier', by: staff.user, about: profile?.id ?? '' })).facts).toEqual({ tier: 'B → C' });
  await people.subscribe(who);
  expect((await told({ what: 'subscribed', by: user })).facts).toMatchObject({ plan: 'pln_freeplayer' });
  await decide(staff.client, `/admin/users/${user}`, 'reopen');
  await decide(staff.client, `/admin/profiles/${profile?.id}`, 'reopen');
  expect((await told({ what: 'reopen-user', about: user })).facts).toEqual({ verification: 'verified → pending' });
  await people.reject(who, 'fixable');
  expect((await told({ what: 'reject-user', about: user })).facts).toEqual({
    kind: 'fixable',
    verification: 'pending → rejected',
  });
  await told({ what: 'reject-profile', by: staff.user, about: profile?.id ?? '' });
  await decide(staff.client, `/admin/users/${user}`, 'reopen');
  await told({ what: 'reopen-user', by: staff.user, about: user });
  const { id: profile_id, submission } = await done(staff.client.send('GET', `/admin/profiles/${profile?.id}`));
  await done(staff.client.send('POST', '/admin/profiles/verify', { profiles: [{ profile_id, submission }] }));
  // Of several at once each has an entry of its own, found by its id as any other.
  expect((await told({ what: 'verify-profile', about: profile_id })).facts).toEqual({ together_with: 0 });
  // A person and a profile by one decision: an entry for each, as if they were decided on one by one.
  const pair = await people.player();
  const seenOf = async (address: string) => (await done(staff.client.send('GET', address))).submission;
  const pairProfile = pair.profile?.id ?? '';
  await done(
    staff.client.send('POST', `/admin/users/${pair.user}/verify-with-profile`, {
      submission: await seenOf(`/admin/users/${pair.user}`),
      profile: {
        ...{ profile_id: pairProfile, submission: await seenOf(`/admin/profiles/${pairProfile}`) },
        valuation_tier: 'B',
      },
    }),
  );
  expect((await told({ what: 'verify-profile', by: staff.user, about: pairProfile })).facts).toEqual({
    ...{ profile_verification: 'pending → verified', tier: '– → B' },
  });
  await told({ what: 'verify-user', by: staff.user, about: pair.user });
  // Several people at once: an entry for each, also for the one that was refused.
  const other = await people.player();
  const seen = await Promise.all(
    [user, other.user].map(async (user_id) => ({
      ...{ user_id, submission: (await done(staff.client.send('GET', `/admin/users/${user_id}`))).submission },
    })),
  );
  await done(staff.client.send('POST', '/admin/people/verify', { users: [seen[0]] }));
  await done(
    staff.client.send('POST', '/admin/people/reject', {
      users: seen,
      reason: 'Not readable.',
      kind: 'fixable',
      note: '',
    }),
  );
  const together = { kind: 'fixable', together_with: 1 };
  expect((await told({ what: 'reject-user', about: other.user })).facts).toEqual(together);
  const refused = await told({ what: 'reject-user-refused', about: user });
  expect(refused.facts).toEqual({ ...together, code: 'StaleVersion' });
  await done(staff.client.send('POST', `/admin/users/${user}/end-sessions`));
  expect((await told({ what: 'end-user-sessions', by: staff.user, about: user })).facts).toEqual({ sessions_ended: 1 });
  await people.signIn(who);
  await done(staff.client.send('POST', `/admin/users/${user}/suspend`, { reason: 'Reported by a club.' }));
  expect((await told({ what: 'suspend-user', by: staff.user, about: user })).facts).toEqual({
    sessions_ended: 1,
    suspended: 'false → true',
  });
});

it('signatures: a refused try with its digest; its password, which is judged last, is not', async () => {
  const who = await people.player();
  remember(who);
  const sha256 = 'f'.repeat(64);
  const body = { sha256, signature: { kind: 'typed', text: 'Davi' }, password: 'not my password' };
  const { error } = await who.client.send('POST', '/documents/doc_0/sign', body);
  expect(error).toBe('UserNotVerified');
  expect(await told({ what: 'signing-refused', by: who.user })).toMatchObject({
    about: 'doc_0',
    facts: { code: 'UserNotVerified' },
  });
});

it('no entry holds a password, a token, a PIN or an address; and the chain is whole', async () => {
  const connection = await harness.product.adapters.connect('operations');
  const all = JSON.stringify(await auditEntries(connection).find().toArray());
  for (const secret of secrets) expect([secret, all.includes(secret)]).toEqual([secret, false]);
  expect(all).not.toMatch(/@example\.com|eyJ[\w-]{20}|127\.0\.0\.1/);
  const [report] = await checkChains(connection);
  expect(report).toMatchObject({ process: 'touchline', broken: null });
  expect(report?.entries).toBeGreaterThan(30);
});
