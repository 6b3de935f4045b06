import { type Terms, totalPerSeason } from '@touchline/contracts/values';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { text as words } from './text.ts';
import { formatTotal } from './total-text.ts';

const inTotal = ['salary', 'signing_bonus', 'housing'];

/** The total of what is typed, in minor units; null while it can't be told. */
export const totalOfDraft = (terms: Terms, unreadable: ReadonlySet<string>): number | null =>
  terms.salary.amount > 0 &&
  terms.contract_start_date < terms.contract_expiry_date &&
  !inTotal.some((field) => unreadable.has(field))
    ? totalPerSeason(terms).total
    : null;

/** The running total in the bar of a phone; `detail`: what is to be said of it. */
export const DraftSum = ({
  terms,
  unreadable,
  detail = text('guaranteed'),
}: {
  readonly terms: Terms;
  readonly unreadable: ReadonlySet<string>;
  readonly detail?: ReactNode;
}): ReactNode => {
  const total = totalOfDraft(terms, unreadable);
  return (
    <>
      <b className={total === null ? 'tl-strong' : 'tl-shirt tl-num block text-[1.625rem] leading-none'}>
        {total === null ? words('totalUnknown') : formatTotal(total, terms.salary.currency)}
      </b>
      <p className="tl-tiny tl-num pt-0.5 text-ink-2">{detail}</p>
    </>
  );
};
