import { mostExported, type profileOperations } from '@touchline/contracts/http/profile';
import { pageOf } from '@touchline/platform/aggregate';
import { type Handlers, readCursor, writeCursor } from '@touchline/platform/http';
import { type Participants, requireEntitlement } from '@touchline/platform/participants';
import { day } from '../profile/state.ts';
import { type Budget, rowsPerPoint } from './budget.ts';
import { conditionsOf, filterOf, type ScoutingQuery } from './filter.ts';
import type { PlayerSearch, PlayersQuestion } from './player-search.ts';
import { playersCsv } from './players-csv.ts';
import { orders, type Scouting, type ScoutingDocument } from './scouting.ts';
import { type PlayerRow, playerRowOf } from './scouting-rows.ts';

/** Of these players as they stand now, in this order; who is hidden by now isn't among them. */
const rowsOf = async (scouting: Scouting, ids: readonly string[], today: string): Promise<readonly PlayerRow[]> => {
  const found = await scouting.collection.find({ _id: { $in: [...ids] }, scoutable: true }).toArray();
  const byId = new Map(found.map((row) => [row._id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return (row && playerRowOf(id, row, today)) ?? [];
  });
};

export const scoutingRoutes = ({
  participants,
  scouting,
  search,
  pages,
}: {
  readonly participants: Participants;
  readonly scouting: Scouting;
  readonly search: PlayerSearch;
  readonly pages: Budget;
}): Pick<Handlers<typeof profileOperations>, 'scoutPlayers' | 'exportPlayers'> => {
  /** Until all players are in the columns, the database answers what needs no counts. */
  const pageFromDatabase = async (query: ScoutingQuery, today: string) => {
    const conditions = conditionsOf(filterOf(query, today));
    const { rows, next_cursor } = await pageOf<ScoutingDocument>(
      ...([scouting.collection, conditions, orders[query.sort], query] as const),
    );
    return { players: rows.flatMap((row) => playerRowOf(row._id, row, today) ?? []), next_cursor, counts: undefined };
  };
  const pageFromColumns = async (query: ScoutingQuery, today: string) => {
    const { sort, limit, facets, cursor } = query;
    const question: PlayersQuestion = {
      ...{ filter: filterOf(query, today), today, counts: facets },
      page: { sort, limit, after: readCursor(cursor) },
    };
    const { page, counts } = await search.ask(question);
    const players = await rowsOf(scouting, page?.ids ?? [], today);
    return { players, next_cursor: page?.next ? writeCursor(page.next) : null, counts };
  };
  const found = (query: ScoutingQuery, today: string) =>
    search.isFilled() || query.facets ? pageFromColumns(query, today) : pageFromDatabase(query, today);

  return {
    scoutPlayers: async (request) => {
      const { profile } = await participants.inMarket(request, 'club-representative', 'agent');
      const { query, now } = request;
      const { facets: _, ...page } = query;
      const club = profile.representative?.club_id ?? profile.profile_id;
      await pages.spend(club, JSON.stringify(page), Math.ceil(query.limit / rowsPerPoint));
      const { players, next_cursor, counts } = await found(query, day(now.toISOString()));
      return { data: [...players], meta: { next_cursor, ...(counts ?? {}) } };
    },
    exportPlayers: async (request) => {
      const known = await participants.inMarket(request, 'club-representative');
      requireEntitlement(known, 'csv-export');
      const { profile } = known;
      const { query, now } = request;
      const today = day(now.toISOString());
      const { players } = await found({ ...query, limit: mostExported, facets: false }, today);
      const club = profile.representative?.club_id ?? profile.profile_id;
      await pages.spend(club, `file:${JSON.stringify(query)}`, Math.max(1, Math.ceil(players.length / rowsPerPoint)));
      const bytes = playersCsv(
        ['Name'],
        players.map((player) => ({ cells: [player.name], player })),
      );
      return { data: null, file: { bytes, content_type: 'text/csv; charset=utf-8', name: `players-${today}.csv` } };
    },
  };
};
