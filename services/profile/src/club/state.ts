import { fold } from '@touchline/contracts/fold';
import type { ClubTeam, Gender } from '@touchline/contracts/values';
import { derivedId } from '@touchline/platform/domain';

export interface Team {
  readonly team_id: string;
  readonly name: string;
  readonly sport: 'football';
  readonly gender: Gender;
  readonly level: string;
}

/** What a club is called and where it is. */
export interface ClubFacts {
  readonly name: string;
  readonly short_name: string;
  readonly country: string;
  readonly city: string | null;
  readonly founded: number | null;
  readonly website: string | null;
  readonly other_names: readonly string[];
}

/** The representative or player who wrote something of a club. */
export interface EnteredBy {
  readonly profile_id: string;
  readonly name: string;
}

export interface Known extends ClubFacts {
  readonly status: 'known';
  readonly club_id: string;
  readonly verified: boolean;
  readonly teams: readonly Team[];
  /** Who entered it; null for an imported one. */
  readonly entered_by: EnteredBy | null;
  readonly entered_at: string;
  /** The name as orders compare it. */
  readonly name_key: string;
  /** All names, folded, each between bars: what the search looks through. */
  readonly search_text: string;
  /** Unverified before verified, then by name: the order of staff's list. */
  readonly staff_order: string;
}

/** Found to be the same club as another one, which has its teams since. */
export interface Merged {
  readonly status: 'merged';
  readonly club_id: string;
  readonly into: string;
  /** What it was until then. */
  readonly before: Known;
}

export type Club = { readonly status: 'none' } | Known | Merged;

interface By {
  readonly at: string;
}

export type ClubEvent =
  | ({ readonly type: 'ClubImported'; readonly club_id: string; readonly facts: ClubFacts; readonly team: Team } & By)
  | ({
      readonly type: 'ClubEntered';
      readonly club_id: string;
      readonly facts: ClubFacts;
      readonly teams: readonly Team[];
      readonly by: EnteredBy;
    } & By)
  | ({
      readonly type: 'ClubAdded';
      readonly club_id: string;
      readonly facts: ClubFacts;
      readonly teams: readonly Team[];
    } & By)
  | ({ readonly type: 'ClubChanged'; readonly facts: Partial<ClubFacts> } & By)
  /** `by`: null where an import added it. */
  | ({ readonly type: 'TeamAdded'; readonly team: Team; readonly by: EnteredBy | null } & By)
  | ({ readonly type: 'ClubVerified' } & By)
  | ({ readonly type: 'ClubMerged'; readonly into: string } & By)
  | ({ readonly type: 'ClubMergeUndone' } & By)
  | ({
      readonly type: 'ClubTookIn';
      readonly from: string;
      readonly teams: readonly Team[];
      readonly other_names: readonly string[];
    } & By);

/** Names beyond this many add nothing to a search. */
export const maxNames = 30;

/** A club is known by country and name, however its capitals and accents are written: nobody enters it twice. */
export const clubIdOf = (country: string, name: string): string => derivedId('clb', country, fold(name));

export const teamOf = (clubId: string, team: Pick<Team, 'name' | 'gender' | 'level'>): Team => ({
  team_id: derivedId('tea', clubId, team.gender, team.level, fold(team.name)),
  name: team.name,
  sport: 'football',
  gender: team.gender,
  level: team.level,
});

/** The team that an imported club starts with. */
export const firstTeamOf = (clubId: string): Team =>
  teamOf(clubId, { name: 'First team', gender: 'male', level: 'first team' });

export const clubTeamOf = (club: Known, team: Team): ClubTeam => ({
  team_id: team.team_id,
  club_id: club.club_id,
  club_name: club.name,
  club_short_name: club.short_name,
  team_name: team.name,
  country: club.country,
  gender: team.gender,
  sport: team.sport,
  level: team.level,
});

/** A club as people see it. */
export const clubView = (club: Known) => ({
  id: club.club_id,
  name: club.name,
  short_name: club.short_name,
  country: club.country,
  city: club.city,
  founded: club.founded,
  website: club.website,
  verified: club.verified,
  teams: club.teams.map((t) => ({ id: t.team_id, name: t.name, sport: t.sport, gender: t.gender, level: t.level })),
});
