import { statusOfPaid } from '@touchline/contracts/policies/paid-access';
import type { Logger } from '@touchline/platform/telemetry';
import { type Payments, PaymentsUnavailable } from '../payments/payments.ts';
import type { Difference } from '../subscription/state.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';
import type { Look } from './look.ts';

interface Dependencies {
  readonly subscriptions: SubscriptionRepository;
  readonly payments: Payments;
  readonly look: Look;
  readonly logger: Logger;
}

/**
 * What is paid at the payment service and isn't ours as far as we know is looked at; `nobodys`: what somebody pays for that nobody
 * has here. Rejects with `PaymentsUnavailable`.
 */
export const lookForUnknown = async (
  { subscriptions, payments, look, logger }: Dependencies,
  foundBy: Difference['found_by'],
): Promise<{ readonly found: number; readonly nobodys: number }> => {
  let [found, nobodys] = [0, 0];
  for await (const page of payments.allSubscriptions())
    for (const one of page) {
      const known = await subscriptions.find(one.subscription_id);
      const status = statusOfPaid[one.status];
      if (!known && (status === 'active' || status === 'past_due')) {
        nobodys += 1;
        const ids = { subscription: one.subscription_id, paid: one.paid_id, customer: one.customer_id };
        logger.warn(ids, 'somebody pays for a subscription that nobody has here');
      }
      if (!known || known.paid?.paid_id === one.paid_id || known.seconds.includes(one.paid_id)) continue;
      await look(one.subscription_id, foundBy, one);
      found += 1;
    }
  return { found, nobodys };
};

export interface Reconciled {
  readonly looked: number;
  /** Ids of those that differed from what we had. */
  readonly differed: readonly string[];
  /** Ids of those that could not be looked at. */
  readonly failed: readonly string[];
  readonly nobodys: number;
}

/** Looks at everyone who has ever paid, now, one after the other. Rejects with `PaymentsUnavailable`; again does no harm. */
export const lookAtAll = async (given: Dependencies): Promise<Reconciled> => {
  const { subscriptions, look, logger } = given;
  const [differed, failed]: [string[], string[]] = [[], []];
  let looked = 0;
  for await (const id of subscriptions.payers()) {
    try {
      const newest = (await subscriptions.find(id))?.differences[0]?.at;
      const after = await look(id, 'staff');
      looked += 1;
      if (after?.differences[0]?.at !== newest) differed.push(id);
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error;
      logger.error({ err: error, subscription: id }, 'a subscription could not be looked at');
      failed.push(id);
    }
  }
  const { nobodys } = await lookForUnknown(given, 'staff');
  return { looked, differed, failed, nobodys };
};
