import { offerEvents } from '@touchline/contracts/events';
import { homeLimits } from '@touchline/contracts/policies/home';
import type { Span } from '@touchline/contracts/policies/spans';
import type { OfferGroup } from '@touchline/contracts/policies/whose-turn';
import {
  aggregateSchema,
  countedIn,
  countOf,
  createRepository,
  firstOf,
  lowestOf,
  namedLike,
  type Order,
  pageOf,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import { otherParty, type Reader } from '@touchline/platform/domain';
import { seenByReader } from '@touchline/platform/representations';
import { batch } from '@touchline/platform/runtime';
import type { Connection } from 'mongoose';
import { pendingKeyOf } from '../dealing.ts';
import { decide, evolve, initialState } from './offer.ts';
import type { OffersStanding } from './overview.ts';
import { published, stateData } from './published.ts';
import type { Made, Offer, OfferCommand, OfferEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

/** What a list of offers shows, and from where. */
export interface OfferQuery {
  readonly status?: Made['status'] | undefined;
  readonly player_id?: string | undefined;
  readonly made_by?: string | undefined;
  readonly club_id?: string | undefined;
  /** Pending ones whose turn it is: that of who asks, or of the other side. */
  readonly turn?: 'mine' | 'theirs' | undefined;
  readonly group?: OfferGroup | undefined;
  /** Words of the other side's name. */
  readonly q?: string | undefined;
  readonly sort: 'expires' | 'updated';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface OfferRepository extends Repository<OfferCommand, Offer, OfferEvent> {
  /** A page of the offers that this reader sees, and how many of all of them wait for him. */
  readonly listOf: (
    reader: Reader,
    query: OfferQuery,
    now: string,
  ) => Promise<{ readonly offers: readonly Made[]; readonly next_cursor: string | null; readonly waiting: number }>;
  /** Pending ones by whose turn it is, soonest over first, and accepted ones whose contract isn't sealed: as a home shows them. */
  readonly atHome: (
    reader: Reader,
    now: string,
  ) => Promise<Readonly<Record<'mine' | 'theirs' | 'accepted', readonly Made[]>>>;
  /** How those stand that this reader sees. */
  readonly standingOf: (reader: Reader, now: string) => Promise<OffersStanding>;
  /** The offers between these teams and the player that wait for an answer. */
  readonly pendingBetween: (
    playerProfileId: string,
    teamIds: readonly string[],
    now: string,
  ) => Promise<readonly Made[]>;
  /** The offer of this player whose contract is being signed, if there is one. */
  readonly inSigning: (playerProfileId: string) => Promise<string | undefined>;
  /** Whether one of these teams has an offer out with the player, or a contract in signing. */
  readonly openBetween: (playerProfileId: string, teamIds: readonly string[]) => Promise<boolean>;
  /** The offers that grew from these interests, newest first. */
  readonly grownFrom: (interestIds: readonly string[]) => Promise<readonly Made[]>;
  /** Ids of the player's pending offers. */
  readonly pendingOf: (playerProfileId: string) => Promise<readonly string[]>;
  /** The newest of these profiles, so many at most, whichever side they are. */
  readonly newestOf: (profileIds: readonly string[], most: number) => Promise<readonly Made[]>;
  /** How many were made in each span. */
  readonly madeIn: (spans: readonly Span[]) => Promise<{ from: string; count: number }[]>;
  /** Ids of pending offers whose time is over. */
  readonly due: (now: string) => Promise<readonly string[]>;
  /** When the time of the next pending one is over; undefined where none is pending. */
  readonly nextDue: () => Promise<string | undefined>;
  /** What is open and names one of these, as its player or as who acts for its club. */
  readonly openNaming: (profileIds: readonly string[]) => Promise<readonly Made[]>;
}

/** At most one pending offer per club team and player. */
const pendingIndex = 'one_pending_per_team_and_player';
/** At most one contract in signing per player. */
const signingIndex = 'one_signing_per_player';

const orders: Readonly<Record<OfferQuery['sort'], Order>> = {
  expires: { field: 'state.expires_at', direction: 1 },
  updated: { field: 'state.updated_at', direction: -1 },
};

const duePerSweep = 500;

const paths = { player: 'state.player.profile_id', team: 'state.team_id' };

const naming = ['player', 'representative', 'acting_representative'].map((one) => `state.${one}.profile_id`);

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  const whereSet = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $type: 'string' } } });
  schema.index({ 'state.pending_key': 1 }, { name: pendingIndex, ...whereSet('state.pending_key') });
  schema.index({ [signing]: 1 }, { name: signingIndex, ...whereSet(signing) });
  schema.index({ 'state.player.profile_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_player' });
  schema.index({ 'state.team_id': 1, 'state.updated_at': -1, _id: -1 }, { name: 'of_team' });
  schema.index({ 'state.representative.profile_id': 1, 'state.updated_at': -1 }, { name: 'of_representative' });
  schema.index({ 'state.made_at': 1 }, { name: 'by_making' });
  schema.index({ 'state.status': 1, 'state.expires_at': 1 }, { name: 'due' });
  schema.index(
    { 'state.interest_id': 1, 'state.made_at': -1 },
    { name: 'of_interest', partialFilterExpression: { 'state.interest_id': { $type: 'string' } } },
  );
  schema.index({ 'state.representative.profile_id': 1 }, { name: 'by_representative' });
  schema.index({ 'state.acting_representative.profile_id': 1 }, { name: 'by_acting_representative' });
  return connection.model('Offer', schema, 'offers');
};

