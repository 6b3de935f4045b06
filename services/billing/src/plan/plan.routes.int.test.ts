import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planEvents, profileEvents, userEvents } from '@touchline/contracts/events';
import { type ProfileType, profileTypes } from '@touchline/contracts/values';
import type { CloudEvent } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { createStandIn } from '../payments/payments.fixtures.ts';
import { billingRates, createBilling } from '../service.ts';

let harness: ServiceHarness;
let billing: ServiceClient;
const heard: CloudEvent[] = [];
const staff = actorOf('usr_petra', null, { is_admin: true });

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, authenticate, logger, clock } = harness;
  const connection = await harness.database.connect();
  // What lay there before plans were made by staff.
  await connection.collection<{ _id: string }>('plans').insertOne({ _id: 'pln_freeplayer', active: true } as never);
  bus.subscribe({
    group: 'test.heard',
    topics: ['touchline.plan'],
    from: 'beginning',
    handle: async (event) => void heard.push(event),
  });
  billing = await harness.run(
    createBilling({
      connection,
      bus,
      authenticate,
      logger,
      clock,
      payments: createStandIn(clock),
      limits: withoutThrottles(billingRates),
      origin: 'https://touchline.example',
    }),
  );
});
afterAll(() => harness.close());

let count = 0;
const member = async (profile_type: ProfileType = 'player') => {
  count += 1;
  const [user_id, profile_id] = [`usr_m${count}`, `prf_m${count}`];
  const verification_status = 'verified' as const;
  await harness.tell(userEvents.verified.type, user_id, {
    user: { ...userEvents.verified.example.user, user_id, verification_status },
  });
  await harness.tell(profileEvents.verified.type, profile_id, {
    profile: { ...profileEvents.verified.example.profile, profile_id, user_id, profile_type, verification_status },
  });
  return actorOf(user_id, { id: profile_id, type: profile_type });
};

const terms = (name: string) => ({
  name,
  description: 'For the whole season.',
  features: ['A page', 'Two highlights'],
  trial_request_limit: null,
  prices: [] as { interval: string; currency: string; amount: number }[],
});
const make = (name: string, change: object = {}) =>
  billing.call(staff, 'createPlan', { body: { ...terms(name), audience: ['player'], ...change } });
const made = async (name: string, change: object = {}) => {
  const reply = await make(name, change);
  expect([reply.status, reply.error]).toEqual([201, undefined]);
  return reply.data;
};
const on = (plan_id: string, operation: string, body?: object) =>
  billing.call(staff, operation, { params: { plan_id }, ...(body ? { body } : {}) });
const namesFor = async (actor: Awaited<ReturnType<typeof member>>): Promise<string[]> =>
  (await billing.call(actor, 'listPlans')).data.map((plan: { name: string }) => plan.name);
const all = async () => (await billing.call(staff, 'listAllPlans')).data;
const rounds = 12;

describe('the free plans', () => {
  it('are there from the first start, one for each kind of member, also where they lay there as rows', async () => {
    const ids = ['pln_freeplayer', 'pln_freeclub', 'pln_freeagent', 'pln_freecoach'];
    expect((await all()).map((plan: { id: string }) => plan.id)).toEqual(ids);
    expect((await all())[1]).toMatchObject({ version: 1, is_free: true, trial_request_limit: 10, members: 0 });
  });
  it('stay as staff left them when the product starts again', async () => {
    const edited = await on('pln_freecoach', 'editPlan', { ...terms('Coach, free'), version: 1 });
    expect(edited.data).toMatchObject({ name: 'Coach, free', version: 2 });
    await billing.service.stop();
    await billing.service.start();
    expect((await all())[3]).toMatchObject({ name: 'Coach, free', version: 2 });
  });
});

