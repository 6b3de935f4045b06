import { amountInFigures } from '@touchline/contracts/amounts';
import { dayInWords } from '@touchline/contracts/days';
import { type PublicSubscription, subscriptionEvents } from '@touchline/contracts/events';
import type { Money } from '@touchline/contracts/values';
import type { Notice } from './inbox.ts';

/** Who is told what of a plan that is paid for: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> &
  Partial<Pick<Notice, 'mail' | 'mailed' | 'href' | 'needs_answer'>>;
type Price = NonNullable<PublicSubscription['price']>;

interface Told {
  readonly subscription: PublicSubscription;
  readonly happened?: {
    readonly amount?: number;
    readonly currency?: string;
    readonly price?: Price;
    readonly before_price?: Price;
    readonly moves_at?: string;
    readonly name?: string;
    readonly trial_request_limit?: number | null;
    readonly adds?: readonly string[];
    readonly drops?: readonly string[];
    readonly ends_at?: string;
    readonly renews_at?: string;
    readonly until?: string;
    readonly reason?: 'ended' | 'unpaid' | 'paused' | null;
  };
}

const figures = (amount: number, currency: string): string => amountInFigures({ amount, currency } as Money);
const priceOf = ({ amount, currency, interval }: Price): string => `${figures(amount, currency)} a ${interval}`;

const billing = '/profile/billing';

/** Nobody is told whose profile isn't known: events of before there were payments, of plans that are free. */
const telling = (
  words: (subscription: PublicSubscription, happened: NonNullable<Told['happened']>) => Words | null,
): Tell =>
  (({ subscription, happened = {} }: Told) => {
    const { user_id, profile_id } = subscription;
    const said = words(subscription, happened);
    return user_id && said ? [{ user_id, profile_id, href: billing, needs_answer: false, mail: true, ...said }] : [];
  }) as Tell;

type Happened = NonNullable<Told['happened']>;

const movesPrice = ({ price, before_price }: Happened): boolean => price?.amount !== before_price?.amount;

const requests = (limit: number | null): string =>
  limit === null
    ? 'as many trial requests as you like'
    : `${limit} trial ${limit === 1 ? 'request' : 'requests'} a month`;

/** What becomes of a plan that its members are moved with. News of before it was said tell neither name nor limit, nor what it includes. */
const moved = (plan: PublicSubscription['plan'], after: Happened): readonly string[] => {
  const { price, before_price, name, trial_request_limit: limit, adds = [], drops = [] } = after;
  const says = {
    price: movesPrice(after),
    name: name !== undefined && name !== plan.name,
    limit: limit !== undefined && limit !== plan.trial_request_limit,
  };
  return [
    says.price && price ? `It is then ${priceOf(price)}, without VAT.` : '',
    says.price && before_price ? `Until that day it stays ${priceOf(before_price)}.` : '',
    says.name ? `It is then called ${name}.` : '',
    says.limit && limit !== undefined
      ? `You can then send ${requests(limit)}, and ${requests(plan.trial_request_limit)} until that day.`
      : '',
    adds.length > 0 ? `It then also includes: ${adds.join('; ')}.` : '',
    drops.length > 0 ? `It then no longer includes: ${drops.join('; ')}.` : '',
    says.price || says.name || says.limit || adds.length > 0 || drops.length > 0
      ? ''
      : 'What we say about it, or what it includes, is then new.',
    !says.price && price ? `The price stays ${priceOf(price)}.` : '',
  ].filter(Boolean);
};

/** Why a plan that was paid for has ended. */
const ended: Readonly<Record<'ended' | 'unpaid' | 'paused', string>> = {
  ended: 'Nothing more is charged.',
  unpaid: 'The payment did not come.',
  paused: 'Our staff has stopped the payments.',
};

