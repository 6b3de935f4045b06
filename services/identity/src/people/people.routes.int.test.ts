import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { offerEvents, profileEvents, subscriptionEvents } from '@touchline/contracts/events';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import { createCaseHolds } from '@touchline/platform/case-holds';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { createIdentity, type Identity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let made: Identity;
let connection: Connection;
const staff = actorOf('usr_petra', null, { is_admin: true });

const people: Record<string, string> = {};
const profileOf = (userId: string): string => userId.replace('usr_', 'prf_');

beforeAll(async () => {
  harness = await serviceHarness();
  connection = await harness.database.connect();
  made = createIdentity({
    connection,
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
    passwords: { judge: async () => {}, hash: async () => 'h', verify: async () => true, outdated: () => false },
  });
  identity = await harness.run(made);
  for (const name of ['Łukasz Ødegård', 'Ana Moura', 'Bea Falcão', 'Ana Lind']) {
    const email = `${name.split(' ')[0]?.length}.${Object.keys(people).length}@example.com`;
    const body = { email, password: 'corner flag in the rain', name, profile_type: 'player', accepts_terms: true };
    const { data } = await identity.call(null, 'registerUser', { body });
    people[name] = data.session.user_id;
    harness.travel(60_000);
  }
  await made.makeAdmin({ email: 'petra@example.com', name: 'Petra Lindgren', password: 'corner flag in the rain' });
});
afterAll(() => harness.close());

const list = async (query: Record<string, string> = {}) => (await identity.call(staff, 'listPeople', { query })).json;
const names = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await list(query)).data.map(({ name }: { name: string }) => name);
const toldProfile = (name: string, given: object) => {
  const { profile } = profileEvents.verified.example;
  const user_id = people[name] ?? '';
  return harness.tell(profileEvents.verified.type, profileOf(user_id), {
    profile: { ...profile, profile_id: profileOf(user_id), user_id, name, ...given },
  });
};

describe('everybody who has an account', () => {
  it('stands in the table, staff alone where they are asked for', async () => {
    await eventually(
      async () => expect(await names()).toEqual(['Ana Lind', 'Bea Falcão', 'Ana Moura', 'Łukasz Ødegård']),
      'the newest first',
    );
    expect((await list()).meta).toEqual({ next_cursor: null, total: 4, more: false, all: 4 });
    expect(await names({ admin: 'true' })).toEqual(['Petra Lindgren']);
  });
  it.each([
    ['lukasz', ['Łukasz Ødegård']],
    ['ODEG', ['Łukasz Ødegård']],
    ['ana', ['Ana Lind', 'Ana Moura']],
    ['ana mou', ['Ana Moura']],
    ['falcao', ['Bea Falcão']],
    ['3.1@exam', ['Ana Moura']],
    ['oura', []],
  ])('is found by the beginning %s', async (q, found) => expect(await names({ q })).toEqual(found));
  it('is found by the id', async () => expect(await names({ q: people['Bea Falcão'] ?? '' })).toEqual(['Bea Falcão']));
  it.each([
    ['registered', 'asc', ['Łukasz Ødegård', 'Ana Moura', 'Bea Falcão', 'Ana Lind']],
    ['name', 'asc', ['Ana Lind', 'Ana Moura', 'Bea Falcão', 'Łukasz Ødegård']],
    ['name', 'desc', ['Łukasz Ødegård', 'Bea Falcão', 'Ana Moura', 'Ana Lind']],
  ])('by %s, %s, page by page', async (sort, direction, expected) => {
    const found: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { data, meta } = await list({ sort, direction, limit: '1', ...(cursor ? { cursor } : {}) });
      found.push(...data.map(({ name }: { name: string }) => name));
      expect(meta.total).toBe(cursor ? undefined : 4);
      cursor = meta.next_cursor ?? undefined;
    }
    expect(found).toEqual(expected);
  });
});

