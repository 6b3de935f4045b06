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

/** What a club is called and where it is, as the server reads it. */
export const clubFacts = <Typed extends Pick<ClubTyped, 'founded' | 'website'>>(typed: Typed) => ({
  ...typed,
  founded: typedNumber(typed.founded) ?? null,
  website: webAddress(typed.website),
});

export const clubValues = (typed: ClubTyped): Values => ({
  ...clubFacts(typed),
  country: typed.country ?? undefined,
});
