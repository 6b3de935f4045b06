import { describe, expect, it } from '@jest/globals';
import type { SubscriptionCommand, SubscriptionEvent } from './state.ts';
import {
  begin,
  checkoutOf,
  closed,
  customer,
  day,
  dearer,
  department,
  end,
  failed,
  free,
  freeStarted,
  given,
  late,
  lateBy,
  monthly,
  now,
  open,
  opened,
  paidBy,
  paying,
  recruit,
  requested,
  subscriber,
  theirs,
} from './subscription.fixtures.ts';
import { evolve, initialState } from './subscription.ts';

const take: SubscriptionCommand = { type: 'TakeFreePlan', ...subscriber, plan: free, now: begin };
const canceled: SubscriptionEvent = { type: 'SubscriptionCanceled', at: now };
const cancel: SubscriptionCommand = { type: 'Cancel', now };

describe('a free subscription', () => {
  it('starts at once', () => given().when(take).then(freeStarted));
  it('FreeSubscriptionAlreadyExists: is taken once, and not beside a paid one', () => {
    given(freeStarted).when(take).thenRejects('FreeSubscriptionAlreadyExists');
    given(...paying)
      .when(take)
      .thenRejects('FreeSubscriptionAlreadyExists');
    given(...lateBy)
      .when(take)
      .thenRejects('FreeSubscriptionAlreadyExists');
  });
  it('can be taken again after it was canceled', () => given(freeStarted, canceled).when(take).then(freeStarted));
  it('closes the page where another one would have been paid', () =>
    given(requested(), customer, opened())
      .when(take)
      .then(closed('other-plan', 'cs_1', 1, begin), freeStarted));
  it('ends at once, and once', () => {
    given(freeStarted).when(cancel).then(canceled);
    given(freeStarted, canceled).when(cancel).thenNothing();
    given().when(cancel).thenNothing();
  });
  it('neither starts while it runs nor ends while it doesn’t: such an event is a fault', () => {
    expect(() => evolve(given(freeStarted).state(), freeStarted)).toThrow("can't happen where the state is active");
    expect(() => evolve(initialState, canceled)).toThrow("can't happen where the state is none");
    expect(() => evolve(given(freeStarted, canceled).state(), canceled)).toThrow("can't happen");
    expect(() => evolve(given(freeStarted).state(), { type: 'GraceEnded', at: now })).toThrow("can't happen");
  });
});

