import type { Arrived } from '../../api-client/arrivals.ts';
import type { Caller } from '../../api-client/caller.ts';
import type { SimulatorServer } from '../../stripe-simulator/index.ts';

/** Who pays for what: each through the real API, by a test card, on the days that the simulator's clock is moved to. */

const daySeconds = 86_400;
const [pays, failsLater] = ['4242424242424242', '4000000000000341'];
/** The first ones began so long ago, in days: renewals and figures of more than one month. */
const since = 63;
/** So long ago, in days, others began: their first renewal is a few days old. */
const later = 35;

interface Wanted {
  readonly plan: string;
  readonly interval: 'month' | 'year';
  readonly card: string;
}

const pay = async (client: Caller, simulator: SimulatorServer, { plan, interval, card }: Wanted): Promise<void> => {
  const plans: readonly { id: string; name: string; version: number }[] = await client.until('/plans', (list) =>
    list.some((one: { name: string }) => one.name === plan),
  );
  const { id: plan_id, version } = plans.find(({ name }) => name === plan) ?? {};
  await client.send('POST', '/subscription/checkout', { plan_id, version, interval, currency: 'EUR' });
  const { checkout } = await client.until('/subscription', (found) => found?.checkout?.status === 'open');
  simulator.payCheckout(new URL(checkout.url).pathname.split('/').at(-1) ?? '', card);
  await client.until('/subscription', ({ status, price }) => status === 'active' && price !== null);
};

/** By month, by year, late with a payment, and set to end. */
export const tellSubscriptions = async (
  simulator: SimulatorServer,
  { monthly, yearly, late, ending }: Readonly<Record<'monthly' | 'yearly' | 'late' | 'ending', Arrived>>,
): Promise<void> => {
  simulator.beginEarlier(since * daySeconds);
  await Promise.all([
    pay(monthly.client, simulator, { plan: 'Recruit', interval: 'month', card: pays }),
    pay(yearly.client, simulator, { plan: 'Department', interval: 'year', card: pays }),
  ]);
  simulator.advance((since - later) * daySeconds);
  await Promise.all([
    pay(late.client, simulator, { plan: 'Player Plus', interval: 'month', card: failsLater }),
    pay(ending.client, simulator, { plan: 'Player Plus', interval: 'month', card: pays }),
  ]);
  simulator.advance(later * daySeconds);
  await late.client.until('/subscription', ({ status }) => status === 'past_due');
  await ending.client.send('POST', '/subscription/cancel');
  await ending.client.until('/subscription', ({ cancel_at_period_end }) => cancel_at_period_end);
};

/** Somebody who has paid and is out again. */
export const tellEnded = async (simulator: SimulatorServer, { client }: Arrived): Promise<void> => {
  await pay(client, simulator, { plan: 'Recruit', interval: 'month', card: pays });
  const { id } = await client.until('/subscription', () => true);
  const its = simulator.subscriptions().find(({ metadata }) => metadata['subscription_id'] === id);
  simulator.end(its?.id ?? '');
  await client.until('/subscription', ({ status }) => status === 'canceled');
};
