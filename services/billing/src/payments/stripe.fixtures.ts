import type { PlanPrice } from '@touchline/contracts/http/billing';
import type { OfferedPlan } from './payments.ts';

export const now = new Date('2026-11-19T08:00:00.000Z');
export const day = 86_400;
export const cards = { pays: '4242424242424242', declines: '4000000000000002', later: '4000000000000341' };
export const monthly: PlanPrice = { interval: 'month', currency: 'EUR', amount: 2_900 };
export const yearly: PlanPrice = { interval: 'year', currency: 'EUR', amount: 29_000 };
export const plan: OfferedPlan = {
  plan_id: 'pln_scout',
  version: 1,
  name: 'Scout',
  description: 'For a club.',
  prices: [monthly, yearly],
};
export const dear: OfferedPlan = {
  ...plan,
  plan_id: 'pln_scoutplus',
  name: 'Scout plus',
  prices: [{ ...monthly, amount: 5_900 }],
};
export const urls = {
  success_url: 'https://touchline.example/stripe/success',
  cancel_url: 'https://touchline.example/plans',
};
