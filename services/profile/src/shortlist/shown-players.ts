import type { shortlistedPlayer } from '@touchline/contracts/http/profile';
import { isUnguarded } from '@touchline/contracts/policies/eligibility';
import type { Participants } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { OpenDealings } from '../player-sheet/open-dealings.ts';
import type { Scouting } from '../scouting/scouting.ts';
import { type PlayerRow, playerRowOf } from '../scouting/scouting-rows.ts';

/** What a club may be shown of a player now: the row, or why there is none. */
export type Shown =
  | { readonly player: PlayerRow; readonly hidden: null }
  | { readonly player: null; readonly hidden: NonNullable<z.input<typeof shortlistedPlayer>['hidden']> };

/** By the players' ids; no entry for an id that no player has. */
export type ShownPlayers = (
  playerIds: readonly string[],
  viewer: { readonly team_ids: readonly string[]; readonly today: string },
) => Promise<ReadonlyMap<string, Shown>>;

/** As the sheet decides for one: the scoutable ones, and those with whom one of the teams has something open. */
export const createShownPlayers =
  ({
    scouting,
    dealings,
    participants,
  }: {
    readonly scouting: Scouting;
    readonly dealings: OpenDealings;
    readonly participants: Participants;
  }): ShownPlayers =>
  async (playerIds, { team_ids, today }) => {
    const rows = await scouting.collection.find({ _id: { $in: [...playerIds] } }).toArray();
    const hiding = rows.filter(({ scoutable }) => !scoutable).map(({ _id }) => _id);
    const dealtWith = hiding.length > 0 ? await dealings.among(hiding, team_ids) : new Set<string>();
    const shown = rows.map(async (row): Promise<readonly [string, Shown]> => {
      const known = row.scoutable ? undefined : await participants.find(row._id);
      const isDealtWith = dealtWith.has(row._id) && known !== undefined && !isUnguarded(known, today);
      const player = row.scoutable || isDealtWith ? playerRowOf(row._id, row, today) : null;
      if (player) return [row._id, { player, hidden: null }];
      const isSwitchedOff = known?.profile.player?.visible_to_clubs === false;
      return [row._id, { player: null, hidden: isSwitchedOff ? 'not-visible' : 'not-available' }];
    });
    return new Map(await Promise.all(shown));
  };
