import type { plan } from '@touchline/contracts/http/billing';
import type { ProfileType } from '@touchline/contracts/values';
import type { Connection } from 'mongoose';
import type { z } from 'zod';

export type Plan = z.output<typeof plan>;

const free = (
  id: string,
  audience: ProfileType,
  name: string,
  description: string,
  features: readonly string[],
  trial_request_limit: number | null = null,
): Plan => ({
  id,
  name,
  description,
  audience: [audience],
  price: 0,
  currency: 'EUR',
  interval: 'month',
  is_free: true,
  trial_request_limit,
  features: [...features],
});

/** One free plan per audience, there from the first start. */
export const freePlans: readonly Plan[] = [
  free('pln_freeplayer', 'player', 'Player', 'Be found, negotiate and sign, for as long as you play.', [
    'Your page, open to verified clubs',
    'Offers and counter offers, term by term',
    'Contracts signed in order and sealed',
  ]),
  free(
    'pln_freeclub',
    'club-representative',
    'Club',
    'Scout, make offers and sign, for every team of your club.',
    ['Scouting with every filter', 'Offers and counter offers, term by term', 'Contracts signed in order and sealed'],
    10,
  ),
  free('pln_freeagent', 'agent', 'Agent', 'Stand beside the players you represent.', [
    'Read along with offers',
    'Sign contracts under your mandate',
  ]),
  free('pln_freecoach', 'coach', 'Coach', 'Keep your profile and sign your documents.', [
    'Your profile',
    'Documents signed and sealed',
  ]),
];

export interface Plans {
  readonly forAudience: (type: ProfileType) => Promise<readonly Plan[]>;
  readonly find: (id: string) => Promise<Plan | undefined>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Kept extends Omit<Plan, 'id'> {
  readonly _id: string;
  readonly active: boolean;
}

const planOf = ({ _id, active: _, ...rest }: Kept): Plan => ({ id: _id, ...rest });

export const createPlans = (connection: Connection): Plans => {
  const collection = connection.collection<Kept>('plans');
  return {
    forAudience: async (type) =>
      (await collection.find({ audience: type, active: true }).sort({ price: 1, _id: 1 }).toArray()).map(planOf),
    find: async (id) => {
      const kept = await collection.findOne({ _id: id, active: true });
      return kept ? planOf(kept) : undefined;
    },
    start: async () => {
      // What staff have changed of a plan since stays as they left it.
      for (const { id, ...rest } of freePlans)
        await collection.updateOne({ _id: id }, { $setOnInsert: { ...rest, active: true } }, { upsert: true });
      await collection.createIndex({ audience: 1, price: 1 });
    },
    stop: async () => {},
  };
};
