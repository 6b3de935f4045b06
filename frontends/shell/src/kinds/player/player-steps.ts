import type { Gender, Position } from '@touchline/contracts/values';
import type { OwnPlayer } from '../../features/own-profile/api/own-profile.ts';
import { typedNumber, type Values } from '../../features/own-profile/step-values.ts';

/** What the forms hold while somebody types: text as typed, choices or null. */
export type PersonTyped = {
  readonly first_name: string;
  readonly last_name: string;
  readonly nickname: string;
  readonly date_of_birth: string;
  readonly gender: Gender | null;
  readonly phone: string;
};
export type FootballTyped = {
  readonly positions: readonly Position[];
  readonly preferred_foot: 'left' | 'right' | 'both' | null;
  readonly height_cm: string;
  readonly weight_kg: string;
};
export type CareerTyped = {
  readonly at: 'club' | 'none' | null;
  readonly club_team: OwnPlayer['club_team'];
  readonly current_contract_ends_on: string;
};
export type MediaTyped = { readonly bio: string };
export type VisibilityTyped = {
  readonly visible_to_clubs: boolean;
  readonly guardian_name: string;
  readonly guardian_email: string;
};

const number = (value: number | null): string => (value === null ? '' : String(value));
const answer = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed);

/** What the server keeps → what the form shows, and back to the values of the contract. */
export const person = {
  read: (p: OwnPlayer): PersonTyped => ({
    first_name: p.first_name ?? '',
    last_name: p.last_name ?? '',
    nickname: p.nickname ?? '',
    date_of_birth: p.date_of_birth ?? '',
    gender: p.gender,
    phone: p.phone ?? '',
  }),
  values: (t: PersonTyped): Values => ({
    first_name: answer(t.first_name),
    last_name: answer(t.last_name),
    nickname: answer(t.nickname),
    date_of_birth: answer(t.date_of_birth),
    gender: t.gender ?? undefined,
    phone: t.phone,
  }),
};

export const football = {
  read: (p: OwnPlayer): FootballTyped => ({
    positions: p.positions,
    preferred_foot: p.preferred_foot,
    height_cm: number(p.height_cm),
    weight_kg: number(p.weight_kg),
  }),
  // There is one sport today; who fills in this step plays it.
  values: (t: FootballTyped): Values => ({
    sport: 'football',
    positions: t.positions,
    preferred_foot: t.preferred_foot ?? undefined,
    height_cm: typedNumber(t.height_cm),
    weight_kg: typedNumber(t.weight_kg),
  }),
};

export const career = {
  /** Having no club is an answer once the step is behind one. */
  read: (p: OwnPlayer, answered: boolean): CareerTyped => ({
    at: p.club_team ? 'club' : answered ? 'none' : null,
    club_team: p.club_team,
    current_contract_ends_on: p.current_contract_ends_on ?? '',
  }),
  values: (t: CareerTyped): Values =>
    t.at === 'none'
      ? { club_team_id: null, current_contract_ends_on: null }
      : {
          club_team_id: t.at === 'club' ? t.club_team?.team_id : undefined,
          current_contract_ends_on: t.at === 'club' ? (answer(t.current_contract_ends_on) ?? null) : undefined,
        },
};

export const media = {
  read: (p: OwnPlayer): MediaTyped => ({ bio: p.bio }),
  values: (t: MediaTyped): Values => ({ bio: t.bio }),
};

export const visibility = {
  read: (p: OwnPlayer): VisibilityTyped => ({
    visible_to_clubs: p.visible_to_clubs,
    guardian_name: p.guardian?.name ?? '',
    guardian_email: p.guardian?.email ?? '',
  }),
  values: (t: VisibilityTyped, minor: boolean): Values => ({
    visible_to_clubs: t.visible_to_clubs,
    guardian:
      minor || t.guardian_name || t.guardian_email ? { name: t.guardian_name, email: t.guardian_email.trim() } : null,
  }),
};

/** A refused field of the whole profile (`person.first_name`) → the step in which it is mended, counted from 1. */
export const playerStepOf = (path: string): number => {
  const [step, field] = path.split('.');
  if (field === 'nationalities') return 2;
  return { person: 1, football: 2, career: 3, media: 4 }[step ?? ''] ?? 5;
};
