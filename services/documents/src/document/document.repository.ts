import { documentEvents } from '@touchline/contracts/events';
import type { SealedHere } from '@touchline/contracts/evidence/verdict';
import { homeLimits } from '@touchline/contracts/policies/home';
import type { DocumentPart } from '@touchline/contracts/policies/own-documents';
import type { Span } from '@touchline/contracts/policies/spans';
import {
  type AggregateDocument,
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
import type { Connection } from 'mongoose';
import { decide, evolve, initialState } from './document.ts';
import { published, stateData } from './published.ts';
import {
  type Document,
  type DocumentCommand,
  type DocumentEvent,
  type Existing,
  type Person,
  type Signer,
  signedOf,
  stuckAfterAttempts,
} from './state.ts';
import { withoutMember } from './without-person.ts';

export interface DocumentQuery {
  readonly status?: Existing['status'] | undefined;
  /** Those that wait for the signature of who asks. */
  readonly turn?: 'mine' | undefined;
  /** A part of the list. */
  readonly show?: DocumentPart | undefined;
  /** Words of the title, or of a name in it. */
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface DocumentRepository extends Repository<DocumentCommand, Document, DocumentEvent> {
  readonly find: (id: string) => Promise<Existing | undefined>;
  /** Those of these ids that are there. */
  readonly several: (ids: readonly string[]) => Promise<readonly Existing[]>;
  /** A page of the documents that somebody signs, has written or gets, the newest first, and how many wait for his signature. */
  readonly listOf: (
    viewer: Person,
    query: DocumentQuery,
  ) => Promise<{
    readonly documents: readonly Existing[];
    readonly next_cursor: string | null;
    readonly waiting: number;
  }>;
  /** The newest to sign, to be signed by others, and waiting for their seal: as a home shows them. */
  readonly atHome: (viewer: Person) => Promise<Readonly<Record<'mine' | 'others' | 'unsealed', readonly Existing[]>>>;
  /** The newest that these profiles sign or have written, so many at most. */
  readonly newestOf: (profileIds: readonly string[], most: number) => Promise<readonly Existing[]>;
  /** How many contracts were completed in each span. */
  readonly contractsCompletedIn: (spans: readonly Span[]) => Promise<{ from: string; count: number }[]>;
  /** Ids of this player's contracts that can still be signed, or will be. */
  readonly openOf: (playerId: string) => Promise<readonly string[]>;
  /** Ids of available documents whose time is over. */
  readonly due: (now: string) => Promise<readonly string[]>;
  /** When the time of the next available one is over; undefined where none is available. */
  readonly nextDue: () => Promise<string | undefined>;
  /** Ids of available documents of which it is time to remind somebody. */
  readonly toRemind: (now: string) => Promise<readonly string[]>;
  /** People with whom this profile has signed, or is asked to, the newest first, each once; nobody who has left. */
  readonly signedWith: (profileId: string, most: number) => Promise<readonly Signer[]>;
  /** Ids of drafts of contracts from before this instant, the oldest first. */
  readonly draftsOfBefore: (instant: string) => Promise<readonly string[]>;
  /** When the oldest draft of a contract was made; undefined where there is none. */
  readonly oldestDraft: () => Promise<string | undefined>;
  /** Those that all have signed and that wait for their seal, the oldest first. */
  readonly unsealed: () => Promise<readonly string[]>;
  /** How many wait for a seal that has failed several times. */
  readonly stuckSeals: () => Promise<number>;
  /** What has these bytes after its sealing, the document itself or its certificate. */
  readonly sealedAs: (sha256: string) => Promise<SealedHere | undefined>;
  /** All that one of these has written, signs or gets a copy of. */
  readonly naming: (profileIds: readonly string[]) => Promise<readonly Existing[]>;
}

/** A document as earlier versions stored it: other names for the same. */
interface Earlier {
  readonly draftedAt: string;
  readonly author: object;
  readonly contract: { readonly player: object } | null;
  readonly signers: readonly { readonly evidence?: object }[];
}

const isEarlier = (stored: unknown): stored is Earlier =>
  typeof stored === 'object' && stored !== null && 'draftedAt' in stored;

const names = {
  document: {
    id: 'document_id',
    draftedAt: 'drafted_at',
    availableAt: 'available_at',
    expiresAt: 'expires_at',
    fullySignedAt: 'fully_signed_at',
    completedAt: 'completed_at',
    endedAt: 'ended_at',
  },
  person: { profile: 'profile_id', user: 'user_id', dateOfBirth: 'date_of_birth' },
  signer: { profile: 'profile_id', user: 'user_id', signedAt: 'signed_at', declinedAt: 'declined_at' },
  evidence: { userAgent: 'user_agent' },
  contract: { offerId: 'offer_id', clubTeam: 'club_team', termsDigest: 'terms_digest' },
} as const;

const renamed = (stored: object, by: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [by[name] ?? name, value]));

/**
 * Reads a stored document of any shape. The audit trail stays as it is, whatever else is called otherwise: its digests are
 * taken over what it says.
 */
export const fromStored = (stored: unknown): Document => {
  if (!isEarlier(stored)) return stored as Document;
  const { author, contract, signers } = stored;
  return {
    ...renamed(stored, names.document),
    author: renamed(author, names.person),
    contract: contract && { ...renamed(contract, names.contract), player: renamed(contract.player, names.person) },
    signers: signers.map((signer) => ({
      ...renamed(signer, names.signer),
      ...(signer.evidence && { evidence: renamed(signer.evidence, names.evidence) }),
    })),
  } as unknown as Document;
};

const perSweep = 200;
/** More than that is an alarm whatever the number. */
const countedAtMost = 1_000;

const dueIndex = 'by_status_and_end';
const earlierShapeIndex = 'of_earlier_shape';
/** Over paths that nothing has any more. */
const indexesOfBefore = ['of_signer', 'of_author', 'due'];

/** On the way to its last signature and its seal, and over without them. */
const underWay = ['draft', 'available', 'fully-signed'];
const ended = ['declined', 'voided', 'expired'];

const ownDraft = { 'state.kind': 'other', 'state.status': 'draft' };
/** Of an own document that was never sent its signers know nothing, and of a discarded one nobody has to. */
const unsent = { 'state.kind': 'other', 'state.available_at': { $exists: false } };

/** What these profiles have written, or sign and know of. */
const signedBy = (profiles: { readonly $in: readonly string[] }) => [
  { 'state.signers.profile_id': profiles, $nor: [unsent] },
  { 'state.author.profile_id': profiles, $nor: [{ ...unsent, 'state.status': { $ne: 'draft' } }] },
];

/** The same, and what they get a copy of. */
const seenBy = (profiles: { readonly $in: readonly string[] }) => ({
  $or: [...signedBy(profiles), { 'state.copies.profile_id': profiles, $nor: [unsent] }],
});

/** What this profile has to sign now. */
const waitingFor = (profile_id: string) => ({
  'state.status': 'available',
  'state.signers': { $elemMatch: { profile_id, status: 'current' } },
});

const byNewest: Order = { field: 'state.drafted_at', direction: -1 };

/** What a document is found by. */
const named = ['state.title', 'state.signers.name', 'state.author.name', 'state.contract.club_team.club_name'];

/** Whom one has signed with lately is in the newest of them. */
const documentsLookedThrough = 50;

const naming = ['state.signers.profile_id', 'state.author.profile_id', 'state.copies.profile_id'];

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  const newestFirst = { 'state.drafted_at': -1, _id: -1 } as const;
  schema.index({ 'state.signers.profile_id': 1, ...newestFirst }, { name: 'by_signer' });
  schema.index({ 'state.author.profile_id': 1, ...newestFirst }, { name: 'by_author' });
  schema.index({ 'state.copies.profile_id': 1, ...newestFirst }, { name: 'by_copy' });
  schema.index({ 'state.status': 1, 'state.expires_at': 1 }, { name: dueIndex });
  const completed = { partialFilterExpression: { 'state.completed_at': { $type: 'string' } } };
  schema.index({ 'state.completed_at': 1 }, { name: 'by_completion', ...completed });
  const remindedNext = { partialFilterExpression: { 'state.remind_at': { $type: 'string' } } };
  schema.index({ 'state.remind_at': 1 }, { name: 'to_remind', ...remindedNext });
  // For whoever has a file and asks whether it was sealed here.
  for (const file of ['sealed', 'certificate'])
    schema.index({ [`state.${file}.sha256`]: 1 }, { name: `by_${file}_file`, sparse: true });
  // Empty once all are rewritten: looking for one costs nothing.
  const inEarlierShape = { partialFilterExpression: { 'state.draftedAt': { $exists: true } } };
  schema.index({ 'state.draftedAt': 1 }, { name: earlierShapeIndex, ...inEarlierShape });
  return connection.model('Document', schema, 'documents');
};

