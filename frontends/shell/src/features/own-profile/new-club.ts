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

/** An address as people type it: `riofave.pt` means https. */
const address = (typed: string): string | null => {
  const plain = typed.trim();
  if (plain === '') return null;
  return /^[a-z]+:\/\//i.test(plain) ? plain : `https://${plain}`;
};

export const clubValues = (typed: ClubTyped): Values => ({
  ...typed,
  name: typed.name,
  short_name: typed.short_name,
  country: typed.country ?? undefined,
  founded: typedNumber(typed.founded) ?? null,
  website: address(typed.website),
});

/** Letters for the scoreboard, from the name: what is written large, else the beginning. */
export const shortNameFrom = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word.length > 2);
  return (words[0] ?? plain.replace(/[^A-Za-z0-9]/g, '')).slice(0, 3).toUpperCase();
};
