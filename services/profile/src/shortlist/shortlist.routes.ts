import { type profileOperations, shortlistBounds, type shortlistOperations } from '@touchline/contracts/http/profile';
import { inFreePlace } from '@touchline/platform/aggregate';
import { derivedId, invalid, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import {
  type ActingRequest,
  type CommandingRequest,
  createCommanding,
  type KnownProfile,
  type Participants,
  requireEntitlement,
} from '@touchline/platform/participants';
import type { Clubs } from '../club/club.repository.ts';
import { day } from '../profile/state.ts';
import { type Budget, rowsPerPoint } from '../scouting/budget.ts';
import { playersCsv } from '../scouting/players-csv.ts';
import type { ShortlistRepository } from './shortlist.repository.ts';
import { entryOf, ownList } from './shortlist.ts';
import type { ShownPlayers } from './shown-players.ts';
import type { Known, Member, Shortlist } from './state.ts';
import { entryView, notedCells, notedHeaders, playerView, shortlistView } from './view.ts';

interface Viewer {
  readonly known: KnownProfile;
  readonly by: Member;
  readonly team_ids: readonly string[];
}

export const shortlistRoutes = ({
  shortlists,
  clubs,
  participants,
  shown,
  pages,
}: {
  readonly shortlists: ShortlistRepository;
  readonly clubs: Clubs;
  readonly participants: Participants;
  readonly shown: ShownPlayers;
  readonly pages: Budget;
}): Pick<Handlers<typeof profileOperations>, keyof typeof shortlistOperations> => {
  /** Who looks for which club: every verified representative of it. */
  const viewerOf = async (request: ActingRequest): Promise<Viewer> => {
    const known = await participants.inMarket(request, 'club-representative');
    const { representative, profile_id, name } = known.profile;
    if (!representative?.club_id) throw new Rejected('RepresentativeHasNotDefinedClubException');
    return {
      known,
      by: { club_id: representative.club_id, profile_id, name },
      team_ids: representative.teams.map(({ team_id }) => team_id),
    };
  };

  const found = async (id: string, { by }: Viewer): Promise<Known> => {
    const loaded = await shortlists.load(id);
    const list = loaded && ownList(loaded.state, by);
    if (list?.status !== 'open') throw new Rejected('NotFound');
    return list;
  };

  /** A list with its players as they may be seen now: a look, taken from the club's budget. */
  const shownOn = async (id: string, viewer: Viewer, now: Date) => {
    const list = await found(id, viewer);
    const ids = list.entries.map(({ player_id }) => player_id);
    if (ids.length > 0)
      await pages.spend(viewer.by.club_id, JSON.stringify(ids.toSorted()), Math.ceil(ids.length / rowsPerPoint));
    const players = await shown(ids, { team_ids: viewer.team_ids, today: day(now.toISOString()) });
    return { list, entries: list.entries.map((entry) => playerView(entry, players.get(entry.player_id))) };
  };

  const command = createCommanding(shortlists);
  /** A repeat has to name the same player, too. */
  const naming = <R extends CommandingRequest & { readonly params: object }>(request: R) => ({
    ...request,
    body: { ...request.params, asked: request.body },
  });
  const listAfter = (state: Shortlist) => (state.status === 'none' ? null : shortlistView(state));

  const entryAfter = (playerId: string) => (state: Shortlist) => {
    const entry = state.status === 'none' ? undefined : entryOf(state, playerId);
    return entry ? entryView(entry) : null;
  };

  const inPlaceOf = <Written>(clubId: string, write: (place_key: string) => Promise<Written>): Promise<Written> => {
    const message = `A club has at most ${shortlistBounds.lists} lists. Delete one first.`;
    return inFreePlace(
      () => shortlists.freePlace(clubId),
      () => invalid({ path: 'name', message }),
      write,
    );
  };

  return {
    listShortlists: async (request) => {
      const { by } = await viewerOf(request);
      return { data: (await shortlists.ofClub(by.club_id)).map(shortlistView) };
    },
    createShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const { actor, body, idempotencyKey, now } = request;
      const id = idempotencyKey ? derivedId('lst', actor.user_id, idempotencyKey) : newId('lst');
      const create = (place_key: string) =>
        command(
          id,
          { type: 'Create', shortlist_id: id, name: body.name, place_key, by, now: now.toISOString() },
          request,
          listAfter,
          { creates: true },
        );
      // The same request again finds its list, also where that was the last one possible.
      return (await shortlists.load(id)) ? create('') : inPlaceOf(by.club_id, create);
    },
    getShortlist: async (request) => {
      const viewer = await viewerOf(request);
      const { list, entries } = await shownOn(request.params.shortlist_id, viewer, request.now);
      const club = await clubs.find(viewer.by.club_id);
      return { data: { ...shortlistView(list), club_name: club?.name ?? '', entries } };
    },
    exportShortlist: async (request) => {
      const viewer = await viewerOf(request);
      requireEntitlement(viewer.known, 'csv-export');
      const { list, entries } = await shownOn(request.params.shortlist_id, viewer, request.now);
      const bytes = playersCsv(notedHeaders, entries.map(notedCells));
      const name = `${list.name}-${day(request.now.toISOString())}.csv`;
      return { data: null, file: { bytes, content_type: 'text/csv; charset=utf-8', name } };
    },
    renameShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const { params, body, now } = request;
      const rename = { type: 'Rename', name: body.name, by, now: now.toISOString() } as const;
      return command(params.shortlist_id, rename, request, listAfter);
    },
    deleteShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const deletion = { type: 'Delete', by, now: request.now.toISOString() } as const;
      return command(request.params.shortlist_id, deletion, request, listAfter);
    },
    restoreShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const { params, now } = request;
      const loaded = await shortlists.load(params.shortlist_id);
      const restore = (place_key: string) =>
        command(params.shortlist_id, { type: 'Restore', place_key, by, now: now.toISOString() }, request, listAfter);
      const isDeleted = loaded !== undefined && ownList(loaded.state, by).status === 'deleted';
      return isDeleted ? inPlaceOf(by.club_id, restore) : restore('');
    },
    addToShortlist: async (request) => {
      const viewer = await viewerOf(request);
      const { params, body, now } = request;
      const { player_id, ...noted } = body;
      await found(params.shortlist_id, viewer);
      const today = day(now.toISOString());
      const seen = (await shown([player_id], { team_ids: viewer.team_ids, today })).get(player_id);
      const known = await participants.find(player_id);
      if (!seen || !known) throw new Rejected('NotFound');
      const add = {
        type: 'AddPlayer',
        player: { profile_id: player_id, name: seen.player?.name ?? known.profile.name },
        noted,
        facts: { shown: seen.player !== null },
        by: viewer.by,
        now: now.toISOString(),
      } as const;
      return command(params.shortlist_id, add, naming(request), entryAfter(player_id));
    },
    changeShortlistEntry: async (request) => {
      const { by } = await viewerOf(request);
      const { params, body, now } = request;
      const { version, ...noted } = body;
      const { shortlist_id, player_id } = params;
      const change = { type: 'ChangePlayer', player_id, version, noted, by, now: now.toISOString() } as const;
      return command(shortlist_id, change, naming(request), entryAfter(player_id));
    },
    removeFromShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const { shortlist_id, player_id } = request.params;
      const removal = { type: 'RemovePlayer', player_id, by, now: request.now.toISOString() } as const;
      return command(shortlist_id, removal, naming(request), listAfter);
    },
    restoreToShortlist: async (request) => {
      const { by } = await viewerOf(request);
      const { shortlist_id, player_id } = request.params;
      const putBack = { type: 'RestorePlayer', player_id, by, now: request.now.toISOString() } as const;
      return command(shortlist_id, putBack, naming(request), entryAfter(player_id));
    },
  };
};