export const createDocumentRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): DocumentRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const repository = createRepository(
    {
      name: 'document',
      topic: 'touchline.document',
      keepsCorrelation: true,
      decider: { decide, evolve, initialState },
      model,
      publish: published,
      personal: { named: { profile: naming }, without: withoutMember },
      snapshot: (state) => ({ type: documentEvents.restated.type, data: stateData(state) }),
      fromStored,
    },
    dependencies,
  );

  const oldest = async (filter: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const found = collection
      .find(filter, { projection: { _id: 1 } })
      .sort({ 'state.drafted_at': 1 })
      .limit(perSweep);
    return (await found.toArray()).map((row) => String(row._id));
  };

  /**
   * Rewrites documents of the earlier shape, which no list finds: indexes and orders know the names of today alone. Guarded by
   * the version, so that it may run in several processes while they are used.
   */
  const rewriteEarlierShape = async (): Promise<void> => {
    const found = collection.find(
      { 'state.draftedAt': { $exists: true } },
      { hint: earlierShapeIndex, projection: { version: 1, state: 1 } },
    );
    for await (const { _id, version, state } of found as AsyncIterable<AggregateDocument<unknown>>)
      await collection.updateOne(
        { _id: _id as never, version },
        { $set: { state: fromStored(state) }, $inc: { version: 1 } },
      );
    const indexes = new Set((await collection.indexes()).map(({ name }) => name));
    for (const name of indexesOfBefore) if (indexes.has(name)) await collection.dropIndex(name);
  };

  return {
    ...repository,
    find: async (id) => {
      const found = await repository.load(id);
      return found && found.state.status !== 'none' ? found.state : undefined;
    },
    several: async (ids) => {
      if (ids.length === 0) return [];
      const found = collection.find({ _id: { $in: [...ids] as never[] } }, stateAlone);
      return (await found.toArray()).map(({ state }) => fromStored(state) as Existing);
    },
    listOf: async ({ profile_id }, { status, turn, show, q, ...page }) => {
      const waiting = waitingFor(profile_id);
      const filter = {
        $and: [
          seenBy({ $in: [profile_id] }),
          ...(status ? [{ 'state.status': status }] : []),
          ...(turn || show === 'mine' ? [waiting] : []),
          ...(show === 'others' ? [{ 'state.status': { $in: underWay } }, { $nor: [waiting, ownDraft] }] : []),
          ...(show === 'drafts' ? [ownDraft] : []),
          ...(show === 'done' ? [{ 'state.status': 'completed' }] : []),
          ...(show === 'ended' ? [{ 'state.status': { $in: ended } }] : []),
          ...namedLike(q ?? '', named),
        ],
      };
      const [count, { rows, next_cursor }] = await Promise.all([
        countOf(collection, waiting),
        pageOf<{ _id: string; state: unknown }>(collection, filter, byNewest, page),
      ]);
      return { documents: rows.map(({ state }) => fromStored(state) as Existing), next_cursor, waiting: count };
    },
    atHome: async ({ profile_id }) => {
      const seen = seenBy({ $in: [profile_id] });
      const waiting = waitingFor(profile_id);
      const group = (filter: Readonly<Record<string, unknown>>, limit: number) => ({
        ...{ filter, order: byNewest, limit },
      });
      const { mine, others, unsealed } = await firstOf(collection, seen, {
        mine: group(waiting, homeLimits.open),
        others: group({ 'state.status': 'available', $nor: [waiting] }, homeLimits.open),
        unsealed: group({ 'state.status': 'fully-signed' }, homeLimits.unsealed),
      });
      const shown = (states: readonly unknown[]) => states.map((state) => fromStored(state) as Existing);
      return { mine: shown(mine), others: shown(others), unsealed: shown(unsealed) };
    },
    newestOf: async (profileIds, most) => {
      const ids = { $in: [...profileIds] };
      const found = collection
        .find({ $or: signedBy(ids), $nor: [ownDraft] }, stateAlone)
        .sort({ 'state.drafted_at': -1, _id: -1 })
        .limit(most);
      return (await found.toArray()).map(({ state }) => fromStored(state) as Existing);
    },
    signedWith: async (profileId, most) => {
      const found = collection
        .find({ $or: signedBy({ $in: [profileId] }), 'state.available_at': { $type: 'string' } }, stateAlone)
        .sort({ 'state.drafted_at': -1, _id: -1 })
        .limit(documentsLookedThrough);
      const people = new Map<string, Signer>();
      for (const { state } of await found.toArray()) {
        const { signers, former = [] } = fromStored(state) as Existing;
        for (const signer of signers)
          if (signer.profile_id !== profileId && !signer.guest && !former.includes(signer.profile_id))
            if (!people.has(signer.profile_id)) people.set(signer.profile_id, signer);
      }
      return [...people.values()].slice(0, most);
    },
    contractsCompletedIn: (spans) => countedIn(collection, 'state.completed_at', spans, { 'state.kind': 'contract' }),
    openOf: (playerId) =>
      oldest({ 'state.signers.profile_id': playerId, 'state.status': { $in: ['draft', 'available'] } }),
    naming: async (profileIds) => {
      const found = naming.map((path) => collection.find({ [path]: { $in: [...profileIds] } }, stateAlone).toArray());
      const rows = new Map((await Promise.all(found)).flat().map(({ _id, state }) => [String(_id), state]));
      return [...rows.values()].map((state) => fromStored(state) as Existing);
    },
    sealedAs: async (sha256) => {
      const kinds = [
        ['document', 'sealed'],
        ['certificate', 'certificate'],
      ] as const;
      // Both are asked for whatever is found: how long it takes tells nothing.
      const found = await Promise.all(
        kinds.map(async ([kind, file]) => ({
          kind,
          row: await collection.findOne({ [`state.${file}.sha256`]: sha256 }, stateAlone),
        })),
      );
      for (const { kind, row } of found) {
        const document = row && (fromStored(row['state']) as Existing);
        if (document?.status === 'completed')
          return { kind, at: document.fully_signed_at, signers: signedOf(document).length };
      }
      return undefined;
    },
    toRemind: (now) => oldest({ 'state.status': 'available', 'state.remind_at': { $type: 'string', $lte: now } }),
    due: (now) => oldest({ 'state.status': 'available', 'state.expires_at': { $lte: now } }),
    nextDue: () => lowestOf(collection, 'state.expires_at', { 'state.status': 'available' }),
    draftsOfBefore: (instant) =>
      oldest({ 'state.status': 'draft', 'state.drafted_at': { $lt: instant }, 'state.kind': 'contract' }),
    oldestDraft: () => lowestOf(collection, 'state.drafted_at', { 'state.status': 'draft', 'state.kind': 'contract' }),
    unsealed: () => oldest({ 'state.status': 'fully-signed' }),
    stuckSeals: () =>
      countOf(
        collection,
        { 'state.status': 'fully-signed', 'state.sealing.attempts': { $gte: stuckAfterAttempts } },
        { hint: dueIndex, limit: countedAtMost, maxTimeMS: 1_000 },
      ),
    start: async () => {
      await repository.start();
      await rewriteEarlierShape();
    },
  };
};
