import { profileEvents } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import { type AggregateDefinition, createStore, type Store, type StoreDependencies } from '@touchline/infra/aggregate';
import { derivedId, invalid, Rejected } from '@touchline/infra/domain';
import type { Collection, Connection } from 'mongoose';
import type { ProfileCommand } from './commands.ts';
import { nicknameIndex, profileModel } from './profile.model.ts';
import { profileDecider } from './profile.ts';
import { type Created, day, type Profile, type ProfileEvent, publicProfileOf } from './state.ts';

export interface StoredProfile {
  readonly state: Created;
  readonly version: number;
  readonly sequence: number;
}

export interface Profiles extends Store<ProfileCommand, Profile, ProfileEvent> {
  readonly find: (profileId: string) => Promise<StoredProfile | undefined>;
  /** How many representatives each of these clubs has. */
  readonly representativesOf: (clubIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Begins the contracts whose first day has come; answers how many players have one. */
  readonly beginContracts: (now: Date) => Promise<number>;
  // biome-ignore lint/suspicious/noExplicitAny: the admin list reads the collection with its own filters
  readonly collection: Collection<any>;
}

/** One profile per user and type: the id says so. */
export const profileIdOf = (userId: string, type: ProfileType): string => derivedId('prf', userId, type);

const published: Readonly<Record<ProfileEvent['type'], string>> = {
  ProfileCreated: profileEvents.created.type,
  PlayerSaved: profileEvents.changed.type,
  RepresentativeSaved: profileEvents.changed.type,
  ClubChosen: profileEvents.changed.type,
  NationalityAdded: profileEvents.changed.type,
  NationalityRemoved: profileEvents.changed.type,
  HighlightAdded: profileEvents.changed.type,
  HighlightRemoved: profileEvents.changed.type,
  PhotoSet: profileEvents.changed.type,
  ProfileSubmitted: profileEvents.submitted.type,
  ProfileResubmitted: profileEvents.resubmitted.type,
  TierSet: profileEvents.tierSet.type,
  ProfileVerified: profileEvents.verified.type,
  ProfileRejected: profileEvents.rejected.type,
  ProfileReopened: profileEvents.reopened.type,
  ChangeClaimed: profileEvents.changeClaimed.type,
  ClaimWithdrawn: profileEvents.claimWithdrawn.type,
  ClaimConfirmed: profileEvents.claimConfirmed.type,
  ClaimRefused: profileEvents.claimRefused.type,
  NextContractRecorded: profileEvents.nextContractRecorded.type,
  ContractBegan: profileEvents.contractBegan.type,
};

const dataOf = (state: Profile) => ({ profile: state.status === 'created' ? publicProfileOf(state) : undefined });

/** How many due contracts one sweep takes. */
const sweepSize = 500;

export const createProfiles = (connection: Connection, dependencies: StoreDependencies): Profiles => {
  const model = profileModel(connection);
  const definition: AggregateDefinition<ProfileCommand, Profile, ProfileEvent> = {
    name: 'profile',
    topic: 'touchline.profile',
    decider: profileDecider,
    model,
    publish: (event, state) => ({
      type: published[event.type],
      data: { ...dataOf(state), ...(event.type === 'ClaimRefused' ? { reason: event.reason } : {}) },
    }),
    restate: (state) => ({ type: profileEvents.restated.type, data: dataOf(state) }),
    uniqueness: { [nicknameIndex]: 'ValidationFailed' },
  };
  const store = createStore(definition, dependencies);
  const act: Profiles['act'] = (id, command, options) =>
    store.act(id, command, options).catch((error: unknown) => {
      // The index speaks without a field; the only field that it guards is the nickname.
      throw error instanceof Rejected && error.code === 'ValidationFailed' && !error.facts['details']
        ? invalid({ path: 'values.nickname', message: 'This nickname is taken.' })
        : error;
    });
  return {
    ...store,
    act,
    collection: model.collection,
    find: async (profileId) => {
      const found = await store.load(profileId);
      return found?.state.status === 'created'
        ? { state: found.state, version: found.version, sequence: found.sequence }
        : undefined;
    },
    representativesOf: async (clubIds) => {
      const counted = await model.collection
        .aggregate<{ _id: string; count: number }>([
          { $match: { 'state.representative.club_id': { $in: [...clubIds] } } },
          { $group: { _id: '$state.representative.club_id', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },
    beginContracts: async (now) => {
      const due = await model.collection
        .find({ 'state.player.upcoming.0.from': { $lte: day(now.toISOString()), $type: 'string' } })
        .project<{ _id: string }>({ _id: 1 })
        .limit(sweepSize)
        .toArray();
      for (const { _id } of due) await act(_id, { type: 'BeginContracts', now: now.toISOString() });
      return due.length;
    },
  };
};
