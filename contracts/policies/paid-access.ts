import type { SubscriptionStatus } from '../http/billing/subscription-shapes.ts';

/** How long everything goes on while a payment is open, in days. */
export const graceDays = 7;

/** So long before it is charged members are told of another price, in days. */
export const priceNoticeDays = 30;

const dayMs = 86_400_000;

/** When the days of grace of a payment are over that is late since this instant. */
export const graceEndsAt = (pastDueSince: string): string =>
  new Date(Date.parse(pastDueSince) + graceDays * dayMs).toISOString();

/** Access by the state of paying, the one place that says so. Until the payment is `graceDays` late, work goes on. */
export const mayActInMarket = (status: SubscriptionStatus, pastDueSince: string | null, now: string): boolean => {
  switch (status) {
    case 'active':
      return true;
    case 'past_due':
      return pastDueSince === null || now < graceEndsAt(pastDueSince);
    case 'incomplete':
    case 'canceled':
      return false;
  }
};

/** The states that Stripe knows of a subscription. */
export const paidStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type PaidStatus = (typeof paidStatuses)[number];

/** What Stripe's states are with us. */
export const statusOfPaid: Readonly<Record<PaidStatus, SubscriptionStatus>> = {
  /** The first payment isn't through: it may still be confirmed by the card's owner, within 23 hours. */
  incomplete: 'incomplete',
  /** It never was: nothing was paid, so nothing began that could be kept for a while. */
  incomplete_expired: 'canceled',
  /** We offer no trial; staff who give one at Stripe mean the member to work. */
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  /** All tries of a renewal have failed. It can still be paid, so it isn't over; the days of grace decide. */
  unpaid: 'past_due',
  /** Only staff can do that at Stripe: nothing is charged, so until they take it back it is as if it had ended. */
  paused: 'canceled',
};
