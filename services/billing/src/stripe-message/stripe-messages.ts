import type { Sweep } from '@touchline/platform/aggregate';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import type { Look } from '../paying/look.ts';
import { createWorkList } from '../paying/work-list.ts';
import type { Payments, PaymentsMessage } from '../payments/payments.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';

/** What the payment service tells: kept under its id, then looked after. What comes twice is kept once. */
export interface StripeMessages {
  /** Answers once it is kept. */
  readonly receive: (message: PaymentsMessage) => Promise<void>;
  readonly sweep: Sweep;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What it says of the object isn't kept: the object is asked for. */
type Kept = Pick<PaymentsMessage, 'type' | 'at' | 'about'>;

interface MessageDependencies {
  readonly subscriptions: SubscriptionRepository;
  readonly payments: Payments;
  readonly look: Look;
}

/** Looks at what a message is about. Whatever it says, and however often: what counts is what is there. */
export const createMessageWork =
  ({ subscriptions, payments, look }: MessageDependencies) =>
  async ({ about: { customer_id, paid_id, checkout_id } }: Kept): Promise<void> => {
    const known = customer_id ? await subscriptions.ofCustomer(customer_id) : undefined;
    if (known) {
      await look(known, 'message');
      return;
    }
    // Not ours yet, by its customer: it carries our own id.
    const checkout = checkout_id ? await payments.checkout(checkout_id) : undefined;
    const paidId = paid_id ?? checkout?.paid_id;
    const paid = paidId ? await payments.subscription(paidId) : undefined;
    const ours = paid?.subscription_id ?? checkout?.subscription_id;
    if (ours) await look(ours, 'message', paid);
  };

export const createStripeMessages = (
  connection: Connection,
  {
    subscriptions,
    payments,
    look,
    ...common
  }: MessageDependencies & {
    readonly logger: Logger;
    readonly metrics?: Metrics | undefined;
    readonly clock: () => Date;
  },
): StripeMessages => {
  const work = createMessageWork({ subscriptions, payments, look });
  const list = createWorkList<Kept>({ name: 'stripe_messages', work, connection, ...common });
  return {
    receive: ({ message_id, type, at, about }) => list.add([{ _id: message_id, type, at, about }]),
    sweep: list.sweep,
    start: list.start,
    stop: list.stop,
  };
};
