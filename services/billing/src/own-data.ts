import type { Section } from '@touchline/platform/own-data';
import type { SubscriptionRepository } from './subscription/subscription.repository.ts';

/** Which plan, since when, at which price. Name, address and card are with Stripe, whose portal shows them. */
export const ownDataSections = (subscriptions: SubscriptionRepository): Readonly<Record<string, Section>> => ({
  subscriptions: async ({ profile_ids }) => {
    const found = await Promise.all((await subscriptions.ofProfiles(profile_ids)).map(subscriptions.find));
    return found.flatMap((one) =>
      one ? [{ plan: one.plan, status: one.status, started_at: one.started_at, paid: one.terms, late: one.late }] : [],
    );
  },
});
