/**
 * Accepting an offer, by the service's operation and by `handle` alone, against one bare guarded write of the same document:
 * `updateOne` by id and version with the same write concern, which is safe once it is acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { profileEvents, subscriptionEvents, userEvents } from '@touchline/contracts/events';
import { exampleOffer } from '@touchline/contracts/events/offer';
import type { Collection, Connection } from 'mongoose';
import { createOfferRepository } from '../../../services/offers/src/offer/offer.repository.ts';
import { decide, evolve, initialState } from '../../../services/offers/src/offer/offer.ts';
import type { Offer } from '../../../services/offers/src/offer/state.ts';
import { createOffers, offersRates } from '../../../services/offers/src/service.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { withoutThrottles } from '../../platform/cache/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { createActorSigner, createAuthenticator, type Principal } from '../../platform/http/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { bench } from './bench.ts';
import { concurrently, inTurns, median } from './measure.ts';
import { until } from './program.ts';

const workers = 16;
const now = '2026-11-19T08:00:00.000Z';
const clock = () => new Date(now);
const { profile } = profileEvents.verified.example;
const facts = { eligible: true, date_of_birth: '2004-03-14', gender: 'male', contract_ends_on: null } as const;
const idOf = (kind: string, n: number) => `${kind}_bench${String(n).padStart(15, '0')}`;
type Row = { _id: string; version: number; state: Offer };

/** An offer of a club to player number n, the player's turn. */
const pending = (n: number): Offer => {
  const [round] = exampleOffer.rounds;
  const player = { ...exampleOffer.player, profile_id: idOf('prf', n), user_id: idOf('usr', n) };
  const events = decide(
    {
      type: 'Make',
      offer_id: idOf('off', n),
      club_team: exampleOffer.club_team,
      representative: exampleOffer.representative,
      player,
      facts,
      negotiable: true,
      expires_at: '2026-11-30T08:00:00.000Z',
      terms: {
        ...(round as NonNullable<typeof round>).terms,
        contract_start_date: '2027-07-01',
        contract_expiry_date: '2030-06-30',
      },
      message: 'Our opening terms.',
      interest: null,
      informing: { needed: false, done: false },
      now,
    },
    initialState,
  );
  return events.reduce(evolve, initialState);
};

const put = (collection: Collection<Row>, from: number, count: number) =>
  collection.insertMany(
    Array.from({ length: count }, (_, i) => ({
      _id: idOf('off', from + i),
      version: 1,
      sequence: 1,
      state: pending(from + i),
      outbox: [],
      keys: [],
      writes: [],
    })),
  );

/** What the service knows of the players, as its projection would have it. */
const know = async (connection: Connection, from: number, count: number): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const rows = (collection: string, one: (n: number) => object) =>
    connection.collection(collection).insertMany(numbers.map((n) => ({ sources: {}, ...one(n) })) as never);
  const { user } = userEvents.verified.example;
  const { subscription } = subscriptionEvents.started.example;
  await rows('participant_users', (n) => ({
    _id: idOf('usr', n),
    user: { ...user, user_id: idOf('usr', n), verification_status: 'verified' },
  }));
  await rows('participant_profiles', (n) => ({
    _id: idOf('prf', n),
    profile: {
      ...profile,
      profile_id: idOf('prf', n),
      user_id: idOf('usr', n),
      player: { ...profile.player, current_contract_ends_on: null, next_contract: null },
    },
  }));
  await rows('participant_subscriptions', (n) => ({
    _id: idOf('prf', n),
    subscription: { ...subscription, profile_id: idOf('prf', n), is_subscribed: true },
  }));
};

