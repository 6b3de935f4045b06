import type { Arrived } from '../../api-client/arrivals.ts';
import type { Caller } from '../../api-client/caller.ts';
import type { SimulatorServer } from '../../stripe-simulator/index.ts';

/** Who pays for what: each through the real API, by a test card, on the days that the simulator's clock is moved to. */

const daySeconds = 86_400;
const [pays, failsLater] = ['4242424242424242', '4000000000000341'];
/** The first ones began so long ago, in days: renewals and figures of more than one month. */
const since = 63;
/** So long ago, in days, one began whose first renewal failed: the days of grace are over, the tries to charge it aren't. */
const lateSince = 41;
/** So long ago, in days, others began: their first renewal is a few days old. */
const later = 35;

interface Wanted {
  readonly plan: string;
  readonly interval: 'month' | 'year';
  readonly card: string;
}

/** Opens the page where the card is entered; answers with its id. */
const open = async (client: Caller, { plan, interval }: Omit<Wanted, 'card'>): Promise<string> => {
  const plans: readonly { id: string; name: string; version: number }[] = await client.until('/plans', (list) =>
    list.some((one: { name: string }) => one.name === plan),
  );
  const { id: plan_id, version } = plans.find(({ name }) => name === plan) ?? {};
  await client.send('POST', '/subscription/checkout', { plan_id, version, interval, currency: 'EUR' });
  const { checkout } = await client.until('/subscription', (found) => found?.checkout?.status === 'open');
  return new URL(checkout.url).pathname.split('/').at(-1) ?? '';
};

const pay = async (client: Caller, simulator: SimulatorServer, { card, ...wanted }: Wanted): Promise<void> => {
  simulator.payCheckout(await open(client, wanted), card);
  await client.until('/subscription', ({ status, price }) => status === 'active' && price !== null);
};

/** By month, by year, late with a payment after the days of grace and within them, and set to end. */
export const tellSubscriptions = async (
  simulator: SimulatorServer,
  {
    monthly,
    yearly,
    stopped,
    late,
    ending,
  }: Readonly<Record<'monthly' | 'yearly' | 'stopped' | 'late' | 'ending', Arrived>>,
): Promise<void> => {
  simulator.beginEarlier(since * daySeconds);
  await Promise.all([
    pay(monthly.client, simulator, { plan: 'Recruit', interval: 'month', card: pays }),
    pay(yearly.client, simulator, { plan: 'Department', interval: 'year', card: pays }),
  ]);
  simulator.advance((since - lateSince) * daySeconds);
  await pay(stopped.client, simulator, { plan: 'Coach Plus', interval: 'month', card: failsLater });
  simulator.advance((lateSince - later) * daySeconds);
  await Promise.all([
    pay(late.client, simulator, { plan: 'Player Plus', interval: 'month', card: failsLater }),
    pay(ending.client, simulator, { plan: 'Player Plus', interval: 'month', card: pays }),
  ]);
  simulator.advance(later * daySeconds);
  await Promise.all(
    [stopped, late].map(({ client }) => client.until('/subscription', ({ status }) => status === 'past_due')),
  );
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

/** Somebody who has begun to pay, and hasn't finished. */
export const tellUnfinished = async ({ client }: Arrived): Promise<void> => {
  await open(client, { plan: 'Coach Plus', interval: 'month' });
};
