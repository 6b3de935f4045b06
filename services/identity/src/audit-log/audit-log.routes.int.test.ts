import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clubEvents } from '@touchline/contracts/events';
import { type Audit, createAuditLog, openAudit } from '@touchline/platform/audit';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { createIdentity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
let audit: Audit;
let now = Date.parse('2026-11-20T08:00:00Z');
const petra = actorOf('usr_petra', null, { is_admin: true });
let davi = '';
let luis = '';

const register = async (name: string): Promise<string> => {
  const body = {
    email: `${name}@example.com`,
    password: 'corner flag in the rain',
    name,
    profile_type: 'player',
    accepts_terms: true,
  };
  return (await identity.call(null, 'registerUser', { body })).data.session.user_id;
};

beforeAll(async () => {
  harness = await serviceHarness();
  const operations = await harness.database.connect('operations');
  identity = await harness.run(
    createIdentity({
      connection: await harness.database.connect(),
      bus: harness.bus,
      cache: harness.cache,
      files: harness.files,
      mail: harness.mail,
      deadLetters: createMemoryDeadLetters(),
      auditLog: createAuditLog(operations),
      authenticate: harness.authenticate,
      logger: harness.logger,
      clock: harness.clock,
      limits: withoutThrottles(identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
  davi = await register('davi');
  luis = await register('luis');
  audit = await openAudit({
    connection: operations,
    process: 'identity',
    logger: harness.logger,
    clock: () => {
      now += 1_000;
      return new Date(now);
    },
  });
  const staff = { by: 'usr_petra', from: '10.1.2.0' };
  await audit.record({ what: 'signed-in', about: davi });
  await audit.record({ what: 'verify-user', about: davi, facts: { verification: 'pending → verified' }, ...staff });
  await audit.record({ what: 'verify-user', about: luis, facts: { verification: 'pending → verified' }, ...staff });
  now = Date.parse('2026-11-21T00:00:00Z');
  await audit.record({ what: 'suspend-user', about: luis, facts: { suspended: 'false → true' }, ...staff });
});
afterAll(async () => {
  await audit?.stop();
  await harness.close();
});

const list = async (query: Readonly<Record<string, string>> = {}) =>
  identity.call(petra, 'listAuditEntries', { query });
const whats = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).data.map(({ what, about }: { what: string; about: { name: string } }) => `${what} ${about.name}`);

describe('the audit log', () => {
  it('tells who did what to whom, newest first, by the names they have now', async () => {
    const { data, json } = await list();
    expect(data).toHaveLength(4);
    expect(data[0]).toMatchObject({
      what: 'suspend-user',
      by: { id: 'usr_petra', name: null },
      about: { id: luis, name: 'luis' },
      facts: [{ name: 'suspended', value: 'false → true', of: null }],
      network: '10.1.2.0',
    });
    expect(json.meta.kinds).toEqual(['signed-in', 'suspend-user', 'verify-user']);
  });
  it.each([
    ['what happened', { what: 'verify-user' }, ['verify-user luis', 'verify-user davi']],
    ['a name', { q: 'dav' }, ['verify-user davi', 'signed-in davi']],
    ['an address', { q: 'LUIS@example' }, ['suspend-user luis', 'verify-user luis']],
    ['nobody', { q: 'no such person' }, []],
    ['a first day', { from: '2026-11-21' }, ['suspend-user luis']],
    ['a last day', { until: '2026-11-20' }, ['verify-user luis', 'verify-user davi', 'signed-in davi']],
    [
      'several at once',
      { q: 'luis', what: 'verify-user', from: '2026-11-20', until: '2026-11-20' },
      ['verify-user luis'],
    ],
  ])('is asked by %s', async (_, query, expected) => expect(await whats(query)).toEqual(expected));
  it('is asked by an id: of who did it, or of whom it is about', async () => {
    expect(await whats({ about: luis })).toEqual(['suspend-user luis', 'verify-user luis']);
    expect(await whats({ about: 'usr_petra' })).toHaveLength(3);
  });
  it('goes on from page to page without a gap, also while more happens', async () => {
    const first = await list({ limit: '3' });
    await audit.record({ what: 'reinstate-user', about: luis, by: 'usr_petra' });
    const second = await list({ limit: '3', cursor: first.json.meta.next_cursor });
    expect([...first.data, ...second.data].map(({ what }) => what)).toEqual([
      ...['suspend-user', 'verify-user', 'verify-user', 'signed-in'],
    ]);
    expect([second.json.meta.next_cursor, second.json.meta.kinds]).toEqual([null, undefined]);
  });
  it('names clubs and people wherever an entry has their ids, by what they are called now', async () => {
    const id = 'clb_willem2';
    const club = { ...clubEvents.added.example.club, club_id: id, name: 'Willem II' };
    await audit.record({
      what: 'change-club',
      about: id,
      by: 'usr_petra',
      facts: { into: id, over: davi, code: 'clb' },
    });
    await harness.tell(clubEvents.changed.type, id, { ...clubEvents.changed.example, club });
    await eventually(async () => {
      const { data } = await list({ what: 'change-club' });
      expect(data[0]).toMatchObject({ about: { id, name: 'Willem II' } });
      expect(data[0].facts).toEqual([
        { name: 'into', value: id, of: { id, name: 'Willem II', profile_type: null } },
        { name: 'over', value: davi, of: { id: davi, name: 'davi', profile_type: null } },
        { name: 'code', value: 'clb', of: null },
      ]);
    }, 'the names are known');
  });
  it('is saved as a file with the same filters, in which no cell is a formula', async () => {
    await audit.record({ what: 'refused', about: davi, facts: { code: '=HYPERLINK("x")' } });
    await eventually(async () => expect((await whats({ what: 'refused' })).length).toBe(1), 'the entry is kept');
    const { bytes, headers } = await identity.call(petra, 'exportAuditEntries', { query: { what: 'refused' } });
    expect(headers['content-type']).toContain('text/csv');
    const lines = Buffer.from(bytes ?? [])
      .toString()
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('davi');
    expect(lines[1]).not.toMatch(/(^|,)"?=/);
  });
  it('ValidationFailed: names the field of a filter that can’t be', async () => {
    const { error, json } = await list({ from: 'yesterday' });
    expect([error, json.details[0].path]).toEqual(['ValidationFailed', 'from']);
  });
});
