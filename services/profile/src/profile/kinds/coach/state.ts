import type { coachClub, coachLicences } from '@touchline/contracts/http/profile';
import type { z } from 'zod';

export type CoachClub = Readonly<z.infer<typeof coachClub>>;

export interface Coach {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly licence_level: (typeof coachLicences)[number] | null;
  readonly club: CoachClub | null;
  /** No club is an answer too: this tells it from none given. */
  readonly club_answered: boolean;
  readonly experience: string;
}

export const newCoach: Coach = {
  first_name: null,
  last_name: null,
  licence_level: null,
  club: null,
  club_answered: false,
  experience: '',
};

export type CoachValues = Partial<Omit<Coach, 'club_answered'>>;

export type CoachCommand = {
  readonly type: 'SaveCoach';
  readonly values: CoachValues;
  /** Judge the whole step and move on. */
  readonly complete: boolean;
  readonly now: string;
};

export interface CoachEvent {
  readonly type: 'CoachSaved';
  readonly values: CoachValues;
  readonly completed: boolean;
  readonly at: string;
}
