import type { billingOperations } from '@touchline/contracts/http/billing';
import { annotateAudit } from '@touchline/platform/audit';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Payments } from '../payments/payments.ts';
import type { StripeMessages } from './stripe-messages.ts';

/** The door for what the payment service tells: whose signature isn't right is told nothing more. */
export const stripeMessageRoutes = ({
  payments,
  messages,
}: {
  readonly payments: Pick<Payments, 'message'>;
  readonly messages: StripeMessages;
}): Pick<Handlers<typeof billingOperations>, 'receiveStripe'> => ({
  receiveStripe: async ({ raw, signature, now }) => {
    const message = payments.message(Buffer.from(raw), signature, now);
    if (!message) throw new Rejected('AccessDeniedException');
    await messages.receive(message);
    annotateAudit({ facts: { message: message.message_id, told: message.type } });
    return { data: { received: true } };
  },
});
