import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { type identityOperations, memberSteps } from '@touchline/contracts/http/identity';
import { agesOf, percentile, type Span, spansOf } from '@touchline/contracts/policies/spans';
import { browserOf } from '@touchline/contracts/user-agent';
import { profileTypes } from '@touchline/contracts/values';
import { Rejected } from '@touchline/platform/domain';
import { coarseNetwork, type Handlers } from '@touchline/platform/http';
import type { MeView } from '../me/me.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Users } from '../user/user.repository.ts';
import type { UserCommand } from '../user/user.ts';
import { type People, personOf } from './people.ts';

type Names = 'listPeople' | 'listUserSessions' | 'verifyUsers' | 'rejectUsers' | 'peopleFigures';

interface Decidable {
  readonly user_id: string;
  readonly submission: string;
}

const within = ({ from, until }: Span, day: string): boolean => day >= from && day <= until;

export const peopleRoutes = ({
  people,
  users,
  sessions,
  me,
}: {
  readonly people: People;
  readonly users: Users;
  readonly sessions: Pick<Sessions, 'list' | 'lastSeen'>;
  readonly me: Pick<MeView, 'saidOf'>;
}): Pick<Handlers<typeof identityOperations>, Names> => {
  /** Each decided on by itself: what is refused for one holds up none of the others. */
  const decideEach = async (
    decided: readonly Decidable[],
    by: string,
    commandOf: (about: Decidable & { readonly profiles: string }) => UserCommand,
  ) => {
    const consistencyTokens: { id: string; sequence: number }[] = [];
    const each = [...new Map(decided.map((one) => [one.user_id, one])).values()];
    const data = await Promise.all(
      each.map(async (one) => {
        const { user_id } = one;
        try {
          const command = commandOf({ ...one, profiles: await me.saidOf(user_id) });
          const { sequence } = await users.handle(user_id, command, { actor: by });
          consistencyTokens.push({ id: user_id, sequence });
          return { user_id, error: null, message: null };
        } catch (error) {
          if (!(error instanceof Rejected) || !isErrorCode(error.code)) throw error;
          const code = error.code === 'NotFound' ? 'UserNotFoundException' : error.code;
          return { user_id, error: code, message: messageOf(code) };
        }
      }),
    );
    return { data, consistencyTokens: consistencyTokens.slice(0, 8) };
  };

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
    verifyUsers: ({ body, actor, now }) =>
      decideEach(body.users, actor.user_id, ({ submission, profiles }) => ({
        ...{ type: 'Verify', by: actor.user_id, submission, profiles, now: now.toISOString() },
      })),
    rejectUsers: ({ body: { users: rejected, ...rejecting }, actor, now }) =>
      decideEach(rejected, actor.user_id, ({ submission, profiles }) => ({
        ...{ type: 'Reject', by: actor.user_id, submission, profiles, now: now.toISOString() },
        ...rejecting,
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
            const registered = registrations.filter(({ day }) => within(span, day));
            const waited = decisions.filter(({ at }) => within(span, at.slice(0, 10))).map(({ waited_s }) => waited_s);
            return {
              ...span,
              registered: sum(registered),
              kinds: profileTypes.map((profile_type) => ({
                profile_type,
                count: sum(registered.filter(({ kind }) => kind === profile_type)),
              })),
              decided: waited.length,
              median: percentile(waited, 0.5),
              p90: percentile(waited, 0.9),
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
