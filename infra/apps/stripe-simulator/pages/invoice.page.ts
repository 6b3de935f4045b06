import PDFDocument from 'pdfkit';
import type { Ground } from '../ground.ts';
import { priced } from '../ground.ts';
import type { Invoice } from '../records.ts';
import { cardFields, cardHelp } from './cards.ts';
import { dayOf, type Html, html, sumOf } from './html.ts';

const rows = (invoice: Invoice): readonly (readonly [string, number])[] => [
  ...invoice.lines.map(({ description, amount }) => [description, amount] as const),
  ...(invoice.discount === 0 ? [] : [['Promotion', -invoice.discount] as const]),
  ...(invoice.taxed ? [['VAT', invoice.tax] as const] : []),
  ...(invoice.starting_balance === 0 ? [] : [['Credit from before', invoice.starting_balance] as const]),
];

/** An invoice, with a form where it isn't paid. */
export const invoicePage = (ground: Ground, invoice: Invoice, error: string | undefined): Html => {
  const shown = (amount: number): string => sumOf(amount, invoice.currency);
  const words = {
    open: 'To be paid',
    paid: 'Paid',
    void: 'Void: nothing is to be paid',
    uncollectible: 'Not collected',
  };
  return html`
<main class="narrow">
<div class="card">
<h1>Invoice ${invoice.number}</h1>
<p class="price">${shown(invoice.amount_due)}</p>
<p class="${invoice.status === 'paid' ? 'good' : 'soft'}">${words[invoice.status]}, ${dayOf(invoice.paid_at ?? invoice.created)}</p>
<dl>${rows(invoice).map(([what, amount]) => html`<dt>${what}</dt><dd>${shown(amount)}</dd>`)}
<dt class="sum">Due</dt><dd class="sum">${shown(invoice.amount_due)}</dd></dl>
<p><a href="${ground.pages()}/i/${invoice.id}/pdf">Download as PDF</a></p>
</div>
${
  invoice.status === 'open' &&
  html`<div class="card"><h1>Pay by card</h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
<form method="post">${cardFields()}<button class="wide">Pay ${shown(invoice.amount_due)}</button></form>${cardHelp()}</div>`
}
</main>`;
};

/** The same on paper. */
export const invoicePdf = (ground: Ground, invoice: Invoice): Promise<Buffer> =>
  new Promise((settle, fail) => {
    const shown = (amount: number): string => sumOf(amount, invoice.currency);
    const [, product] = priced(ground.world, invoice.lines[0]?.price ?? '');
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 60,
      lang: 'en',
      tagged: true,
      displayTitle: true,
      info: { Title: `Invoice ${invoice.number}` },
    });
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => settle(Buffer.concat(pieces)));
    pdf.on('error', fail);
    pdf.fontSize(20).text(`Invoice ${invoice.number}`);
    pdf
      .fontSize(11)
      .moveDown()
      .text(`Touchline · ${product.name} · ${dayOf(invoice.created)}`);
    pdf.text('From a simulator: no money has moved.').moveDown();
    for (const [what, amount] of [...rows(invoice), ['Due', invoice.amount_due] as const]) {
      const { y } = pdf;
      pdf.text(what, 60, y, { width: 340 });
      const below = pdf.y;
      pdf.text(shown(amount), 400, y, { width: 135, align: 'right' });
      pdf.y = below + 6;
    }
    pdf.text(invoice.status === 'paid' ? `Paid on ${dayOf(invoice.paid_at ?? invoice.created)}` : 'Not paid', 60);
    pdf.end();
  });
