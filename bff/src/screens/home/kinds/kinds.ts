import type { ProfileType } from '@touchline/contracts/values';
import type { Ask } from '../../../upstream/ask.ts';
import type { Viewer } from '../../panel.ts';
import type { Home } from '../home.ts';
import { playerAtHome } from './player.ts';

/** What a home has beside what every profile's has; a kind that isn't here has nothing more. */
export const kinds: Readonly<Partial<Record<ProfileType, (ask: Ask, viewer: Viewer) => Promise<Home['player']>>>> = {
  player: playerAtHome,
};