describe('what filters ask for', () => {
  beforeAll(async () => {
    await toldProfile('Ana Moura', { verification_status: 'pending' });
    await toldProfile('Bea Falcão', {});
    const bea = profileOf(people['Bea Falcão'] ?? '');
    const { subscription } = subscriptionEvents.started.example;
    await harness.tell(subscriptionEvents.started.type, 'sub_bea', {
      subscription: { ...subscription, subscription_id: 'sub_bea', profile_id: bea },
    });
    const params = { user_id: people['Ana Lind'] ?? '' };
    const body = { reason: 'A club reported you.', note: '' };
    await identity.call(staff, 'suspendUser', { params, body });
  });
  it.each([
    [{ kind: 'player' }, ['Bea Falcão', 'Ana Moura']],
    [{ kind: 'player', profile: 'waiting' }, ['Ana Moura']],
    [{ kind: 'agent' }, []],
    [{ profile: 'verified' }, ['Bea Falcão']],
    [{ subscribed: 'true' }, ['Bea Falcão']],
    [{ suspended: 'true' }, ['Ana Lind']],
    [{ country: 'NG' }, ['Bea Falcão', 'Ana Moura']],
    [{ step: 'onboarded' }, ['Bea Falcão', 'Ana Moura']],
    [{ from: '2026-11-19', until: '2026-11-19', kind: 'player', q: 'ana' }, ['Ana Moura']],
    [{ until: '2026-11-18' }, []],
  ])('%j', async (query, found) =>
    eventually(async () => expect(await names(query as never)).toEqual(found), 'the events have arrived'),
  );
  it('how far somebody came counts an offer and its contract, whichever side the person was', async () => {
    const { offer } = offerEvents.made.example;
    const side = (name: string) => ({ profile_id: profileOf(people[name] ?? ''), user_id: people[name] ?? '' });
    const stood = {
      ...offer,
      offer_id: 'off_one',
      player: { ...offer.player, ...side('Ana Moura') },
      representative: { ...offer.representative, ...side('Ana Lind') },
      acting_representative: { ...offer.acting_representative, ...side('Ana Lind') },
    };
    await harness.tell(offerEvents.made.type, 'off_one', { ...offerEvents.made.example, offer: stood });
    await eventually(
      async () => expect(await names({ step: 'offered' })).toEqual(['Ana Lind', 'Ana Moura']),
      'both have an offer',
    );
    const contract = { status: 'completed', document_id: 'doc_one', reason: null };
    await harness.tell(offerEvents.restated.type, 'off_one', { offer: { ...stood, status: 'accepted', contract } });
    await eventually(
      async () => expect(await names({ step: 'signed' })).toEqual(['Ana Lind', 'Ana Moura']),
      'both have signed',
    );
  });
});

describe('several decided on at once', () => {
  it('each for itself: what can’t be is said for that one alone', async () => {
    const { data } = await list({ q: 'bea' });
    const [bea] = data;
    const of = { user_id: bea.id, submission: bea.submission };
    const unknown = { user_id: 'usr_nobody', submission: 'f'.repeat(32) };
    const rejecting = { reason: 'The name differs.', kind: 'final', note: '' };
    const colleague = actorOf('usr_jonas', null, { is_admin: true, authenticated_at: harness.clock().toISOString() });
    const holds = createCaseHolds(connection, async () => new Map());
    await holds.take(bea.id, { actor: colleague, body: { over: null }, now: harness.clock() }, async () => ({
      ...{ noun: 'account', user_id: bea.id, waits: true, submission: bea.submission },
    }));
    const held = await identity.call(staff, 'rejectUsers', { body: { ...rejecting, users: [of] } });
    expect(held.data).toMatchObject([{ user_id: bea.id, error: 'CaseHeld', held: { by: 'usr_jonas' } }]);
    const rejected = await identity.call(staff, 'rejectUsers', {
      body: { ...rejecting, users: [{ ...of, despite: 'usr_jonas' }, unknown] },
    });
    expect(rejected.data).toMatchObject([
      { user_id: bea.id, error: null },
      { user_id: 'usr_nobody', error: 'UserNotFoundException' },
    ]);
    const verified = await identity.call(staff, 'verifyUsers', { body: { users: [of] } });
    expect(verified.data).toMatchObject([{ user_id: bea.id, error: 'StaleVersion' }]);
    await eventually(async () => expect(await names({ person: 'rejected' })).toEqual(['Bea Falcão']), 'it is told');
    const again = (await list({ q: 'bea' })).data[0];
    expect(again.submission).not.toBe(bea.submission);
    const final = await identity.call(staff, 'verifyUsers', {
      body: { users: [{ user_id: bea.id, submission: again.submission }] },
    });
    expect(final.data).toMatchObject([{ error: 'AccessDeniedException' }]);
  });
});

