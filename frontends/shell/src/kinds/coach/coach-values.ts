import type { OwnCoach, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import type { Values } from '../../features/own-profile/step-values.ts';

export type CoachClub = NonNullable<OwnCoach['club']>;

/** What the form holds while somebody types. */
export type CoachTyped = {
  readonly first_name: string;
  readonly last_name: string;
  readonly licence_level: string;
  /** `null`: not answered yet. */
  readonly at: 'club' | 'none' | null;
  readonly club: CoachClub | null;
  readonly experience: string;
};

const answer = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed);

const clubId = ({ at, club }: CoachTyped): string | null | undefined => (at === 'none' ? null : club?.club_id);

/** What the server keeps → what the form shows, and back to the values of the contract. What is claimed is shown as said. */
export const coach = {
  read: (kept: OwnCoach, claim: OwnProfile['claim']): CoachTyped => {
    const club = claim?.club === undefined ? kept.club : claim.club;
    return {
      first_name: kept.first_name ?? '',
      last_name: kept.last_name ?? '',
      licence_level: claim?.licence_level ?? kept.licence_level ?? '',
      at: club ? 'club' : kept.club_answered ? 'none' : null,
      club,
      experience: kept.experience,
    };
  },
  values: (t: CoachTyped): Values => ({
    first_name: answer(t.first_name),
    last_name: answer(t.last_name),
    licence_level: answer(t.licence_level),
    club_id: clubId(t),
    experience: t.experience,
  }),
};