/** Reads a stored offer, also one of before an interest could be named, or its end was kept. */
const fromStored = (stored: unknown): Made => {
  const { interest_id = null, ended = null, ...offer } = stored as Made;
  return { ...offer, interest_id, ended };
};

const pendingAt = (now: string) => ({ 'state.status': 'pending', 'state.expires_at': { $gt: now } });
/** Nothing is an agent's turn, and what waits for either side isn't his. */
const turnOf = ({ party }: Reader, turn: 'mine' | 'theirs') => {
  if (party === 'agent') return turn === 'mine' ? { 'state.recipient': { $in: [] } } : {};
  return { 'state.recipient': turn === 'mine' ? party : otherParty(party) };
};

/** The type is named for the sake of the index, which has those alone that are in signing. */
const signing = 'state.signing_player';
const signedBy = (player: string) => ({ [signing]: { $eq: player, $type: 'string' } });
const inSigning = { 'state.status': 'accepted', 'state.contract.status': 'signing' };

const groupOf = (reader: Reader, group: OfferGroup, now: string): Readonly<Record<string, unknown>> => {
  switch (group) {
    case 'mine':
    case 'theirs':
      return { ...pendingAt(now), ...turnOf(reader, group) };
    case 'signing':
      return inSigning;
    case 'ended':
      return { $nor: [pendingAt(now), inSigning] };
  }
};

const player = 'state.player.name';
const club = 'state.club_team.club_name';
/** Who made an offer, and for which club. */
const maker = { id: 'state.representative.profile_id', name: 'state.representative.name' };
const madeAt = { id: 'state.club_team.club_id', name: club };
/** Each reader looks for the other side; an agent for either. */
const namesFor: Readonly<Record<Reader['party'], readonly string[]>> = {
  club: [player],
  player: [club],
  agent: [player, club],
};

