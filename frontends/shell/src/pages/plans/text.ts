import { createText } from '@touchline/ui';

export const text = createText('plans', {
  choose: 'Start with {plan}',
  chosen: 'Welcome to the market',
  chosenText: '{plan} is yours.',
  free: 'Free',
  lead: 'You are verified. Choose how you take part.',
  perMonth: 'per month',
  perYear: 'per year',
  soon: 'Card payments open soon.',
  title: 'Your plan',
});
