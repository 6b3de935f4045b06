import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { type identityOperations, memberSteps } from '@touchline/contracts/http/identity';
import { agesOf, decisionTimesOf, isWithin, spansOf } from '@touchline/contracts/policies/spans';
import { browserOf } from '@touchline/contracts/user-agent';
import { profileTypes } from '@touchline/contracts/values';
import { annotateAudit } from '@touchline/platform/audit';
import { type CaseHolds, holdOf } from '@touchline/platform/case-holds';
import { Rejected } from '@touchline/platform/domain';
import { coarseNetwork, type Handlers } from '@touchline/platform/http';
import type { MeView } from '../me/me.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Users } from '../user/user.repository.ts';
import { refuseOwnSessions, type UserCommand } from '../user/user.ts';
import { type People, personOf } from './people.ts';

type Names =
  | 'listPeople'
  | 'listUserSessions'
  | 'endUserSession'
  | 'verifyUsers'
  | 'rejectUsers'
  | 'suspendUsers'
  | 'reinstateUsers'
  | 'peopleFigures';

interface Named {
  readonly user_id: string;
}

export const peopleRoutes = ({
  people,
  users,
  sessions,
  me,
  holds,
}: {
  readonly people: People;
  readonly users: Users;
  readonly sessions: Pick<Sessions, 'list' | 'lastSeen' | 'endOne' | 'endAll'>;
  readonly me: Pick<MeView, 'saidOf'>;
  readonly holds: CaseHolds;
}): Pick<Handlers<typeof identityOperations>, Names> => {
  /** Each decided on by itself: what is refused for one holds up none of the others. */
  const decideEach = async <One extends Named>(
    decided: readonly One[],
    by: string,
    commandOf: (about: One & { readonly profiles: string }) => UserCommand,
    {
      during = (_, command) => command(),
      beforeTold,
    }: {
      /** Around the command. */
      readonly during?: (one: One, command: () => Promise<number>) => Promise<number>;
      readonly beforeTold?: (one: One) => Promise<unknown>;
    } = {},
  ) => {
    const telling = (one: One) => (beforeTold ? { beforeTold: async () => void (await beforeTold(one)) } : {});
    const consistencyTokens: { id: string; sequence: number }[] = [];
    const each = [...new Map(decided.map((one) => [one.user_id, one])).values()];
    const data = await Promise.all(
      each.map(async (one) => {
        const { user_id } = one;
        try {
          const sequence = await during(one, async () => {
            const command = commandOf({ ...one, profiles: await me.saidOf(user_id) });
            return (await users.handle(user_id, command, { actor: by, ...telling(one) })).sequence;
          });
          consistencyTokens.push({ id: user_id, sequence });
          return { user_id, error: null, message: null, held: null };
        } catch (error) {
          if (!(error instanceof Rejected) || !isErrorCode(error.code)) throw error;
          const code = error.code === 'NotFound' ? 'UserNotFoundException' : error.code;
          return { user_id, error: code, message: messageOf(code), held: holdOf(error) };
        }
      }),
    );
    return { data, consistencyTokens: consistencyTokens.slice(0, 8) };
  };

  /** Each answers a case, which may be a colleague's. */
  const judgeEach = <One extends Named & { readonly despite?: string | undefined }>(
    judged: readonly One[],
    by: string,
    now: Date,
    commandOf: (about: One & { readonly profiles: string }) => UserCommand,
  ) =>
    decideEach(judged, by, commandOf, {
      during: ({ user_id: id, despite }, command) => holds.deciding({ id, by, despite, now }, command),
    });

  return {
    listPeople: async ({ query }) => {
      const { rows, next_cursor, counted } = await people.list(query);
      const seen = await sessions.lastSeen(rows.map(({ _id }) => _id));
      return {
        data: rows.map((row) => personOf(row, seen.get(row._id)?.toISOString() ?? null)),
        meta: { next_cursor, ...counted },
      };
    },
    listUserSessions: async ({ params, now }) => {
      if (!(await users.find(params.user_id))) throw new Rejected('UserNotFoundException');
      return {
        data: (await sessions.list(params.user_id, now)).map((session) => {
          const { browser, system } = browserOf(session.user_agent) ?? { browser: null, system: null };
          return {
            id: session._id,
            browser,
            system,
            network: coarseNetwork(session.ip),
            created_at: session.created_at.toISOString(),
            last_seen_at: session.last_seen_at.toISOString(),
          };
        }),
      };
    },
    endUserSession: async ({ params: { user_id, session_id }, actor, now }) => {
      const by = actor.user_id;
      const user = await users.find(user_id);
      if (!user) throw new Rejected('UserNotFoundException');
      refuseOwnSessions(user_id, by);
      const ended = (await sessions.list(user_id, now)).find(({ _id }) => _id === session_id);
      if (!ended || !(await sessions.endOne(user_id, session_id))) throw new Rejected('NotFound');
      const { browser, system } = browserOf(ended.user_agent) ?? {};
      annotateAudit({ facts: { session: session_id } });
      const device = [browser, system].filter(Boolean).join(', ') || null;
      const { sequence } = await users.handle(
        user_id,
        { type: 'EndSessions', by, one: { device }, now: now.toISOString() },
        { actor: by },
      );
      return { data: null, consistencyTokens: [{ id: user_id, sequence }] };
    },
    verifyUsers: ({ body, actor, now }) =>
      judgeEach(body.users, actor.user_id, now, ({ submission, profiles }) => ({
        ...{ type: 'Verify', by: actor.user_id, submission, profiles, now: now.toISOString() },
      })),
    rejectUsers: ({ body: { users: rejected, ...rejecting }, actor, now }) =>
      judgeEach(rejected, actor.user_id, now, ({ submission, profiles }) => ({
        ...{ type: 'Reject', by: actor.user_id, submission, profiles, now: now.toISOString() },
        ...rejecting,
      })),
    suspendUsers: ({ body: { users: named, ...suspending }, actor, now }) =>
      decideEach(
        named,
        actor.user_id,
        () => ({ type: 'Suspend', by: actor.user_id, now: now.toISOString(), ...suspending }),
        { beforeTold: ({ user_id }) => sessions.endAll(user_id) },
      ),
    reinstateUsers: ({ body, actor, now }) =>
      decideEach(body.users, actor.user_id, () => ({
        ...{ type: 'Reinstate', by: actor.user_id, now: now.toISOString() },
      })),
    peopleFigures: async ({ query, now }) => {
      const { spans, before } = spansOf(query.period, now);
      const [first, last] = [spans[0]?.from ?? '', spans.at(-1)?.until ?? ''];
      const [registrations, earlier, steps, decisions, waiting] = await Promise.all([
        people.registrations(first, last),
        people.registrations(before.from, before.until),
        people.steps(first, last),
        people.decisions(first, last),
        people.waiting(),
      ]);
      const sum = (of: readonly { readonly count: number }[]): number => of.reduce((all, { count }) => all + count, 0);
      return {
        data: {
          spans: spans.map((span) => {
            const registered = registrations.filter(({ day }) => isWithin(span, day));
            return {
              ...span,
              registered: sum(registered),
              kinds: profileTypes.map((profile_type) => ({
                profile_type,
                count: sum(registered.filter(({ kind }) => kind === profile_type)),
              })),
              ...decisionTimesOf(decisions, span),
            };
          }),
          registered_before: sum(earlier),
          steps: memberSteps.map((step, at) => ({
            step,
            count: steps.slice(at).reduce((all, count) => all + count, 0),
          })),
          waiting: agesOf(waiting, now),
        },
      };
    },
  };
};
