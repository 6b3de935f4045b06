import { periodLine, promotions, sum } from '../amounts.ts';
import { periodEnd } from '../calendar.ts';
import { type Ground, get, priced } from '../ground.ts';
import type { Session } from '../records.ts';
import { cardFields, cardHelp } from './cards.ts';
import { type Html, html, sumOf } from './html.ts';

/** Where somebody goes who has paid: the address may ask for the id of the page. */
export const afterPaying = ({ success_url, id }: Session): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const ended = (session: Session): Html => html`
<main class="narrow"><h1>${session.status === 'complete' ? 'This is paid already.' : 'This page has ended.'}</h1>
<p class="soft">${session.status === 'complete' ? 'You can go back to where you came from.' : 'Nothing was charged. Go back and begin again.'}</p>
<p><a class="button" href="${session.status === 'complete' ? afterPaying(session) : session.cancel_url}">Go back</a></p></main>`;

/** The page where a card is entered. */
export const checkoutPage = (ground: Ground, session: Session, error: string | undefined): Html => {
  if (session.status !== 'open') return ended(session);
  const { world, now } = ground;
  const [price, product] = priced(world, session.price);
  const customer = get(world, 'customers', session.customer);
  const line = periodLine(price, product, now(), periodEnd(now(), price.interval, now()));
  const sums = sum([line], customer, session.tax, promotions[session.promotion ?? ''] ?? 0);
  const shown = (amount: number): string => sumOf(amount, price.currency);
  return html`
<main>
<a class="back" href="${session.cancel_url}">← Back to Touchline</a>
<div class="two">
<section aria-labelledby="what">
<h1 id="what">Subscribe to ${product.name}</h1>
<p class="price">${shown(price.unit_amount)} <small>per ${price.interval}</small></p>
<p class="soft">${product.description}</p>
<dl>
<dt>${product.name}</dt><dd>${shown(line.amount)}</dd>
${sums.discount > 0 && html`<dt>Promotion ${session.promotion}</dt><dd>−${shown(sums.discount)}</dd>`}
${session.tax && html`<dt>VAT</dt><dd>${shown(sums.tax)}</dd>`}
${sums.starting_balance < 0 && html`<dt>Credit</dt><dd>−${shown(Math.min(-sums.starting_balance, sums.total))}</dd>`}
<dt class="sum">Due today</dt><dd class="sum">${shown(sums.amount_due)}</dd>
</dl>
${
  session.promotions &&
  html`<form method="post" class="row"><div class="field"><label for="promotion">Promotion code</label>
<input id="promotion" name="promotion" autocomplete="off" value="${session.promotion}"></div><button class="plain" name="act" value="promotion">Apply</button></form>`
}
</section>
<section aria-labelledby="how" class="card">
<h1 id="how">Pay by card</h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
<form method="post" autocomplete="on">
${cardFields()}
<div class="field"><label for="name">Name on the card</label><input id="name" name="name" autocomplete="cc-name"></div>
${session.tax_ids && html`<div class="field"><label for="tax_id">VAT id, if you buy as a business</label><input id="tax_id" name="tax_id" autocomplete="off"></div>`}
<button class="wide" name="act" value="pay">Pay and subscribe</button>
</form>
${cardHelp()}
</section>
</div>
</main>`;
};

/** What a card's bank asks its owner. */
export const challengePage = (amount: string, back: string): Html => html`
<main class="narrow"><div class="card">
<h1>Confirm this payment</h1>
<p>Your bank wants to know that it is you who pays <strong>${amount}</strong> to Touchline.</p>
<form method="post" class="row"><button name="answer" value="confirm">Confirm</button><button class="plain" name="answer" value="refuse">Refuse</button></form>
<p><a class="back" href="${back}">← Back without paying</a></p>
</div></main>`;
