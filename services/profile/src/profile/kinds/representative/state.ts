import type { ClubTeam } from '@touchline/contracts/values';

export interface Representative {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly position: string | null;
  readonly club_id: string | null;
  readonly club_name: string | null;
  readonly teams: readonly ClubTeam[];
}

export const newRepresentative: Representative = {
  first_name: null,
  last_name: null,
  phone: null,
  position: null,
  club_id: null,
  club_name: null,
  teams: [],
};

export type RepresentativeValues = Partial<Pick<Representative, 'first_name' | 'last_name' | 'phone' | 'position'>>;

interface Chosen {
  readonly club_id: string;
  readonly club_name: string;
  readonly teams: readonly ClubTeam[];
}

export type RepresentativeCommand =
  | {
      readonly type: 'SaveRepresentative';
      readonly values: RepresentativeValues;
      /** Judge the whole step and move on. */
      readonly complete: boolean;
      readonly now: string;
    }
  | ({ readonly type: 'ChooseClub'; readonly now: string } & Chosen);

export type RepresentativeEvent =
  | {
      readonly type: 'RepresentativeSaved';
      readonly values: RepresentativeValues;
      readonly completed: boolean;
      readonly at: string;
    }
  | ({ readonly type: 'ClubChosen'; readonly at: string } & Chosen);
