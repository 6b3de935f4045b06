import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryBus, createMemoryDeadLetters } from '@touchline/platform/bus';
import { silentLogger } from '@touchline/platform/telemetry';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import { createUsers, type Users } from './user.repository.ts';

const at = '2026-03-02T08:00:00.000Z';
/** Users as they were stored before each status had what belongs to it alone. */
const account = {
  ...{ status: 'registered', password_hash: 'h', is_admin: false, registered_at: at, email_token: null, pin: null },
  ...{ staff_note: null, default_profile_id: null, history: [{ at, what: 'Registered', by: null, note: null }] },
  identification: { kind: 'passport', file: 'f', content_type: 'image/png', sha256: 's', provided_at: at },
  email_verified_at: at,
};
const old = {
  usr_rejected: {
    ...{ ...account, user_id: 'usr_rejected', email: 'Ana@example.com', email_key: 'ana@example.com', name: 'Ana' },
    ...{ verification_status: 'rejected', rejection: { reason: 'Blurred.', kind: 'fixable', at } },
    ...{ suspended_at: null, waiting_since: null },
  },
  usr_verified: {
    ...{ ...account, user_id: 'usr_verified', email: 'bo@example.com', email_key: 'bo@example.com', name: 'Bo' },
    // Rejected once: what staff saw then stayed beside the later verification.
    ...{ verification_status: 'verified', rejection: null, judged: 'what was seen', waiting_since: null },
    suspended_at: at,
  },
  usr_waiting: {
    ...{ ...account, user_id: 'usr_waiting', email: 'cy@example.com', email_key: 'cy@example.com', name: 'Cy' },
    ...{ verification_status: 'pending', rejection: null, suspended_at: null, waiting_since: at },
  },
};

let database: TestDatabase;
let users: Users;
beforeAll(async () => {
  database = await testDatabase();
  const connection = await database.connect('users');
  const logger = silentLogger();
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  users = createUsers(connection, { bus, logger, clock: () => new Date(at) });
  const envelope = { version: 4, sequence: 3, outbox: [], keys: [], written: 'before' };
  await connection
    .collection('users')
    .insertMany(Object.entries(old).map(([_id, state]) => ({ _id, state, ...envelope })) as never);
  await users.start();
});
afterAll(async () => {
  await users.stop();
  await database.close();
});

describe('users who were stored before', () => {
  it('have their document destroyed a set time after the first start that knows of it, once they are decided on', async () => {
    const due = (before: string) => users.withServedIdentification(before).then((all) => all.map((u) => u.user_id));
    expect(await due('2026-03-02T07:59:59.999Z')).toEqual([]);
    expect(await due(at)).toEqual(['usr_verified']);
    // A second start counts nobody anew.
    await users.start();
    expect(await due(at)).toEqual(['usr_verified']);
  });

  it('are read with what their status has', async () => {
    expect(await users.byEmail('ana@example.com')).toMatchObject({
      verification_status: 'rejected',
      rejection: { kind: 'fixable' },
      judged: null,
      suspension_reason: null,
    });
    expect(await users.find('usr_verified')).toMatchObject({
      ...{ verification_status: 'verified', judged: null, suspended_at: at, suspension_reason: null },
    });
    expect(await users.find('usr_waiting')).toEqual({
      ...{ ...old.usr_waiting, judged: null, suspension_reason: null },
      ...{ email_change: null, left_addresses: [], email_keys: ['cy@example.com'], devices: null },
      ...{ second_factor: null, factor_setup: null },
      identification_served_at: null,
      data_export: null,
    });
  });
  it('are found as staff look for them', async () => {
    const all = { sort: 'name', queue: 'all', limit: 10 } as const;
    const named = async (query: Parameters<Users['list']>[0]) => (await users.list(query)).users.map((u) => u.name);
    expect(await named(all)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(await named({ ...all, queue: 'waiting', sort: 'waiting' })).toEqual(['Cy']);
    expect(await named({ ...all, status: 'rejected' })).toEqual(['Ana']);
    expect(await named({ ...all, q: 'BO@' })).toEqual(['Bo']);
  });
  it('keep their address from those who come after, registered or changed', async () => {
    const rich = { type: 'Register', user_id: 'usr_new', email: 'BO@example.com', name: 'New', now: at } as const;
    const bare = { password_hash: 'h', profile_type: null, email_token: null, is_admin: false } as const;
    const refused = users.handle('usr_new', { ...rich, ...bare }, { creates: true });
    await expect(refused).rejects.toMatchObject({ code: 'UserEmailTaken' });
    const code = { nonce: 'n', hash: 'code', expires_at: '2026-03-02T08:30:00.000Z' };
    await users.handle('usr_rejected', { type: 'RequestEmailChange', email: 'bo@example.com', code, now: at });
    const change = { type: 'ChangeEmail', hash: 'code', undo: { ...code, hash: 'undo' }, now: at } as const;
    await expect(users.handle('usr_rejected', change)).rejects.toMatchObject({ code: 'UserHasBeenTakenException' });
  });
  it('go on from where they are', async () => {
    const again = { type: 'Resubmit', profiles: '', now: at } as const;
    const { state, version } = await users.handle('usr_rejected', again);
    expect(version).toBe(6);
    expect(state).toMatchObject({ verification_status: 'pending', rejection: null, judged: null, waiting_since: at });
  });
});
