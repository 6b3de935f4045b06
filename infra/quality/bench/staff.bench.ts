/**
 * Staff's table among 100,000 people: the first page and page 500 by keyset, for each order and with filters. The service's
 * operation against the driver with the same query, and page 500 against the first; 95th percentiles.
 */
import { join } from 'node:path';
import { profileTypes } from '@touchline/contracts/values';
import type { Collection } from 'mongoose';
import type { Row } from '../../../services/identity/src/people/person-row.ts';
import { createIdentity, identityRates } from '../../../services/identity/src/service.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { createMemoryCache, withoutThrottles } from '../../platform/cache/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { createLocalFiles } from '../../platform/files/index.ts';
import { createActorSigner, createAuthenticator } from '../../platform/http/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { inTurns, msOf } from './measure.ts';

const today = Date.parse('2026-11-19T08:00:00.000Z');
const pageSize = 25;
const families = ['Adeyinka', 'Bassi', 'Claes', 'Dekker', 'Falcão', 'Ilić', 'Lambert', 'Moura', 'Nyström', 'Quiroga'];

/** People as they come: most are players, most are verified, few are suspended. */
const peopleOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, n) => {
    const id = `usr_bench${String(n).padStart(15, '0')}`;
    const kind = n % 4 === 0 ? (profileTypes[(n / 4) % 4] ?? 'player') : 'player';
    const state = n % 7 === 0 ? 'waiting' : n % 11 === 0 ? 'rejected' : 'verified';
    const family = families[(n * 7) % 10] ?? '';
    const name = `${String.fromCharCode(65 + (n % 26))}na ${family} ${n}`;
    const key = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const at = new Date(today - n * 61_000).toISOString();
    const email = `person${n}@example.com`;
    return {
      ...{ _id: id, rank: 3, name, name_key: key, email, email_verified_at: at, is_admin: false, registered_at: at },
      ...{
        state,
        verification_status: state === 'waiting' ? 'pending' : state,
        suspended_at: n % 997 === 0 ? at : null,
      },
      ...{ waiting_since: state === 'waiting' ? at : null, waiting_key: state === 'waiting' ? at : '~' },
      ...{
        step: 'verified',
        step_number: 2,
        countries: ['PT'],
        submission: 'f'.repeat(32),
        decisions: [],
        likenesses: [],
      },
      profiles: [
        {
          ...{ id: `prf_bench${n}`, profile_type: kind, state, is_subscribed: true, plan: 'Player' },
          ...{ club_name: 'Rio Ave FC', tier: 'B' },
        },
      ],
      search: [key, key.slice(4), email],
      marks: [
        ...[`person:${state}`, `kind:${kind}`, `kind:${kind}:${state}`, `profile:${state}`, 'country:PT', 'subscribed'],
        n % 997 === 0 ? 'suspended' : 'free',
      ],
    } as Row;
  });

const questions = [
  ['newest first', { sort: 'registered', direction: 'desc' }],
  ['by name', { sort: 'name', direction: 'asc' }],
  ['verified players, newest first', { sort: 'registered', direction: 'desc', kind: 'player', profile: 'verified' }],
  ['the longest waiting first', { sort: 'waiting', direction: 'asc' }],
] as const;

const p95 = (took: readonly number[]): number => {
  const sorted = [...took].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
};

await bench('Staff’s table among 100,000 people', async ({ pick, directory, ends }) => {
  const count = pick(100_000, 2_000);
  const farPage = pick(500, 5);
  const logger = createLogger('bench', 'error');
  const database = await openDatabase({ directory: join(directory, 'database'), timeoutMs: 120_000 });
  ends(database.close);
  const connection = await database.connect('identity');
  const people: Collection<Row> = connection.collection<Row>('people');
  const all = peopleOf(count);
  for (let at = 0; at < count; at += 5_000) await people.insertMany(all.slice(at, at + 5_000), { ordered: false });
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const [keys, proof] = [newKeyPair(), newKeyPair()];
  const sign = await createActorSigner(keys.privateKey);
  const service = createIdentity({
    ...{ connection, bus, logger, cache: createMemoryCache(), deadLetters: createMemoryDeadLetters() },
    files: await createLocalFiles({ directory: join(directory, 'files') }),
    mail: { send: async () => {}, health: async () => ({ ok: true }), close: async () => {} },
    authenticate: await createAuthenticator(keys.publicKey),
    clock: () => new Date(today),
    limits: withoutThrottles(identityRates),
    ...{
      secretKey: 'f'.repeat(64),
      factorKey: 'e'.repeat(64),
      proofKey: proof.privateKey,
      origin: 'http://localhost:3000',
    },
  });
  await service.start();
  ends(service.stop);
  const actor = {
    ...{ user_id: 'usr_staff', session_id: 'ses_bench', is_admin: true, profile: null },
    authenticated_at: new Date(today).toISOString(),
  };
  const ask = async (query: Readonly<Record<string, string>>): Promise<string | null> => {
    const reply = await service.api.call('listPeople', {
      params: {},
      query: { limit: String(pageSize), ...query },
      headers: { authorization: `Bearer ${await sign(actor)}` },
    });
    const { data = [], meta } = reply.json as { data?: readonly unknown[]; meta?: { next_cursor: string | null } };
    if (reply.status !== 200 || data.length !== pageSize)
      throw new Error(`${data.length} rows: ${JSON.stringify(reply.json).slice(0, 300)}`);
    return meta?.next_cursor ?? null;
  };
  const walk = async (query: Readonly<Record<string, string>>): Promise<string> => {
    let cursor: string | null = null;
    for (let page = 1; page < farPage; page += 1) cursor = await ask({ ...query, ...(cursor ? { cursor } : {}) });
    if (!cursor) throw new Error(`There is no page ${farPage}.`);
    return cursor;
  };
  const times = pick(100, 5);
  const tail = (query: Readonly<Record<string, string>>) => async () => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) took.push(await msOf(() => ask(query)));
    return { ms: p95(took) };
  };
  const figures: Figure[] = [];
  for (const [name, query] of questions) {
    const cursor = await walk(query);
    const rounds = await inTurns(
      { far: tail({ ...query, cursor }), first: tail(query) },
      { rounds: pick(3, 1), warmUp: pick(1, 0) },
    );
    figures.push({
      what: `${name}: page ${farPage}, p95`,
      unit: 'ms',
      against: 'the first page of the same, which is counted too',
      ours: rounds.far.map(({ ms }) => ms),
      bare: rounds.first.map(({ ms }) => ms),
    });
  }
  return {
    figures,
    notes: [
      `The service’s operation, ${pageSize} rows a page, one after the other, ${times} times a round. “Bare” is the first page of the same list: a page far down has to cost no more than 1.2 of it.`,
      'The first page says too how many there are: all of them from the collection’s own count, with filters up to 10,000 of them one by one.',
    ],
  };
});
