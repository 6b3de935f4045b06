import { describe, expect, it } from '@jest/globals';
import { published } from './published.ts';
import type { SubscriptionCommand, SubscriptionEvent, TakenPlan } from './state.ts';
import {
  begin,
  day,
  department,
  end,
  given,
  lateBy,
  monthly,
  now,
  paidBy,
  paying,
  reconcile,
  recruit,
  theirs,
} from './subscription.fixtures.ts';

const newer = { ...recruit, version: 2 };
const price = { ...monthly, amount: 16_900 };
const inclusions = { adds: ['Players as a file (CSV)'], drops: [] };
const announce = (at = now, of: TakenPlan = newer, costs = price): SubscriptionCommand => ({
  type: 'AnnounceMove',
  plan: of,
  price: costs,
  ...inclusions,
  now: at,
});
const second = '2027-01-01T06:00:00.000Z';
const announced = (move_at = second, at = now) => ({
  ...({ type: 'MoveAnnounced' } as const),
  move: { plan: newer, price, ...inclusions, at: move_at },
  at,
});
const renewed: SubscriptionEvent = {
  type: 'SubscriptionRenewed',
  paid: paidBy(theirs({ current_period_start: end, current_period_end: second })),
  at: end,
};
const ends = {
  type: 'EndScheduled' as const,
  paid: paidBy(theirs({ cancel_at_period_end: true })),
  at: now,
};

describe('a price that changes for who has the plan', () => {
  it('is announced for the first renewal that is 30 days away', () => {
    given(...paying)
      .when(announce(day(1)))
      .then(announced(end, day(1)));
    given(...paying)
      .when(announce(day(1, '06:00:00.001')))
      .then(announced(second, day(1, '06:00:00.001')));
  });
  it('is announced to who is late with a payment, in the last days of a month, and of a year', () => {
    given(...lateBy)
      .when(announce(end))
      .then(announced(second, end));
    const on = (current_period_end: string): SubscriptionEvent => ({
      type: 'SubscriptionRenewed',
      paid: paidBy(theirs({ current_period_start: '2026-12-31T06:00:00.000Z', current_period_end })),
      at: '2026-12-31T06:00:00.000Z',
    });
    given(...paying, on('2027-01-31T06:00:00.000Z'))
      .when(announce('2027-01-20T00:00:00.000Z'))
      .then(announced('2027-02-28T06:00:00.000Z', '2027-01-20T00:00:00.000Z'));
  });
  it('is announced once, to who pays for an earlier version with the same period and currency', () => {
    given(...paying, announced())
      .when(announce())
      .thenNothing();
    given(...paying)
      .when(announce(now, recruit))
      .thenNothing();
    given(...paying)
      .when(announce(now, { ...department, version: 2 }))
      .thenNothing();
    given(...paying)
      .when(announce(now, newer, { ...price, interval: 'year' }))
      .thenNothing();
    given(...paying, ends)
      .when(announce())
      .thenNothing();
  });
  it('takes the place of one that was announced before', () => {
    const newest = { ...recruit, version: 3 };
    given(...paying, announced())
      .when(announce(day(20), newest))
      .then({ type: 'MoveAnnounced', move: { plan: newest, price, ...inclusions, at: second }, at: day(20) });
  });

  const make = (at: string): SubscriptionCommand => ({ type: 'MakeMove', now: at });
  const requested = (at: string): SubscriptionEvent => ({
    type: 'MoveRequested',
    request: 2,
    to: { plan: newer, price, at },
    at,
  });
  const dayBefore = '2026-12-31T06:00:00.000Z';
  it('is asked for a day before that renewal, and no earlier', () => {
    given(...paying, announced(), renewed)
      .when(make(dayBefore))
      .then(requested(dayBefore));
    given(...paying, announced(), renewed)
      .when(make('2026-12-31T05:59:59.999Z'))
      .thenNothing();
    given(...paying, announced(), renewed)
      .when(make(second))
      .thenNothing();
    // The renewal before: it wasn't told of in time.
    given(...paying, announced())
      .when(make('2026-11-30T12:00:00.000Z'))
      .thenNothing();
    given(...paying, renewed)
      .when(make(dayBefore))
      .thenNothing();
  });
  it('waits for what the member asked for, and is nothing to who leaves', () => {
    given(...paying, announced(), renewed, requested(dayBefore))
      .when(make(dayBefore))
      .thenNothing();
    given(...paying, announced(), renewed, { ...ends, paid: { ...ends.paid, current_period_end: second } })
      .when(make(dayBefore))
      .thenNothing();
  });
  it('is there once the payment service has it', () =>
    given(...paying, announced(), renewed, requested(dayBefore))
      .when(reconcile([theirs({ plan: newer, price, current_period_start: end, current_period_end: second })]))
      .thenState((state) => expect(state).toMatchObject({ plan: newer, move: null, change: null, paid: { price } })));
  it('is forgotten with another plan', () =>
    given(...paying, announced())
      .when(reconcile([theirs({ plan: department })]))
      .thenState((state) => expect(state).toMatchObject({ plan: department, move: null })));

  it('stands in the announcement of the renewal that brings it, and not in the one before', () => {
    const told = (history: readonly SubscriptionEvent[], renews_at: string) => {
      const state = given(...history).state();
      const happened = published({ type: 'RenewalAnnounced', renews_at, at: begin }, state, state);
      return happened?.data.happened;
    };
    expect(told([...paying, announced()], end)).toMatchObject({ price: monthly });
    expect(told([...paying, announced(), renewed], second)).toMatchObject({ price });
  });
});
