import { webAddress } from '@touchline/app-core/form/club-words.ts';
import { newTeam } from '@touchline/contracts/http/profile';
import type { Gender } from '@touchline/contracts/values';
import type { z } from 'zod';
import { typedNumber, type Values } from './step-values.ts';

export type TeamTyped = {
  readonly name: string;
  readonly gender: Gender;
  readonly level: z.output<typeof newTeam>['level'];
};
export type ClubTyped = {
  readonly name: string;
  readonly short_name: string;
  readonly country: string | null;
  readonly city: string;
  readonly founded: string;
  readonly website: string;
  readonly teams: readonly TeamTyped[];
};

export const firstTeam: TeamTyped = { name: 'First team', gender: 'male', level: 'first team' };
export const teamOf = (gender: Gender): TeamTyped => ({ ...firstTeam, gender });
export const noClub: ClubTyped = {
  name: '',
  short_name: '',
  country: null,
  city: '',
  founded: '',
  website: '',
  teams: [firstTeam],
};

export const teamLevels = newTeam.shape.level.options;

export const clubValues = (typed: ClubTyped): Values => ({
  ...typed,
  name: typed.name,
  short_name: typed.short_name,
  country: typed.country ?? undefined,
  founded: typedNumber(typed.founded) ?? null,
  website: webAddress(typed.website),
});
