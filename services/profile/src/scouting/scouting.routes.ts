import type { profileOperations } from '@touchline/contracts/http/profile';
import { pageOf } from '@touchline/platform/aggregate';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import { day } from '../profile/state.ts';
import { type Budget, rowsPerPoint } from './budget.ts';
import type { CountedPlayers } from './counted-players.ts';
import { countFacets } from './facets.ts';
import { conditionsOf, filterOf } from './filter.ts';
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
}): Pick<Handlers<typeof profileOperations>, 'scoutPlayers'> => ({
  scoutPlayers: async (request) => {
    const { profile } = await participants.inMarket(request, 'club-representative');
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
});