describe('making a plan', () => {
  it('offers it to its audience, last in their order, and is told', async () => {
    const plan = await made('Gold', {
      audience: ['player', 'agent'],
      prices: [
        { interval: 'month', currency: 'EUR', amount: 900 },
        { interval: 'year', currency: 'GBP', amount: 8000 },
      ],
    });
    expect(plan).toMatchObject({ version: 1, status: 'active', is_free: false, members: 0, in_use: false });
    expect(await namesFor(await member())).toEqual(['Player', 'Gold']);
    expect(await namesFor(await member('agent'))).toEqual(['Agent', 'Gold']);
    await eventually(async () => {
      const event = heard.find(({ subject }) => subject === plan.id);
      expect(event?.type).toBe(planEvents.created.type);
      expect(event?.data).toMatchObject({ plan: { name: 'Gold' }, happened: { by: 'usr_petra' } });
    }, 'it to be told');
  });
  it('AccessDeniedException: is staff’s alone', async () => {
    const body = { ...terms('Mine'), audience: ['player'] };
    expect((await billing.call(await member(), 'createPlan', { body })).error).toBe('AccessDeniedException');
    expect((await billing.call(await member(), 'listAllPlans')).error).toBe('AccessDeniedException');
  });
  it('FreshAuthenticationRequired: asks for the password now and then', async () => {
    const late = actorOf('usr_petra', null, { is_admin: true, authenticated_at: '2026-11-19T07:00:00.000Z' });
    const reply = await billing.call(late, 'createPlan', { body: { ...terms('Late'), audience: ['player'] } });
    expect(reply.error).toBe('FreshAuthenticationRequired');
  });
  it.each([
    ['a name', 'name', { name: ' ' }],
    ['an audience', 'audience', { audience: [] }],
    ['a price above nothing', 'prices.0.amount', { prices: [{ interval: 'month', currency: 'EUR', amount: 0 }] }],
    [
      'one price per currency and interval',
      'prices',
      { prices: [1, 2].map((amount) => ({ interval: 'month', currency: 'EUR', amount })) },
    ],
    ['a known currency', 'prices.0.currency', { prices: [{ interval: 'month', currency: 'XYZ', amount: 1 }] }],
    ['a limit that can be counted', 'trial_request_limit', { trial_request_limit: -1 }],
    ['features that say something', 'features.0', { features: [''] }],
  ])('ValidationFailed: needs %s', async (_, path, change) => {
    const reply = await make('Wrong', change);
    expect([reply.error, reply.json.details[0].path]).toEqual(['ValidationFailed', path]);
  });
  it('ValidationFailed: two of the same name for the same members are never there, who ever is first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const both = await Promise.all([make(`Twin ${round}`), make(`TWIN ${round}`)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
      expect(both.find(({ status }) => status === 422)?.json.details[0].path).toBe('name');
      for (const { data } of both) if (data) await on(data.id, 'deletePlan');
    }
  });
  it('is one plan for one click, and places of many at once differ', async () => {
    const headers = { 'idempotency-key': 'make-a-plan-once' };
    const body = { ...terms('Once'), audience: ['coach'] };
    const twice = [
      await billing.call(staff, 'createPlan', { body, headers }),
      await billing.call(staff, 'createPlan', { body, headers }),
    ];
    expect(twice[1]?.data).toEqual(twice[0]?.data);
    const many = await Promise.all(Array.from({ length: 12 }, (_, i) => make(`Many ${i}`, { audience: ['coach'] })));
    expect(many.map(({ status }) => status)).toEqual(Array(12).fill(201));
    for (const { data } of [...many, ...twice.slice(1)]) await on(data.id, 'deletePlan');
  });
});

