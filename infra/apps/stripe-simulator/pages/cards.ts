import { z } from 'zod';
import { newId } from '../ground.ts';
import type { Behaviour, Method } from '../records.ts';
import { StripeRefusal } from '../refusal.ts';
import { type Html, html } from './html.ts';

/** Stripe's well-known test cards: https://docs.stripe.com/testing */
export const testCards: readonly {
  readonly number: string;
  readonly brand: string;
  readonly does: Behaviour;
  readonly words: string;
}[] = [
  { number: '4242424242424242', brand: 'visa', does: 'pays', words: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', does: 'pays', words: 'pays' },
  { number: '4000000000000002', brand: 'visa', does: 'declines', words: 'is declined' },
  { number: '4000002500003155', brand: 'visa', does: 'authenticates', words: 'asks its owner to confirm' },
  {
    number: '4000002760003184',
    brand: 'visa',
    does: 'authenticates_always',
    words: 'asks its owner to confirm each payment',
  },
  { number: '4000000000000341', brand: 'visa', does: 'fails_later', words: 'pays once, fails later' },
];

const wrong = (message: string): StripeRefusal => new StripeRefusal(402, { type: 'card_error', message });
const form = z.object({
  number: z.string().transform((said) => said.replace(/\s/g, '')),
  expiry: z.string(),
  cvc: z.string(),
});

/** A card as it was entered; of its number only the end is kept. Refuses what isn't a test card. */
export const readCard = (given: unknown, customer: string, now: number): Method => {
  const read = form.safeParse(given);
  if (!read.success) throw wrong('Enter the card’s details.');
  const { number, expiry, cvc } = read.data;
  const card = testCards.find((one) => one.number === number);
  if (!card) throw wrong('Your card was declined. Only the test cards below work here.');
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
  if (month === undefined || year === undefined) throw wrong('Your card’s expiration date is incomplete: MM / YY.');
  const [exp_month, exp_year] = [Number(month), 2000 + Number(year)];
  if (Date.UTC(exp_year, exp_month) / 1_000 <= now) throw wrong('Your card’s expiration date is in the past.');
  if (!/^\d{3,4}$/.test(cvc.trim())) throw wrong('Your card’s security code is incomplete.');
  return {
    id: newId('pm'),
    customer,
    brand: card.brand,
    last4: number.slice(-4),
    exp_month,
    exp_year,
    behaviour: card.does,
    authenticated: false,
    used: false,
  };
};

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** Where a card is entered, for a form. Never filled in again by us. */
export const cardFields = (): Html => html`
<div class="field"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required></div>
<div class="pair">
<div class="field"><label for="expiry">Expiry (MM / YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34" required></div>
<div class="field"><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required></div>
</div>`;

export const cardHelp = (): Html => html`
<details><summary>Test cards</summary>
<div class="scroll"><table><tbody>${testCards.map(({ number, words }) => html`<tr><td><code>${spaced(number)}</code></td><td>${words}</td></tr>`)}</tbody></table></div>
<small>Any date in the future and any three digits.</small></details>`;
