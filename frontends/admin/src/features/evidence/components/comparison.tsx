import { classes, EmailText, Status, Table } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import type { ComparedRow, Verdict } from '../compare.ts';

const Result = ({ verdict }: { readonly verdict: Verdict }): ReactNode =>
  ({
    same: <Status meaning="yes">{text('same')}</Status>,
    confirmed: <Status meaning="yes">{text('confirmed')}</Status>,
    differs: (
      <Status meaning="pending" icon="warning">
        {text('differs')}
      </Status>
    ),
    unconfirmed: (
      <Status meaning="pending" icon="warning">
        {text('notConfirmed')}
      </Status>
    ),
    minor: (
      <Status meaning="pending" icon="warning">
        {text('minor')}
      </Status>
    ),
  })[verdict];

const striking = (verdict: Verdict | null): boolean => verdict !== null && !['same', 'confirmed'].includes(verdict);

/** Each row in one line; on a phone its term above, since two names need the width. */
const look = classes(
  '[&_tbody_:is(td,th)]:h-9',
  'max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_1.5rem] max-sm:[&_:is(td,th)]:px-0',
  'max-sm:[&_thead_td]:hidden max-sm:[&_thead_th:last-child]:sr-only',
  'max-sm:[&_tbody_th]:col-span-3 max-sm:[&_tbody_th]:h-auto max-sm:[&_tbody_th]:border-b-0 max-sm:[&_tbody_th]:pb-0 max-sm:[&_tbody_td]:pr-2 max-sm:[&_tbody_td:last-child]:pr-0',
  'max-sm:[&_.tl-status>span:last-child]:sr-only',
);

/** What the account says against what the profile says; a difference is a row that stands out. */
export const Comparison = ({
  rows,
  title,
}: {
  readonly rows: readonly ComparedRow[];
  readonly title: string;
}): ReactNode => (
  <section aria-label={title} className={look}>
    <Table flush>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('compareAccount')}</th>
          <th scope="col">{text('compareProfile')}</th>
          <th scope="col" data-align="end">
            {text('compareResult')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, account, profile, verdict }) => (
          <tr
            key={term}
            className={
              striking(verdict)
                ? 'bg-pending-tint shadow-[-8px_0_0_var(--pending-tint),8px_0_0_var(--pending-tint)]'
                : undefined
            }
          >
            <th scope="row">
              <span className={striking(verdict) ? 'text-ink-2' : 'text-ink-3'}>{term}</span>
            </th>
            <td className="font-[540] wrap-anywhere">
              <EmailText>{account}</EmailText>
            </td>
            <td className="font-[540] wrap-anywhere">{profile}</td>
            <td data-align="end">{verdict ? <Result verdict={verdict} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
