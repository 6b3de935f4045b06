import type { ProfileType } from '@touchline/contracts/values';
import { generateNKeysBetween } from 'fractional-indexing';
import type { PlanCommand, Terms } from './state.ts';

interface FreePlan extends Pick<Terms, 'name' | 'description' | 'features'> {
  readonly plan_id: string;
  readonly audience: ProfileType;
  readonly trial_request_limit?: number;
}

const plans: readonly FreePlan[] = [
  {
    plan_id: 'pln_freeplayer',
    audience: 'player',
    name: 'Player',
    description: 'Be found, negotiate and sign, for as long as you play.',
    features: [
      'Your page, open to verified clubs',
      'Offers and counter offers, term by term',
      'Contracts signed in order and sealed',
    ],
  },
  {
    plan_id: 'pln_freeclub',
    audience: 'club-representative',
    name: 'Club',
    description: 'Scout, make offers and sign, for every team of your club.',
    features: [
      'Scouting with every filter',
      'Offers and counter offers, term by term',
      'Contracts signed in order and sealed',
    ],
    trial_request_limit: 10,
  },
  {
    plan_id: 'pln_freeagent',
    audience: 'agent',
    name: 'Agent',
    description: 'Stand beside the players you represent.',
    features: ['Read along with offers', 'Sign contracts under your mandate'],
  },
  {
    plan_id: 'pln_freecoach',
    audience: 'coach',
    name: 'Coach',
    description: 'Keep your profile and sign your documents.',
    features: ['Your profile', 'Documents signed and sealed'],
  },
];

const ranks = generateNKeysBetween(null, null, plans.length);

/** One free plan per kind of member, from the first start; from then on a plan as any other, staff's to change. */
export const freePlans = (now: string): readonly Extract<PlanCommand, { type: 'Create' }>[] =>
  plans.map(({ plan_id, audience, trial_request_limit = null, ...said }, i) => ({
    type: 'Create',
    plan_id,
    audience: [audience],
    terms: { ...said, trial_request_limit, prices: [] },
    rank: ranks[i] ?? '',
    by: null,
    now,
  }));
