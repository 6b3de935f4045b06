import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import type { SubscriptionCommand, SubscriptionEvent } from './state.ts';
import { decide, evolve, initialState } from './subscription.ts';

const given = spec({ decide, evolve, initialState });
const kept = {
  subscription_id: 'sub_1',
  profile_id: 'prf_1',
  profile_type: 'player' as const,
  plan: { plan_id: 'pln_1', name: 'Player', is_free: true, trial_request_limit: null },
};
const take: SubscriptionCommand = { type: 'TakeFreePlan', ...kept, now: '2026-11-19T08:00:00.000Z' };
const started: SubscriptionEvent = { type: 'SubscriptionStarted', ...kept, started_at: '2026-11-19T08:00:00.000Z' };
const canceled: SubscriptionEvent = { type: 'SubscriptionCanceled', at: '2026-11-20T08:00:00.000Z' };

describe('a subscription', () => {
  it('starts at once on a free plan', () => given().when(take).then(started));
  it('FreeSubscriptionAlreadyExists: is taken once', () =>
    given(started).when(take).thenRejects('FreeSubscriptionAlreadyExists'));
  it('can be taken again after it was canceled', () => given(started, canceled).when(take).then(started));
  it('is canceled once', () => {
    given(started).when({ type: 'Cancel', now: canceled.at }).then(canceled);
    given(started, canceled).when({ type: 'Cancel', now: canceled.at }).thenNothing();
    given().when({ type: 'Cancel', now: canceled.at }).thenNothing();
  });
  it('neither starts while it runs nor ends while it doesn’t: such an event is a fault', () => {
    expect(() => evolve(given(started).state(), started)).toThrow("can't happen where the state is active");
    expect(() => evolve(initialState, canceled)).toThrow("can't happen where the state is none");
  });
});
