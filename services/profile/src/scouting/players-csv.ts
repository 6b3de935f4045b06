import type { ClubTeam } from '@touchline/contracts/values';
import { stringify } from 'csv-stringify/sync';
import type { PlayerRow } from './scouting-rows.ts';

/** What stands in a row before the columns of the player; in the order of its headers. */
export type Cells = readonly (string | number)[];

const headers = [
  ...['Age', 'Nationalities', 'Positions', 'Foot', 'Height (cm)', 'Tier', 'Club', 'Team', 'Contract until'],
  ...['Next club', 'Next contract until'],
];

const clubOf = (team: ClubTeam | null): Cells => [team?.club_name ?? '', team?.team_name ?? ''];

const playerCells = (player: PlayerRow): Cells => [
  ...[player.age, player.nationalities.join(' '), player.positions.join(' '), player.preferred_foot],
  ...[player.height_cm, player.valuation_tier, ...clubOf(player.club_team), player.current_contract_ends_on ?? ''],
  ...[player.next_contract?.club_team.club_name ?? '', player.next_contract?.until ?? ''],
];

/**
 * Players as a spreadsheet reads them: CSV of RFC 4180 in UTF-8 with its mark. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe. Of a player who can't be shown the columns are empty.
 */
export const playersCsv = (
  own: readonly string[],
  rows: readonly { readonly cells: Cells; readonly player: PlayerRow | null }[],
): Uint8Array => {
  const table = rows.map(({ cells, player }) => [...cells, ...(player ? playerCells(player) : headers.map(() => ''))]);
  return Buffer.from(
    stringify([[...own, ...headers], ...table], { bom: true, record_delimiter: 'windows', escape_formulas: true }),
  );
};
