import { describe, expect, it } from '@jest/globals';
import { stateData } from './published.ts';
import type { SubscriptionEvent } from './state.ts';
import {
  day,
  dearer,
  department,
  freeStarted,
  given,
  news,
  now,
  paying,
  reconcile,
  recruit,
  theirs,
  unpaid,
} from './subscription.fixtures.ts';

const to = { plan: department, price: dearer, at: now };
const until = day(3);
const url = 'https://pay.example/in_3';
const payment = { amount: 28_900, currency: 'EUR', url, until };
const held = theirs({
  unpaid: { ...unpaid, amount: 28_900, url },
  waiting: { plan: department, price: dearer, until },
});
const asked: SubscriptionEvent = { type: 'ChangeRequested', request: 2, kind: 'plan', to, at: now };
const waits: SubscriptionEvent = { type: 'ChangeWaiting', request: 2, payment, at: now };
const dropping: SubscriptionEvent = { type: 'ChangeRequested', request: 3, kind: 'drop', to, at: now };
const dropped: SubscriptionEvent = { type: 'ChangeDropped', request: 3, at: now };
const waiting = [...paying, asked, waits];
const drop = { type: 'DropChange', now } as const;

describe('a change that waits for its payment', () => {
  it('is dropped once, and asks for nothing meanwhile', () => {
    given(...waiting)
      .when(drop)
      .then(dropping);
    given(...waiting, dropping)
      .when(drop)
      .thenNothing();
    const state = given(...waiting, dropping).state();
    expect(stateData(given(...waiting).state()).subscription).toMatchObject({ change_waits_until: until });
    expect(stateData(state).subscription).toMatchObject({ change_waits_until: null });
  });
  it.each([
    ['none was asked for', paying],
    ['it is on its way', [...paying, asked]],
    ['it has failed', [...waiting, { type: 'ChangeFailed', request: 2, at: now } as const]],
    ['it is dropped', [...waiting, dropping, dropped]],
  ])('where %s there is nothing to drop', (_, history) => {
    given(...history)
      .when(drop)
      .thenNothing();
  });
  it('SubscriptionNotPaid: is of those who pay', () => {
    given(freeStarted).when(drop).thenRejects('SubscriptionNotPaid');
  });
  it('StaleVersion: nothing else is asked for until it is dropped, not even the same again', () => {
    const again = { type: 'ChangePlan', plan: department, price: dearer, asked_at: now, now } as const;
    given(...waiting, dropping)
      .when(again)
      .thenRejects('StaleVersion');
  });
  it('is dropped once nobody can pay it any more, and the plan is as it was', () => {
    const found = (history: readonly SubscriptionEvent[], one = theirs()) =>
      news(
        given(...history)
          .when(reconcile([one]))
          .events(),
      );
    expect(found([...waiting, dropping], held)).toEqual([]);
    expect(found([...waiting, dropping])).toEqual([dropped]);
    given(...waiting, dropping)
      .when(reconcile([theirs()]))
      .thenState((state) => expect(state).toMatchObject({ status: 'active', plan: recruit, change: null }));
  });
  it('is the plan after all where somebody was faster and has paid', () => {
    given(...waiting, dropping)
      .when(reconcile([theirs({ plan: department, price: dearer })]))
      .thenState((state) => expect(state).toMatchObject({ plan: department, change: null }));
  });
  it('waits as before where it could not be dropped', () => {
    const fails = { type: 'FailChange', request: 3, now } as const;
    given(...waiting, dropping)
      .when(fails)
      .then({ ...waits, request: 3 });
    given(...waiting, dropping)
      .when(fails)
      .thenState((state) => expect(state).toMatchObject({ change: { kind: 'plan', status: 'waiting', payment } }));
  });
});
