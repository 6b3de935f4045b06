import { describe, expect, it } from '@jest/globals';
import type { Checkout } from '../payments/payments.ts';
import { outcomeOf } from './checkout-outcome.ts';
import type { OwnCheckout } from './state.ts';

const page: Checkout = {
  checkout_id: 'cs_1',
  subscription_id: 'sub_1',
  customer_id: 'cus_1',
  status: 'complete',
  url: null,
  expires_at: '2026-11-20T08:00:00.000Z',
  paid_id: 'paid_1',
};
const none = { begun: [], seconds: [], checkout: null };
const own = (status: OwnCheckout['status'], checkout_id = 'cs_1') => ({
  ...none,
  checkout: { status, checkout_id } as OwnCheckout,
});

describe('the page where a card was to be entered', () => {
  it('is still open, with the way back to it', () =>
    expect(outcomeOf(own('open'), { ...page, status: 'open', url: 'https://pay.example/cs_1', paid_id: null })).toEqual(
      {
        status: 'open',
        url: 'https://pay.example/cs_1',
      },
    ));
  it('has ended without a payment', () =>
    expect(outcomeOf(none, { ...page, status: 'expired', paid_id: null })).toEqual({ status: 'unpaid', url: null }));
  it.each([
    ['nobody has told us yet', own('open')],
    ['the payment is being confirmed', own('confirming')],
    ['another page was opened since', own('open', 'cs_2')],
    ['another page has failed since', own('failed', 'cs_2')],
  ])('is through, which is no payment yet, while %s', (_, state) =>
    expect(outcomeOf(state, page)).toEqual({ status: 'confirming', url: null }),
  );
  it('is paid once what was paid there has begun, and stays so', () =>
    expect(outcomeOf({ ...none, begun: ['paid_0', 'paid_1'] }, page)).toEqual({ status: 'paid', url: null }));
  it('was through, and its payment has failed', () =>
    expect(outcomeOf(own('failed'), page)).toEqual({ status: 'unpaid', url: null }));
  it('was one too many, so its payment is given back', () =>
    expect(outcomeOf({ ...none, begun: ['paid_0'], seconds: ['paid_1'] }, page)).toEqual({
      status: 'returned',
      url: null,
    }));
});
