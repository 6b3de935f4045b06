import type { CheckoutOutcome } from '@touchline/contracts/http/billing';
import { unreachable } from '@touchline/platform/domain';
import type { Checkout } from '../payments/payments.ts';
import type { Known } from './state.ts';

const over = (status: 'confirming' | 'paid' | 'unpaid' | 'returned'): CheckoutOutcome => ({ status, url: null });

/**
 * What became of a page where a card was to be entered, for its owner. Paid is what began here, whatever became of it since: that the payment
 * service has let somebody through is no payment yet.
 */
export const outcomeOf = (
  { begun, seconds, checkout }: Pick<Known, 'begun' | 'seconds' | 'checkout'>,
  { checkout_id, status, url, paid_id }: Checkout,
): CheckoutOutcome => {
  switch (status) {
    case 'open':
      return { status: 'open', url };
    case 'expired':
      return over('unpaid');
    case 'complete':
      if (paid_id !== null && seconds.includes(paid_id)) return over('returned');
      if (paid_id !== null && begun.includes(paid_id)) return over('paid');
      return over(checkout?.checkout_id === checkout_id && checkout.status === 'failed' ? 'unpaid' : 'confirming');
    default:
      return unreachable(status);
  }
};
