import { describe, expect, it } from '@jest/globals';
import type { Subscription, SubscriptionEvent } from './state.ts';
import {
  begin,
  checkoutOf,
  closed,
  customer,
  day,
  dearer,
  department,
  end,
  freeStarted,
  given,
  late,
  lateBy,
  monthly,
  news,
  now,
  opened,
  paidBy,
  paying,
  reconcile,
  recruit,
  requested,
  started,
  theirs,
  unpaid,
} from './subscription.fixtures.ts';
import { evolve } from './subscription.ts';

const waiting = [requested(), customer, opened()];
const found = (history: readonly SubscriptionEvent[], ...look: Parameters<typeof reconcile>) =>
  news(
    given(...history)
      .when(reconcile(...look))
      .events(),
  );

describe('what the payment service says', () => {
  it('begins what was paid, and closes the page', () =>
    expect(found(waiting, [theirs()])).toEqual([closed('paid'), started()]));
  it('takes the place of a free plan', () => {
    const history = [freeStarted, ...waiting];
    expect(found(history, [theirs()])).toEqual([closed('paid'), started()]);
    given(...history)
      .when(reconcile([theirs()]))
      .thenState((state) =>
        expect(state).toMatchObject({
          status: 'active',
          plan: { is_free: false },
          checkout: null,
          customer_id: 'cus_1',
        }),
      );
  });
  it('is nothing new the second time', () => {
    expect(found(paying, [theirs()])).toEqual([]);
    expect(found(lateBy, [late()])).toEqual([]);
  });
  it('StaleVersion: is written by whoever looked last', () =>
    given(...paying)
      .when({
        type: 'Reconcile',
        seen: 1,
        truth: { customer_id: null, subscriptions: [], checkout: null },
        found_by: 'message',
        now,
      })
      .thenRejects('StaleVersion'));
  it('NotFound: is about a subscription of ours', () =>
    given()
      .when(reconcile([theirs()]))
      .thenRejects('NotFound'));
  it('leaves those without any payment alone', () => {
    expect(found([freeStarted], [])).toEqual([]);
    expect(found(waiting, [theirs({ status: 'incomplete' })])).toEqual([]);
  });

  it('renews', () =>
    expect(found(paying, [theirs({ current_period_start: end, current_period_end: day(62) })])).toMatchObject([
      { type: 'SubscriptionRenewed', paid: { current_period_start: end } },
    ]));
  it('changes the plan, and settles what was asked for', () => {
    const to = { plan: department, price: dearer, at: now };
    const asked: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'plan', to, at: now };
    const changed = [theirs({ plan: department, price: dearer })];
    expect(found([...paying, asked], changed)).toMatchObject([{ type: 'PlanChanged', plan: department }]);
    given(...paying, asked)
      .when(reconcile(changed))
      .thenState((state) => {
        expect(state).toMatchObject({ change: null, plan: department });
        if (state.status !== 'none')
          expect(state.terms).toEqual([
            { since: begin, until: now, price: monthly },
            { since: now, until: null, price: dearer },
          ]);
      });
    given(...paying, asked)
      .when(reconcile([theirs()]))
      .thenState((state) => expect(state).toMatchObject({ change: { status: 'asked' } }));
  });
  describe('another plan whose payment the card’s owner has to confirm', () => {
    const to = { plan: department, price: dearer, at: now };
    const asked: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'plan', to, at: now };
    const open = { ...unpaid, amount: 28_900, url: 'https://pay.example/in_3' };
    const until = day(3);
    const held = theirs({ unpaid: open, waiting: { plan: department, price: dearer, until } });
    const payment = { amount: 28_900, currency: 'EUR', url: 'https://pay.example/in_3', until };
    const waits: SubscriptionEvent = { type: 'ChangeWaiting', request: 2, payment, at: now };
    it('waits, and the plan stays as it is', () => {
      expect(found([...paying, asked], [held])).toEqual([waits]);
      expect(found([...paying, asked, waits], [held])).toEqual([]);
      given(...paying, asked)
        .when(reconcile([held]))
        .thenState((state) =>
          expect(state).toMatchObject({ status: 'active', plan: recruit, change: { status: 'waiting', payment } }),
        );
    });
    it('waits also where it was given up, and where nobody asked it waits for nothing', () => {
      expect(found([...paying, asked, { type: 'ChangeFailed', request: 2, at: now }], [held])).toEqual([waits]);
      expect(found(paying, [held])).toEqual([]);
      const other = theirs({ unpaid: open, waiting: { plan: recruit, price: dearer, until } });
      expect(found([...paying, asked], [other])).toEqual([]);
    });
    it('is the plan once it is paid', () => {
      const paid = [theirs({ plan: department, price: dearer })];
      expect(found([...paying, asked, waits], paid)).toMatchObject([{ type: 'PlanChanged', plan: department }]);
      given(...paying, asked, waits)
        .when(reconcile(paid))
        .thenState((state) => expect(state).toMatchObject({ change: null }));
    });
    it('has failed once nothing waits any more', () => {
      expect(found([...paying, asked, waits], [theirs()])).toEqual([{ type: 'ChangeFailed', request: 2, at: now }]);
      given(...paying, asked, waits)
        .when(reconcile([theirs()]))
        .thenState((state) => expect(state).toMatchObject({ change: { status: 'failed', payment: undefined } }));
    });
  });
  it('schedules its end, takes that back, and settles each', () => {
    const ending: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'cancel', to: null, at: now };
    const ends = theirs({ cancel_at_period_end: true });
    expect(found([...paying, ending], [ends])).toMatchObject([{ type: 'EndScheduled' }]);
    const scheduled = given(...paying, ending)
      .when(reconcile([ends]))
      .events();
    given(...paying, ending, ...scheduled)
      .when(reconcile([theirs()]))
      .thenState((state) => expect(state).toMatchObject({ change: null, paid: { cancel_at_period_end: false } }));
    expect(found([...paying, ending, ...scheduled], [theirs()])).toMatchObject([{ type: 'EndRevoked' }]);
  });

  it('is late with a payment since it was due, and no longer once it is paid', () => {
    expect(found(paying, [late()], { at: end })).toMatchObject([
      { type: 'SubscriptionRenewed' },
      { type: 'PaymentFailed', since: end, paid: { unpaid } },
    ]);
    expect(found(lateBy, [late({ status: 'active', unpaid: null })])).toMatchObject([{ type: 'PaymentRecovered' }]);
    expect(found(lateBy, [late({ status: 'unpaid' })])).toEqual([]);
  });
  it('is past the days of grace at once where that is learned so late', () =>
    expect(found(paying, [late()], { at: '2026-12-08T06:00:00.000Z' }).map(({ type }) => type)).toEqual([
      'SubscriptionRenewed',
      'PaymentFailed',
      'GraceEnded',
    ]));
  it('says the same of an invoice that is tried again later, without any event', () => {
    const later = { ...unpaid, next_attempt_at: null };
    expect(found(lateBy, [late({ unpaid: later })])).toEqual([]);
    given(...lateBy)
      .when(reconcile([late({ unpaid: later })]))
      .thenState((state) => expect(state).toMatchObject({ paid: { unpaid: later } }));
  });

  it.each([
    ['with its period', paying, { status: 'canceled', cancel_at_period_end: true, canceled_at: day(9) }, 'ended', end],
    ['at once', paying, { status: 'canceled', canceled_at: day(9) }, 'ended', day(9)],
    ['unpaid', lateBy, { status: 'canceled', canceled_at: day(45) }, 'unpaid', day(45)],
    ['paused by staff', paying, { status: 'paused' }, 'paused', now],
  ] as const)('ends %s', (_, history, change, reason, at) =>
    expect(found(history, [theirs(change)])).toMatchObject([{ type: 'SubscriptionCanceled', at, reason }]),
  );
  it('has begun and ended where nobody looked meanwhile, once', () => {
    const over = theirs({ status: 'canceled', canceled_at: day(20) });
    expect(found(waiting, [over]).map(({ type }) => type)).toEqual([
      'CheckoutClosed',
      'SubscriptionStarted',
      'SubscriptionCanceled',
    ]);
    given(...waiting)
      .when(reconcile([over]))
      .thenState((state) => expect(state).toMatchObject({ status: 'canceled', canceled_at: day(20) }));
    // An old one begins no more, when a new one is about to be paid.
    const canceled: SubscriptionEvent = { type: 'SubscriptionCanceled', at: day(20), reason: 'ended' };
    expect(found([...paying, canceled, requested(2)], [over])).toEqual([]);
  });
  it('begins again what was paused', () => {
    const paused: SubscriptionEvent = { type: 'SubscriptionCanceled', at: now, reason: 'paused' };
    expect(found([...paying, paused], [theirs()])).toEqual([started()]);
  });
  it('locks nobody out where nothing is known of what was paid', () => {
    expect(found(paying, [])).toEqual([]);
    given(...paying)
      .when(reconcile([]))
      .thenState((state) => expect(state).toMatchObject({ status: 'active', paid: { paid_id: 'sub_paid1' } }));
  });

  it('was paid twice: the later one is ended, once', () => {
    const second = theirs({ paid_id: 'sub_paid2', created_at: day(1, '06:00:01.000') });
    const twice = { type: 'SecondFound', paid_id: 'sub_paid2', at: now } as const;
    expect(found(waiting, [second, theirs()])).toEqual([closed('paid'), started(), twice]);
    expect(found(paying, [second, theirs()])).toEqual([twice]);
    expect(found([...paying, twice], [second, theirs()])).toEqual([]);
    // Ours stays ours, also where the other one is older.
    expect(found([...waiting, started(second)], [second, theirs()])).toContainEqual({ ...twice, paid_id: 'sub_paid1' });
  });
  it('goes on with another one where ours is over', () => {
    const next = theirs({ paid_id: 'sub_paid2', created_at: day(3) });
    const ended = theirs({ status: 'canceled', canceled_at: day(2) });
    expect(found(paying, [next, ended]).map(({ type }) => type)).toEqual([
      'SubscriptionCanceled',
      'SubscriptionStarted',
    ]);
    expect(found(paying, [next]).map(({ type }) => type)).toEqual(['SubscriptionCanceled', 'SubscriptionStarted']);
  });

  describe('of the page to pay on', () => {
    const look = (checkout: Parameters<typeof checkoutOf>[0], paid: Parameters<typeof theirs>[0] | null = null) =>
      found(waiting, paid ? [theirs(paid)] : [], { checkout: checkoutOf(checkout) });
    it('is that it is open', () => expect(look({})).toEqual([]));
    it('is that nobody came', () =>
      expect(look({ status: 'expired' })).toEqual([
        { type: 'CheckoutFailed', request: 1, reason: 'expired', at: now },
      ]));
    it('is that it is through and being confirmed', () =>
      expect(look({ status: 'complete', paid_id: 'sub_paid1' }, { status: 'incomplete' })).toEqual([
        { type: 'CheckoutConfirming', request: 1, at: now },
      ]));
    it('is that the payment was never confirmed', () =>
      expect(look({ status: 'complete', paid_id: 'sub_paid1' }, { status: 'incomplete_expired' })).toEqual([
        { type: 'CheckoutFailed', request: 1, reason: 'not-paid', at: now },
      ]));
    it('is of another page: nothing of ours', () =>
      expect(look({ checkout_id: 'cs_2', status: 'expired' })).toEqual([]));
  });

  describe('when nobody had told us', () => {
    const differences = (state: Subscription) => (state.status === 'none' ? [] : state.differences);
    it('is kept as a difference, for staff', () =>
      given(...paying)
        .when(reconcile([late()], { found_by: 'sweep', at: end }))
        .thenState((state) =>
          expect(differences(state)).toEqual([
            {
              at: end,
              found_by: 'sweep',
              fields: [
                { field: 'status', ours: 'active', theirs: 'past_due' },
                { field: 'period_end', ours: end, theirs: day(62) },
              ],
            },
          ]),
        ));
    it('is that nothing is known of it there any more: it stays, and that is one difference, as long as it lasts', () => {
      const lost = (at: string) => ({
        at,
        found_by: 'sweep',
        fields: [{ field: 'status', ours: 'active', theirs: null }],
      });
      const [first, second] = [day(10), day(11)];
      const after = given(...paying)
        .when(reconcile([], { found_by: 'sweep', at: first }))
        .events();
      const state = given(...paying, ...after).state();
      expect([state.status, differences(state)]).toEqual(['active', [lost(first)]]);
      given(...paying, ...after)
        .when(reconcile([], { found_by: 'sweep', at: second }))
        .thenState((next) => expect(differences(next)).toEqual([lost(second)]));
      // A message says nothing about what others are.
      given(...paying)
        .when(reconcile([]))
        .thenState((next) => expect(differences(next)).toEqual([]));
    });
    it('is none where all was known, or a message told it', () => {
      const none = (state: Subscription) => expect(differences(state)).toEqual([]);
      given(...paying)
        .when(reconcile([theirs()], { found_by: 'sweep' }))
        .thenState(none);
      given(...paying)
        .when(reconcile([late()]))
        .thenState(none);
    });
    it('is one of twenty at most, the newest first', () => {
      let state = given(...paying).state();
      for (let i = 0; i < 25; i += 1) {
        const one = i % 2 === 0 ? theirs({ cancel_at_period_end: true }) : theirs();
        const events = given(...paying)
          .when(reconcile([one]))
          .events();
        const difference = { at: day(i + 1), found_by: 'sweep', fields: [] } as const;
        const noted = events.at(-1);
        if (noted?.type !== 'TruthNoted') throw new Error('somebody has looked');
        state = evolve(state, { ...noted, paid: paidBy(one), difference });
      }
      expect(differences(state).map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, i) => day(25 - i)));
    });
  });
});
