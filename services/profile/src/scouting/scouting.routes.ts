import { mostExported, type profileOperations } from '@touchline/contracts/http/profile';
import { pageOf } from '@touchline/platform/aggregate';
import type { Handlers } from '@touchline/platform/http';
import { type Participants, requireEntitlement } from '@touchline/platform/participants';
import { day } from '../profile/state.ts';
import { type Budget, rowsPerPoint } from './budget.ts';
import type { CountedPlayers } from './counted-players.ts';
import { countFacets } from './facets.ts';
import { conditionsOf, filterOf } from './filter.ts';
import { playersCsv } from './players-csv.ts';
import { orders, type Scouting, type ScoutingDocument } from './scouting.ts';
import { playerRowOf } from './scouting-rows.ts';

export const scoutingRoutes = ({
  participants,
  scouting,
  counted,
  pages,
}: {
  readonly participants: Participants;
  readonly scouting: Scouting;
  readonly counted: CountedPlayers;
  readonly pages: Budget;
}): Pick<Handlers<typeof profileOperations>, 'scoutPlayers' | 'exportPlayers'> => ({
  scoutPlayers: async (request) => {
    const { profile } = await participants.inMarket(request, 'club-representative', 'agent');
    const { query, now } = request;
    const { facets: _, ...page } = query;
    const club = profile.representative?.club_id ?? profile.profile_id;
    await pages.spend(club, JSON.stringify(page), Math.ceil(query.limit / rowsPerPoint));
    const today = day(now.toISOString());
    const filter = filterOf(query, today);
    const [{ rows, next_cursor }, counts] = await Promise.all([
      pageOf<ScoutingDocument>(scouting.collection, conditionsOf(filter), orders[query.sort], query),
      query.facets ? counted.current().then((players) => countFacets(players, filter, today)) : undefined,
    ]);
    return {
      data: rows.flatMap((row) => playerRowOf(row._id, row, today) ?? []),
      meta: { next_cursor, ...(counts ?? {}) },
    };
  },
  exportPlayers: async (request) => {
    const known = await participants.inMarket(request, 'club-representative');
    requireEntitlement(known, 'csv-export');
    const { profile } = known;
    const { query, now } = request;
    const today = day(now.toISOString());
    const conditions = conditionsOf(filterOf({ ...query, limit: mostExported, facets: false }, today));
    const page = { limit: mostExported };
    const { rows } = await pageOf<ScoutingDocument>(scouting.collection, conditions, orders[query.sort], page);
    const players = rows.flatMap((row) => playerRowOf(row._id, row, today) ?? []);
    const club = profile.representative?.club_id ?? profile.profile_id;
    await pages.spend(club, `file:${JSON.stringify(query)}`, Math.max(1, Math.ceil(players.length / rowsPerPoint)));
    const bytes = playersCsv(
      ['Name'],
      players.map((player) => ({ cells: [player.name], player })),
    );
    return { data: null, file: { bytes, content_type: 'text/csv; charset=utf-8', name: `players-${today}.csv` } };
  },
});
