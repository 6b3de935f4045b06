import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { bffOperations, passedOn, services } from '@touchline/contracts/http/bff';
import type { BrowserClient, Reply } from '../testing/browser-client.ts';
import { browserClient } from '../testing/browser-client.ts';
import { askWithEveryPlan } from '../testing/every-plan.ts';
import { eventually, type TestDatabase, testDatabase } from '../testing/index.ts';
import { type QueryRecorder, recordQueries } from '../testing/recorded-queries.ts';
import { type WholeKit, wholeKit } from '../testing/whole-kit.ts';
import type { Person } from './access.people.fixtures.ts';
import { type Asked, ownSession, requests } from './access.requests.fixtures.ts';
import { type Column, columns, refusals, table } from './access.table.fixtures.ts';
import { createWorld, type World } from './access.world.fixtures.ts';

/** Everything that a browser can ask for. A new operation without a row fails here. */
const operations = new Map<string, Operation>(
  [...Object.values(bffOperations), ...passedOn.map((p) => p.operation)].map((o) => [o.id, o as Operation]),
);

const rows = table
  .split('\n')
  .slice(2)
  .flatMap((line) => {
    const [id = '', ...cells] = line.split(/\s+/).filter(Boolean);
    return id ? [{ id, cells }] : [];
  });

let database: TestDatabase;
let recorder: QueryRecorder;
let kit: WholeKit;
let world: World;

beforeAll(async () => {
  database = await testDatabase();
  recorder = await recordQueries(database.uri);
  kit = await wholeKit(recorder.uri);
  world = await createWorld(kit);
}, 120_000);
afterAll(async () => {
  await kit?.close();
  await recorder?.close();
  await database?.close();
});

const addressOf = ({ path }: Operation, { params = {}, query }: Asked): string =>
  path.replace(/:([a-z_]+)/g, (_, name: string) => params[name] ?? '') + (query ? `?${query}` : '');

const operationOf = (id: string): Operation => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`the table names ${id}, which is no operation`);
  return operation;
};

const send = (client: BrowserClient, operation: Operation, asked: Asked, headers?: Record<string, string>) =>
  asked.bytes
    ? client.upload(addressOf(operation, asked), asked.bytes, 'file.png', headers)
    : client.send(operation.method, addressOf(operation, asked), asked.body, headers);

const clientFor = async (id: string, column: Column, who: Person): Promise<BrowserClient> => {
  if (!ownSession.has(id)) return who.client;
  return column === 'guest' || column === 'susp' ? browserClient(kit.whole.address) : world.people.signIn(who);
};

const said = (got: Reply | Error): string =>
  got instanceof Error ? got.message : got.status < 300 ? String(got.status) : `${got.status} ${got.error}`;
const requestOf = async (id: string, column: Column, about = world): Promise<Asked> => {
  const request = requests[id];
  if (!request) throw new Error(`no request for ${id}`);
  return request({ who: world.who[column], world: about });
};
const meant = (cell: string): string => refusals[cell]?.join(' ') ?? cell;

/** What a column's person is answered. An answer that the contract doesn't name is none that is meant. */
const ask = async (id: string, column: Column, asked: Asked): Promise<string> => {
  const client = await clientFor(id, column, world.who[column]);
  return said(await send(client, operationOf(id), asked).catch((undocumented: Error) => undocumented));
};

/** What these are about is used up by whoever is let through: the next one gets another. */
const usedUp = new Set([
  ...['counterOffer', 'declineOffer', 'withdrawOffer', 'acceptOffer'],
  ...['declineDocument', 'voidDocument', 'signDocument'],
]);

/** A whole row: refusals first, so that what is used up by those who may is still there for those who may not. */
const askRow = async (id: string, cells: readonly string[]): Promise<Record<string, string>> => {
  const got = new Map<Column, string>();
  const askAll = async (asking: readonly Column[]): Promise<void> => {
    const prepared: (readonly [Column, Asked])[] = [];
    for (const column of asking) prepared.push([column, await requestOf(id, column)]);
    await Promise.all(prepared.map(async ([column, asked]) => got.set(column, await ask(id, column, asked))));
  };
  const isRefused = (column: Column) => refusals[cells[columns.indexOf(column)] ?? ''] !== undefined;
  await askAll(columns.filter(isRefused));
  const others = columns.filter((column) => !isRefused(column));
  for (const asking of usedUp.has(id) ? others.map((column) => [column]) : [others]) await askAll(asking);
  return Object.fromEntries(columns.map((column) => [column, got.get(column) ?? 'not asked']));
};

