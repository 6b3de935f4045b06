import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { text } from '../text.ts';

export type Paging = {
  /** Place of the first and last row shown, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly total?: number | null;
  readonly onBack?: (() => void) | null;
  readonly onNext?: (() => void) | null;
  readonly note?: ReactNode;
};

/** Back and next over keyset pages; no page numbers, since rows come and go. */
export const Pager = ({
  from,
  to,
  total,
  onBack,
  onNext,
  note,
  busy = false,
}: Paging & { readonly busy?: boolean }): ReactNode => (
  <nav className="tl-pager" aria-label={text('pages')}>
    <span className="tl-num" role="status">
      {total === undefined || total === null
        ? text('pagerRange', { from, to })
        : text('pagerRangeOf', { from, to, total })}
    </span>
    {note}
    <Button size="sm" icon="caret-left" disabled={!onBack || busy} onClick={() => onBack?.()}>
      {text('back')}
    </Button>
    <Button size="sm" iconEnd="caret-right" disabled={!onNext || busy} onClick={() => onNext?.()}>
      {text('next')}
    </Button>
  </nav>
);
