import type { Terms } from '@touchline/contracts/values';
import { totalPerSeason } from '@touchline/contracts/values';
import { DescriptionList } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { type TermKey, termLines, totalParts } from './terms.ts';
import { formatTotal } from './total-text.ts';

/** All terms, ruled; those of `changed` say so. */
export const TermsList = ({
  terms,
  changed = [],
  only,
}: {
  readonly terms: Terms;
  readonly changed?: readonly TermKey[];
  readonly only?: (key: TermKey) => boolean;
}): ReactNode => (
  <DescriptionList
    ruled
    facts={termLines(terms)
      .filter(({ key }) => only?.(key) ?? true)
      .map(({ key, label, value, note }) => ({
        term: label,
        value: (
          <>
            {value}
            {note ? <span className="[font-weight:440] text-ink-3"> {note}</span> : null}
          </>
        ),
        ...(changed.includes(key) ? { note: text('changed') } : {}),
      }))}
  />
);

/** The guaranteed total in shirt figures and the sum behind it. */
export const TermsTotal = ({ terms, label }: { readonly terms: Terms; readonly label?: ReactNode }): ReactNode => {
  const { currency } = terms.salary;
  // Before a salary is typed there is no total to take apart.
  const parts = terms.salary.amount ? totalParts(terms) : [];
  return (
    <div className="grid gap-3.5">
      <p className="grid gap-1.5">
        <b className="tl-shirt tl-num text-[3.5rem] leading-[0.86] [overflow-wrap:anywhere]">
          {terms.salary.amount ? formatTotal(totalPerSeason(terms).total, currency) : '–'}
        </b>
        <span className="tl-small text-ink-2">{label ?? text('guaranteed')}</span>
      </p>
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
