import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type OffersOverview as Overview, overviewQuery } from './offers-api.ts';
import { text } from './offers-text.ts';
import { formatTotal } from './total-text.ts';

const Figure = ({ value, caption }: { readonly value: ReactNode; readonly caption: string }): ReactNode => (
  <div className="flex flex-col-reverse">
    <dt className="tl-small text-ink-2">{caption}</dt>
    <dd className="tl-shirt tl-num text-[1.625rem] leading-7">{value}</dd>
  </div>
);

/** One currency after the other: sums of different ones can't be added. */
const Sums = ({ open }: { readonly open: Overview['open'] }): ReactNode =>
  open.map(({ currency, total_per_season, signing_bonus, offers }) => (
    <Fragment key={currency}>
      <Figure value={formatTotal(total_per_season, currency)} caption={text('openTotal')} />
      {signing_bonus > 0 ? (
        <Figure value={formatTotal(signing_bonus, currency)} caption={text('openSigning', { count: offers })} />
      ) : null}
    </Fragment>
  ));

/** What is as good as spent: accepted, and not signed by all yet. */
const Agreed = ({ agreed }: { readonly agreed: Overview['agreed'] }): ReactNode =>
  agreed.map(({ currency, total_per_season, offers }) => (
    <Figure
      key={currency}
      value={formatTotal(total_per_season, currency)}
      caption={text('agreedTotal', { count: offers })}
    />
  ));

/** What a club has on the table altogether, above the list. Its room is there before its figures. */
export const OffersOverview = (): ReactNode => {
  const { data } = useQuery(overviewQuery());
  const count = data ? data.groups.mine + data.groups.theirs : 0;
  return (
    <section aria-label={text('overview')} className="min-h-21 border-y border-line-strong py-4 max-sm:min-h-42">
      {data ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
          <Figure value={count} caption={text('openOffers', { count })} />
          <Sums open={data.open} />
          <Agreed agreed={data.agreed} />
        </dl>
      ) : null}
    </section>
  );
};
