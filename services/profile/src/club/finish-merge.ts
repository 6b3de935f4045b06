import { Rejected } from '@touchline/platform/domain';
import type { Clubs } from './club.repository.ts';
import type { Known } from './state.ts';

/**
 * Gives the teams and names of a merged club to the one that it was merged into. Two of staff who merge two clubs into each
 * other at the same moment make a circle: there, the club with the first id stays. Again it changes nothing.
 * @returns the club that has the teams; nothing where this one stays itself
 */
export const finishMerge = async (clubs: Clubs, clubId: string, at: Date): Promise<Known | undefined> => {
  const now = at.toISOString();
  const chain = await clubs.chainOf(clubId);
  const [first, last] = [chain[0], chain.at(-1)];
  if (first?.status !== 'merged' || !last) return undefined;
  if (last.status === 'merged') {
    const circle = chain.slice(chain.findIndex((c) => c.club_id === last.into));
    const [stays = ''] = circle.map((c) => c.club_id).toSorted();
    await clubs.handle(stays, { type: 'UndoMerge', now });
    return finishMerge(clubs, clubId, at);
  }
  try {
    await clubs.handle(last.club_id, { type: 'TakeIn', from: first.before, now });
  } catch (error) {
    // It was merged itself since it was read: the chain is longer now.
    if (!(error instanceof Rejected) || error.code !== 'StaleVersion') throw error;
    return finishMerge(clubs, clubId, at);
  }
  return clubs.find(last.club_id);
};
