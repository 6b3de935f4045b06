import { createText } from '@touchline/ui';

export const text = createText('stripe-success', {
  checkFailed: 'We could not look after your payment.',
  goHome: 'Go to your home page',
  goOn: 'Go on to the payment page',
  longSupport: 'Is it still not confirmed tomorrow? Write to {email}.',
  longText:
    'It can take some minutes until your bank has confirmed it. You can close this page: as soon as it is confirmed, everything opens by itself. You will not be charged twice.',
  longTitle: 'This takes longer than usual',
  noneText:
    'This page shows the result of a payment. You have come here without one: nothing was paid, and nothing has changed.',
  noneTitle: 'There is no payment here',
  openText: 'You have not entered a card yet. The payment page is still open.',
  openTitle: 'Nothing is paid yet',
  overText: 'This payment was confirmed some time ago. The plan that it was for has ended since.',
  overTitle: 'This payment is from before',
  paidHere: 'You have paid, and it isn’t here? Write to {email}.',
  paidText: 'Your plan is {plan}. Everything is open now.',
  paidTitle: 'Your payment is confirmed',
  planNow: 'Your plan is {plan}.',
  returnedText:
    'You had paid for a plan already. So we have ended this second one, and what you paid for it comes back to you.',
  returnedTitle: 'You get this payment back',
  signIn: 'Sign in',
  signInText: 'Sign in to see whether your payment is confirmed.',
  title: 'Your payment',
  toBilling: 'See your plan',
  toTouchline: 'Go to Touchline',
  toPlans: 'See the plans',
  unknownText:
    'No payment of this profile has this address. If you have paid with another profile of yours, change to it and open this page again.',
  unknownTitle: 'This is not a payment of yours',
  unpaidText: 'The payment page was closed before the payment was through.',
  unpaidTitle: 'Nothing was paid',
  waiting: 'We are confirming your payment',
  waitingText: 'This usually takes a few seconds.',
});
