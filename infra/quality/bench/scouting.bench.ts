/**
 * Scouting among 100,000 players with three and with five filters: the service's operation against the driver with an
 * index made for just that question, and against a scan of the collection; the first page, page 500, and the counts per
 * filter value.
 */
import { join } from 'node:path';
import { profileEvents, subscriptionEvents, userEvents } from '@touchline/contracts/events';
import { positions, valuationTiers } from '@touchline/contracts/values';
import type { Collection } from 'mongoose';
import type { ScoutingDocument } from '../../../services/profile/src/scouting/scouting.ts';
import { createProfile, profileRates } from '../../../services/profile/src/service.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { withoutThrottles } from '../../platform/cache/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { createLocalFiles } from '../../platform/files/index.ts';
import { writeCursor } from '../../platform/http/cursor.ts';
import { createActorSigner, createAuthenticator } from '../../platform/http/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { bench } from './bench.ts';
import type { Figure } from './figures.ts';
import { inTurns, median, msOf } from './measure.ts';

const today = '2026-11-19';
const countries = ['PT', 'NL', 'GB-ENG', 'ES', 'FR', 'DE', 'BR', 'AR', 'NG', 'SE', 'PL', 'IT', 'HR', 'JP', 'US'];
const pageSize = 25;

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** Players as the market has them: most are men, most are right-footed, few are in the highest tiers. */
const players = (count: number): readonly ScoutingDocument[] => {
  const next = chance(7);
  const one = <T>(list: readonly T[], skew = 1): T => list[Math.floor(next() ** skew * list.length)] as T;
  const two = (n: number) => String(n).padStart(2, '0');
  const day = (from: number, years: number) =>
    `${from + Math.floor(next() * years)}-${two(1 + Math.floor(next() * 12))}-${two(1 + Math.floor(next() * 28))}`;
  return Array.from({ length: count }, (_, n) => {
    const id = String(n).padStart(15, '0');
    const tier = one([...valuationTiers].reverse(), 1.4);
    const bound = next() < 0.25 ? '' : day(2026, 5);
    return {
      _id: `prf_bench${id}`,
      user_id: `usr_bench${id}`,
      sources: {},
      ready: true,
      account_ok: true,
      scoutable: true,
      // One after the other, not all in the same second: counts read again what changed in the last five.
      changed_at: new Date(Date.parse('2026-11-18T08:00:00.000Z') - n * 1_000),
      name: `Player ${id}`,
      name_key: `player ${id}`,
      nickname: `player-${id}`,
      date_of_birth: day(1990, 19),
      gender: next() < 0.2 ? 'female' : 'male',
      nationalities: [...new Set([one(countries), ...(next() < 0.2 ? [one(countries)] : [])])],
      positions: [...new Set([one(positions), one(positions), ...(next() < 0.4 ? [one(positions)] : [])])],
      preferred_foot: one(['right', 'right', 'right', 'left', 'both'] as const),
      height_cm: 165 + Math.floor((next() + next()) * 16),
      club_team: null,
      current_contract_ends_on: bound || null,
      next_contract: null,
      valuation_tier: tier,
      tier_rank: valuationTiers.indexOf(tier),
      bound_until: bound,
      photo: null,
      highlights: Math.floor(next() * 4),
      listed_at: `${day(2025, 1)}T08:00:00.000Z`,
    };
  });
};

const born = (years: number) => `${2026 - years}${today.slice(4)}`;
const wide = ['LW', 'RW', 'CF', 'SS', 'AM', 'CM', 'LM'];
/** The same question for the operation and for the driver. */
const questions = [
  {
    name: 'three filters',
    query: { positions: wide.join(','), feet: 'right,left', age_max: '30' },
    conditions: {
      scoutable: true,
      positions: { $in: wide },
      preferred_foot: { $in: ['right', 'left'] },
      date_of_birth: { $gt: born(31) },
    },
    index: { scoutable: 1, tier_rank: 1, _id: 1, preferred_foot: 1, date_of_birth: 1, positions: 1 },
  },
  {
    name: 'five filters',
    query: { positions: wide.join(','), feet: 'right,left', age_max: '30', gender: 'male', height_min: '172' },
    conditions: {
      scoutable: true,
      gender: { $in: ['male'] },
      positions: { $in: wide },
      preferred_foot: { $in: ['right', 'left'] },
      date_of_birth: { $gt: born(31) },
      height_cm: { $gte: 172 },
    },
    index: {
      scoutable: 1,
      gender: 1,
      tier_rank: 1,
      _id: 1,
      preferred_foot: 1,
      date_of_birth: 1,
      height_cm: 1,
      positions: 1,
    },
  },
] as const;
type Question = (typeof questions)[number];

