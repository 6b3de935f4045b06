import { clubEvents } from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import { type AggregateDefinition, createStore, type Store, type StoreDependencies } from '@touchline/infra/aggregate';
import type { Collection, Connection } from 'mongoose';
import { clubModel } from './club.model.ts';
import { type ClubCommand, clubDecider } from './club.ts';
import { type Club, type ClubEvent, clubTeamOf, type Known, publicClubOf } from './state.ts';

export interface Clubs extends Store<ClubCommand, Club, ClubEvent> {
  readonly find: (clubId: string) => Promise<Known | undefined>;
  readonly findMany: (clubIds: readonly string[]) => Promise<ReadonlyMap<string, Known>>;
  /** How many clubs this representative entered that staff haven't verified. */
  readonly unverifiedBy: (profileId: string) => Promise<number>;
  /** A team with its club's names; nothing when no club has it. */
  readonly findTeam: (teamId: string) => Promise<ClubTeam | undefined>;
  /** Makes the indexes without starting the relay: for a command that leaves publishing to the service. */
  readonly index: () => Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: the lists read the collection with their own filters
  readonly collection: Collection<any>;
}

const published: Readonly<Record<ClubEvent['type'], string>> = {
  ClubImported: clubEvents.imported.type,
  ClubEntered: clubEvents.entered.type,
  ClubChanged: clubEvents.changed.type,
  TeamAdded: clubEvents.teamAdded.type,
  ClubVerified: clubEvents.verified.type,
};

const dataOf = (state: Club) => ({ club: state.status === 'known' ? publicClubOf(state) : undefined });

export const createClubs = (connection: Connection, dependencies: StoreDependencies): Clubs => {
  const model = clubModel(connection);
  const definition: AggregateDefinition<ClubCommand, Club, ClubEvent> = {
    name: 'club',
    topic: 'touchline.club',
    decider: clubDecider,
    model,
    publish: (event, state) => ({ type: published[event.type], data: dataOf(state) }),
    restate: (state) => ({ type: clubEvents.restated.type, data: dataOf(state) }),
  };
  const store = createStore(definition, dependencies);
  return {
    ...store,
    collection: model.collection,
    index: async () => {
      await model.createIndexes();
    },
    find: async (clubId) => {
      const found = await store.load(clubId);
      return found?.state.status === 'known' ? found.state : undefined;
    },
    findMany: async (clubIds) => {
      const found = await model.collection
        .find({ _id: { $in: [...clubIds] } as never })
        .project<{ state: Known }>({ state: 1 })
        .toArray();
      return new Map(found.map(({ state }) => [state.club_id, state]));
    },
    unverifiedBy: (profileId) =>
      model.collection.countDocuments({ 'state.entered_by.profile_id': profileId, 'state.verified': false }),
    findTeam: async (teamId) => {
      const found = await model.collection.findOne<{ state: Known }>({ 'state.teams.team_id': teamId });
      const team = found?.state.teams.find((t) => t.team_id === teamId);
      return found && team ? clubTeamOf(found.state, team) : undefined;
    },
  };
};
