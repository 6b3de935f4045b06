import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { createStripePayments } from '../payments/stripe.ts';

const [current, older] = ['whsec_current', 'whsec_older'];
const payments = createStripePayments({ secretKey: 'sk_test_none', webhookSecrets: [current, older], tax: false });
const now = new Date('2026-11-22T10:00:00.000Z');
const stripe = new Stripe('sk_test_signs_only');
const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  created: seconds(now),
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
});
const sign = (secret = current, at = now, of = payload): string =>
  stripe.webhooks.generateTestHeaderString({ payload: of, secret, timestamp: seconds(at) });
const read = (body: string | Buffer, signature: string) => payments.message(Buffer.from(body), signature, now);
const later = (ms: number) => new Date(now.getTime() + ms);

/** Numbers that look random and are the same in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('a message’s signature', () => {
  it('is taken with either secret', () => {
    const told = { message_id: 'evt_1', about: { customer_id: 'cus_1', paid_id: 'sub_1', checkout_id: null } };
    expect(read(payload, sign())).toMatchObject(told);
    expect(read(payload, sign(older))).toMatchObject(told);
  });
  it('holds for 300 seconds', () => {
    expect(read(payload, sign(current, later(-300_000)))).toBeDefined();
    expect(read(payload, sign(current, later(-301_000)))).toBeUndefined();
  });
  it('is of somebody who knows a secret', () => {
    for (const signature of ['', 'nonsense', sign('whsec_other'), `t=${seconds(now)}`, 't=,v1=', 'v1=00'])
      expect([signature, read(payload, signature)]).toEqual([signature, undefined]);
  });
  it('is over the very bytes: none of 10,000 that somebody has changed is taken', () => {
    const next = numbers(11);
    const [body, signature] = [Buffer.from(payload), sign()];
    const replaced = (bytes: Buffer): Buffer => {
      const changed = Buffer.from(bytes);
      const at = next(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + next(127));
      return changed;
    };
    const cut = (bytes: Buffer): Buffer => bytes.subarray(0, next(bytes.length));
    const doubled = (bytes: Buffer): Buffer => {
      const at = next(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + 1), bytes.subarray(at)]);
    };
    const kinds = [replaced, cut, doubled];
    let accepted = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const change = kinds[i % kinds.length] ?? replaced;
      const isBody = i % 2 === 0;
      // A digit before the time says the same time; a header is changed in place, or cut.
      const header = Buffer.from(signature);
      const changedHeader = (i % 4 === 1 ? replaced(header) : cut(header)).toString('latin1');
      const got = isBody ? read(change(body), signature) : read(body, changedHeader);
      if (got) accepted += 1;
    }
    expect(accepted).toBe(0);
  });
});
