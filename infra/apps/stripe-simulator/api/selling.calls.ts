import { get, newId, priced } from '../ground.ts';
import type { Session } from '../records.ts';
import { invalid } from '../refusal.ts';
import * as render from '../render.ts';
import { type AnyCall, call } from './call.ts';
import * as params from './parameters.ts';

const daysOpen = 86_400;

const expireable = (session: Session): Session => {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return session;
};

/** What is sold, to whom, and the pages where that happens. */
export const sellingCalls: readonly AnyCall[] = [
  call({
    method: 'POST',
    path: '/v1/products',
    params: params.createProduct,
    act: ({ world, now }, { id = newId('prod'), name, description, metadata }) => {
      if (Object.hasOwn(world.products, id))
        throw invalid(`Product already exists.`, { code: 'resource_already_exists', param: 'id' });
      const made = { id, created: now(), name, description: description ?? null, metadata, active: true };
      world.products[id] = made;
      return render.product(made);
    },
  }),
  call({
    method: 'GET',
    path: '/v1/products/:id',
    params: params.nothing,
    act: ({ world }, _, id) => render.product(get(world, 'products', id)),
  }),
  call({
    method: 'POST',
    path: '/v1/products/:id',
    params: params.updateProduct,
    act: ({ world }, given, id) => {
      const said = Object.entries(given).filter(([, value]) => value !== undefined);
      return render.product(Object.assign(get(world, 'products', id), Object.fromEntries(said)));
    },
  }),
  call({
    method: 'POST',
    path: '/v1/prices',
    params: params.createPrice,
    act: ({ world, now }, { product, recurring, lookup_key, ...given }) => {
      get(world, 'products', product, 'product');
      if (lookup_key !== undefined && Object.values(world.prices).some((price) => price.lookup_key === lookup_key))
        throw invalid(`A price (\`${lookup_key}\`) already uses that lookup key.`, { param: 'lookup_key' });
      const made = {
        id: newId('price'),
        created: now(),
        product,
        interval: recurring.interval,
        lookup_key: lookup_key ?? null,
        ...given,
      };
      world.prices[made.id] = made;
      return render.price(made);
    },
  }),
  call({
    method: 'GET',
    path: '/v1/prices',
    params: params.listPrices,
    act: ({ world }, { lookup_keys, limit }) => {
      const found = Object.values(world.prices).filter(
        ({ lookup_key }) => lookup_key !== null && lookup_keys.includes(lookup_key),
      );
      return render.list(found.slice(0, limit).map(render.price), '/v1/prices', found.length > limit);
    },
  }),
  call({
    method: 'GET',
    path: '/v1/prices/:id',
    params: params.nothing,
    act: ({ world }, _, id) => render.price(get(world, 'prices', id)),
  }),
  call({
    method: 'POST',
    path: '/v1/customers',
    params: params.createCustomer,
    act: (ground, { metadata }) => {
      const made = {
        id: newId('cus'),
        created: ground.now(),
        metadata,
        name: null,
        tax_id: null,
        balance: 0,
        default_payment_method: null,
        invoices: 0,
      };
      ground.world.customers[made.id] = made;
      return render.customer(ground, made, new Set());
    },
  }),
  call({
    method: 'GET',
    path: '/v1/customers/:id',
    params: params.retrieveCustomer,
    act: (ground, { expand }, id) => render.customer(ground, get(ground.world, 'customers', id), new Set(expand)),
  }),
  call({
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: params.createSession,
    act: (ground, given) => {
      const { world, now } = ground;
      get(world, 'customers', given.customer, 'customer');
      const price = given.line_items[0]?.price ?? '';
      const [, product] = priced(world, price, 'line_items[0][price]');
      if (!product.active) throw invalid(`The product ${product.id} is not active.`, { param: 'line_items[0][price]' });
      const made: Session = {
        id: newId('cs_test'),
        created: now(),
        customer: given.customer,
        price,
        success_url: given.success_url,
        cancel_url: given.cancel_url,
        client_reference_id: given.client_reference_id ?? null,
        metadata: given.metadata,
        subscription_metadata: given.subscription_data.metadata,
        promotions: given.allow_promotion_codes ?? false,
        tax: given.automatic_tax.enabled,
        tax_ids: given.tax_id_collection.enabled,
        expires_at: now() + daysOpen,
        status: 'open',
        subscription: null,
        promotion: null,
        waiting: null,
      };
      world.sessions[made.id] = made;
      return render.session(ground, made);
    },
  }),
  call({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    params: params.nothing,
    act: (ground, _, id) => render.session(ground, get(ground.world, 'sessions', id)),
  }),
  call({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: params.nothing,
    act: (ground, _, id) => {
      const session = expireable(get(ground.world, 'sessions', id));
      Object.assign(session, { status: 'expired', waiting: null });
      const shown = render.session(ground, session);
      ground.tell('checkout.session.expired', shown);
      return shown;
    },
  }),
  call({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: params.createPortal,
    act: (ground, { customer, return_url }) => {
      get(ground.world, 'customers', customer, 'customer');
      const made = { id: newId('bps'), created: ground.now(), customer, return_url };
      ground.world.portals[made.id] = made;
      return render.portal(ground, made);
    },
  }),
];
