import type { profileOperations } from '@touchline/contracts/http/profile';
import { profileTypes } from '@touchline/contracts/values';
import { invalid, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import type { OwnProfiles } from '../profile/own-profiles.ts';
import type { Clubs } from './club.repository.ts';
import { clubPageView } from './club-page.ts';
import { clubIdOf, clubView, type Known, teamOf } from './state.ts';

type Names = 'searchClubs' | 'getClub' | 'getClubPage' | 'enterClub' | 'resubmitClub' | 'addTeam';

/** So many clubs of one person wait for staff at most: another one comes after the next decision. */
export const maxUnverified = 3;

/** @throws Rejected `NotFound` */
export const foundIn =
  (clubs: Clubs) =>
  async (clubId: string): Promise<Known> => {
    const club = await clubs.find(clubId);
    if (!club) throw new Rejected('NotFound');
    return club;
  };

/** Two clubs of one name in one country are one club: a second one isn't made by writing. */
export const refuseTaken = async (clubs: Clubs, name: string, own: Known): Promise<void> => {
  const id = clubIdOf(own.country, name);
  const there = id === own.club_id ? undefined : await clubs.find(id);
  if (there && there.club_id !== own.club_id)
    throw invalid({ path: 'name', message: `${there.name} is there already. If both are the same club, merge them.` });
};

export const clubRoutes = ({
  clubs,
  own,
  participants,
  limits,
}: {
  readonly clubs: Clubs;
  readonly own: OwnProfiles;
  readonly participants: Participants;
  readonly limits: Pick<Limits, 'club'>;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const found = foundIn(clubs);
  return {
    searchClubs: async ({ query }) => {
      const { total, clubs: listed, next_cursor } = await clubs.list({ ...query, choosable: true }, 'name');
      return { data: listed.map(clubView), meta: { total, next_cursor } };
    },
    getClub: async ({ params }) => ({ data: clubView(await found(params.club_id)) }),
    getClubPage: async (request) => {
      const viewer = await participants.inMarket(request, ...profileTypes);
      const club = await found(request.params.club_id);
      const acting = await participants.actingFor(club.club_id);
      return { data: clubPageView(club, acting, viewer, request.now.toISOString().slice(0, 10)) };
    },
    enterClub: async ({ actor, body, now, idempotencyKey }) => {
      const { state: profile } = await own.load(actor);
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
      const { sequence } = await clubs.handle(
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
      return { data: clubView(await found(club_id)), consistencyTokens: [{ id: club_id, sequence }] };
    },
    resubmitClub: async ({ actor, params, body, now, idempotencyKey }) => {
      const { state: profile } = await own.load(actor);
      const club = await found(params.club_id);
      await refuseTaken(clubs, body.name, club);
      const { sequence } = await clubs.handle(
        club.club_id,
        {
          type: 'Resubmit',
          facts: body,
          by: { profile_id: profile.profile_id, name: profile.name },
          now: now.toISOString(),
        },
        { actor: actor.user_id, idempotent: { person: actor.user_id, key: idempotencyKey, request: body } },
      );
      return { data: clubView(await found(club.club_id)), consistencyTokens: [{ id: club.club_id, sequence }] };
    },
    addTeam: async (request) => {
      const { actor, params, body, now, idempotencyKey } = request;
      const profile = await own.loadAs(actor, 'club-representative');
      const club = await clubs.find(params.club_id);
      // The teams of a club that somebody entered are his to write until staff have looked at it. From then on they are
      // what others rely on, and those who are verified write them.
      const entering =
        club &&
        !club.verified &&
        club.rejection?.kind !== 'final' &&
        club.entered_by?.profile_id === profile.profile_id;
      if (!entering) await participants.inMarket(request, 'club-representative');
      if (!club) throw new Rejected('NotFound');
      if (profile.representative.club_id !== club.club_id) throw new Rejected('AccessDeniedException');
      const team = teamOf(club.club_id, body);
      const { sequence } = await clubs.handle(
        club.club_id,
        {
          type: 'AddTeam',
          team,
          by: { profile_id: profile.profile_id, name: profile.name },
          now: now.toISOString(),
        },
        { actor: actor.user_id, idempotent: { person: actor.user_id, key: idempotencyKey, request: body } },
      );
      return { data: clubView(await found(club.club_id)), consistencyTokens: [{ id: club.club_id, sequence }] };
    },
  };
};