it('every operation of the public API has a row and a request, and no row is left over', () => {
  expect(rows.map((r) => r.id).sort()).toEqual([...operations.keys()].sort());
  expect(Object.keys(requests).sort()).toEqual([...operations.keys()].sort());
  for (const { id, cells } of rows) expect([id, cells.length]).toEqual([id, columns.length]);
});

describe('every standing is known to every service', () => {
  const probes = ['listPlans', 'scoutPlayers', 'listOffers', 'listDocuments', 'getPlayerSheet'];
  it.each(probes)('%s', async (id) => {
    const cells = rows.find((r) => r.id === id)?.cells ?? [];
    const expected = Object.fromEntries(columns.map((column, i) => [column, meant(cells[i] ?? '')]));
    await eventually(async () => expect(await askRow(id, cells)).toEqual(expected), 'events have arrived', {
      within: 20_000,
    });
  });
});

describe('who may do what', () => {
  it.each(rows)('$id', async ({ id, cells }) => {
    const expected = Object.fromEntries(columns.map((column, i) => [column, meant(cells[i] ?? '')]));
    expect(await askRow(id, cells)).toEqual(expected);
  });
  it('a home shows nothing of the market to those who are not in it', async () => {
    const outside: Column[] = ['fresh', 'newc', 'barred', 'staff'];
    for (const column of outside) {
      const { data } = await world.who[column].client.send('GET', '/home');
      expect([column, data.answers, data.underway]).toEqual([
        column,
        { offers: null, documents: null },
        { offers: null, documents: null },
      ]);
    }
  });
});

/** The request in Davi's name, with something about it forged: it is refused before anybody looks what it is about. */
const asDavi = async (id: string, headers: Record<string, string>): Promise<string> => {
  const about: World = {
    ...world,
    offer: async () => 'off_0',
    contract: async () => ({ id: 'doc_0', sha256: 'f'.repeat(64) }),
  };
  const asked = await requestOf(id, 'davi', about);
  return said(await send(world.who.davi.client, operationOf(id), asked, headers).catch((e: Error) => e));
};

describe('what is forged', () => {
  const all = [...operations.values()];
  const unsafe = all.filter((o) => o.method !== 'GET').map((o) => o.id);
  const members = all.filter((o) => o.access !== 'guest').map((o) => o.id);
  it.each(unsafe)('%s without the CSRF token, or with another person’s: 419', async (id) => {
    const others = decodeURIComponent(world.who.luis.client.cookies.get('touchline-csrf') ?? '');
    expect([await asDavi(id, { 'x-csrf-token': '' }), await asDavi(id, { 'x-csrf-token': others })]).toEqual([
      '419 CsrfTokenMismatch',
      '419 CsrfTokenMismatch',
    ]);
  });
  it.each(members)('%s as the profile of somebody else: 403', async (id) => {
    const { luis, sask } = world.who;
    for (const other of [luis, sask])
      expect(
        await asDavi(id, {
          'x-profile-id': other.profile?.id ?? '',
          'x-profile-type': other.profile?.profile_type ?? '',
        }),
      ).toBe('403 AccessDeniedException');
  });
  const internal = Object.values(services)
    .flatMap((ops) => Object.values(ops) as Operation[])
    .filter((o) => o.access === 'bff' && !all.some((p) => p.method === o.method && p.path === o.path));
  it.each(internal.map((o) => [o.id, o] as const))(
    '%s is the BFF’s own, for nobody else: 404',
    async (_id, operation) => {
      for (const who of [world.who.guest, world.who.staff]) {
        const { status } = await send(who.client, operation, { params: { document_id: 'doc_1' }, body: {} });
        expect(status).toBe(404);
      }
    },
  );
});

/** By now every operation was asked by everybody: what that asked of the database mustn't hang on the plan it gets. */
describe('what all that asked of the database', () => {
  it('is answered by every plan', async () => {
    const queries = recorder.queries();
    for (const service of ['identity', 'profile', 'billing', 'offers', 'documents'])
      expect(queries.filter((query) => query.database === service).length).toBeGreaterThan(5);
    expect(await askWithEveryPlan(queries, (name) => kit.whole.adapters.connect(name))).toEqual([]);
  }, 120_000);
});
