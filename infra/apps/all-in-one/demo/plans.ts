import type { Caller } from '../../api-client/caller.ts';

interface DemoPlan {
  readonly audience: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly trial_request_limit: number | null;
  /** Per month, in whole units of each currency; a year costs ten months. */
  readonly monthly: Readonly<Record<string, number>>;
}

const club = [
  'Scouting with every filter',
  'Offers and counter offers, term by term',
  'Contracts signed in order and sealed',
];

const plans: readonly DemoPlan[] = [
  {
    audience: 'club-representative',
    name: 'Recruit',
    description: 'One team that recruits in every window.',
    features: [...club, 'Answer from our staff: in 1 working day'],
    trial_request_limit: 30,
    monthly: { EUR: 149, GBP: 129 },
  },
  {
    audience: 'club-representative',
    name: 'Department',
    description: 'All teams of a club, several people.',
    features: [...club, 'Answer from our staff: in 4 working hours'],
    trial_request_limit: null,
    monthly: { EUR: 390, GBP: 335 },
  },
  {
    audience: 'player',
    name: 'Player Plus',
    description: 'For a season in which you move.',
    features: [
      'Your page, open to verified clubs',
      'Offers and counter offers, term by term',
      'Contracts signed in order and sealed',
      'Answer from our staff: in 1 working day',
    ],
    trial_request_limit: null,
    monthly: { EUR: 9, GBP: 8 },
  },
  {
    audience: 'agent',
    name: 'Agency',
    description: 'For all players of an agency.',
    features: [
      'Read along with offers',
      'Sign contracts under your mandate',
      'Answer from our staff: in 1 working day',
    ],
    trial_request_limit: null,
    monthly: { EUR: 39, GBP: 34 },
  },
  {
    audience: 'coach',
    name: 'Coach Plus',
    description: 'For coaches between two clubs.',
    features: ['Your profile', 'Documents signed and sealed', 'Answer from our staff: in 1 working day'],
    trial_request_limit: null,
    monthly: { EUR: 5, GBP: 4 },
  },
];

/** Plans with prices, beside the free ones, as staff make them. Those that are there, from a run that was cut off, stay. */
export const makePlans = async (staff: Caller): Promise<void> => {
  const there: readonly { readonly name: string }[] = await staff.until('/admin/plans', () => true);
  for (const { audience, monthly, ...said } of plans.filter(({ name }) => !there.some((plan) => plan.name === name)))
    await staff.send('POST', '/admin/plans', {
      ...said,
      audience: [audience],
      prices: Object.entries(monthly).flatMap(([currency, units]) => [
        { interval: 'month', currency, amount: units * 100 },
        { interval: 'year', currency, amount: units * 1000 },
      ]),
    });
};
