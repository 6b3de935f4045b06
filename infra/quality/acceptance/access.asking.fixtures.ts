import { randomUUID } from 'node:crypto';
import { linkHeader, type Operation } from '@touchline/contracts/http';
import { bffOperations, gatewayOperations } from '@touchline/contracts/http/bff';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { oddRequests } from './access.odd.fixtures.ts';
import type { Person } from './access.people.fixtures.ts';
import { type Asked, ownSession, requests } from './access.requests.fixtures.ts';
import { type Column, columns, refusals, table } from './access.table.fixtures.ts';

/** Everything that a browser can ask for. A new operation without a row fails here. */
export const operations = new Map<string, Operation>(
  [...Object.values(bffOperations), ...gatewayOperations.map((p) => p.operation)].map((o) => [o.id, o as Operation]),
);

export const rows = table
  .split('\n')
  .slice(2)
  .flatMap((line) => {
    const [id = '', ...cells] = line.split(/\s+/).filter(Boolean);
    return id ? [{ id, cells }] : [];
  });

const addressOf = ({ path }: Operation, { params = {}, query }: Asked): string =>
  path.replace(/:([a-z_]+)/g, (_, name: string) => params[name] ?? '') + (query ? `?${query}` : '');

export const operationOf = (id: string): Operation => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`the table names ${id}, which is no operation`);
  return operation;
};

export const send = (client: ApiClient, operation: Operation, asked: Asked, headers?: Record<string, string>) =>
  asked.bytes
    ? client.upload(addressOf(operation, asked), asked.bytes, 'file.png', headers, operation.method as 'PUT' | 'POST')
    : client.send(operation.method, addressOf(operation, asked), asked.body, { ...headers, ...asked.headers });

export const said = (got: Reply | Error): string =>
  got instanceof Error ? got.message : got.status < 300 ? String(got.status) : `${got.status} ${got.error}`;
export const meant = (cell: string): string => refusals[cell]?.join(' ') ?? cell;

/** What these are about is used up by whoever is let through: the next one gets another. */
const usedUp = new Set([
  ...[
    'withdrawInterest',
    'fillOpportunity',
    'closeOpportunity',
    'counterOffer',
    'declineOffer',
    'withdrawOffer',
    'acceptOffer',
    'changeShortlistEntry',
    'endMandate',
  ],
  ...['declineDocument', 'voidDocument', 'signDocument'],
  ...['declineTrial', 'withdrawTrial', 'acceptTrial', 'cancelTrial'],
]);

export interface Asking {
  /** @param about what is asked about, where it isn't what the people have. */
  readonly requestOf: (id: string, column: Column, about?: AccessFixture) => Promise<Asked>;
  /** What everybody is answered, by column. */
  readonly askRow: (id: string, cells: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** What of it isn't answered as documented; empty: all is. */
  readonly askOddly: (id: string, column: Column) => Promise<readonly string[]>;
}

/** How the people of the table ask. */
export const createAsking = (harness: AllInOneHarness, fixture: AccessFixture): Asking => {
  const clientFor = async (id: string, column: Column, who: Person): Promise<ApiClient> => {
    if (!ownSession.has(id)) return who.client;
    return column === 'guest' || column === 'link' || column === 'susp'
      ? browserClient(harness.product.address)
      : fixture.people.signIn(who);
  };

  const requestOf = async (id: string, column: Column, about = fixture): Promise<Asked> => {
    const request = requests[id];
    if (!request) throw new Error(`no request for ${id}`);
    return request({ who: fixture.who[column], fixture: about });
  };
  /** What a column's person is answered. An answer that the contract doesn't name is none that is meant. */
  const ask = async (id: string, column: Column, asked: Asked): Promise<string> => {
    const client = await clientFor(id, column, fixture.who[column]);
    const operation = operationOf(id);
    const headers: Record<string, string> = {
      ...(operation.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(column === 'link' ? { [linkHeader]: await fixture.guardianLink() } : {}),
    };
    return said(await send(client, operation, asked, headers).catch((undocumented: Error) => undocumented));
  };

  /** A whole row: refusals first, so that what is used up by those who may is still there for those who may not. */
  const askRow = async (id: string, cells: readonly string[]): Promise<Record<string, string>> => {
    const got = new Map<Column, string>();
    const askAll = async (asking: readonly Column[]): Promise<void> => {
      const prepared: (readonly [Column, Asked])[] = [];
      for (const column of asking) prepared.push([column, await requestOf(id, column)]);
      const one = async ([column, asked]: readonly [Column, Asked]) => got.set(column, await ask(id, column, asked));
      // Only so many files are read at once.
      if (operationOf(id).upload) for (const each of prepared) await one(each);
      else await Promise.all(prepared.map(one));
    };
    const isRefused = (column: Column) => refusals[cells[columns.indexOf(column)] ?? ''] !== undefined;
    await askAll(columns.filter(isRefused));
    const others = columns.filter((column) => !isRefused(column));
    for (const asking of usedUp.has(id) ? others.map((column) => [column]) : [others]) await askAll(asking);
    return Object.fromEntries(columns.map((column) => [column, got.get(column) ?? 'not asked']));
  };

  /** Whoever sends something that nobody meant is told so in the catalogue's words, or has what he asked for. */
  const askOddly = async (id: string, column: Column): Promise<readonly string[]> => {
    const operation = operationOf(id);
    const notAsDocumented: string[] = [];
    for (const { what, asked, headers } of await oddRequests(operation, () => requestOf(id, column))) {
      const key = operation.method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
      const reply = await send(fixture.who[column].client, operation, asked, { ...key, ...headers }).catch(
        (e: Error) => e,
      );
      if (reply instanceof Error || reply.status >= 500) notAsDocumented.push(`${what}: ${said(reply)}`);
    }
    return notAsDocumented;
  };
  return { requestOf, askRow, askOddly };
};
