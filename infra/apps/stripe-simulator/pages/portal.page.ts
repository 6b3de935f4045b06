import { type Ground, get, priced } from '../ground.ts';
import type { Portal } from '../records.ts';
import { cardFields, cardHelp } from './cards.ts';
import { dayOf, type Html, html, sumOf } from './html.ts';

/** Where a payer keeps cards and invoices, and ends a subscription. */
export const portalPage = (ground: Ground, portal: Portal, error: string | undefined): Html => {
  const { world } = ground;
  const customer = get(world, 'customers', portal.customer);
  const its = Object.values(world.subscriptions).filter(
    (one) => one.customer === customer.id && one.status !== 'canceled',
  );
  const invoices = Object.values(world.invoices)
    .filter((one) => one.customer === customer.id)
    .toReversed();
  const method = world.methods[its.at(-1)?.default_payment_method ?? customer.default_payment_method ?? ''];
  return html`
<main class="narrow">
<a class="back" href="${portal.return_url}">← Back to Touchline</a>
<h1>Your payments</h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
<h2>Subscription</h2>
${its.length === 0 && html`<p class="soft">You have no subscription.</p>`}
${its.map((one) => {
  const [price, product] = priced(world, one.price);
  return html`<div class="card"><strong>${product.name}</strong>, ${sumOf(price.unit_amount, price.currency)} per ${price.interval}
<p class="soft">${one.cancel_at_period_end ? `Ends on ${dayOf(one.period_end)}` : one.status === 'past_due' ? 'The last payment failed' : `Renews on ${dayOf(one.period_end)}`}</p>
<form method="post"><input type="hidden" name="subscription" value="${one.id}">
<button class="plain" name="act" value="${one.cancel_at_period_end ? 'resume' : 'cancel'}">${one.cancel_at_period_end ? 'Don’t cancel' : 'Cancel at the end of the period'}</button></form></div>`;
})}
<h2>Card</h2>
<div class="card"><p>${method ? `${method.brand} ending in ${method.last4}, until ${method.exp_month}/${method.exp_year}` : 'There is no card.'}</p>
<details${error !== undefined && html` open`}><summary>Use another card</summary><form method="post">${cardFields()}<button class="wide" name="act" value="card">Save card</button></form>${cardHelp()}</details></div>
<h2>Invoices</h2>
${invoices.length === 0 && html`<p class="soft">There are none yet.</p>`}
<div class="scroll"><table><tbody>${invoices.map(
    (one) =>
      html`<tr><td><a href="${ground.pages()}/i/${one.id}">${one.number}</a></td><td>${dayOf(one.created)}</td><td>${sumOf(one.total, one.currency)}</td><td>${one.status}</td></tr>`,
  )}</tbody></table></div>
</main>`;
};
