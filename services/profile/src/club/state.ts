import { fold } from '@touchline/contracts/fold';
import type { ClubTeam, Gender, Rejection } from '@touchline/contracts/values';
import { derivedId, verification } from '@touchline/platform/domain';

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

/** The picture that a club has set as its crest. */
export interface Crest {
  /** The key in the file store. */
  readonly file: string;
  readonly sha256: string;
}

export interface Known extends ClubFacts {
  readonly status: 'known';
  readonly club_id: string;
  readonly verified: boolean;
  /** Since when; null: it isn't, or was before this was kept. */
  readonly verified_at: string | null;
  /** Staff have rejected it; null: they haven't, or have taken it back. */
  readonly rejection: Rejection | null;
  /** What staff saw when they rejected it. */
  readonly judged: string | null;
  readonly staff_note: string | null;
  readonly teams: readonly Team[];
  /** Who entered it; null for an imported one. */
  readonly entered_by: EnteredBy | null;
  readonly entered_at: string;
  /** Null: it is drawn from the id. */
  readonly crest: Crest | null;
  /** The clubs that were merged into it. */
  readonly took_in: readonly string[];
  /** The name as orders compare it. */
  readonly name_key: string;
  /** All names, folded, each between bars: what the search looks through. */
  readonly search_text: string;
  /** Who waits for staff, then the verified, then the rejected, each by name: the order of staff's list. */
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
  | verification.VerificationEvent
  | ({ readonly type: 'ClubMerged'; readonly into: string; readonly into_name: string } & By)
  | ({ readonly type: 'ClubMergeUndone' } & By)
  | ({
      readonly type: 'ClubTookIn';
      readonly from: string;
      readonly teams: readonly Team[];
      readonly other_names: readonly string[];
      /** That of the other one, where this one has none. */
      readonly crest: Crest | null;
    } & By)
  /** `by`: null where staff do it. */
  | ({ readonly type: 'CrestSet'; readonly crest: Crest; readonly by: EnteredBy | null } & By)
  | ({ readonly type: 'CrestRemoved'; readonly by: EnteredBy | null } & By);

/** Where a club stands with staff, in the words of the lifecycle that it shares with people and profiles. */
export const verificationOf = ({
  verified,
  rejection,
  judged,
}: Pick<Known, 'verified' | 'rejection' | 'judged'>): verification.Verification => {
  if (verified) return verification.verified;
  return rejection ? verification.rejected(rejection, judged) : verification.pending;
};

/** What an earlier version stored says nothing of crests, rejections and since when a club is verified. */
const knownFromStored = (stored: Known): Known => ({
  ...stored,
  // Nobody had to look at an imported club: it was verified from its first day.
  verified_at: stored.verified_at ?? (stored.verified && !stored.entered_by ? stored.entered_at : null),
  rejection: stored.rejection ?? null,
  judged: stored.judged ?? null,
  staff_note: stored.staff_note ?? null,
  crest: stored.crest ?? null,
  took_in: stored.took_in ?? [],
});

/** A stored state, also one of an earlier version. */
export const fromStored = <Of extends Club>(stored: Of): Of => {
  if (stored.status === 'none') return stored;
  if (stored.status === 'known') return knownFromStored(stored) as Of;
  return { ...stored, before: knownFromStored(stored.before) };
};

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

/** So much of a crest's SHA-256 stands in its address. */
const addressHash = 16;
export const crestHashOf = ({ sha256 }: Crest): string => sha256.slice(0, addressHash);

/** Where people's browsers read a club's own crest. */
export const crestAddressOf = ({ club_id, crest }: Pick<Known, 'club_id' | 'crest'>): string | null =>
  crest && `/api/clubs/${club_id}/crest/${crestHashOf(crest)}`;

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
  crest: crestAddressOf(club),
  teams: club.teams.map((t) => ({ id: t.team_id, name: t.name, sport: t.sport, gender: t.gender, level: t.level })),
});
