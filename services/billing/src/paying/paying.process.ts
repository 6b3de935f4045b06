import { type PublicPlan, type PublicSubscription, planEvents, subscriptionEvents } from '@touchline/contracts/events';
import type { PlanPrice } from '@touchline/contracts/http/billing';
import { graceDays } from '@touchline/contracts/policies/paid-access';
import { type Consumer, consumer, type Sweep } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Logger, Metrics } from '@touchline/platform/telemetry';
import type { Connection } from 'mongoose';
import { type Payments, PaymentsUnavailable } from '../payments/payments.ts';
import type { PlanRepository } from '../plan/plan.repository.ts';
import { inclusionsOf, movedTo, versionOf } from '../plan/plan.ts';
import type { Known as KnownPlan, Version } from '../plan/state.ts';
import { movedBeforeMs } from '../subscription/move.ts';
import type { SubscriptionRepository } from '../subscription/subscription.repository.ts';
import { announcedDaysBefore } from '../subscription/subscription.ts';
import { type Call, createCalls, type Pages } from './calls.ts';
import { type Look, takenPlan } from './look.ts';
import { lookForUnknown } from './look-at-all.ts';
import type { OfferedPrices } from './offered-prices.ts';
import { createWorkList } from './work-list.ts';

/** What members or staff have decided → the call to the payment service → what it says, taken over; and what the clock decides. */
export interface PayingProcess {
  readonly subscription: Consumer;
  readonly sweeps: readonly Sweep[];
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface PayingDependencies {
  readonly subscriptions: SubscriptionRepository;
  readonly plans: PlanRepository;
  readonly payments: Payments;
  readonly prices: OfferedPrices;
  readonly look: Look;
  readonly pages: Pages;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly clock: () => Date;
}

/** News of a subscription. Those of before it was said what happened are nothing that anybody waits for. */
interface News<Happened> {
  readonly subscription: PublicSubscription;
  readonly happened?: Happened;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long after the end of a period, or of a page to pay on, its message is waited for, in ms. */
const messageMs = 10 * minuteMs;

export const createPayingProcess = (
  connection: Connection,
  { subscriptions, plans, payments, prices, look, pages, logger, metrics, clock }: PayingDependencies,
): PayingProcess => {
  const work = createCalls({ subscriptions, plans, payments, prices, look, pages, clock });
  const list = createWorkList<Call>({ name: 'payment_calls', work, connection, logger, metrics, clock });
  const marks = connection.collection<{ _id: string; at: string; nobodys?: number }>('payment_sweeps');
  const all = { _id: 'all-subscriptions' } as const;
  let unwatch = (): void => undefined;

  /** Stores the calls that an event asks for. The event's id is their key: told twice, they are made once. */
  const calls =
    <Happened>(callsOf: (happened: Happened, of: PublicSubscription) => readonly Call[]) =>
    async ({ subscription, happened }: News<Happened>, { id }: CloudEvent): Promise<void> => {
      if (!happened) return;
      await list.add(callsOf(happened, subscription).map((call, i) => ({ _id: i === 0 ? id : `${id}.${i}`, ...call })));
    };

  const onTaken = async ({ subscription }: News<object>, { time: now }: CloudEvent): Promise<void> => {
    const { plan, profile_id } = subscription;
    await plans.handle(plan.plan_id, { type: 'Take', profile_id, now });
  };

  const offer = ({ plan_id, version, is_free }: Pick<PublicPlan, 'plan_id' | 'version' | 'is_free'>) =>
    list.add(is_free ? [] : [{ _id: `offer-${plan_id}-${version}`, kind: 'offer-plan', plan_id, version }]);
  const onOffered = ({ plan }: { readonly plan: PublicPlan }) => offer(plan);
  const onListed = ({ plan: { plan_id } }: { readonly plan: PublicPlan }, { id }: CloudEvent) =>
    list.add([{ _id: id, kind: 'list-plan', plan_id }]);

  const instant = (ms: number): string => new Date(clock().getTime() + ms).toISOString();

  /** Who has an earlier version is told of the price of this one for the same period and currency. */
  const announceMove = async (id: string, plan: KnownPlan, version: Version): Promise<void> => {
    const had = await subscriptions.find(id);
    const paid = had?.paid;
    const price = version.prices.find(
      ({ interval, currency }) => interval === paid?.price.interval && currency === paid.price.currency,
    );
    if (!price) return;
    const differs = inclusionsOf(plan, versionOf(plan, had?.plan.version ?? 1), version);
    const now = instant(0);
    await subscriptions.handle(id, { type: 'AnnounceMove', plan: takenPlan(plan, version), price, ...differs, now });
  };

  /** Looks at each until the payment service is away: then the next sweep goes on. */
  const lookAt = async (ids: readonly string[]): Promise<number> => {
    let looked = 0;
    for (const id of ids) {
      try {
        await look(id, 'sweep');
        looked += 1;
      } catch (error) {
        if (error instanceof PaymentsUnavailable) return looked;
        logger.error({ err: error, subscription: id }, 'a subscription could not be looked at');
      }
    }
    return looked;
  };

  /** Once a day: what is paid there and nobody has told us of. True for one process alone. */
  const isTurn = async (name: string): Promise<boolean> => {
    const [now, before] = [instant(0), instant(-dayMs)];
    const turned = await marks.updateOne({ _id: name, at: { $lte: before } }, { $set: { at: now } });
    if (turned.modifiedCount === 1) return true;
    const begun = await marks.updateOne({ _id: name }, { $setOnInsert: { at: now } }, { upsert: true });
    return begun.upsertedCount === 1;
  };

  const { started, planChanged, checkoutRequested, checkoutClosed, changeRequested, secondFound } = subscriptionEvents;
  const { changeDropRequested, priceMoveRequested } = subscriptionEvents;
  return {
    start: async () => {
      await list.start();
      const read = async () => (await marks.findOne(all))?.nobodys ?? 0;
      unwatch = metrics?.watchUnknownSubscriptions(read) ?? unwatch;
    },
    stop: async () => {
      unwatch();
      await list.stop();
    },
    subscription: consumer(
      { logger, metrics },
      {
        group: 'billing.paying',
        topics: ['touchline.subscription', 'touchline.plan'],
        from: 'end',
        checkpoints: null,
        on: {
          [started.type]: onTaken,
          [planChanged.type]: onTaken,
          [checkoutRequested.type]: calls<{
            readonly plan_id: string;
            readonly price: PlanPrice;
            readonly request: number;
            readonly replaces: string | null;
            readonly version: number;
          }>(({ replaces, ...wanted }, { subscription_id }) => [
            { kind: 'open-checkout', subscription_id, ...wanted },
            ...(replaces ? [{ kind: 'close-checkout', subscription_id, checkout_id: replaces } as const] : []),
          ]),
          [checkoutClosed.type]: calls<{ readonly checkout_id: string | null }>(
            ({ checkout_id }, { subscription_id }) =>
              checkout_id ? [{ kind: 'close-checkout', subscription_id, checkout_id }] : [],
          ),
          [changeRequested.type]: calls<{ readonly request: number }>(({ request }, { subscription_id }) => [
            { kind: 'change', subscription_id, request },
          ]),
          [changeDropRequested.type]: calls<{ readonly request: number }>(({ request }, { subscription_id }) => [
            { kind: 'change', subscription_id, request },
          ]),
          [priceMoveRequested.type]: calls<{ readonly request: number }>(({ request }, { subscription_id }) => [
            { kind: 'change', subscription_id, request },
          ]),
          [secondFound.type]: calls<{ readonly paid_id: string }>(({ paid_id }, { subscription_id }) => [
            { kind: 'end-second', subscription_id, paid_id },
          ]),
          [planEvents.created.type]: onOffered,
          [planEvents.edited.type]: onOffered,
          [planEvents.archived.type]: onListed,
          [planEvents.restored.type]: onListed,
          [planEvents.deleted.type]: onListed,
        },
      },
    ),
    sweeps: [
      list.sweep,
      {
        name: 'days of grace that are over',
        everyMs: minuteMs,
        run: async () => {
          const due = await subscriptions.lateSince(instant(-graceDays * dayMs));
          for (const id of due) await subscriptions.handle(id, { type: 'EndGrace', now: instant(0) });
          return due.length;
        },
      },
      {
        name: 'renewals to announce',
        everyMs: minuteMs,
        run: async () => {
          const due = await subscriptions.toAnnounce(instant(0), instant(announcedDaysBefore.year * dayMs));
          for (const id of due) await subscriptions.handle(id, { type: 'AnnounceRenewal', now: instant(0) });
          return due.length;
        },
      },
      {
        name: 'prices to announce',
        everyMs: minuteMs,
        run: async () => {
          let told = 0;
          for (const plan of await plans.all()) {
            const version = movedTo(plan);
            if (!version || version.prices.length === 0) continue;
            const due = await subscriptions.toMoveTo({ ...version, plan_id: plan.plan_id });
            for (const id of due) await announceMove(id, plan, version);
            told += due.length;
          }
          return told;
        },
      },
      {
        name: 'prices that change with the next renewal',
        everyMs: minuteMs,
        run: async () => {
          const due = await subscriptions.toMove(instant(0), instant(movedBeforeMs));
          for (const id of due) await subscriptions.handle(id, { type: 'MakeMove', now: instant(0) });
          return due.length;
        },
      },
      {
        name: 'plans that are not offered yet',
        everyMs: minuteMs,
        run: async () => {
          const missing = await prices.missing();
          for (const plan of missing) await offer({ ...plan, is_free: false });
          return missing.length;
        },
      },
      {
        name: 'subscriptions that nobody told of',
        everyMs: minuteMs,
        run: async () => lookAt(await subscriptions.toLookAt(instant(-dayMs), instant(-messageMs))),
      },
      {
        name: 'subscriptions that only the payment service knows',
        everyMs: 10 * minuteMs,
        run: async () => {
          if (!(await isTurn(all._id))) return 0;
          try {
            const { found, nobodys } = await lookForUnknown({ subscriptions, payments, look, logger }, 'sweep');
            await marks.updateOne(all, { $set: { nobodys } });
            return found;
          } catch (error) {
            // Nothing is known of the rest: the next sweep begins anew.
            await marks.updateOne(all, { $set: { at: '' } });
            throw error;
          }
        },
      },
    ],
  };
};
