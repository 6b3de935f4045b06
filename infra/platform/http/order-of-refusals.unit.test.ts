import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { services } from '@touchline/contracts/http/bff';
import { id } from '@touchline/contracts/values';
import type { z } from 'zod';
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
/** What something may be called in an address: an id, a language, a version, what a file hashes to. */
const words = ['usr_1', 'en', '2026-11', 'a1'.repeat(32), 'a1'.repeat(8)];
const namedIn = ({ params }: Operation): Pick<RawRequest, 'params'> => ({
  params: Object.fromEntries(
    Object.entries(params.shape).map(([name, of]) => [
      name,
      words.find((word) => (of as z.ZodType).safeParse(word).success) ?? '',
    ]),
  ),
});
const misshapen = { json: { nonsense: true }, query: { nonsense: '' } };
const isIn =
  (...access: readonly string[]) =>
  ({ operation }: (typeof all)[number]): boolean =>
    access.includes(operation.access);

const namesById = ({ operation: { params } }: (typeof all)[number]): boolean => {
  const names: readonly unknown[] = Object.values(params.shape);
  return names.length > 0 && names.every((of) => of === id);
};

describe('a request that is wrong in every way is told', () => {
  it.each(named(all.filter(isIn('member', 'admin', 'link', 'webhook'))))(
    '%s %s: that nobody is signed in',
    async (_, _id, operation) =>
      expect(await asked(operation, null, { ...misshapen, params: { nonsense: '' } })).toBe('Unauthenticated'),
  );
  it.each(named(all.filter(isIn('member', 'admin')).filter(namesById)))(
    '%s %s: that its address names nothing, whoever sends it',
    async (_, _id, operation) => {
      const params = Object.fromEntries(Object.keys(operation.params.shape).map((name) => [name, '%']));
      expect(await asked(operation, member, { ...misshapen, params })).toBe('NotFound');
    },
  );
  it.each(named(all.filter(isIn('member', 'admin'))))('%s %s: its shape, whoever sends it', async (_, _id, operation) =>
    expect(await asked(operation, member, { ...misshapen, ...namedIn(operation) })).toBe('ValidationFailed'),
  );
});

describe('one of the right shape is told', () => {
  /** Those that need nothing but an id. */
  const bare = all.filter(({ operation }) => {
    const { params, query, body } = operation;
    return (
      params.safeParse(namedIn(operation).params).success && query.safeParse({}).success && body.safeParse({}).success
    );
  });
  it.each(named(bare.filter(isIn('admin'))))('%s %s: that its sender is no staff', async (_, _id, operation) =>
    expect(await asked(operation, member, namedIn(operation))).toBe('AccessDeniedException'),
  );
  it.each(named(bare.filter(({ operation }) => operation.fresh)))(
    '%s %s: that the password was given too long ago',
    async (_, _id, operation) =>
      expect(await asked(operation, staff, namedIn(operation))).toBe('FreshAuthenticationRequired'),
  );
});
