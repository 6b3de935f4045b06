import type { PlanPrice } from '@touchline/contracts/http/billing';
import type { Connection } from 'mongoose';
import type { Payments, PriceName } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { currentOf, versionOf } from '../plan/plan.ts';

/** The prices of plans at the payment service. */
export interface OfferedPrices {
  /** The price's id there; undefined where it isn't offered there yet. */
  readonly idOf: (planId: string, version: number, price: PlanPrice) => Promise<string | undefined>;
  /** Offers all prices of a version there, unless they are. */
  readonly offer: (planId: string, version: number) => Promise<void>;
  /** Active plans whose current prices aren't all offered there yet. */
  readonly missing: () => Promise<readonly { readonly plan_id: string; readonly version: number }[]>;
}

const nameOf = ({ plan_id, version, interval, currency }: Omit<PriceName, 'amount'>): string =>
  [plan_id, version, interval, currency].join('|');

export const createOfferedPrices = (
  connection: Connection,
  { plans, payments }: { readonly plans: PlanRepository; readonly payments: Payments },
): OfferedPrices => {
  const collection = connection.collection<{ _id: string; price_id: string }>('offered_prices');
  return {
    idOf: async (plan_id, version, { interval, currency }) =>
      (await collection.findOne({ _id: nameOf({ plan_id, version, interval, currency }) }))?.price_id,
    offer: async (plan_id, number) => {
      const plan = (await plans.load(plan_id))?.state;
      const version = plan && plan.status !== 'none' ? versionOf(plan, number) : undefined;
      if (!version || version.prices.length === 0) return;
      const { name, description, prices } = version;
      // A version never changes: the same key is the same offer, whoever asks for it and why.
      const offered = await payments.offerPlan(
        { plan_id, version: number, name, description, prices },
        `offer-${plan_id}-${number}`,
      );
      for (const { price_id, ...price } of offered)
        await collection.updateOne({ _id: nameOf(price) }, { $set: { price_id } }, { upsert: true });
    },
    missing: async () => {
      const active = (await plans.all()).filter(({ status }) => status === 'active');
      const wanted = active.flatMap((plan) => {
        const { version, prices } = currentOf(plan);
        return prices.map((price) => ({ ...price, plan_id: plan.plan_id, version }));
      });
      const rows = await collection.find({ _id: { $in: wanted.map(nameOf) } }).toArray();
      const there = new Set(rows.map(({ _id }) => _id));
      const missing = wanted.filter((price) => !there.has(nameOf(price)));
      return [...new Map(missing.map(({ plan_id, version }) => [plan_id, { plan_id, version }])).values()];
    },
  };
};
