import { amountInWords } from '@touchline/contracts/amounts';
import type { Terms } from '@touchline/contracts/values';
import { totalPerSeason } from '@touchline/contracts/values';
import { DescriptionList } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { type TermKey, termLines, totalParts } from './terms.ts';
import { formatTotal } from './total-text.ts';

export type TermsListProps = {
  readonly terms: Terms;
  readonly changed?: readonly TermKey[] | undefined;
  readonly only?: (key: TermKey) => boolean;
  /** The salary also in words: before something is sent or accepted. */
  readonly spoken?: boolean;
  /** What goes with the terms. */
  readonly more?: readonly { readonly term: string; readonly value: ReactNode }[] | undefined;
};

const noteText = (key: TermKey, note: string | undefined, terms: Terms, spoken: boolean): string | undefined => {
  const words = spoken && key === 'salary' ? amountInWords(terms.salary) : null;
  return words === null ? note : text('salarySpoken', { basis: note ?? '', words });
};

/** All terms, ruled; those of `changed` say so. */
export const TermsList = ({ terms, changed = [], only, spoken = false, more = [] }: TermsListProps): ReactNode => (
  <DescriptionList
    ruled
    facts={[
      ...termLines(terms)
        .filter(({ key }) => only?.(key) ?? true)
        .map(({ key, label, value, note }) => {
          const beside = noteText(key, note, terms, spoken);
          return {
            term: label,
            value: (
              <>
                {value}
                {beside ? <span className="[font-weight:440] text-ink-3"> {beside}</span> : null}
              </>
            ),
            ...(changed.includes(key) ? { note: text('changed') } : {}),
          };
        }),
      ...more,
    ]}
  />
);

/** The guaranteed total in shirt figures and the sum behind it. */
export const TermsTotal = ({
  terms,
  label,
  difference,
  unknown = false,
}: {
  readonly terms: Terms;
  readonly label?: ReactNode;
  /** How far it is from another total. */
  readonly difference?: ReactNode;
  /** A part of it is no amount yet. */
  readonly unknown?: boolean;
}): ReactNode => {
  const { currency } = terms.salary;
  // Before a salary is typed, or while the contract ends before it begins, there is no total to take apart.
  const counts = !unknown && terms.salary.amount > 0 && terms.contract_start_date < terms.contract_expiry_date;
  const parts = counts ? totalParts(terms) : [];
  return (
    <div className="grid gap-3.5">
      <p className="grid gap-1.5">
        <b className="tl-shirt tl-num text-[3.5rem] leading-[0.86] [overflow-wrap:anywhere]">
          {counts ? formatTotal(totalPerSeason(terms).total, currency) : '–'}
        </b>
        <span className="tl-small text-ink-2">{label ?? text('guaranteed')}</span>
      </p>
      {difference}
      <dl className="tl-small grid gap-1" aria-label={text('partsLabel')}>
        {parts.map((part) => (
          <div key={part.label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{part.label}</dt>
            <dd className="tl-num">{formatTotal(part.amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
