import type { identityOperations, Me } from '@touchline/contracts/http/identity';
import { literal, type Order, pageOf } from '@touchline/infra/aggregate';
import { noteForAudit } from '@touchline/infra/audit';
import { Rejected } from '@touchline/infra/domain';
import type { Handlers } from '@touchline/infra/http';
import type { AccountDependencies } from '../dependencies.ts';
import type { Registered } from './state.ts';
import type { UserCommand } from './user.ts';

type Names =
  | 'listUsers'
  | 'getUser'
  | 'getIdentification'
  | 'verifyUser'
  | 'rejectUser'
  | 'reopenUser'
  | 'suspendUser'
  | 'reinstateUser';

interface Row {
  _id: string;
  version: number;
  state: Registered;
}

const orders: Readonly<Record<'waiting' | 'registered' | 'name', Order>> = {
  waiting: { field: 'state.waiting_since', direction: 1 },
  registered: { field: 'state.registered_at', direction: -1 },
  name: { field: 'state.name', direction: 1 },
};

export const staffRoutes = ({
  users,
  sessions,
  files,
  me,
}: AccountDependencies): Pick<Handlers<typeof identityOperations>, Names> => {
  const row = (user: Registered, profile_types: Me['profiles'][number]['profile_type'][]) => ({
    id: user.user_id,
    name: user.name,
    email: user.email,
    email_verified_at: user.email_verified_at,
    verification_status: user.verification_status,
    identification: user.identification ? ('provided' as const) : ('none' as const),
    profile_types,
    suspended_at: user.suspended_at,
    registered_at: user.registered_at,
    waiting_since: user.waiting_since,
  });

  const found = async (userId: string): Promise<Row> => {
    const document = await users.load(userId);
    if (document?.state.status !== 'registered') throw new Rejected('UserNotFoundException');
    return { _id: userId, version: document.version, state: document.state };
  };

  const whole = async (userId: string) => {
    const { state: user, version } = await found(userId);
    const profiles = await me.profilesOf(userId);
    return {
      ...row(
        user,
        profiles.map((p) => p.profile_type),
      ),
      identification_kind: user.identification?.kind ?? null,
      identification_provided_at: user.identification?.provided_at ?? null,
      identification_content_type: user.identification?.content_type ?? null,
      rejection: user.rejection,
      staff_note: user.staff_note,
      is_admin: user.is_admin,
      profiles,
      version,
      history: [...user.history],
    };
  };

  const decided = async (userId: string, by: string, command: UserCommand) => {
    const { sequence } = await users.act(userId, command, { actor: by }).catch((error: unknown) => {
      throw error instanceof Rejected && error.code === 'NotFound' ? new Rejected('UserNotFoundException') : error;
    });
    return { data: await whole(userId), after: [{ id: userId, sequence }] };
  };

  return {
    listUsers: async ({ query }) => {
      const filter: Record<string, unknown> = { 'state.is_admin': false };
      if (query.status) filter['state.verification_status'] = query.status;
      if (query.queue === 'waiting') filter['state.waiting_since'] = { $ne: null };
      if (query.q) {
        const pattern = new RegExp(literal(query.q), 'i');
        filter.$or = [{ 'state.name': pattern }, { 'state.email_key': pattern }];
      }
      // Who doesn't wait has no place in the order of waiting.
      const order = query.sort === 'waiting' && query.queue !== 'waiting' ? orders.registered : orders[query.sort];
      const [total, { rows, next_cursor }] = await Promise.all([
        users.collection.countDocuments(filter),
        pageOf<Row>(users.collection, filter, order, query),
      ]);
      const types = await me.typesOf(rows.map((r) => r._id));
      return { data: rows.map((r) => row(r.state, types.get(r._id) ?? [])), meta: { total, next_cursor } };
    },
    getUser: async ({ params }) => ({ data: await whole(params.user_id) }),
    getIdentification: async ({ params }) => {
      const { state: user } = await found(params.user_id);
      if (!user.identification) throw new Rejected('UserDoesntHaveIdentificationException');
      return {
        data: null,
        file: {
          bytes: await files.get(user.identification.file),
          content_type: user.identification.content_type,
          name: `identification.${user.identification.content_type.split('/')[1] ?? 'bin'}`,
          inline: true,
        },
      };
    },
    verifyUser: ({ params, actor, now }) =>
      decided(params.user_id, actor.user_id, { type: 'Verify', by: actor.user_id, now: now.toISOString() }),
    rejectUser: async ({ params, actor, body, now }) =>
      decided(params.user_id, actor.user_id, {
        type: 'Reject',
        by: actor.user_id,
        ...body,
        profiles: await me.saidOf(params.user_id),
        now: now.toISOString(),
      }),
    reopenUser: ({ params, actor, now }) =>
      decided(params.user_id, actor.user_id, { type: 'Reopen', by: actor.user_id, now: now.toISOString() }),
    suspendUser: async ({ params, actor, body, now }) => {
      const answer = await decided(params.user_id, actor.user_id, {
        type: 'Suspend',
        by: actor.user_id,
        reason: body.reason,
        now: now.toISOString(),
      });
      noteForAudit({ facts: { sessions_ended: await sessions.endAll(params.user_id) } });
      return answer;
    },
    reinstateUser: ({ params, actor, now }) =>
      decided(params.user_id, actor.user_id, { type: 'Reinstate', by: actor.user_id, now: now.toISOString() }),
  };
};