describe('the page to pay on', () => {
  it('is asked for, and nothing works before it is paid', () =>
    given()
      .when(open())
      .thenState((state) => expect(state).toMatchObject({ status: 'incomplete', checkout: { status: 'opening' } })));
  it('is one for the same click, as long as it is open', () => {
    given(requested()).when(open()).thenNothing();
    given(requested(), opened()).when(open()).thenNothing();
    given(requested(), opened())
      .when(open(recruit, monthly, day(1, '06:29:59.999')))
      .thenNothing();
    given(requested(), opened())
      .when(open(recruit, monthly, checkoutOf().expires_at))
      .then({ ...requested(2), replaces: 'cs_1', at: checkoutOf().expires_at } as SubscriptionEvent);
  });
  it.each([
    ['plan', department, monthly],
    ['version', { ...recruit, version: 2 }, monthly],
    ['interval', recruit, { ...monthly, interval: 'year' as const }],
    ['currency', recruit, { ...monthly, currency: 'GBP' as const }],
  ])('of another %s closes the first', (_, plan, price) => {
    given(requested(), opened())
      .when(open(plan, price))
      .then({ ...requested(2, plan, price), replaces: 'cs_1' } as SubscriptionEvent);
    given(requested())
      .when(open(plan, price))
      .then(requested(2, plan, price));
  });
  it('SubscriptionAlreadyPaid: is not for who pays, or has just paid', () => {
    given(...paying)
      .when(open())
      .thenRejects('SubscriptionAlreadyPaid');
    given(...lateBy)
      .when(open())
      .thenRejects('SubscriptionAlreadyPaid');
    given(requested(), opened(), { type: 'CheckoutConfirming', request: 1, at: begin })
      .when(open(department))
      .thenRejects('SubscriptionAlreadyPaid');
  });
  it('leaves who has a free plan what he has', () =>
    given(freeStarted)
      .when(open())
      .thenState((state) => expect(state).toMatchObject({ status: 'active', plan: free, requests: 1 })));
  it('is noted once, and one that nobody waits for any more is not', () => {
    const note = (request: number): SubscriptionCommand => ({
      type: 'NoteCheckout',
      request,
      checkout: checkoutOf(),
      now: begin,
    });
    given(requested()).when(note(1)).then(opened());
    given(requested(), opened()).when(note(1)).thenNothing();
    given(requested(), requested(2)).when(note(1)).thenNothing();
    given().when(note(1)).thenNothing();
  });
  it('is given up where nobody answers, unless it is there or another one is wanted', () => {
    const giveUp: SubscriptionCommand = { type: 'GiveUpCheckout', request: 1, now };
    const gone: SubscriptionEvent = { type: 'CheckoutFailed', request: 1, reason: 'no-answer', at: now };
    given(requested()).when(giveUp).then(gone);
    given(requested(), gone).when(giveUp).thenNothing();
    given(requested(), opened()).when(giveUp).thenNothing();
    given(requested(), requested(2)).when(giveUp).thenNothing();
    given(requested(), gone).when(open()).then(requested(2));
  });
  it('is closed by who asked for it; what has failed has nothing to close', () => {
    const leave: SubscriptionCommand = { type: 'CancelCheckout', now };
    given(requested(), opened()).when(leave).then(closed('canceled'));
    given(requested()).when(leave).then(closed('canceled', null));
    given(requested(), opened(), { type: 'CheckoutFailed', request: 1, reason: 'expired', at: now })
      .when(leave)
      .then(closed('canceled', null));
    given(requested(), opened(), { type: 'CheckoutConfirming', request: 1, at: now }).when(leave).thenNothing();
    given(freeStarted).when(leave).thenNothing();
    given(requested(), opened()).when(cancel).then(closed('canceled'));
  });
  it('has one customer, the first', () => {
    const note: SubscriptionCommand = { type: 'NoteCustomer', customer_id: 'cus_1', now: begin };
    given(requested()).when(note).then(customer);
    given(requested(), customer)
      .when({ ...note, customer_id: 'cus_2' })
      .thenNothing();
  });
});

describe('another plan', () => {
  const asked_at = now;
  const change = (at = now, plan = department, price = dearer): SubscriptionCommand => ({
    type: 'ChangePlan',
    plan,
    price,
    asked_at,
    now: at,
  });
  const to = { plan: department, price: dearer, at: asked_at };
  const asked: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'plan', to, at: now };
  const later = (ms: number): string => new Date(Date.parse(now) + ms).toISOString();

  it('is asked for once', () => {
    given(...paying)
      .when(change())
      .then(asked);
    given(...paying, asked)
      .when(change())
      .thenNothing();
    given(...paying)
      .when(change(now, recruit, monthly))
      .thenNothing();
  });
  it('StaleVersion: fifteen minutes after its price was shown it has to be looked at again', () => {
    given(...paying)
      .when(change(later(15 * 60_000)))
      .then({ ...asked, at: later(15 * 60_000) });
    given(...paying)
      .when(change(later(15 * 60_000 + 1)))
      .thenRejects('StaleVersion');
    given(...paying)
      .when(change(later(-60_000)))
      .then({ ...asked, at: later(-60_000) });
    given(...paying)
      .when(change(later(-60_001)))
      .thenRejects('StaleVersion');
  });
  it('SubscriptionNotPaid: is for who pays', () => {
    for (const history of [[], [freeStarted], [requested(), opened()]])
      given(...history)
        .when(change())
        .thenRejects('SubscriptionNotPaid');
  });
  it('SubscriptionPastDue: waits for an open payment', () =>
    given(...lateBy)
      .when(change())
      .thenRejects('SubscriptionPastDue'));
  it('PlanNotPayable: is in the same currency', () =>
    given(...paying)
      .when(change(now, department, { ...dearer, currency: 'GBP' }))
      .thenRejects('PlanNotPayable'));
  it('SubscriptionEnding, StaleVersion: it and the end don’t cross each other', () => {
    const ending: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'cancel', to: null, at: now };
    given(...paying, ending)
      .when(change())
      .thenRejects('SubscriptionEnding');
    given(...paying, asked)
      .when(cancel)
      .thenRejects('StaleVersion');
    given(...paying, asked)
      .when(change(now, recruit, { ...monthly, interval: 'year' }))
      .thenRejects('StaleVersion');
  });
  it('can be asked for again where it did not work', () => {
    const fail: SubscriptionCommand = { type: 'FailChange', request: 2, now };
    const fault: SubscriptionEvent = { type: 'ChangeFailed', request: 2, at: now };
    given(...paying, asked)
      .when(fail)
      .then(fault);
    given(...paying, asked, fault)
      .when(fail)
      .thenNothing();
    given(...paying)
      .when(fail)
      .thenNothing();
    given(...paying, asked, fault)
      .when(change())
      .then({ ...asked, request: 3 });
  });
});

