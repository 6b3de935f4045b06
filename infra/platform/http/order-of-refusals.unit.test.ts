import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { services } from '@touchline/contracts/http/bff';
import { silentLogger } from '../telemetry/index.ts';
import { createApi, freshForMs } from './api.ts';
import type { Principal, RawRequest } from './request.ts';

/** Every operation of every service, by the one pipeline: a new one is asked by itself. */

const now = new Date('2026-11-22T10:00:00.000Z');
const member: Principal = {
  user_id: 'usr_1',
  session_id: 'ses_1',
  is_admin: false,
  authenticated_at: new Date(now.getTime() - freshForMs - 1).toISOString(),
  profile: null,
};
const staff: Principal = { ...member, is_admin: true };
const reached = { data: null, status: 204 };

const asked = async (operation: Operation, actor: Principal | null, request: Partial<RawRequest>) => {
  const handlers = { [operation.id]: async () => reached };
  const given = { authenticate: async () => actor, logger: silentLogger(), clock: () => now };
  const api = createApi({ [operation.id]: operation }, handlers as never, given);
  const upload = operation.upload ? { upload: { path: '/nowhere', size: 1 } } : {};
  const reply = await api.call(operation.id, { params: {}, query: {}, headers: {}, ...upload, ...request });
  return (reply.json as { error?: string } | undefined)?.error ?? 'let through';
};

const all = Object.entries(services).flatMap(([service, ops]) =>
  Object.values(ops as Readonly<Record<string, Operation>>).map((operation) => ({ service, operation })),
);
const named = (list: typeof all) => list.map(({ service, operation }) => [service, operation.id, operation] as const);
const misshapen = { json: { nonsense: true }, query: { nonsense: '' }, params: { nonsense: '' } };
const isIn =
  (...access: readonly string[]) =>
  ({ operation }: (typeof all)[number]): boolean =>
    access.includes(operation.access);

describe('a request that is wrong in every way is told', () => {
  it.each(named(all.filter(isIn('member', 'admin', 'link', 'webhook'))))(
    '%s %s: that nobody is signed in',
    async (_, _id, operation) => expect(await asked(operation, null, misshapen)).toBe('Unauthenticated'),
  );
  it.each(named(all.filter(isIn('member', 'admin'))))('%s %s: its shape, whoever sends it', async (_, _id, operation) =>
    expect(await asked(operation, member, misshapen)).toBe('ValidationFailed'),
  );
});

describe('one of the right shape is told', () => {
  /** Those that need nothing but an id. */
  const bare = all.filter(({ operation: { params, query, body } }) => {
    const ids = Object.fromEntries(Object.keys(params.shape).map((name) => [name, 'x_1']));
    return params.safeParse(ids).success && query.safeParse({}).success && body.safeParse({}).success;
  });
  const ids = ({ params }: Operation) => ({
    params: Object.fromEntries(Object.keys(params.shape).map((name) => [name, 'x_1'])),
  });

  it.each(named(bare.filter(isIn('admin'))))('%s %s: that its sender is no staff', async (_, _id, operation) =>
    expect(await asked(operation, member, ids(operation))).toBe('AccessDeniedException'),
  );
  it.each(named(bare.filter(({ operation }) => operation.fresh)))(
    '%s %s: that the password was given too long ago',
    async (_, _id, operation) =>
      expect(await asked(operation, staff, ids(operation))).toBe('FreshAuthenticationRequired'),
  );
});
