import { type Ground, get, priced } from '../ground.ts';
import type { Webhooks } from '../webhooks.ts';
import { dayOf, type Html, html, sumOf } from './html.ts';

/** The steps by which the clock is moved: seconds by name. */
export const steps: Readonly<Record<string, { readonly seconds: number; readonly words: string }>> = {
  hour: { seconds: 3_600, words: 'An hour on' },
  day: { seconds: 86_400, words: 'A day on' },
  week: { seconds: 7 * 86_400, words: 'A week on' },
  month: { seconds: 31 * 86_400, words: '31 days on' },
};

/** The simulator's clock and its customers: what a person needs to see a renewal come or fail. */
export const deskPage = (ground: Ground, webhooks: Webhooks): Html => html`
<main>
<h1>Stripe simulator</h1>
<div class="card"><p>Its clock says <strong>${dayOf(ground.now())}</strong>.</p>
<form method="post" action="${ground.pages()}/clock" class="row">${Object.entries(steps).map(([name, { words }]) => html`<button class="plain" name="step" value="${name}">${words}</button>`)}</form>
<p class="soft">${webhooks.held().length} messages are on their way${webhooks.isHolding() && ', and are held back'}.</p></div>
<h2>Customers</h2>
<div class="scroll"><table><thead><tr><th>Customer</th><th>Plan</th><th>State</th><th>Period ends</th></tr></thead><tbody>
${Object.values(ground.world.customers)
  .toReversed()
  .map(({ id }) => customerRow(ground, id))}
</tbody></table></div>
</main>`;

const customerRow = (ground: Ground, id: string): Html => {
  const one = Object.values(ground.world.subscriptions).findLast(({ customer }) => customer === id);
  return html`<tr><td><a href="${ground.pages()}/customers/${id}">${id}</a></td><td>${one ? priced(ground.world, one.price)[1].name : '–'}</td><td>${one?.status ?? '–'}</td><td>${one ? dayOf(one.period_end) : '–'}</td></tr>`;
};

/** What staff see of a customer. */
export const customerPage = (ground: Ground, id: string): Html => {
  const { world } = ground;
  const customer = get(world, 'customers', id);
  const its = Object.values(world.subscriptions)
    .filter((one) => one.customer === id)
    .toReversed();
  const invoices = Object.values(world.invoices)
    .filter((one) => one.customer === id)
    .toReversed();
  return html`
<main>
<a class="back" href="${ground.pages()}/">← All customers</a>
<h1>Customer ${id}</h1>
<p class="soft">Since ${dayOf(customer.created)}${Object.entries(customer.metadata).map(([name, value]) => html`, ${name} ${value}`)}</p>
<h2>Subscriptions</h2>
<div class="scroll"><table><tbody>${its.map(
    (one) =>
      html`<tr><td>${one.id}</td><td>${priced(world, one.price)[1].name}</td><td>${one.status}</td><td>${dayOf(one.period_start)} to ${dayOf(one.period_end)}</td></tr>`,
  )}</tbody></table></div>
<h2>Invoices</h2>
<div class="scroll"><table><tbody>${invoices.map(
    (one) =>
      html`<tr><td><a href="${ground.pages()}/i/${one.id}">${one.number}</a></td><td>${dayOf(one.created)}</td><td>${sumOf(one.total, one.currency)}</td><td>${one.status}</td></tr>`,
  )}</tbody></table></div>
</main>`;
};
