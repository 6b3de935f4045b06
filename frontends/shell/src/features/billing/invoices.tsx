import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Button,
  ErrorPanel,
  formatDay,
  formatMoney,
  Link,
  type Meaning,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { type Invoice, invoicesQuery } from './billing-api.ts';
import { payFailure } from './pay-failure.ts';
import { text } from './text.ts';

const meanings: Readonly<Record<Invoice['status'], Meaning>> = {
  draft: 'closed',
  open: 'pending',
  paid: 'yes',
  uncollectible: 'no',
  void: 'closed',
};

const Row = ({ invoice }: { readonly invoice: Invoice }): ReactNode => (
  <tr>
    <td className="tl-num">{formatDay(invoice.at)}</td>
    <td className="tl-num max-sm:hidden">{invoice.number ?? '–'}</td>
    <td data-align="end" className="tl-num">
      {formatMoney({ amount: invoice.total, currency: invoice.currency })}
    </td>
    <td>
      <Status meaning={meanings[invoice.status]}>{text(`status_${invoice.status}`)}</Status>
    </td>
    <td data-align="end">
      {invoice.pdf_url ? (
        <Link href={invoice.pdf_url} aria-label={text('pdfOf', { number: invoice.number ?? '' })}>
          {text('pdf')}
        </Link>
      ) : null}
    </td>
  </tr>
);

/** What was charged, the newest first, each on paper. `ifAny`: nothing where nothing is known to have been charged. */
export const Invoices = ({ ifAny = false }: { readonly ifAny?: boolean }): ReactNode => {
  const query = useInfiniteQuery(invoicesQuery);
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];
  if (ifAny && invoices.length === 0) return null;
  return (
    <Section title={text('invoices')}>
      {query.isError && !query.data ? (
        <ErrorPanel onRetry={() => void query.refetch()} busy={query.isFetching}>
          {payFailure(query.error)}
        </ErrorPanel>
      ) : query.isPending ? (
        <div className="py-4">
          <Skeletons lines={3} />
        </div>
      ) : invoices.length === 0 ? (
        <p className="tl-small tl-ink-2 py-4">{text('noInvoices')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
        <section className="tl-table-wrap" aria-label={text('invoices')} tabIndex={0}>
          <table className="tl-table tl-table-flush w-full">
            <thead>
              <tr>
                <th scope="col">{text('date')}</th>
                <th scope="col" className="max-sm:hidden">
                  {text('number')}
                </th>
                <th scope="col" data-align="end">
                  {text('amount')}
                </th>
                <th scope="col">{text('state')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <Row key={invoice.invoice_id} invoice={invoice} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {query.hasNextPage ? (
        <div className="pt-4">
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {text('moreInvoices')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
};
