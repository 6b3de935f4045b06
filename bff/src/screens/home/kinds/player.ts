import type { Ask } from '../../../upstream/ask.ts';
import { panel, type Viewer } from '../../panel.ts';
import type { Home } from '../home.ts';

/** What a player's home says of the own profile: who finds it, and the next club. */
export const playerAtHome = async (ask: Ask, viewer: Viewer): Promise<Home['player']> => {
  const own = await panel(ask.profile('getOwnProfile', viewer));
  const player = own?.data.player;
  if (!player) return null;
  return {
    joins: player.next_contract?.club_team.club_name ?? null,
    from: player.next_contract?.from ?? null,
    visible_to_clubs: player.visible_to_clubs,
    highlights: player.highlights.length,
    nickname: player.nickname ?? '',
  };
};