await bench('Scouting among 100,000 players', async ({ pick, directory, ends }) => {
  const count = pick(100_000, 1_500);
  const farPage = pick(500, 5);
  const logger = createLogger('bench', 'error');
  const database = await openDatabase({ directory: join(directory, 'database'), timeoutMs: 120_000 });
  ends(database.close);
  const connection = await database.connect('profile');
  const collection: Collection<ScoutingDocument> = connection.collection<ScoutingDocument>('scouting_players');
  const all = players(count);
  for (let at = 0; at < count; at += 5_000) await collection.insertMany(all.slice(at, at + 5_000), { ordered: false });

  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const keys = newKeyPair();
  const sign = await createActorSigner(keys.privateKey);
  const free = { spend: async () => {} };
  const service = createProfile({
    connection,
    bus,
    logger,
    files: await createLocalFiles({ directory: join(directory, 'files') }),
    authenticate: await createAuthenticator(keys.publicKey),
    clock: () => new Date(`${today}T08:00:00.000Z`),
    limits: withoutThrottles(profileRates),
    budgets: { pages: free, sheets: free },
  });
  for (const subscription of service.subscriptions) bus.subscribe(subscription);
  await bus.start();
  ends(bus.stop);
  await service.start();
  ends(service.stop);

  const user_id = 'usr_scout00000000000000';
  const profile_id = 'prf_scout00000000000000';
  const tell = (type: string, subject: string, data: unknown) =>
    bus.publish(type.split('.').slice(0, 2).join('.'), [
      { id: subject, type, source: 'touchline/bench', subject, time: `${today}T08:00:00.000Z`, sequence: 1, data },
    ]);
  await tell(userEvents.verified.type, user_id, {
    user: { ...userEvents.verified.example.user, user_id, verification_status: 'verified' },
  });
  const team = {
    team_id: 'tea_bench000000000000000',
    club_id: 'clb_bench000000000000000',
    club_name: 'Club',
    club_short_name: 'CLB',
    team_name: 'First team',
    country: 'NL',
  };
  await tell(profileEvents.verified.type, profile_id, {
    profile: {
      ...profileEvents.verified.example.profile,
      profile_id,
      user_id,
      profile_type: 'club-representative',
      player: null,
      representative: { club_id: team.club_id, club_name: 'Club', position: 'Scout', teams: [team] },
    },
  });
  const { subscription } = subscriptionEvents.started.example;
  await tell(subscriptionEvents.started.type, 'sub_bench', {
    subscription: { ...subscription, subscription_id: 'sub_bench', profile_id, profile_type: 'club-representative' },
  });

  const actor = {
    user_id,
    session_id: 'ses_bench',
    is_admin: false,
    authenticated_at: `${today}T08:00:00.000Z`,
    profile: { id: profile_id, type: 'club-representative' as const },
  };
  const operation = async (query: Readonly<Record<string, string>>): Promise<void> => {
    const reply = await service.api.call('scoutPlayers', {
      params: {},
      query: { sort: 'tier', limit: String(pageSize), ...query },
      headers: { authorization: `Bearer ${await sign(actor)}` },
    });
    const rows = (reply.json as { data?: readonly unknown[] }).data?.length;
    if (reply.status !== 200 || rows !== pageSize)
      throw new Error(`${rows} rows: ${JSON.stringify(reply.json).slice(0, 500)}`);
  };

  type Place = { readonly key: number; readonly id: string } | undefined;
  /** Where page 500 begins: walked to once, by the driver. */
  const far = async ({ conditions, index }: Question): Promise<Place> => {
    const [last] = await collection
      .find(conditions as never)
      .sort({ tier_rank: 1, _id: 1 })
      .hint(index as never)
      .skip((farPage - 1) * pageSize - 1)
      .limit(1)
      .toArray();
    if (!last) throw new Error(`There is no page ${farPage}.`);
    return { key: last.tier_rank, id: last._id };
  };
  const driver = async ({ conditions }: Question, place: Place, hint: Record<string, 1>): Promise<void> => {
    const beyond = place && {
      $or: [{ tier_rank: { $gt: place.key } }, { tier_rank: place.key, _id: { $gt: place.id } }],
    };
    const found = await collection
      .find((beyond ? { $and: [conditions, beyond] } : conditions) as never)
      .sort({ tier_rank: 1, _id: 1 })
      .limit(pageSize + 1)
      .hint(hint)
      .toArray();
    if (found.length <= pageSize) throw new Error('The driver found too little.');
  };
  /** How many players each value of the six filters would leave, all by the database. */
  const counts = async ({ conditions }: Question): Promise<void> => {
    const group = (field: string, list: boolean) => {
      const { [field as 'scoutable']: _, ...others } = conditions;
      const counted = { $group: { _id: `$${field}`, count: { $sum: 1 } } };
      return [{ $match: others }, ...(list ? [{ $unwind: `$${field}` }] : []), counted];
    };
    const lists = ['positions', 'nationalities'];
    const fields = [
      'positions',
      'preferred_foot',
      'valuation_tier',
      'nationalities',
      'date_of_birth',
      'height_cm',
      'bound_until',
    ];
    await Promise.all(fields.map((field) => collection.aggregate(group(field, lists.includes(field))).toArray()));
  };

  const times = pick(9, 2);
  const each =
    (work: () => Promise<unknown>, often = times) =>
    async () => {
      const took: number[] = [];
      for (let n = 0; n < often; n += 1) took.push(await msOf(work));
      return { ms: median(took) };
    };
  const options = { rounds: pick(3, 1), warmUp: pick(1, 0) };
  const figures: Figure[] = [];
  for (const question of questions) {
    await collection.createIndex(question.index as never);
    const place = await far(question);
    for (const [page, from] of [
      ['first page', undefined],
      [`page ${farPage}`, place],
    ] as const) {
      const cursor: Record<string, string> = from ? { cursor: writeCursor(from) } : {};
      const rounds = await inTurns(
        {
          ours: each(() => operation({ ...question.query, ...cursor, facets: 'false' })),
          index: each(() => driver(question, from, question.index as never)),
          scan: each(() => driver(question, from, { $natural: 1 } as never), pick(1, 1)),
        },
        options,
      );
      const ms = (name: keyof typeof rounds) => rounds[name].map((round) => round.ms);
      const what = `${question.name}, ${page}`;
      figures.push(
        { what, unit: 'ms', against: 'the driver, an index for just this', ours: ms('ours'), bare: ms('index') },
        { what, unit: 'ms', against: 'the driver, a scan', ours: ms('ours'), bare: ms('scan') },
      );
    }
    await collection.dropIndex(question.index as never);
    const rounds = await inTurns(
      {
        ours: each(() => operation({ ...question.query, facets: 'true' }), pick(3, 1)),
        counted: each(() => counts(question), pick(1, 1)),
      },
      { rounds: pick(2, 1), warmUp: 0 },
    );
    figures.push({
      what: `${question.name}, first page with all counts`,
      unit: 'ms',
      against: 'the counts alone, by aggregations',
      ours: rounds.ours.map((round) => round.ms),
      bare: rounds.counted.map((round) => round.ms),
    });
  }
  return {
    figures,
    notes: [
      `Seven of fifteen positions, two feet and an age; then gender and height too. Pages of ${pageSize}. The cursor of page ${farPage} is that of the row before it: a page costs what it shows, wherever it is.`,
      'Ours has an index per order, not one per question, and also reads who asks. Page and counts come from columns that are brought up to date at each question (decision 72); then the page’s rows are read. The page that counts come with is in their figure.',
    ],
  };
});
