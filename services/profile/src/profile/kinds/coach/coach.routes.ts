import type { profileOperations } from '@touchline/contracts/http/profile';
import { invalid } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Clubs } from '../../../club/club.repository.ts';
import { given, type OwnProfiles } from '../../own-profiles.ts';
import type { CoachClub } from './state.ts';

/** What a coach does with the own profile. */
export const coachRoutes = ({
  own,
  clubs,
}: {
  readonly own: OwnProfiles;
  readonly clubs: Clubs;
}): Pick<Handlers<typeof profileOperations>, 'saveCoach'> => {
  const named = async (club_id: string): Promise<CoachClub> => {
    const club = await clubs.find(club_id);
    if (!club) throw invalid({ path: 'values.club_id', message: 'There is no such club: choose one from the list.' });
    return {
      club_id: club.club_id,
      club_name: club.name,
      club_short_name: club.short_name,
      country: club.country,
    };
  };
  return {
    saveCoach: async (request) => {
      await own.loadAs(request.actor, 'coach');
      const { club_id, ...values } = request.body.values;
      const club = typeof club_id === 'string' ? await named(club_id) : club_id;
      return own.handle(request, 'save coach', () => ({
        type: 'SaveCoach',
        values: given({ ...values, club }),
        complete: request.body.complete,
        now: request.now.toISOString(),
      }));
    },
  };
};