describe('changing a plan', () => {
  it('StaleVersion: of two who change it at once one is told to look again', async () => {
    const { id } = await made('Changed');
    for (let version = 1; version <= rounds; version += 1) {
      const both = await Promise.all(
        ['a', 'b'].map((mark) => on(id, 'editPlan', { ...terms(`Changed ${version}${mark}`), version })),
      );
      expect(both.map((reply) => reply.error ?? 'done').sort()).toEqual(['StaleVersion', 'done']);
      expect(both.find(({ error }) => error)?.json.details).toEqual({ current: version + 1 });
    }
    await on(id, 'deletePlan');
  });
  it('ValidationFailed: takes no name that another plan has', async () => {
    const { id } = await made('Silver');
    const reply = await on(id, 'editPlan', { ...terms('gold'), version: 1 });
    expect([reply.error, reply.json.details[0].path]).toEqual(['ValidationFailed', 'name']);
  });
  it('ValidationFailed: moves nobody who has it for nothing', async () => {
    const { id } = await made('Gratis');
    const reply = await on(id, 'editPlan', {
      ...terms('Gratis'),
      trial_request_limit: 9,
      version: 1,
      moves_members: true,
    });
    expect([reply.error, reply.json.details[0].path]).toEqual(['ValidationFailed', 'moves_members']);
    await on(id, 'deletePlan');
  });
  it('leaves who has it what was taken; who comes later gets what is offered then', async () => {
    const plan = await made('Season', { audience: ['club-representative'], trial_request_limit: 3 });
    const [early, late] = [await member('club-representative'), await member('club-representative')];
    const subscribe = (actor: typeof early, version: number) =>
      billing.call(actor, 'subscribe', { body: { plan_id: plan.id, version } });
    expect((await subscribe(early, 1)).data.plan).toMatchObject({ version: 1, trial_request_limit: 3 });
    await on(plan.id, 'editPlan', { ...terms('Season 2027'), trial_request_limit: 5, version: 1 });
    expect((await subscribe(late, 1)).error).toBe('StaleVersion');
    expect((await subscribe(late, 2)).data.plan).toMatchObject({ name: 'Season 2027', trial_request_limit: 5 });
    const kept = (await billing.call(early, 'getSubscription')).data.plan;
    expect(kept).toMatchObject({ name: 'Season', version: 1, trial_request_limit: 3 });
    expect((await all()).find(({ id }: { id: string }) => id === plan.id)).toMatchObject({ members: 2, in_use: true });
  });
  it('opens what staff tick; who has taken it keeps what was opened, and every service hears of it', async () => {
    const plan = await made('Files', { audience: ['club-representative'], entitlements: ['csv-export'] });
    expect(plan.entitlements).toEqual(['csv-export']);
    const early = await member('club-representative');
    await billing.call(early, 'subscribe', { body: { plan_id: plan.id, version: 1 } });
    const { data } = await on(plan.id, 'editPlan', { ...terms('Files'), entitlements: [], version: 1 });
    expect([data.version, data.entitlements]).toEqual([2, []]);
    expect((await billing.call(early, 'getSubscription')).data.plan.entitlements).toEqual(['csv-export']);
    // Who changes something else, and doesn't name them, leaves them.
    const renamed = await on(plan.id, 'editPlan', { ...terms('No files'), version: 2 });
    expect([renamed.data.name, renamed.data.entitlements]).toEqual(['No files', []]);
    expect((await made('All', { audience: ['player'] })).entitlements).toEqual(['saved-searches', 'page-openings']);
  });
  it('NotFound: is of a plan that is there', async () => {
    expect((await on('pln_nothing', 'editPlan', { ...terms('None'), version: 1 })).error).toBe('NotFound');
    for (const operation of ['archivePlan', 'restorePlan', 'deletePlan'])
      expect((await on('pln_nothing', operation)).error).toBe('NotFound');
    expect((await on('pln_nothing', 'movePlan', { before: null })).error).toBe('NotFound');
  });
});

