/**
 * The board of open positions, with how each fits a player and all counts, and a club's list of trials: each service's
 * operation against what the driver needs for the bare rows.
 */
import { join } from 'node:path';
import { interestEvents, profileEvents, subscriptionEvents, userEvents } from '@touchline/contracts/events';
import { positions } from '@touchline/contracts/values';
import type { Collection } from 'mongoose';
import { createOffers, offersRates } from '../../../services/offers/src/service.ts';
import { createTrials, trialsRates } from '../../../services/trials/src/service.ts';
import type { Service } from '../../platform/aggregate/index.ts';
import { createMemoryBus, createMemoryDeadLetters } from '../../platform/bus/index.ts';
import { withoutThrottles } from '../../platform/cache/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { createActorSigner, createAuthenticator } from '../../platform/http/index.ts';
import { newKeyPair } from '../../platform/runtime/keys.ts';
import { createLogger } from '../../platform/telemetry/index.ts';
import { bench } from './bench.ts';
import { inTurns, median, msOf } from './measure.ts';

const today = '2026-11-19';
const now = `${today}T08:00:00.000Z`;
const pageSize = 25;
const team = {
  ...{ team_id: 'tea_bench000000000000000', club_id: 'clb_bench000000000000000', club_name: 'Club' },
  ...{ club_short_name: 'CLB', team_name: 'First team', country: 'NL' },
};
const people = [
  { user_id: 'usr_davi0000000000000000', profile_id: 'prf_davi0000000000000000', type: 'player' },
  { user_id: 'usr_saskia00000000000000', profile_id: 'prf_saskia00000000000000', type: 'club-representative' },
] as const;
type Person = (typeof people)[number];
const [davi, saskia] = people;

// biome-ignore lint/suspicious/noExplicitAny: documents of any aggregate
type Document = any;

