import { randomBytes } from 'node:crypto';
import type { Message, Price, Product, World } from './records.ts';
import { missing } from './refusal.ts';

/** What every act of the simulator stands on: its world, its clock, and whom it tells. */
export interface Ground {
  readonly world: World;
  /** Seconds since 1970, by the simulator's clock. */
  readonly now: () => number;
  /** Tells by webhook how an object is now. */
  readonly tell: (type: string, object: object) => void;
  /** Beginning of the addresses of its pages, without a slash at the end. */
  readonly pages: () => string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

type Kind =
  | 'products'
  | 'prices'
  | 'customers'
  | 'methods'
  | 'sessions'
  | 'subscriptions'
  | 'invoices'
  | 'intents'
  | 'portals';
const words: Readonly<Record<Kind, string>> = {
  products: 'product',
  prices: 'price',
  customers: 'customer',
  methods: 'payment_method',
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  intents: 'payment_intent',
  portals: 'billing_portal.session',
};

/** The object of this id, or Stripe's refusal that there is none. */
export const get = <K extends Kind>(world: World, kind: K, id: string, param?: string): World[K][string] => {
  const found = Object.hasOwn(world[kind], id) ? world[kind][id] : undefined;
  if (found === undefined) throw missing(words[kind], id, param);
  return found as World[K][string];
};

export const priced = (world: World, id: string, param?: string): readonly [Price, Product] => {
  const price = get(world, 'prices', id, param);
  return [price, get(world, 'products', price.product)];
};

export const newMessage = (type: string, object: object, created: number, api_version: string): Message => {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  return { id, type, body: JSON.stringify(event), tries: 0 };
};
