import type { profileOperations } from '@touchline/contracts/http/profile';
import type { Actors } from '@touchline/infra/actors';
import { literal, pageOf } from '@touchline/infra/aggregate';
import { invalid, Rejected } from '@touchline/infra/domain';
import type { Actor, Handlers } from '@touchline/infra/http';
import type { Limits } from '../limits.ts';
import { fold } from '../names.ts';
import type { OwnProfiles } from '../profile/own-profiles.ts';
import type { Profiles } from '../profile/profiles.ts';
import { clubView } from './club-view.ts';
import type { Clubs } from './clubs.ts';
import { clubIdOf, type Known, teamOf } from './state.ts';

type Names = 'searchClubs' | 'getClub' | 'enterClub' | 'addTeam' | 'listClubs' | 'verifyClub';

interface Row {
  _id: string;
  state: Known;
}

interface ClubsQuery {
  readonly q?: string | undefined;
  readonly country?: string | undefined;
  readonly verified?: boolean | undefined;
}

const filterOf = ({ q, country, verified }: ClubsQuery): Record<string, unknown> => ({
  ...(country ? { 'state.country': country } : {}),
  ...(verified === undefined ? {} : { 'state.verified': verified }),
  ...(q && fold(q) ? { 'state.search_text': new RegExp(literal(fold(q))) } : {}),
});

/** So many clubs of one person wait for staff at most: another one comes after the next decision. */
export const maxUnverified = 3;

export const clubRoutes = ({
  clubs,
  profiles,
  own,
  actors,
  limits,
}: {
  readonly clubs: Clubs;
  readonly profiles: Profiles;
  readonly own: OwnProfiles;
  readonly actors: Actors;
  readonly limits: Pick<Limits, 'club'>;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const representative = async (actor: Actor) => {
    const { state } = await own.load(actor);
    if (!state.representative) throw new Rejected('AccessDeniedException');
    return { profile: state, representative: state.representative };
  };
  const found = async (clubId: string): Promise<Known> => {
    const club = await clubs.find(clubId);
    if (!club) throw new Rejected('NotFound');
    return club;
  };
  return {
    searchClubs: async ({ query }) => {
      const filter = filterOf(query);
      const [total, { rows, next_cursor }] = await Promise.all([
        clubs.collection.countDocuments(filter),
        pageOf<Row>(clubs.collection, filter, { field: 'state.name_key', direction: 1 }, query),
      ]);
      return { data: rows.map((r) => clubView(r.state)), meta: { total, next_cursor } };
    },
    getClub: async ({ params }) => ({ data: clubView(await found(params.club_id)) }),
    enterClub: async ({ actor, body, now, idempotencyKey }) => {
      const { profile } = await representative(actor);
      const { teams, ...facts } = body;
      const club_id = clubIdOf(body.country, body.name);
      if (!(await clubs.find(club_id))) {
        if ((await clubs.unverifiedBy(profile.profile_id)) >= maxUnverified)
          throw invalid({
            path: 'name',
            message: `${maxUnverified} clubs that you entered wait for our staff. Wait for them before you enter another one.`,
          });
        await limits.club.take(actor.user_id);
      }
      const entered = new Map(teams.map((t) => teamOf(club_id, t)).map((t) => [t.team_id, t]));
      const { sequence } = await clubs.act(
        club_id,
        {
          type: 'Enter',
          club_id,
          facts: { ...facts, other_names: [] },
          teams: [...entered.values()],
          by: { profile_id: profile.profile_id, name: profile.name },
          now: now.toISOString(),
        },
        {
          creates: true,
          actor: actor.user_id,
          idempotent: { person: actor.user_id, key: idempotencyKey, request: body },
        },
      );
      return { data: clubView(await found(club_id)), after: [{ id: club_id, sequence }] };
    },
    addTeam: async (request) => {
      const { actor, params, body, now, idempotencyKey } = request;
      const { profile, representative: acting } = await representative(actor);
      const club = await clubs.find(params.club_id);
      // The teams of a club that somebody entered are his to write until staff have looked at it. From then on they are
      // what others rely on, and those who are verified write them.
      const entering = club && !club.verified && club.entered_by?.profile_id === profile.profile_id;
      if (!entering) await actors.inMarket(request, 'club-representative');
      if (!club) throw new Rejected('NotFound');
      if (acting.club_id !== club.club_id) throw new Rejected('AccessDeniedException');
      const team = teamOf(params.club_id, body);
      const { sequence } = await clubs.act(
        params.club_id,
        {
          type: 'AddTeam',
          team,
          by: { profile_id: profile.profile_id, name: profile.name },
          now: now.toISOString(),
        },
        { actor: actor.user_id, idempotent: { person: actor.user_id, key: idempotencyKey, request: body } },
      );
      return { data: clubView(await found(params.club_id)), after: [{ id: params.club_id, sequence }] };
    },
    listClubs: async ({ query }) => {
      const filter = filterOf(query);
      const [total, { rows, next_cursor }] = await Promise.all([
        clubs.collection.countDocuments(filter),
        pageOf<Row>(clubs.collection, filter, { field: 'state.staff_order', direction: 1 }, query),
      ]);
      const representatives = await profiles.representativesOf(rows.map((r) => r._id));
      return {
        data: rows.map(({ _id, state }) => ({
          ...clubView(state),
          representatives: representatives.get(_id) ?? 0,
          entered_by: state.entered_by?.name ?? null,
          entered_at: state.entered_at,
        })),
        meta: { total, next_cursor },
      };
    },
    verifyClub: async ({ actor, params, now }) => {
      const { sequence } = await clubs.act(
        params.club_id,
        { type: 'Verify', now: now.toISOString() },
        { actor: actor.user_id },
      );
      return { data: clubView(await found(params.club_id)), after: [{ id: params.club_id, sequence }] };
    },
  };
};
