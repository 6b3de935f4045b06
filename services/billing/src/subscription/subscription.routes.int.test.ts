import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileEvents, userEvents } from '@touchline/contracts/events';
import { withoutThrottles } from '@touchline/platform/cache';
import { actorOf, type ServiceClient, type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import { createStandIn } from '../payments/payments.fixtures.ts';
import { billingRates, createBilling } from '../service.ts';

let harness: ServiceHarness;
let billing: ServiceClient;

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, authenticate, logger, clock } = harness;
  billing = await harness.run(
    createBilling({
      connection: await harness.database.connect(),
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
const player = async (verified = true) => {
  count += 1;
  const user_id = `usr_p${count}`;
  const profile_id = `prf_p${count}`;
  const verification_status = verified ? ('verified' as const) : ('pending' as const);
  await harness.tell(userEvents.verified.type, user_id, {
    user: { ...userEvents.verified.example.user, user_id, verification_status },
  });
  await harness.tell(profileEvents.verified.type, profile_id, {
    profile: { ...profileEvents.verified.example.profile, profile_id, user_id, verification_status },
  });
  return actorOf(user_id, { id: profile_id, type: 'player' });
};
const plan_id = 'pln_freeplayer';

describe('plans', () => {
  it('are there from the first start, for the audience alone', async () => {
    const { data } = await billing.call(await player(), 'listPlans');
    expect(data.map((p: { id: string; is_free: boolean }) => [p.id, p.is_free])).toEqual([[plan_id, true]]);
  });
  it('UserNotVerified: are for those who are fully verified', async () => {
    const pending = await player(false);
    expect((await billing.call(pending, 'listPlans')).error).toBe('UserNotVerified');
    expect((await billing.call(pending, 'subscribe', { body: { plan_id } })).error).toBe('UserNotVerified');
  });
});

describe('subscribing', () => {
  it('starts at once and is told to the others', async () => {
    const actor = await player();
    const reply = await billing.call(actor, 'subscribe', { body: { plan_id } });
    expect([reply.status, reply.data.status]).toEqual([201, 'active']);
    expect(reply.headers['touchline-after']).toMatch(/^sub_\w+@1$/);
    expect((await billing.call(actor, 'getSubscription')).data.plan.id).toBe(plan_id);
  });
  it('NotFound: a plan of another audience is not there', async () => {
    const reply = await billing.call(await player(), 'subscribe', { body: { plan_id: 'pln_freeclub' } });
    expect([reply.status, reply.error]).toEqual([404, 'NotFound']);
  });
  it('FreeSubscriptionAlreadyExists: of twenty tabs at once one gets it', async () => {
    const actor = await player();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => billing.call(actor, 'subscribe', { body: { plan_id } })),
    );
    expect(replies.filter((r) => r.status === 201)).toHaveLength(1);
    expect(replies.filter((r) => r.error === 'FreeSubscriptionAlreadyExists')).toHaveLength(19);
  });
  it('answers the same to the same click', async () => {
    const actor = await player();
    const headers = { 'idempotency-key': 'click-number-1' };
    const first = await billing.call(actor, 'subscribe', { body: { plan_id }, headers });
    const again = await billing.call(actor, 'subscribe', { body: { plan_id }, headers });
    expect([again.status, again.data]).toEqual([201, first.data]);
  });
  it('AccessDeniedException: as somebody else’s profile', async () => {
    const [mine, other] = [await player(), await player()];
    const reply = await billing.call({ ...mine, profile: other.profile }, 'subscribe', { body: { plan_id } });
    expect([reply.status, reply.error]).toEqual([403, 'AccessDeniedException']);
  });
});
