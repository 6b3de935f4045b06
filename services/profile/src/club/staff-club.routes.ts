import type { profileOperations } from '@touchline/contracts/http/profile';
import type { Case, CaseHolds } from '@touchline/platform/case-holds';
import { invalid, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import { decideEach } from '../decide-each.ts';
import type { Profiles } from '../profile/profile.repository.ts';
import type { Clubs } from './club.repository.ts';
import { foundIn, refuseTaken } from './club.routes.ts';
import { type ClubCommand, submissionOf } from './club.ts';
import { finishMerge } from './finish-merge.ts';
import { importClubs } from './import-clubs.ts';
import { clubIdOf, clubView, teamOf, verificationOf } from './state.ts';

type Names =
  | 'listClubs'
  | 'takeClubCase'
  | 'giveClubCaseBack'
  | 'verifyClub'
  | 'verifyClubs'
  | 'rejectClub'
  | 'rejectClubs'
  | 'reopenClub'
  | 'addClub'
  | 'changeClub'
  | 'mergeClub'
  | 'importClubs';

/** A decision on where a club stands, without what comes in with it. */
type Deciding = Omit<Extract<ClubCommand, { entered_by_user: string | null }>, 'by' | 'now' | 'entered_by_user'>;

/** What staff do with clubs. */
export const staffClubRoutes = ({
  clubs,
  profiles,
  holds,
}: {
  readonly clubs: Clubs;
  readonly profiles: Profiles;
  readonly holds: CaseHolds;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const found = foundIn(clubs);
  const answered = async (club_id: string, sequence: number) => ({
    data: clubView(await found(club_id)),
    consistencyTokens: [{ id: club_id, sequence }],
  });
  /** The account of who entered a club; null where nobody is known to have. */
  const entererOf = async (clubId: string): Promise<string | null> => {
    const by = (await clubs.find(clubId))?.entered_by?.profile_id;
    return by ? ((await profiles.find(by))?.state.user_id ?? null) : null;
  };
  const caseOf = async (clubId: string): Promise<Case> => {
    const club = await found(clubId);
    const waits = verificationOf(club).verification_status === 'pending';
    return { noun: 'club', user_id: await entererOf(clubId), waits, submission: submissionOf(club) };
  };
  const decide = (
    id: string,
    by: string,
    now: Date,
    { despite, ...command }: Deciding & { readonly despite?: string | undefined },
  ): Promise<number> =>
    holds.deciding({ id, by, despite, now }, async () => {
      const entered_by_user = await entererOf(id);
      const whole = { ...command, by, entered_by_user, now: now.toISOString() } as ClubCommand;
      return (await clubs.handle(id, whole, { actor: by })).sequence;
    });
  return {
    listClubs: async ({ query, now }) => {
      const { total, clubs: listed, next_cursor } = await clubs.list(query, query.sort);
      const ids = listed.map((club) => club.club_id);
      const [representatives, held, countries] = await Promise.all([
        profiles.representativesOf(ids),
        holds.of(ids, now),
        query.cursor === undefined ? clubs.countries() : undefined,
      ]);
      return {
        data: listed.map((club) => ({
          ...clubView(club),
          verification_status: verificationOf(club).verification_status,
          rejection: club.rejection,
          staff_note: club.staff_note,
          representatives: representatives.get(club.club_id) ?? 0,
          entered_by: club.entered_by?.name ?? null,
          entered_at: club.entered_at,
          submission: submissionOf(club),
          held: held.get(club.club_id) ?? null,
        })),
        meta: { total, next_cursor, ...(countries ? { countries: [...countries] } : {}) },
      };
    },
    takeClubCase: (request) => holds.take(request.params.club_id, request, caseOf),
    giveClubCaseBack: (request) => holds.giveBack(request.params.club_id, request),
    verifyClub: async ({ actor, params: { club_id }, body, now }) =>
      answered(club_id, await decide(club_id, actor.user_id, now, { type: 'Verify', ...body })),
    verifyClubs: ({ actor, body, now }) =>
      decideEach('club_id', body.clubs, ({ club_id, ...looked }) =>
        decide(club_id, actor.user_id, now, { type: 'Verify', ...looked }),
      ),
    rejectClub: async ({ actor, params: { club_id }, body, now }) =>
      answered(club_id, await decide(club_id, actor.user_id, now, { type: 'Reject', ...body })),
    rejectClubs: ({ actor, body: { clubs: rejected, ...rejecting }, now }) =>
      decideEach('club_id', rejected, ({ club_id, ...looked }) =>
        decide(club_id, actor.user_id, now, { type: 'Reject', ...looked, ...rejecting }),
      ),
    reopenClub: async ({ actor, params: { club_id }, body, now }) =>
      answered(club_id, await decide(club_id, actor.user_id, now, { type: 'Reopen', ...body })),
    addClub: async ({ actor, body, now, idempotencyKey }) => {
      const { teams, ...facts } = body;
      const club_id = clubIdOf(body.country, body.name);
      const added = new Map(teams.map((t) => teamOf(club_id, t)).map((t) => [t.team_id, t]));
      const { sequence } = await clubs.handle(
        club_id,
        {
          type: 'Add',
          club_id,
          facts: { ...facts, other_names: [] },
          teams: [...added.values()],
          now: now.toISOString(),
        },
        {
          creates: true,
          actor: actor.user_id,
          idempotent: { person: actor.user_id, key: idempotencyKey, request: body },
        },
      );
      return answered(club_id, sequence);
    },
    changeClub: async ({ actor, params, body, now }) => {
      const { submission, ...facts } = body;
      const club = await found(params.club_id);
      await refuseTaken(clubs, facts.name, club);
      const { sequence } = await clubs.handle(
        params.club_id,
        { type: 'Change', submission, facts, now: now.toISOString() },
        { actor: actor.user_id },
      );
      return answered(params.club_id, sequence);
    },
    mergeClub: async ({ actor, params, body, now }) => {
      const into = await clubs.find(body.into);
      if (!into) throw invalid({ path: 'into', message: 'There is no such club: choose one from the list.' });
      const by = actor.user_id;
      const { submission, despite } = body;
      const { sequence } = await holds.deciding({ id: params.club_id, by, despite, now }, () =>
        clubs.handle(params.club_id, { type: 'Merge', submission, into, now: now.toISOString() }, { actor: by }),
      );
      // What names the club follows by the event; its teams are there at once.
      const kept = await finishMerge(clubs, params.club_id, now);
      if (!kept) throw new Rejected('StaleVersion', { current: submissionOf(await found(params.club_id)) });
      return { data: clubView(kept), consistencyTokens: [{ id: params.club_id, sequence }] };
    },
    importClubs: async ({ body, now }) => {
      const { file_name: name, content: text, lines } = body;
      const report = await importClubs({ clubs, files: [{ name, text, lines }], apply: lines !== null, now });
      if (report.refused.length > 0)
        throw invalid({
          path: 'file_name',
          message: 'The name of a text file tells its country: nl.clubs.txt. Everything else has to be a CSV file.',
        });
      return {
        data: {
          lines: report.lines,
          names: report.names,
          clubs: report.clubs.map(({ file: _, fields, ...club }) => ({ ...club, fields: [...fields] })),
          skipped: report.skipped.map(({ file: _, ...line }) => line),
        },
      };
    },
  };
};
