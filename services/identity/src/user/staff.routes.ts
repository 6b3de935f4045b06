import type { CaseHold } from '@touchline/contracts/http/case-holds';
import type { identityOperations, Me } from '@touchline/contracts/http/identity';
import { annotateAudit } from '@touchline/platform/audit';
import type { Case, CaseHolds } from '@touchline/platform/case-holds';
import { Rejected, type verification } from '@touchline/platform/domain';
import type { Handlers, Principal } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import { keptOf } from '../identification/kept.ts';
import type { Likenesses } from '../people/likeness.ts';
import type { People } from '../people/people.ts';
import { type Ending, endingSessions } from '../session/ending.ts';
import { pendingRemoval } from './factor-removal.ts';
import { documentOf, type Registered } from './state.ts';
import { submissionOf, type UserCommand } from './user.ts';

type Names =
  | 'listUsers'
  | 'getUser'
  | 'getIdentification'
  | 'noteDocumentNumber'
  | 'takeUserCase'
  | 'giveUserCaseBack'
  | 'verifyUser'
  | 'rejectUser'
  | 'reopenUser'
  | 'suspendUser'
  | 'reinstateUser'
  | 'endUserSessions'
  | 'askFactorRemoval'
  | 'confirmFactorRemoval'
  | 'dropFactorRemoval';

interface Judgement {
  readonly actor: Principal;
  readonly params: { readonly user_id: string };
  readonly body: { readonly submission: string; readonly despite?: string | undefined };
  readonly now: Date;
}