describe('several suspended at once', () => {
  const reason = 'A club reported this account.';
  it('each for itself, with the sessions ended; never oneself; and reinstated as they were', async () => {
    const user_id = people['Łukasz Ødegård'] ?? '';
    const sessionsOf = async () =>
      (await identity.call(staff, 'listUserSessions', { params: { user_id } })).data.length;
    expect(await sessionsOf()).toBeGreaterThan(0);
    const users = [{ user_id }, { user_id: 'usr_nobody' }];
    const suspended = await identity.call(staff, 'suspendUsers', { body: { reason, note: '', users } });
    expect(suspended.data).toMatchObject([
      { user_id, error: null },
      { user_id: 'usr_nobody', error: 'UserNotFoundException' },
    ]);
    expect(await sessionsOf()).toBe(0);
    await eventually(
      async () => expect(await names({ suspended: 'true' })).toEqual(['Ana Lind', 'Łukasz Ødegård']),
      'it is told',
    );
    const own = actorOf(user_id, null, { is_admin: true, authenticated_at: harness.clock().toISOString() });
    const oneself = await identity.call(own, 'suspendUsers', { body: { reason, note: '', users: [{ user_id }] } });
    expect(oneself.data).toMatchObject([{ error: 'AccessDeniedException' }]);
    const back = await identity.call(staff, 'reinstateUsers', { body: { users } });
    expect(back.data).toMatchObject([{ error: null }, { error: 'UserNotFoundException' }]);
    await eventually(async () => expect(await names({ suspended: 'true' })).toEqual(['Ana Lind']), 'it is told');
  });
});

it('sessions are shown without a whole address; the table says when somebody was last here', async () => {
  const params = { user_id: people['Ana Moura'] ?? '' };
  const { data } = await identity.call(staff, 'listUserSessions', { params });
  expect(data).toHaveLength(1);
  expect((await list({ q: 'ana moura' })).data[0].last_seen_at).toBe(data[0].last_seen_at);
  const unknown = await identity.call(staff, 'listUserSessions', { params: { user_id: 'usr_nobody' } });
  expect(unknown.error).toBe('UserNotFoundException');
});

it('the figures say who came, how far, how fast staff decided and who waits', async () => {
  const user_id = people['Łukasz Ødegård'] ?? '';
  const history = [{ at: '2026-11-19T12:00:00.000Z', what: 'Verified', by: 'usr_petra', note: null }];
  const decided = [{ ...history[0], since: '2026-11-19T09:00:00.000Z' }];
  await connection.collection('users').updateOne({ _id: user_id as never }, { $set: { 'state.history': decided } });
  await made.republish();
  await eventually(async () => {
    const { data } = await identity.call(staff, 'peopleFigures', { query: { period: 'days' } });
    expect(data.spans).toHaveLength(7);
    expect(data.spans.at(-1)).toMatchObject({ from: '2026-11-19', registered: 4, decided: 1, median: 10_800 });
    expect(data.registered_before).toBe(0);
    expect(data.steps.map(({ count }: { count: number }) => count)).toEqual([4, 3, 2, 2, 2, 2]);
    expect(data.waiting).toEqual({ fresh: 0, day: 0, old: 0, oldest: null });
  }, 'the rows are made anew');
});

it('rows that aren’t there yet are made, and are what they were', async () => {
  const rows = connection.collection('people');
  const before = await rows.find().sort({ _id: 1 }).toArray();
  await rows.deleteMany({ name: { $ne: 'Ana Moura' } });
  await made.sweeps.find(({ name }) => name.startsWith('people without a row'))?.run();
  expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual(before);
});

it('staff end one session: the others go on, and the history says on which device', async () => {
  const user_id = people['Ana Moura'] ?? '';
  const sessionsOf = async () => (await identity.call(staff, 'listUserSessions', { params: { user_id } })).data;
  const [session] = await sessionsOf();
  const end = (session_id: string, by = staff) =>
    identity.call(by, 'endUserSession', { params: { user_id, session_id } });
  expect((await end('ses_none')).error).toBe('NotFound');
  const own = actorOf(user_id, null, { is_admin: true, authenticated_at: harness.clock().toISOString() });
  expect((await end(session.id, own)).error).toBe('AccessDeniedException');
  const foreign = { params: { user_id: people['Bea Falcão'] ?? '', session_id: session.id } };
  expect((await identity.call(staff, 'endUserSession', foreign)).error).toBe('NotFound');
  expect(await sessionsOf()).toHaveLength(1);
  expect((await end(session.id)).status).toBe(200);
  expect(await sessionsOf()).toEqual([]);
  const { data } = await identity.call(staff, 'getUser', { params: { user_id } });
  expect(data.history.at(-1)).toMatchObject({ what: 'One session ended', by: staff.user_id });
});

