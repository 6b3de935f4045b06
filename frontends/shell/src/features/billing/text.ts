import { createText } from '@touchline/ui';

export const text = createText('billing', {
  checkoutFailed: 'The payment page did not open. Nothing was charged. Please try again.',
  confirming: 'Your payment is being confirmed. This can take a moment.',
  graceText: 'You can do everything until {date}. Then requests and offers stop.',
  graceTitle: 'The payment for {plan} did not work.',
  openCheckout: 'You have begun to pay for {plan}.',
  openCheckoutText: 'Nothing is charged until you finish on the payment page.',
  payNow: 'Pay {amount} now',
  payNowPlain: 'Pay now',
  goOn: 'Go on paying',
  dropCheckout: 'Don’t pay',
  stopped: 'Your payment for {plan} is late, so requests and offers have stopped.',
  stoppedText: 'Pay the open amount and everything goes on at once. Nothing was deleted.',
  ended: 'Your plan {plan} has ended. Choose a plan to go on. Nothing was deleted.',
});
