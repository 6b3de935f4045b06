import { playsTheSameFootball } from '@touchline/contracts/policies/fit';
import type { ClubTeam, Gender } from '@touchline/contracts/values';
import { invalid } from './rejected.ts';

/** A women's team deals with women, a men's with men; where either isn't said, it is let through. Refused at `team_id`. */
export const mustPlayTheSameFootball = ({ gender }: Pick<ClubTeam, 'gender'>, player: Gender | null): void => {
  if (!playsTheSameFootball({ gender }, player))
    throw invalid({
      path: 'team_id',
      message: `This is a ${gender === 'female' ? 'women’s' : 'men’s'} team. Choose a team that the player can play in.`,
    });
};