describe('the order', () => {
  it('is what staff make of it, for all who are offered the plans', async () => {
    const names = ['First', 'Second', 'Third'];
    const ids = [];
    for (const name of names) ids.push((await made(name, { audience: ['agent'] })).id);
    await on(ids[2], 'movePlan', { before: ids[0] });
    await on(ids[0], 'movePlan', { before: null });
    const offered = await namesFor(await member('agent'));
    expect(offered.filter((name) => names.includes(name))).toEqual(['Third', 'Second', 'First']);
    expect((await on(ids[0], 'movePlan', { before: 'pln_nothing' })).error).toBe('NotFound');
    const moves = await Promise.all(ids.map((id) => on(id, 'movePlan', { before: 'pln_freeagent' })));
    expect(moves.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('archiving', () => {
  it('takes a plan from the list until it is restored; who has it keeps it', async () => {
    const plan = await made('Past');
    const [has, wants] = [await member(), await member()];
    await billing.call(has, 'subscribe', { body: { plan_id: plan.id } });
    expect((await on(plan.id, 'archivePlan')).data).toMatchObject({ status: 'archived', members: 1 });
    expect(await namesFor(wants)).not.toContain('Past');
    expect((await billing.call(wants, 'subscribe', { body: { plan_id: plan.id } })).error).toBe('NotFound');
    expect((await billing.call(has, 'getSubscription')).data).toMatchObject({
      status: 'active',
      plan: { name: 'Past' },
    });
    expect((await on(plan.id, 'restorePlan')).data.status).toBe('active');
    expect(await namesFor(wants)).toContain('Past');
  });
  it('ValidationFailed: is not undone where another plan has the name now', async () => {
    const { id } = await made('Again');
    await on(id, 'archivePlan');
    await made('Again');
    const reply = await on(id, 'restorePlan');
    expect([reply.error, reply.json.details[0].path]).toEqual(['ValidationFailed', 'name']);
  });
});

describe('deleting', () => {
  it('PlanInUse: who takes a plan and who deletes it at that moment never both succeed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await made(`Fleeting ${round}`);
      const actor = await member();
      const [subscribed, deleted] = await Promise.all([
        billing.call(actor, 'subscribe', { body: { plan_id: id } }),
        on(id, 'deletePlan'),
      ]);
      const outcome = [subscribed.error ?? 'has it', deleted.error ?? 'deleted'];
      expect([
        ['has it', 'PlanInUse'],
        ['NotFound', 'deleted'],
      ]).toContainEqual(outcome);
    }
  });
  it('is for good', async () => {
    const { id } = await made('Mistake');
    expect((await on(id, 'deletePlan')).data).toEqual({ id });
    expect((await all()).some((plan: { id: string }) => plan.id === id)).toBe(false);
    expect((await on(id, 'restorePlan')).error).toBe('NotFound');
  });
});

describe('taking a plan', () => {
  it('PlanNotPayable: waits for card payments where it has a price', async () => {
    const prices = [{ interval: 'year', currency: 'SEK', amount: 99_000 }];
    const { id } = await made('Paid', { prices });
    const reply = await billing.call(await member(), 'subscribe', { body: { plan_id: id } });
    expect([reply.status, reply.error]).toEqual([409, 'PlanNotPayable']);
    // Nobody has it, so it can go.
    expect((await on(id, 'deletePlan')).status).toBe(200);
  });
});

describe('what it costs, for who looks around', () => {
  it('is what is on sale for each kind of member, with nothing else of it, and is kept for a while', async () => {
    const prices = [
      { interval: 'month', currency: 'EUR', amount: 900 },
      { interval: 'year', currency: 'EUR', amount: 9_000 },
    ];
    const { id } = await made('Open to all', { prices, audience: ['player', 'coach'] });
    const gone = await made('Not on sale', { prices, audience: ['player'] });
    await on(gone.id, 'archivePlan');
    const read = () => billing.call(null, 'listEntryPrices');
    const { status, data, headers } = await read();
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(data.map((one: { profile_type: string }) => one.profile_type)).toEqual([...profileTypes]);
    const of = (type: ProfileType) =>
      data.find((one: { profile_type: string }) => one.profile_type === type).plans as readonly { name: string }[];
    expect(of('player')[0]).toEqual({ name: 'Player', is_free: true, prices: [] });
    expect(of('player').at(-1)).toEqual({ name: 'Open to all', is_free: false, prices });
    expect(of('player').map(({ name }) => name)).not.toContain('Not on sale');
    expect(of('coach').map(({ name }) => name)).toContain('Open to all');
    expect(of('agent').map(({ name }) => name)).not.toContain('Open to all');
    await on(id, 'archivePlan');
    expect(JSON.stringify((await read()).data)).not.toContain('Open to all');
    for (const plan of [id, gone.id]) await on(plan, 'deletePlan');
  });
});

it('ValidationFailed: there are sixty plans at most', async () => {
  const there = (await all()).length;
  for (let i = there; i < 60; i += 1) await made(`Filler ${i}`, { audience: ['coach'] });
  const reply = await make('One more');
  expect([reply.error, reply.json.details[0].path]).toEqual(['ValidationFailed', 'name']);
});
