import { type Reader, sideOf } from '../domain/index.ts';
import type { ActingRequest, Participants } from '../participants/index.ts';
import type { Representations } from './representations.ts';

export type ReadingRequest = ActingRequest & { readonly now: Date };

/**
 * Who reads what lies between teams and players: a player or a representative as their side, an agent along with those
 * whom he represents today. Others, and who isn't in the market, are refused.
 */
export const createReading =
  ({
    participants,
    representations,
  }: {
    readonly participants: Participants;
    readonly representations: Pick<Representations, 'playersOf'>;
  }) =>
  async (request: ReadingRequest): Promise<Reader> => {
    const known = await participants.inMarket(request, 'player', 'club-representative', 'agent');
    const { profile_type, profile_id } = known.profile;
    if (profile_type !== 'agent') return sideOf(known);
    const represented = await representations.playersOf(profile_id, request.now.toISOString().slice(0, 10));
    return { party: 'agent', player_ids: [...new Set(represented.map(({ player }) => player.profile_id))] };
  };

export type Reading = ReturnType<typeof createReading>;

/** Where a repository keeps whom a thing lies between. */
export interface Paths {
  readonly player: string;
  readonly team: string;
}

/** What a reader sees, as a query; `player_id` narrows it to one player. A player sees his own alone, whomever he names. */
export const seenByReader = (
  reader: Reader,
  { player, team }: Paths,
  player_id?: string,
): Readonly<Record<string, unknown>> => {
  switch (reader.party) {
    case 'player':
      return { [player]: reader.profile_id };
    case 'agent': {
      const players = reader.player_ids.filter((id) => player_id === undefined || id === player_id);
      return { [player]: { $in: players } };
    }
    case 'club':
      return { [team]: { $in: [...reader.team_ids] }, ...(player_id && { [player]: player_id }) };
  }
};
