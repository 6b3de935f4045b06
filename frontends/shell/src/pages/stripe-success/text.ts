import { createText } from '@touchline/ui';

export const text = createText('stripe-success', {
  active: 'Your payment is confirmed',
  activeText: 'Your plan is {plan}. Everything is open now.',
  backToPlans: 'Back to the plans',
  checkFailed: 'We could not look after your payment.',
  goHome: 'Go to your home page',
  keptText: 'The payment page was closed before the payment was through. You still have {plan}.',
  longSupport: 'Is it still not confirmed tomorrow? Write to {email}.',
  longText:
    'It can take some minutes until your bank has confirmed it. You can close this page: as soon as it is confirmed, everything opens by itself. You will not be charged twice.',
  longTitle: 'This takes longer than usual',
  notPaid: 'Nothing was paid',
  notPaidText: 'The payment page was closed before the payment was through. You can choose a plan again.',
  signIn: 'Sign in',
  signInText: 'Sign in to see whether your payment is confirmed.',
  title: 'Your payment',
  toBilling: 'See your plan',
  waiting: 'We are confirming your payment',
  waitingText: 'This usually takes a few seconds.',
});