await bench('Recruiting', async ({ pick, directory, ends }) => {
  const count = pick(10_000, 200);
  const logger = createLogger('bench', 'error');
  const database = await openDatabase({ directory: join(directory, 'database'), timeoutMs: 120_000 });
  ends(database.close);
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const keys = newKeyPair();
  const sign = await createActorSigner(keys.privateKey);
  const connections = { offers: await database.connect('offers'), trials: await database.connect('trials') };
  const common = { bus, logger, authenticate: await createAuthenticator(keys.publicKey), clock: () => new Date(now) };
  const offers = createOffers({ ...common, connection: connections.offers, limits: withoutThrottles(offersRates) });
  const trials = createTrials({ ...common, connection: connections.trials, limits: withoutThrottles(trialsRates) });
  for (const { subscriptions } of [offers, trials]) for (const one of subscriptions) bus.subscribe(one);
  await bus.start();
  ends(bus.stop);
  for (const { start, stop } of [offers, trials]) {
    await start();
    ends(stop);
  }

  const tell = (type: string, subject: string, data: unknown) =>
    bus.publish(type.split('.').slice(0, 2).join('.'), [
      { id: subject, type, source: 'touchline/bench', subject, time: now, sequence: 1, data },
    ]);
  for (const { user_id, profile_id, type } of people) {
    const known = { profile_id, user_id, profile_type: type };
    const representative = { club_id: team.club_id, club_name: 'Club', position: 'Scout', teams: [team] };
    const role = type === 'player' ? {} : { player: null, representative };
    const { user } = userEvents.verified.example;
    await tell(userEvents.verified.type, user_id, { user: { ...user, user_id, verification_status: 'verified' } });
    const { profile } = profileEvents.verified.example;
    await tell(profileEvents.verified.type, profile_id, { profile: { ...profile, ...known, ...role } });
    const { subscription } = subscriptionEvents.started.example;
    await tell(subscriptionEvents.started.type, `sub_${type.slice(0, 4)}`, {
      subscription: { ...subscription, ...known, subscription_id: `sub_${type.slice(0, 4)}` },
    });
  }
  const { interest } = interestEvents.accepted.example;
  await tell(interestEvents.accepted.type, interest.interest_id, {
    interest: { ...interest, club_team: team, player: { ...interest.player, profile_id: davi.profile_id } },
  });

  const ask = async ({ api }: Service, who: Person, operation: string, given: object): Promise<Document> => {
    const actor = {
      ...{ user_id: who.user_id, session_id: 'ses_bench', is_admin: false, authenticated_at: now },
      profile: { id: who.profile_id, type: who.type },
    };
    const headers = { authorization: `Bearer ${await sign(actor)}` };
    const reply = await api.call(operation, { params: {}, query: {}, headers, ...given });
    if (reply.status >= 300)
      throw new Error(`${operation}: ${reply.status} ${JSON.stringify(reply.json).slice(0, 500)}`);
    return (reply.json as Document).data;
  };
  /** One that was really made, so many times over. */
  const multiply = async (collection: Collection, id: string, change: (state: Document, n: number) => object) => {
    const made: Document = await collection.findOne({ _id: id as never });
    const copies = Array.from({ length: count }, (_, n) => ({
      ...{ ...made, _id: `${id.slice(0, 4)}${String(n).padStart(20, '0')}` },
      ...{ state: { ...made.state, ...change(made.state, n) }, outbox: [], keys: [] },
    }));
    for (let at = 0; at < count; at += 2_000) await collection.insertMany(copies.slice(at, at + 2_000) as never);
  };

  const position = {
    ...{ team_id: team.team_id, title: 'Left winger', position: 'LW', age: { min: 18, max: 23 }, foot: 'left' },
    ...{ contract_from: '2027-07-01', contract_until: null, pay: { currency: 'EUR', from: 400_000, to: 600_000 } },
    ...{ pay_shown: true, description: 'We look for a winger who comes inside. '.repeat(10), closes_on: '2026-12-12' },
  };
  const { id: opportunity } = await ask(offers, saskia, 'publishOpportunity', { json: position });
  const board = connections.offers.collection('opportunities');
  const countries = ['NL', 'DE', 'PT', 'SE', 'GB-ENG'];
  await multiply(board, opportunity, ({ club_team }, n) => ({
    ...{ opportunity_id: `opp_${n}`, position: positions[n % positions.length], foot: [null, 'left', 'right'][n % 3] },
    ...{ club_team: { ...club_team, country: countries[n % 5] }, pay_shown: n % 4 > 0 },
    published_at: new Date(Date.parse(now) - n * 60_000).toISOString(),
  }));
  const { id: request } = await ask(trials, saskia, 'requestTrial', {
    json: {
      ...{ player_id: davi.profile_id, team_id: team.team_id, starts_on: '2027-01-04', ends_on: '2027-01-08' },
      ...{ location: { name: 'Training ground', city: 'Rotterdam' }, contact: { name: 'Reception' } },
      costs_confirmed: true,
    },
  });
  const list = connections.trials.collection('trial_requests');
  await multiply(list, request, (_, n) => ({
    // Few of many years wait for an answer.
    ...(n % 50 === 0 ? {} : { status: 'withdrawn', reason: null }),
    ...{ trial_request_id: `tri_${n}`, updated_at: new Date(Date.parse(now) - n * 60_000).toISOString() },
  }));

  const times = pick(9, 2);
  const often = (work: () => Promise<unknown>) => async () => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) took.push(await msOf(work));
    return { ms: median(took) };
  };
  const full = async (rows: Promise<readonly unknown[]>): Promise<void> => {
    if ((await rows).length !== pageSize) throw new Error('The page is not full.');
  };
  const open = { 'state.status': 'open', 'state.closes_on': { $gte: today } };
  const grouped = (field: string) => board.aggregate([{ $match: open }, { $group: { _id: field, n: { $sum: 1 } } }]);
  const fields = ['$state.position', '$state.contract_from', '$state.club_team.country', '$state.pay_shown'];
  const found = await inTurns(
    {
      board: often(() => full(ask(offers, davi, 'listOpportunities', { query: { sort: 'fit', limit: '25' } }))),
      counts: often(() => Promise.all(fields.map((field) => grouped(field).toArray()))),
      trials: often(() => full(ask(trials, saskia, 'listTrialRequests', { query: { limit: '25' } }))),
      rows: often(() =>
        full(
          list.find({ 'state.team_id': team.team_id }).sort({ 'state.updated_at': -1, _id: -1 }).limit(25).toArray(),
        ),
      ),
    },
    { rounds: pick(3, 1), warmUp: pick(1, 0) },
  );
  const ms = (name: keyof typeof found) => found[name].map((round) => round.ms);
  const size = count.toLocaleString('en');
  return {
    figures: [
      {
        ...{ what: `Board of ${size} positions, best fit first, all counts`, unit: 'ms' },
        ...{ against: 'four counts alone, by aggregations', ours: ms('board'), bare: ms('counts') },
      },
      {
        ...{ what: `Trials of a team with ${size}, first page`, unit: 'ms' },
        ...{ against: 'the driver, the same rows', ours: ms('trials'), bare: ms('rows') },
      },
    ],
    notes: [
      'The board reads an index alone until it knows the 25 rows of its page. How a position fits depends on who looks, so no index can hold it: it is computed for all of them.',
      'The list of trials counts beside its page how many wait for the viewer.',
    ],
  };
});
