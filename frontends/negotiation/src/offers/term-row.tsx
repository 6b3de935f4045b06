import type { ReactNode } from 'react';
import type { TermBeside } from './terms.ts';
import { text } from './text.ts';

/** The captions above the columns of `TermRow`. */
export const TermColumns = (): ReactNode => (
  <span className="tl-term-columns" aria-hidden="true">
    <span>{text('onTheTable')}</span>
    <span>{text('difference')}</span>
  </span>
);

/** A field of the form, beside it what is on the table and how far apart the two are. Without those it is the field alone. */
export const TermRow = ({
  beside,
  children,
}: {
  readonly beside: TermBeside | undefined;
  readonly children: ReactNode;
}): ReactNode =>
  beside ? (
    <div className="tl-term" {...(beside.changed ? { 'data-changed': '' } : {})}>
      {children}
      <p className="tl-term-before tl-num">
        <span className="tl-sr">{text('onTheTableValue', { value: beside.before })}</span>
        <span aria-hidden="true">{beside.before}</span>
      </p>
      <p className="tl-term-difference tl-num">{beside.difference}</p>
    </div>
  ) : (
    children
  );
