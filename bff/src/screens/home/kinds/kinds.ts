import type { ProfileType } from '@touchline/contracts/values';
import type { Ask } from '../../../upstream/ask.ts';
import type { Viewer } from '../../panel.ts';
import type { Home } from '../home.ts';
import { playerAtHome } from './player.ts';

/** Who deals in the market by themselves: the others have no interests, trials and offers of their own. */
const dealing: Readonly<Record<ProfileType, boolean>> = {
  player: true,
  'club-representative': true,
  agent: false,
  coach: false,
};

/** Whether the services of the market are asked for somebody's home; they refuse whom they don't know. */
export const deals = (type: ProfileType | undefined): boolean => !type || dealing[type];

/** Who is asked for mandates; an agent's wait for others. */
const asked: Readonly<Record<ProfileType, boolean>> = {
  player: true,
  'club-representative': false,
  agent: false,
  coach: false,
};

/** Whether agents can wait for somebody's answer. */
export const answersAgents = (type: ProfileType | undefined): boolean => !type || asked[type];

/** What a home has beside what every profile's has; a kind that isn't here has nothing more. */
export const kinds: Readonly<Partial<Record<ProfileType, (ask: Ask, viewer: Viewer) => Promise<Home['player']>>>> = {
  player: playerAtHome,
};