describe('who may be the same person', () => {
  const idOf = (name: string): string => people[name] ?? '';
  const alikeOf = async (name: string) =>
    (await identity.call(staff, 'getUser', { params: { user_id: idOf(name) } })).data.alike;
  const drawn = (grey: number) =>
    sharp({ create: { width: 64, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const provide = async (name: string, grey: number) =>
    identity.call(actorOf(idOf(name), null), 'provideIdentification', {
      query: { kind: 'passport' },
      bytes: await drawn(grey),
    });
  const note = (name: string, number: string, by = staff) =>
    identity.call(by, 'noteDocumentNumber', { params: { user_id: idOf(name) }, body: { number } });

  it('has handed in the same file, as both see', async () => {
    for (const name of ['Ana Moura', 'Ana Lind']) expect((await provide(name, 40)).status).toBe(200);
    await eventually(async () => {
      const [{ people: first }, { people: second }] = [await alikeOf('Ana Moura'), await alikeOf('Ana Lind')];
      expect(first).toMatchObject([{ user_id: idOf('Ana Lind'), name: 'Ana Lind', because: ['document-file'] }]);
      expect(second).toMatchObject([{ user_id: idOf('Ana Moura'), because: ['document-file'] }]);
    }, 'the rows are made anew');
    expect((await alikeOf('Łukasz Ødegård')).people).toEqual([]);
  });
  it('has a document of the same number, however staff typed it; the number itself is kept nowhere', async () => {
    await provide('Łukasz Ødegård', 200);
    expect((await note('Łukasz Ødegård', 'XK 95028-DEMO')).data).toMatchObject({
      number_noted: true,
      alike: { people: [], more: false },
    });
    const found = await note('Ana Moura', 'xk95028demo');
    expect(found.data.alike.people).toHaveLength(2);
    expect(found.data.alike.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ user_id: idOf('Łukasz Ødegård'), because: ['document-number'] }),
        expect.objectContaining({ user_id: idOf('Ana Lind'), suspended_at: expect.any(String) }),
      ]),
    );
    for (const name of ['users', 'people', 'request_keys'])
      expect(JSON.stringify(await connection.collection(name).find().toArray())).not.toMatch(/95028/i);
  });
  it('UserDoesntHaveIdentificationException, UserNotFoundException, ValidationFailed, AccessDeniedException', async () => {
    expect((await note('Bea Falcão', 'AB123456')).error).toBe('UserDoesntHaveIdentificationException');
    const unknown = { params: { user_id: 'usr_nobody' }, body: { number: 'AB123456' } };
    expect((await identity.call(staff, 'noteDocumentNumber', unknown)).error).toBe('UserNotFoundException');
    expect((await note('Ana Moura', '- 12 -')).error).toBe('ValidationFailed');
    expect((await note('Ana Moura', 'AB123456', actorOf(idOf('Ana Moura'), null, { is_admin: true }))).error).toBe(
      'AccessDeniedException',
    );
  });
  it('has the same name and day of birth', async () => {
    const player = { ...profileEvents.verified.example.profile.player, date_of_birth: '2003-08-21' };
    for (const [name, written] of [
      ['Bea Falcão', 'Beatriz Falcão'],
      ['Łukasz Ødegård', 'Falcao Beatriz'],
    ] as const) {
      const { profile } = profileEvents.verified.example;
      const user_id = idOf(name);
      await harness.tell(profileEvents.restated.type, profileOf(user_id), {
        profile: { ...profile, profile_id: profileOf(user_id), user_id, name: written, player },
      });
    }
    await eventually(
      async () =>
        expect((await alikeOf('Bea Falcão')).people).toMatchObject([
          { user_id: idOf('Łukasz Ødegård'), because: ['name-and-birth'] },
        ]),
      'both profiles are followed',
    );
  });
  it('is pointed out at most five at a time, and said to be more', async () => {
    const rows = connection.collection<{ _id: string; likenesses: string[] }>('people');
    const row = await rows.findOne({ _id: idOf('Ana Moura') });
    if (!row) throw new Error('no row');
    await rows.insertMany(Array.from({ length: 7 }, (_, at) => ({ ...row, _id: `usr_twin${at}` })));
    const { people: shown, more } = await alikeOf('Ana Moura');
    expect([shown.length, more]).toEqual([5, true]);
    await rows.deleteMany({ _id: /^usr_twin/ });
  });
  it('is found in rows of before it was kept, too, once the sweep has been there', async () => {
    const rows = connection.collection<{ _id: string }>('people');
    const before = await rows.find().sort({ _id: 1 }).toArray();
    await rows.updateMany({}, { $unset: { likenesses: 1 } });
    await made.sweeps.find(({ name }) => name.startsWith('people without a row'))?.run();
    expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual(before);
  });
});