export const subscriptionNotices: Readonly<Record<string, Tell>> = {
  [subscriptionEvents.renewalAnnounced.type]: telling(({ plan }, { renews_at, price }) => ({
    kind: 'subscription.renewal-announced',
    title: `Your plan ${plan.name} renews on ${dayInWords(renews_at)}`,
    text: `${price ? `${priceOf(price)}, without VAT, is` : 'The price is'} then charged to your card. Until that day you can change or cancel the plan.`,
  })),
  [subscriptionEvents.priceMoveAnnounced.type]: telling((before, after) => ({
    kind: 'subscription.price-move-announced',
    title: `${movesPrice(after) ? `The price of ${before.plan.name}` : `Your plan ${before.plan.name}`} changes on ${dayInWords(after.moves_at)}`,
    text: [...moved(before.plan, after), 'You can change or cancel the plan before.'].join(' '),
  })),
  [subscriptionEvents.paymentFailed.type]: telling(({ plan, grace_ends_at }, { amount, currency }) => ({
    kind: 'subscription.payment-failed',
    title: 'Your payment did not work',
    text: `${amount !== undefined && currency ? figures(amount, currency) : 'The price'} for ${plan.name} is still open. Everything works until ${dayInWords(grace_ends_at)}. Please pay before that day.`,
    needs_answer: true,
    mailed: grace_ends_at
      ? { deadline: { until: grace_ends_at, after: 'After that you can’t use the market until you pay.' } }
      : undefined,
  })),
  [subscriptionEvents.paymentRecovered.type]: telling(({ plan }) => ({
    kind: 'subscription.payment-recovered',
    title: 'Your payment has arrived',
    text: `Thank you. Your plan ${plan.name} goes on.`,
    mail: false,
  })),
  [subscriptionEvents.graceEnded.type]: telling(({ plan }) => ({
    kind: 'subscription.grace-ended',
    title: 'You can’t use the market until you pay',
    text: `The payment for ${plan.name} is still open. Pay it, and everything works again at once. Nothing of yours is lost.`,
    needs_answer: true,
  })),
  [subscriptionEvents.endScheduled.type]: telling(({ plan }, { ends_at }) => ({
    kind: 'subscription.end-scheduled',
    title: `Your plan ${plan.name} ends on ${dayInWords(ends_at)}`,
    text: 'Until then everything works, and nothing more is charged. You can still keep the plan.',
  })),
  [subscriptionEvents.endRevoked.type]: telling(({ plan }, { renews_at }) => ({
    kind: 'subscription.end-revoked',
    title: `You keep your plan ${plan.name}`,
    text: `It renews on ${dayInWords(renews_at)}.`,
    mail: false,
  })),
  [subscriptionEvents.planChanged.type]: telling(({ plan, price }) => ({
    kind: 'subscription.plan-changed',
    title: `Your plan is now ${plan.name}`,
    text: price ? `It costs ${priceOf(price)}, without VAT.` : 'It is free.',
  })),
  [subscriptionEvents.changeWaiting.type]: telling(({ plan }, { amount, currency, until }) => ({
    kind: 'subscription.change-waiting',
    title: 'Confirm the payment for your new plan',
    text: `Your bank did not let ${amount !== undefined && currency ? figures(amount, currency) : 'it'} through without you. Confirm it, or pay with another card, until ${dayInWords(until)}. Until then you keep ${plan.name}.`,
    needs_answer: true,
    mailed: until ? { deadline: { until, after: `After that you keep ${plan.name}.` } } : undefined,
  })),
  [subscriptionEvents.changeFailed.type]: telling(({ plan }) => ({
    kind: 'subscription.change-failed',
    title: 'Your plan was not changed',
    text: `The change did not work. You still have ${plan.name}.`,
    mail: false,
  })),
  // A free plan ends when its owner says so, and knows.
  [subscriptionEvents.canceled.type]: telling(({ plan }, { reason }) =>
    reason
      ? {
          kind: 'subscription.canceled',
          title: `Your plan ${plan.name} has ended`,
          text: `${ended[reason]} Choose a plan to go on. Nothing of yours is lost.`,
          href: '/plans',
        }
      : null,
  ),
};
