import type { ClubTeam } from '@touchline/contracts/values';
import type { CrestClub } from '@touchline/ui';

/** The club of a team as its crest is drawn. */
export const crestOf = (team: ClubTeam): CrestClub => ({
  id: team.club_id,
  name: team.club_name,
  short_name: team.club_short_name,
});