export const staffRoutes = ({
  users,
  sessions,
  files,
  me,
  keptDays,
  holds,
  people,
  likenesses,
}: AccountDependencies & {
  readonly holds: CaseHolds;
  readonly people: Pick<People, 'alike' | 'refresh'>;
  readonly likenesses: Likenesses;
}): Pick<Handlers<typeof identityOperations>, Names> => {
  const row = (
    user: Registered,
    profile_types: Me['profiles'][number]['profile_type'][],
    held: CaseHold | undefined,
  ) => ({
    id: user.user_id,
    name: user.name,
    email: user.email,
    email_verified_at: user.email_verified_at,
    verification_status: user.verification_status,
    identification: documentOf(user) ? ('provided' as const) : ('none' as const),
    profile_types,
    suspended_at: user.suspended_at,
    registered_at: user.registered_at,
    waiting_since: user.waiting_since,
    held: held ?? null,
  });

  const found = async (userId: string): Promise<{ readonly user: Registered; readonly version: number }> => {
    const loaded = await users.load(userId);
    if (loaded?.state.status !== 'registered') throw new Rejected('UserNotFoundException');
    return { user: loaded.state, version: loaded.version };
  };

  const factorOf = async (user: Registered, now: Date) => {
    const removal = pendingRemoval(user, now.toISOString());
    const names = await users.namesOf(removal ? [removal.by] : []);
    const { by = '', reason = '', at = '' } = removal ?? {};
    return {
      on: user.second_factor !== null,
      removal: removal && { by, by_name: names.get(by) ?? '', reason, asked_at: at },
    };
  };

  const whole = async (userId: string, now: Date) => {
    const { user, version } = await found(userId);
    const [profiles, said, held, alike] = await Promise.all([
      me.profilesOf(userId),
      me.saidOf(userId),
      holds.of([userId], now),
      people.alike(userId),
    ]);
    const kept = keptOf(user, keptDays);
    return {
      ...row(
        user,
        profiles.map((p) => p.profile_type),
        held.get(userId),
      ),
      identification_kind: user.identification?.kind ?? null,
      identification_provided_at: user.identification?.provided_at ?? null,
      identification_content_type: documentOf(user)?.content_type ?? null,
      identification_kept_until: kept.kept_until,
      identification_destroyed_at: kept.destroyed_at,
      rejection: user.rejection,
      suspension_reason: user.suspension_reason,
      staff_note: user.staff_note,
      is_admin: user.is_admin,
      second_factor: await factorOf(user, now),
      profiles,
      version,
      submission: submissionOf(user, said),
      number_noted: user.identification?.number_mark !== undefined,
      alike,
      history: [...user.history],
    };
  };

  const caseOf = async (userId: string): Promise<Case> => {
    const { user } = await found(userId);
    const submission = submissionOf(user, await me.saidOf(userId));
    return { noun: 'account', user_id: userId, waits: user.waiting_since !== null, submission };
  };

  const handled = async (userId: string, by: string, command: UserCommand, more: Ending = {}): Promise<number> => {
    // What is not found after that is a thing of theirs.
    await found(userId);
    return (await users.handle(userId, command, { actor: by, ...more })).sequence;
  };
  const answered = async (userId: string, now: Date, sequence: number) => ({
    data: await whole(userId, now),
    consistencyTokens: [{ id: userId, sequence }],
  });
  const decided = async (userId: string, by: string, command: UserCommand, more: Ending = {}) =>
    answered(userId, new Date(command.now), await handled(userId, by, command, more));

  /** A decision that answers the case of a person. */
  const judged = async (
    { actor, params: { user_id }, body, now }: Judgement,
    commandOf: (judging: verification.Judging & { readonly profiles: string }) => UserCommand,
  ) => {
    const by = actor.user_id;
    const sequence = await holds.deciding({ id: user_id, by, despite: body.despite, now }, async () => {
      const { submission } = body;
      const command = commandOf({ by, submission, profiles: await me.saidOf(user_id), now: now.toISOString() });
      return handled(user_id, by, command);
    });
    // Once nobody has it any more.
    return answered(user_id, now, sequence);
  };

  return {
    listUsers: async ({ query, now }) => {
      const { total, users: listed, next_cursor } = await users.list(query);
      const ids = listed.map((user) => user.user_id);
      const [types, held] = await Promise.all([me.typesOf(ids), holds.of(ids, now)]);
      return {
        data: listed.map((user) => row(user, types.get(user.user_id) ?? [], held.get(user.user_id))),
        meta: { total, next_cursor },
      };
    },
    noteDocumentNumber: async ({ params: { user_id }, actor, body, now }) => {
      const by = actor.user_id;
      const number_mark = likenesses.ofNumber(body.number);
      const sequence = await handled(user_id, by, {
        ...{ type: 'NoteDocumentNumber', number_mark, by, now: now.toISOString() },
      });
      // Nobody else is told of it: the row follows at once.
      await people.refresh(user_id);
      return answered(user_id, now, sequence);
    },
    takeUserCase: (request) => holds.take(request.params.user_id, request, caseOf),
    giveUserCaseBack: (request) => holds.giveBack(request.params.user_id, request),
    getUser: async ({ params, now }) => ({ data: await whole(params.user_id, now) }),
    getIdentification: async ({ params }) => {
      const { user } = await found(params.user_id);
      const document = documentOf(user);
      if (!document) throw new Rejected('UserDoesntHaveIdentificationException');
      return {
        data: null,
        file: {
          bytes: await files.get(document.file),
          content_type: document.content_type,
          name: `identification.${document.content_type.split('/')[1] ?? 'bin'}`,
          inline: true,
        },
      };
    },
    verifyUser: (request) => judged(request, (judging) => ({ type: 'Verify', ...judging })),
    rejectUser: (request) => {
      const { reason, kind, note } = request.body;
      return judged(request, (judging) => ({ type: 'Reject', reason, kind, note, ...judging }));
    },
    reopenUser: (request) => judged(request, (judging) => ({ type: 'Reopen', ...judging })),
    suspendUser: async ({ params, actor, body, now }) =>
      decided(
        params.user_id,
        actor.user_id,
        { type: 'Suspend', by: actor.user_id, ...body, now: now.toISOString() },
        endingSessions(sessions, params.user_id),
      ),
    reinstateUser: ({ params, actor, now }) =>
      decided(params.user_id, actor.user_id, { type: 'Reinstate', by: actor.user_id, now: now.toISOString() }),
    askFactorRemoval: async ({ params, actor, body, now }) => {
      const by = actor.user_id;
      return decided(params.user_id, by, { type: 'AskFactorRemoval', by, ...body, now: now.toISOString() });
    },
    confirmFactorRemoval: async ({ params, actor, now }) => {
      const { user_id } = params;
      const { user } = await found(user_id);
      const command = { type: 'ConfirmFactorRemoval', by: actor.user_id, now: now.toISOString() } as const;
      annotateAudit({ facts: { asked_by: pendingRemoval(user, command.now)?.by ?? null } });
      return decided(user_id, actor.user_id, command, endingSessions(sessions, user_id));
    },
    dropFactorRemoval: async ({ params, actor, now }) => {
      const by = actor.user_id;
      return decided(params.user_id, by, { type: 'DropFactorRemoval', by, now: now.toISOString() });
    },
    endUserSessions: async ({ params, actor, now }) => {
      const { user_id } = params;
      const command = { type: 'EndSessions', by: actor.user_id, now: now.toISOString() } as const;
      return decided(user_id, actor.user_id, command, endingSessions(sessions, user_id));
    },
  };
};
