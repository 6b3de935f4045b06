import type { profileOperations } from '@touchline/contracts/http/profile';
import { invalid, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Clubs } from '../../../club/club.repository.ts';
import { clubTeamOf } from '../../../club/state.ts';
import { given, type OwnProfiles } from '../../own-profiles.ts';

/** What a club's representative does with the own profile. */
export const representativeRoutes = ({
  own,
  clubs,
}: {
  readonly own: OwnProfiles;
  readonly clubs: Clubs;
}): Pick<Handlers<typeof profileOperations>, 'saveRepresentative' | 'chooseClub'> => ({
  saveRepresentative: (request) =>
    own.handle(request, 'save representative', () => ({
      type: 'SaveRepresentative',
      values: given(request.body.values),
      complete: request.body.complete,
      now: request.now.toISOString(),
    })),
  chooseClub: async (request) => {
    await own.loadAs(request.actor, 'club-representative');
    const { club_id, team_ids } = request.body;
    const club = await clubs.find(club_id);
    if (!club) throw new Rejected('NotFound');
    if (club.rejection)
      throw invalid({ path: 'club_id', message: 'Our staff did not accept this club. Choose another one.' });
    const teams = club.teams.filter((t) => team_ids.includes(t.team_id));
    if (teams.length < new Set(team_ids).size)
      throw invalid({ path: 'team_ids', message: 'These teams don’t all belong to this club.' });
    return own.handle(request, 'choose club', () => ({
      type: 'ChooseClub',
      club_id: club.club_id,
      club_name: club.name,
      teams: teams.map((t) => clubTeamOf(club, t)),
      now: request.now.toISOString(),
    }));
  },
});
