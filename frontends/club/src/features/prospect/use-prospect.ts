import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { type Prospect, prospectQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { playerQuery } from '@touchline/negotiation/player/players-api.ts';

export type ProspectTeam = Prospect['teams'][number];

/** The viewer's teams that the player could play in; all of them where a gender isn't known. */
export const fittingTeams = (
  teams: readonly ProspectTeam[],
  genders: ReadonlyMap<string, string>,
  gender: string | undefined,
): readonly ProspectTeam[] =>
  teams.filter(({ club_team }) => {
    const played = genders.get(club_team.team_id);
    return played === undefined || gender === undefined || played === gender;
  });

/** What an offer to a player has to keep to, with those of the viewer's teams that play in the player's football. */
export const useProspect = (playerId: string) => {
  const enabled = playerId !== '';
  const prospect = useQuery({ ...prospectQuery(playerId), enabled });
  const sheet = useQuery({ ...playerQuery(playerId), enabled });
  const own = useQuery({
    queryKey: ['own-teams'],
    queryFn: ({ signal }) => api.get('/profile', { signal, quiet: true }),
    select: ({ data }) => new Map(data.representative?.club?.teams.map((team) => [team.id, team.gender])),
    staleTime: 300_000,
    enabled,
  });
  const pending = prospect.isPending || sheet.isPending || own.isPending;
  const data =
    prospect.data && !pending
      ? { ...prospect.data, teams: fittingTeams(prospect.data.teams, own.data ?? new Map(), sheet.data?.gender) }
      : undefined;
  return { prospect, sheet, pending, data };
};
