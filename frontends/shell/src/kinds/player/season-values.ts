import type { newSeason } from '@touchline/contracts/http/profile';
import type { z } from 'zod';
import type { OwnPlayer } from '../../features/own-profile/api/own-profile.ts';

export type Season = OwnPlayer['seasons'][number];
export type NewSeason = z.infer<typeof newSeason>;

/** A season as it is typed. */
export type SeasonTyped = Record<
  'began_in' | 'club' | 'level' | 'appearances' | 'minutes' | 'goals' | 'assists',
  string
>;

export const noSeason: SeasonTyped = {
  ...{ began_in: '', club: '', level: '', appearances: '', minutes: '', goals: '', assists: '' },
};

/** 2,010, 2.010 and 2 010 are the same figure to those who write them; not a figure where it is none. */
const figureOf = (typed: string): number => {
  const plain = typed.trim().replace(/(?<=\d)[.,\s’'](?=\d{3}(?!\d))/g, '');
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
};

/** What is typed, as the contract judges it. */
export const seasonValues = ({ club, level, ...typed }: SeasonTyped) => ({
  began_in: figureOf(typed.began_in),
  club,
  level,
  appearances: figureOf(typed.appearances),
  minutes: figureOf(typed.minutes),
  goals: figureOf(typed.goals),
  assists: figureOf(typed.assists),
});

export const seasonTyped = ({ club, level, ...season }: Season): SeasonTyped => ({
  began_in: String(season.began_in),
  club,
  level,
  appearances: String(season.appearances),
  minutes: String(season.minutes),
  goals: String(season.goals),
  assists: String(season.assists),
});
