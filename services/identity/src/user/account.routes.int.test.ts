import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { createIdentity, type Identity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let made: Identity;

beforeAll(async () => {
  harness = await serviceHarness();
  made = createIdentity({
    connection: await harness.database.connect(),
    bus: harness.bus,
    cache: harness.cache,
    files: harness.files,
    mail: harness.mail,
    deadLetters: createMemoryDeadLetters(),
    authenticate: harness.authenticate,
    logger: harness.logger,
    clock: harness.clock,
    limits: withoutThrottles(identityRates),
    secretKey: randomBytes(32).toString('hex'),
    factorKey: randomBytes(32).toString('hex'),
    proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    origin: 'http://localhost:3000',
  });
  identity = await harness.run(made);
});
afterAll(() => harness.close());

let count = 0;
const register = async (given: Record<string, unknown> = {}) => {
  count += 1;
  const body = {
    email: `person${count}@example.com`,
    password: 'corner flag in the rain',
    name: 'Davi Adeyinka',
    profile_type: 'player',
    accepts_terms: true,
    ...given,
  };
  const reply = await identity.call(null, 'registerUser', { body });
  return {
    reply,
    body,
    actor: actorOf(reply.data?.session.user_id, null, { session_id: reply.data?.session.session_id }),
  };
};
const messageTo = (email: string, subject: string) =>
  eventually(async () => {
    const message = harness.messages.findLast((l) => l.to === email && l.subject === subject);
    expect(message).toBeDefined();
    return message as NonNullable<typeof message>;
  }, `a mail "${subject}" to ${email}`);

describe('registering', () => {
  it('makes an account and a session, and sends the confirmation', async () => {
    const { reply, body } = await register();
    expect(reply.status).toBe(201);
    expect(reply.data.token).toHaveLength(43);
    const message = await messageTo(body.email, 'Confirm your email address');
    expect(message.text).toContain('http://localhost:3000/verify-email?token=usr_');
  });
  it('UserEmailTaken: refuses an address that has an account, in any letter case', async () => {
    const { body } = await register();
    const { reply } = await register({ email: body.email.toUpperCase() });
    expect([reply.status, reply.error]).toEqual([409, 'UserEmailTaken']);
  });
  it.each(['password123', 'Touchline2026', 'davi-adeyinka'])(
    'ValidationFailed: refuses %s, which is easily guessed',
    async (password) => {
      const { reply } = await register({ password });
      expect([reply.status, reply.error, reply.json.details[0].path]).toEqual([422, 'ValidationFailed', 'password']);
    },
  );
  it('refuses what a person may not set', async () => {
    const { reply } = await register({ is_admin: true, verification_status: 'verified' });
    expect(reply.json.details.map((d: { path: string }) => d.path)).toEqual(['is_admin', 'verification_status']);
  });
});

describe('confirming the address', () => {
  const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';
  it('takes the token once, within 24 hours', async () => {
    const { body, actor } = await register();
    const token = tokenIn((await messageTo(body.email, 'Confirm your email address')).text);
    expect((await identity.call(null, 'verifyEmail', { body: { token } })).data).toEqual({ email: body.email });
    expect((await identity.call(actor, 'me')).data.email_verified_at).not.toBeNull();
    const again = await identity.call(null, 'verifyEmail', { body: { token } });
    expect([again.status, again.error]).toEqual([422, 'InvalidEmailTokenException']);
  });
  it('refuses from the 24th hour on, and a new mail helps', async () => {
    const { body, actor } = await register();
    const token = tokenIn((await messageTo(body.email, 'Confirm your email address')).text);
    harness.travel(24 * 3_600_000);
    expect((await identity.call(null, 'verifyEmail', { body: { token } })).error).toBe('InvalidEmailTokenException');
    harness.messages.length = 0;
    expect((await identity.call(actor, 'sendVerification')).status).toBe(202);
    const second = tokenIn((await messageTo(body.email, 'Confirm your email address')).text);
    expect((await identity.call(null, 'verifyEmail', { body: { token: second } })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('InvalidCredentials: answers an unknown address and a wrong password alike', async () => {
    const { body } = await register();
    const wrong = await identity.call(null, 'createSession', { body: { email: body.email, password: 'not this one' } });
    const unknown = await identity.call(null, 'createSession', {
      body: { email: 'nobody@example.com', password: 'not this one' },
    });
    expect([wrong.status, wrong.error]).toEqual([422, 'InvalidCredentials']);
    expect(unknown.json).toEqual(wrong.json);
  });
  it('gives a new token each time, which ends with signing out', async () => {
    const { body } = await register();
    const first = await identity.call(null, 'createSession', { body: { email: body.email, password: body.password } });
    const second = await identity.call(null, 'createSession', { body: { email: body.email, password: body.password } });
    expect(second.data.token).not.toBe(first.data.token);
    const { token_hash } = second.data.session;
    expect((await identity.call(null, 'resolveSession', { body: { token_hash } })).data.user_id).toBe(
      first.data.session.user_id,
    );
    await identity.call(null, 'endSession', { body: { token_hash } });
    expect((await identity.call(null, 'resolveSession', { body: { token_hash } })).data).toBeNull();
  });
});

describe('a forgotten password', () => {
  const pinFor = async (email: string) => {
    harness.messages.length = 0;
    expect((await identity.call(null, 'forgotPassword', { body: { email } })).status).toBe(202);
    return /^\d{6}$/m.exec((await messageTo(email, 'Your PIN for a new password')).text)?.[0] ?? '';
  };
  it('is replaced with the PIN, once, and every session ends', async () => {
    const { body, reply } = await register();
    const pin = await pinFor(body.email);
    expect((await identity.call(null, 'checkPin', { body: { email: body.email, pin } })).status).toBe(200);
    const reset = { email: body.email, pin, password: 'a new one for the season' };
    expect((await identity.call(null, 'resetPassword', { body: reset })).status).toBe(200);
    expect(
      (await identity.call(null, 'resolveSession', { body: { token_hash: reply.data.session.token_hash } })).data,
    ).toBeNull();
    expect(
      (await identity.call(null, 'createSession', { body: { email: body.email, password: reset.password } })).status,
    ).toBe(201);
    expect((await identity.call(null, 'resetPassword', { body: reset })).error).toBe('InvalidPasswordPin');
  });
  it('burns the PIN after five wrong tries, also when they race', async () => {
    const { body } = await register();
    const pin = await pinFor(body.email);
    const wrong = pin === '000000' ? '111111' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => identity.call(null, 'checkPin', { body: { email: body.email, pin: wrong } })),
    );
    expect(tries.map((t) => t.error)).toEqual(Array(5).fill('InvalidPasswordPinException'));
    const right = await identity.call(null, 'resetPassword', {
      body: { email: body.email, pin, password: 'a new one for the season' },
    });
    expect([right.status, right.error]).toEqual([422, 'InvalidPasswordPin']);
  });
  it('answers an unknown address in the same way', async () => {
    const reply = await identity.call(null, 'forgotPassword', { body: { email: 'nobody@example.com' } });
    expect([reply.status, reply.data]).toEqual([202, null]);
  });
});

describe('identification and staff', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const admin = () => actorOf('usr_staff', null, { is_admin: true, authenticated_at: harness.clock().toISOString() });
  /** A decision on what staff see when they make it. */
  const decide = async (operation: string, params: { user_id: string }, body: object = {}, by = admin()) => {
    const { submission } = (await identity.call(admin(), 'getUser', { params })).data ?? {};
    return identity.call(by, operation, { params, body: { submission: submission ?? '0'.repeat(32), ...body } });
  };
  it('StaleVersion: another document than the one that staff looked at, or what a colleague decided', async () => {
    const { actor } = await register();
    const params = { user_id: actor.user_id };
    const provide = (kind: string) => identity.call(actor, 'provideIdentification', { query: { kind }, bytes: png });
    await provide('passport');
    const { submission } = (await identity.call(admin(), 'getUser', { params })).data;
    await provide('identity-card');
    const reason = { reason: 'The photo is blurred.', kind: 'fixable' };
    for (const [operation, body] of [
      ['verifyUser', { submission }],
      ['rejectUser', { submission, ...reason }],
    ] as const) {
      const stale = await identity.call(admin(), operation, { params, body });
      expect([operation, stale.status, stale.error]).toEqual([operation, 409, 'StaleVersion']);
    }
    const looked = (await identity.call(admin(), 'getUser', { params })).data;
    expect(looked.verification_status).toBe('pending');
    await identity.call(admin(), 'rejectUser', { params, body: { submission: looked.submission, ...reason } });
    for (const operation of ['verifyUser', 'reopenUser']) {
      const late = await identity.call(admin(), operation, { params, body: { submission: looked.submission } });
      expect([operation, late.status, late.error]).toEqual([operation, 409, 'StaleVersion']);
    }
  });
  it('UserDoesntHaveIdentificationException: nobody is verified without a document', async () => {
    const { actor } = await register();
    const params = { user_id: actor.user_id };
    expect((await decide('verifyUser', params)).error).toBe('UserDoesntHaveIdentificationException');
    expect((await identity.call(admin(), 'getIdentification', { params })).error).toBe(
      'UserDoesntHaveIdentificationException',
    );
  });
  it('is taken by content, whatever it is called', async () => {
    const { actor } = await register();
    const text = await identity.call(actor, 'provideIdentification', {
      query: { kind: 'passport' },
      bytes: Buffer.from('%PNG'),
      headers: { 'content-type': 'image/png' },
    });
    expect([text.status, text.error]).toEqual([415, 'FileTypeNotAllowed']);
    const large = await identity.call(actor, 'provideIdentification', {
      query: { kind: 'passport' },
      bytes: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    expect([large.status, large.error]).toEqual([413, 'FileTooLarge']);
    const taken = await identity.call(actor, 'provideIdentification', { query: { kind: 'passport' }, bytes: png });
    expect(taken.data).toMatchObject({ status: 'provided', kind: 'passport' });
    const seen = await identity.call(admin(), 'getIdentification', { params: { user_id: actor.user_id } });
    expect(seen.headers['content-type']).toBe('image/png');
    expect((await identity.call(actor, 'getIdentification', { params: { user_id: actor.user_id } })).error).toBe(
      'AccessDeniedException',
    );
  });
  it('lets staff verify, reject and reopen, with a fresh password alone', async () => {
    const { actor } = await register();
    await identity.call(actor, 'provideIdentification', { query: { kind: 'passport' }, bytes: png });
    const params = { user_id: actor.user_id };
    const stale = { ...admin(), authenticated_at: new Date(harness.clock().getTime() - 15 * 60_000 - 1).toISOString() };
    expect((await decide('verifyUser', params, {}, stale)).error).toBe('FreshAuthenticationRequired');
    expect((await decide('verifyUser', params)).data.verification_status).toBe('verified');
    expect((await decide('reopenUser', params)).data.verification_status).toBe('pending');
    const rejected = await decide('rejectUser', params, { reason: 'The photo is blurred.', kind: 'fixable' });
    expect(rejected.data.rejection).toMatchObject({ reason: 'The photo is blurred.', kind: 'fixable' });
    expect((await decide('verifyUser', { user_id: 'usr_nobody' })).error).toBe('UserNotFoundException');
    expect((await identity.call(actor, 'resubmitUser')).error).toBe('EmailNotVerified');
  });
  it('suspending ends every session; who signs in reads since when and why, and nothing that is for staff alone', async () => {
    const { actor, reply, body } = await register();
    const params = { user_id: actor.user_id };
    await identity.call(admin(), 'suspendUser', { params, body: { reason: 'A club reported you.', note: 'Ajax' } });
    expect(
      (await identity.call(null, 'resolveSession', { body: { token_hash: reply.data.session.token_hash } })).data,
    ).toBeNull();
    const signIn = (password: string) =>
      identity.call(null, 'createSession', { body: { email: body.email, password } });
    const refused = await signIn(body.password);
    expect(refused.error).toBe('AccountSuspended');
    expect(refused.json.details).toEqual({
      since: expect.stringMatching(/^\d{4}-.*Z$/),
      reason: 'A club reported you.',
    });
    expect((await signIn('a guess of somebody else')).json).not.toHaveProperty('details');
    const seen = (await identity.call(admin(), 'getUser', { params })).data;
    expect(seen).toMatchObject({ suspension_reason: 'A club reported you.', staff_note: 'Ajax' });
  });
});

it('publishes each step in order', async () => {
  const { actor } = await register();
  await identity.call(actor, 'changeName', { body: { name: 'Davi O. Adeyinka' } });
  const seen: string[] = [];
  harness.bus.subscribe({
    group: 'test',
    topics: ['touchline.user'],
    from: 'end',
    handle: async (e) => void seen.push(`${e.subject} ${e.sequence} ${e.type}`),
  });
  await identity.call(actor, 'changeName', { body: { name: 'Davi Adeyinka' } });
  await eventually(
    async () => expect(seen).toContain(`${actor.user_id} 3 ${userEvents.nameChanged.type}`),
    'the third event',
  );
});