export const createOfferRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): OfferRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  /** `limit` 0: all. */
  const ids = async (filter: Readonly<Record<string, unknown>>, limit: number): Promise<string[]> =>
    (
      await collection
        .find(filter, { projection: { _id: 1 } })
        .limit(limit)
        .toArray()
    ).map((row) => String(row._id));
  /** Who made the offers that are seen; to the player, whom they concern, it makes no difference. */
  const madeBy = async (
    { party }: Reader,
    seen: Readonly<Record<string, unknown>>,
  ): Promise<OffersStanding['from']> => {
    if (party === 'player') return [];
    const { id, name } = party === 'club' ? maker : madeAt;
    const found = collection.aggregate<{ _id: string; name: string; offers: number }>([
      { $match: seen },
      { $group: { _id: `$${id}`, name: { $last: `$${name}` }, offers: { $sum: 1 } } },
      { $sort: { offers: -1, name: 1 } },
      { $limit: 100 },
    ]);
    return (await found.toArray()).map(({ _id, ...one }) => ({ id: _id, ...one }));
  };
  /** An index lets a player sign one at a time. */
  const signedByEach = batch(async (players: readonly string[]) => {
    const found = await collection
      .find({ [signing]: { $in: [...players], $type: 'string' } }, { projection: { [signing]: 1 } })
      .toArray();
    const byPlayer = new Map(found.map(({ _id, state }) => [(state as Made).signing_player, String(_id)]));
    return (player) => byPlayer.get(player);
  });
  return {
    ...createRepository(
      {
        name: 'offer',
        topic: 'touchline.offer',
        keepsCorrelation: true,
        decider: { decide, evolve, initialState },
        model,
        fromStored,
        publish: published,
        personal: { named: { profile: naming }, without: withoutMember },
        snapshot: (state) => ({ type: offerEvents.restated.type, data: stateData(state) }),
        // Only what sets the key can meet the index; of another command it would be a fault.
        uniqueness: {
          [pendingIndex]: ({ type }) => (type === 'Make' ? 'OfferAlreadyExistsForApplicant' : undefined),
          [signingIndex]: ({ type }) => (type === 'Accept' ? 'OfferPlayerNotEligible' : undefined),
        },
      },
      dependencies,
    ),
    standingOf: async (reader, now) => {
      const seen = seenByReader(reader, paths);
      const [found, ended, from] = await Promise.all([
        collection.find({ ...seen, $or: [pendingAt(now), inSigning] }, stateAlone).toArray(),
        countOf(collection, { $and: [seen, groupOf(reader, 'ended', now)] }),
        madeBy(reader, seen),
      ]);
      return { under_way: found.map(({ state }) => fromStored(state)), ended, from };
    },
    listOf: async (reader, { status, player_id, made_by, club_id, turn, group, q, sort, ...page }, now) => {
      const filter = {
        $and: [
          seenByReader(reader, paths, player_id),
          ...(status ? [{ 'state.status': status }] : []),
          ...(made_by ? [{ [maker.id]: made_by }] : []),
          ...(club_id ? [{ [madeAt.id]: club_id }] : []),
          ...(turn ? [groupOf(reader, turn, now)] : []),
          ...(group ? [groupOf(reader, group, now)] : []),
          ...namedLike(q ?? '', namesFor[reader.party]),
        ],
      };
      const [waiting, { rows, next_cursor }] = await Promise.all([
        countOf(collection, { ...seenByReader(reader, paths), ...pendingAt(now), ...turnOf(reader, 'mine') }),
        pageOf<{ _id: string; state: Made }>(collection, filter, orders[sort], page),
      ]);
      return { offers: rows.map(({ state }) => fromStored(state)), next_cursor, waiting };
    },
    atHome: async (reader, now) => {
      const pending = (turn: 'mine' | 'theirs') => ({
        ...{ filter: groupOf(reader, turn, now), order: orders.expires, limit: homeLimits.open },
      });
      const unsealed = { 'state.status': 'accepted', 'state.contract.status': { $ne: 'completed' } };
      const { mine, theirs, accepted } = await firstOf(collection, seenByReader(reader, paths), {
        mine: pending('mine'),
        theirs: pending('theirs'),
        accepted: { filter: unsealed, order: orders.updated, limit: homeLimits.unsealed },
      });
      return {
        mine: mine.map(fromStored),
        theirs: theirs.map(fromStored),
        accepted: accepted.map(fromStored),
      };
    },
    pendingBetween: async (player, teamIds, now) => {
      const keys = teamIds.map((teamId) => pendingKeyOf(teamId, player));
      const open = { 'state.pending_key': { $in: keys, $type: 'string' as const }, 'state.expires_at': { $gt: now } };
      const found = collection.find(open, stateAlone);
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    inSigning: signedByEach,
    openBetween: async (player, teamIds) =>
      (await collection.findOne(
        {
          'state.player.profile_id': player,
          'state.team_id': { $in: [...teamIds] },
          $or: [{ 'state.status': 'pending' }, signedBy(player)],
        },
        { projection: { _id: 1 } },
      )) !== null,
    grownFrom: async (interestIds) => {
      if (interestIds.length === 0) return [];
      const found = collection
        .find({ 'state.interest_id': { $in: [...interestIds], $type: 'string' } }, stateAlone)
        .sort({ 'state.made_at': -1, _id: -1 });
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    newestOf: async (profileIds, most) => {
      const ids = { $in: [...profileIds] };
      const found = collection
        .find({ $or: [{ [paths.player]: ids }, { 'state.representative.profile_id': ids }] }, stateAlone)
        .sort({ 'state.updated_at': -1 })
        .limit(most);
      return (await found.toArray()).map(({ state }) => fromStored(state));
    },
    madeIn: (spans) => countedIn(collection, 'state.made_at', spans),
    pendingOf: (player) => ids({ 'state.player.profile_id': player, 'state.status': 'pending' }, 0),
    openNaming: async (profileIds) => {
      const found = naming.map((path) =>
        collection.find({ [path]: { $in: [...profileIds] }, 'state.status': 'pending' }, stateAlone).toArray(),
      );
      return (await Promise.all(found)).flat().map(({ state }) => fromStored(state));
    },
    due: (now) => ids({ 'state.status': 'pending', 'state.expires_at': { $lte: now } }, duePerSweep),
    nextDue: () => lowestOf(collection, 'state.expires_at', { 'state.status': 'pending' }),
  };
};
