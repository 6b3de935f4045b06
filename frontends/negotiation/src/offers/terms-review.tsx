import { type Terms, totalPerSeason } from '@touchline/contracts/values';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { TermKey } from './terms.ts';
import { TermsList, type TermsListProps } from './terms-list.tsx';
import { formatTotal } from './total-text.ts';

/** Every term once more before something is sent or accepted, the total, and what follows. */
export const TermsReview = ({
  label,
  terms,
  changed,
  more,
  next,
  children,
}: {
  readonly label: string;
  readonly terms: Terms;
  readonly changed?: readonly TermKey[] | undefined;
  readonly more?: TermsListProps['more'];
  /** What happens next, in order. */
  readonly next: readonly string[];
  /** At the end, next to the buttons. */
  readonly children?: ReactNode;
}): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the terms scroll, also by keyboard
  <section className="grid gap-4 text-ink" tabIndex={0} aria-label={label}>
    <div>
      <TermsList terms={terms} changed={changed} more={more} spoken />
      <p className="flex items-baseline justify-between gap-4 pt-2.5">
        <span className="tl-strong">{text('totalGuaranteed')}</span>
        <b className="tl-shirt tl-num text-xl leading-none">
          {formatTotal(totalPerSeason(terms).total, terms.salary.currency)}
        </b>
      </p>
    </div>
    <section className="grid gap-1.5">
      <h3 className="tl-subhead">{text('acceptNextTitle')}</h3>
      <ol className="grid gap-1">
        {next.map((step, index) => (
          <li key={step} className="flex gap-2.5">
            <b className="tl-shirt tl-num w-3 flex-none text-[0.9375rem]">{index + 1}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
    {children}
  </section>
);