describe('the end of a paid subscription', () => {
  const ending: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'cancel', to: null, at: now };
  const scheduled: SubscriptionEvent = {
    type: 'EndScheduled',
    paid: paidBy(theirs({ cancel_at_period_end: true })),
    at: now,
  };
  const goOn: SubscriptionCommand = { type: 'Resume', now };
  it('is asked for once, also while a payment is open', () => {
    given(...paying)
      .when(cancel)
      .then(ending);
    given(...paying, ending)
      .when(cancel)
      .thenNothing();
    given(...paying, scheduled)
      .when(cancel)
      .thenNothing();
    given(...lateBy)
      .when(cancel)
      .then(ending);
  });
  it('is taken back until it is there', () => {
    const back: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'resume', to: null, at: now };
    given(...paying, scheduled)
      .when(goOn)
      .then(back);
    given(...paying, scheduled, back)
      .when(goOn)
      .thenNothing();
    given(...paying)
      .when(goOn)
      .thenNothing();
    given(...paying, ending)
      .when(goOn)
      .thenRejects('StaleVersion');
    given(freeStarted).when(goOn).thenRejects('SubscriptionNotPaid');
    given(...paying, scheduled, { type: 'SubscriptionCanceled', at: end, reason: 'ended' })
      .when(goOn)
      .thenRejects('SubscriptionNotPaid');
  });
});

describe('the days of grace', () => {
  const over = '2026-12-08T06:00:00.000Z';
  const at = (instant: string): SubscriptionCommand => ({ type: 'EndGrace', now: instant });
  const ended: SubscriptionEvent = { type: 'GraceEnded', at: over };
  it('are seven, and end once', () => {
    given(...lateBy)
      .when(at('2026-12-08T05:59:59.999Z'))
      .thenNothing();
    given(...lateBy)
      .when(at(over))
      .then(ended);
    given(...lateBy)
      .when(at('2026-12-20T06:00:00.000Z'))
      .then(ended);
    given(...lateBy, ended)
      .when(at(over))
      .thenNothing();
    given(...paying)
      .when(at(over))
      .thenNothing();
  });
  it('are over with the payment', () => {
    const recovered: SubscriptionEvent = {
      type: 'PaymentRecovered',
      paid: { ...paidBy(late()), unpaid: null },
      at: over,
    };
    const state = given(...lateBy, ended, recovered).state();
    expect(state).toMatchObject({ status: 'active', late: [{ since: end, until: over }] });
    expect(Object.keys(state)).not.toContain('grace_ended');
    given(...lateBy, recovered)
      .when(at('2027-01-20T06:00:00.000Z'))
      .thenNothing();
  });
  it('begin once', () => expect(() => evolve(given(...lateBy).state(), failed)).toThrow("can't happen"));
});

describe('a renewal', () => {
  const announce = (at: string): SubscriptionCommand => ({ type: 'AnnounceRenewal', now: at });
  const announced = (at: string): SubscriptionEvent => ({ type: 'RenewalAnnounced', renews_at: end, at });
  it('is announced three days before, once', () => {
    given(...paying)
      .when(announce('2026-11-28T05:59:59.999Z'))
      .thenNothing();
    const from = '2026-11-28T06:00:00.000Z';
    given(...paying)
      .when(announce(from))
      .then(announced(from));
    given(...paying, announced(from))
      .when(announce(from))
      .thenNothing();
    given(...paying)
      .when(announce(end))
      .thenNothing();
  });
  it('is none where it ends, is late or free', () => {
    const scheduled: SubscriptionEvent = {
      type: 'EndScheduled',
      paid: paidBy(theirs({ cancel_at_period_end: true })),
      at: now,
    };
    for (const history of [[...paying, scheduled], lateBy, [freeStarted]])
      given(...history)
        .when(announce('2026-11-29T06:00:00.000Z'))
        .thenNothing();
  });
});
