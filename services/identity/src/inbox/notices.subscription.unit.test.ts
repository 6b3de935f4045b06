import { describe, expect, it } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import { subscriptionNotices } from './notices.subscription.ts';

const { renewalAnnounced, paymentFailed, graceEnded, endScheduled, planChanged, canceled, paymentRecovered } =
  subscriptionEvents;
const { changeWaiting, priceMoveAnnounced } = subscriptionEvents;
const tell = (type: string, data: unknown) => subscriptionNotices[type]?.(data as never) ?? [];

describe('whoever pays is told', () => {
  it.each([
    [
      renewalAnnounced,
      'Your plan Recruit renews on 1 December 2026',
      '€149 a month, without VAT, is then charged',
      false,
    ],
    [
      paymentFailed,
      'Your payment did not work',
      '€180.29 for Recruit is still open. Everything works until 8 December',
      true,
    ],
    [graceEnded, 'You can’t use the market until you pay', 'Pay it, and everything works again at once.', true],
    [
      changeWaiting,
      'Confirm the payment for your new plan',
      'until 21 November 2026. Until then you keep Recruit.',
      true,
    ],
    [endScheduled, 'Your plan Recruit ends on 1 December 2026', 'nothing more is charged', false],
    [
      priceMoveAnnounced,
      'The price of Recruit changes on 1 January 2027',
      'It is then €169 a month, without VAT. Until that day it stays €149 a month. You can then send 12 trial',
      false,
    ],
    [planChanged, 'Your plan is now Recruit', '€149 a month, without VAT.', false],
  ])('of $type, by mail too, with the way to billing', ({ type, example }, title, text, needs_answer) => {
    const [notice, ...others] = tell(type, example);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      user_id: 'usr_saskia00000000000000',
      profile_id: 'prf_saskia00000000000000',
      href: '/profile/billing',
      needs_answer,
      mail: true,
      title,
    });
    expect(notice?.text).toContain(text);
  });

  const moved = (told: object): string => {
    const { subscription, happened } = priceMoveAnnounced.example;
    const same = { price: happened.before_price, name: 'Recruit', trial_request_limit: 8, adds: [], drops: [] };
    const [notice] = tell(priceMoveAnnounced.type, { subscription, happened: { ...happened, ...same, ...told } });
    return `${notice?.title}. ${notice?.text}`;
  };
  const stays = 'The price stays €149 a month. You can change or cancel the plan before.';
  it.each([
    [
      { trial_request_limit: 30 },
      `You can then send 30 trial requests a month, and 8 trial requests a month until that day. ${stays}`,
    ],
    [
      { trial_request_limit: 1 },
      `You can then send 1 trial request a month, and 8 trial requests a month until that day. ${stays}`,
    ],
    [
      { trial_request_limit: null },
      `You can then send as many trial requests as you like, and 8 trial requests a month until that day. ${stays}`,
    ],
    [{ name: 'Scout' }, `It is then called Scout. ${stays}`],
    [{ adds: ['Saved searches', 'Seats: 15'] }, `It then also includes: Saved searches; Seats: 15. ${stays}`],
    [{ drops: ['Seats: 3'] }, `It then no longer includes: Seats: 3. ${stays}`],
    [{}, `What we say about it, or what it includes, is then new. ${stays}`],
  ])('of %j in its plan, and of no price where that stays', (told, text) =>
    expect(moved(told)).toBe(`Your plan Recruit changes on 1 January 2027. ${text}`),
  );
  it('of the price and the limit where both change, and of the price alone where only that was said', () => {
    const price = { interval: 'month', currency: 'EUR', amount: 16_900 };
    const costs =
      'The price of Recruit changes on 1 January 2027. It is then €169 a month, without VAT. Until that day it stays €149 a month.';
    expect(moved({ price, trial_request_limit: 9 })).toBe(
      `${costs} You can then send 9 trial requests a month, and 8 trial requests a month until that day. You can change or cancel the plan before.`,
    );
    const earlier = { price, name: undefined, trial_request_limit: undefined, adds: undefined, drops: undefined };
    expect(moved(earlier)).toBe(`${costs} You can change or cancel the plan before.`);
  });

  it('in the bell alone of what was just done or is well again', () => {
    const quiet = [paymentRecovered, subscriptionEvents.endRevoked, subscriptionEvents.changeFailed];
    expect(quiet.flatMap(({ type, example }) => tell(type, example)).map(({ mail }) => mail)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['ended', 'Nothing more is charged.'],
    ['unpaid', 'The payment did not come.'],
    ['paused', 'Our staff has stopped the payments.'],
  ])('why a plan has ended: %s', (reason, why) => {
    const { subscription } = paymentFailed.example;
    expect(
      tell(canceled.type, { subscription, happened: { plan_id: subscription.plan.plan_id, reason } }),
    ).toMatchObject([
      {
        title: 'Your plan Recruit has ended',
        text: `${why} Choose a plan to go on. Nothing of yours is lost.`,
        href: '/plans',
      },
    ]);
  });

  it('nobody, where a free plan ends or an event is older than payments', () => {
    expect(tell(canceled.type, canceled.example)).toEqual([]);
    const { user_id: _, ...before } = paymentFailed.example.subscription;
    expect(tell(paymentFailed.type, { ...paymentFailed.example, subscription: before })).toEqual([]);
  });
});