await bench('Accepting an offer', async ({ pick, directory, ends }) => {
  const logger = createLogger('bench', 'error');
  const database = await openDatabase({ directory: join(directory, 'database'), timeoutMs: 20_000 });
  ends(database.close);
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const keys = newKeyPair();
  const sign = await createActorSigner(keys.privateKey);
  const authenticate = await createAuthenticator(keys.publicKey);
  const served = await database.connect('served');
  const service = createOffers({
    ...{ connection: served, bus, authenticate, logger, clock },
    limits: withoutThrottles(offersRates),
  });
  for (const subscription of service.subscriptions) bus.subscribe(subscription);
  const acting = await database.connect('acting');
  const store = createOfferRepository(acting, { bus, logger, clock });
  await bus.start();
  ends(bus.stop);
  await Promise.all([service.start(), store.start()]);
  ends(() => Promise.all([service.stop(), store.stop()]));
  const bare = (await database.connect('bare')).collection<Row>('offers');

  const one = pick(30, 5);
  const many = pick(200, 20);
  let used = 0;

  /** Nothing of the last round is still under way. */
  const settled = (collection: Collection<Row>): Promise<void> =>
    until(async () => !(await collection.findOne({ 'outbox.0': { $exists: true } } as never)), 'every outbox is empty');
  const round =
    (
      collection: Collection<Row>,
      before: (from: number, count: number) => Promise<void>,
      accept: (n: number) => Promise<unknown>,
    ) =>
    async () => {
      const from = used;
      used += one + many;
      await put(collection, from, one + many);
      await before(from, one + many);
      const alone = await concurrently(one, 1, (i) => accept(from + i));
      await settled(collection);
      const started = performance.now();
      await concurrently(many, workers, (i) => accept(from + one + i));
      const rate = (1000 * many) / (performance.now() - started);
      await settled(collection);
      return { alone: median(alone), rate };
    };

  const ask = async (operation: 'getOffer' | 'acceptOffer', n: number, more: object): Promise<void> => {
    const actor: Principal = {
      user_id: idOf('usr', n),
      session_id: 'ses_bench',
      is_admin: false,
      authenticated_at: now,
      profile: { id: idOf('prf', n), type: 'player' },
    };
    const reply = await service.api.call(operation, {
      params: { offer_id: idOf('off', n) },
      query: {},
      headers: { authorization: `Bearer ${await sign(actor)}`, 'idempotency-key': randomUUID() },
      ...more,
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  };
  const operation = (n: number) => ask('acceptOffer', n, { json: { round: 1 } });
  /** Whoever accepts has read the offer before. */
  const readBy =
    (read: (n: number) => Promise<unknown>) =>
    async (from: number, count: number): Promise<void> =>
      void (await concurrently(count, workers, (i) => read(from + i)));
  const act = (n: number) =>
    store.handle(idOf('off', n), {
      type: 'Accept',
      by: { party: 'player', profile_id: idOf('prf', n) },
      round: 1,
      facts,
      now,
    });
  const accepted = { type: 'OfferAccepted', by: 'player', round: 1, acting: null, at: now } as const;
  const write = async (n: number): Promise<void> => {
    const { matchedCount } = await bare.updateOne(
      { _id: idOf('off', n), version: 1 },
      { $set: { state: evolve(pending(n), accepted), version: 2, sequence: 2, writes: [randomUUID()] } },
    );
    if (matchedCount !== 1) throw new Error('the bare write met nothing');
  };
  const nothing = async () => {};
  const readOffers = readBy((n) => ask('getOffer', n, {}));
  const knowAndRead = async (from: number, count: number): Promise<void> => {
    await know(served, from, count);
    await readOffers(from, count);
  };
  const rounds = await inTurns(
    {
      operation: round(served.collection<Row>('offers'), knowAndRead, operation),
      act: round(
        acting.collection<Row>('offers'),
        readBy((n) => store.load(idOf('off', n))),
        act,
      ),
      write: round(bare, nothing, write),
    },
    { rounds: pick(4, 1), warmUp: pick(1, 0) },
  );
  const figure = (ours: 'operation' | 'act', measure: 'alone' | 'rate') => ({
    what: `${ours === 'act' ? '`handle` alone' : 'The service’s operation'}, ${measure === 'alone' ? 'one after the other' : `${workers} at a time`}`,
    unit: measure === 'alone' ? ('ms' as const) : ('/s' as const),
    against: 'a guarded write',
    ours: rounds[ours].map((r) => r[measure]),
    bare: rounds.write.map((r) => r[measure]),
  });
  return {
    figures: (['operation', 'act'] as const).flatMap((ours) =>
      (['alone', 'rate'] as const).map((measure) => figure(ours, measure)),
    ),
    notes: [
      'Each write is safe once it is acknowledged, the bare one as well (decision 97). Before, each waited for a flush of all files.',
      'Whoever accepts has read the offer before: it is in memory, as is who he is. Beyond the write, `handle` decides and leaves the event in the same document; the relay tells it to whoever follows, who write a row of their own, and then empties the outbox. The operation also claims the key of the click, reads whether the player is signing elsewhere, and keeps the answer for a repeat. What is asked at the same moment goes to the engine together.',
    ],
  };
});
