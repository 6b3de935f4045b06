import { Badge, formatDay, formatMoney, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { SubscriptionRow } from './subscriptions-api.ts';
import { text } from './text.ts';

const meanings = { active: 'yes', past_due: 'pending', incomplete: 'closed', canceled: 'closed' } as const;

export const StandingOf = ({
  row,
  differed = false,
}: {
  readonly row: SubscriptionRow;
  /** Says too that Stripe has said something else than we had. */
  readonly differed?: boolean;
}): ReactNode => (
  <span className="flex flex-wrap items-center gap-2">
    <Status meaning={meanings[row.status]}>{text(row.status)}</Status>
    {differed && row.differences.length > 0 ? <Badge meaning="pending">{text('differed')}</Badge> : null}
  </span>
);

const on = (instant: string): { readonly date: string } => ({ date: formatDay(instant) });

/** What comes next by itself. */
export const nextOf = (row: SubscriptionRow): string => {
  if (row.status === 'past_due' && row.grace_ends_at) return text('grace', on(row.grace_ends_at));
  if (row.status !== 'active' || !row.current_period_end) return '–';
  return text(row.cancel_at_period_end ? 'ends' : 'renews', on(row.current_period_end));
};

export const paysOf = ({ price }: SubscriptionRow): string => {
  if (!price) return text('free');
  return text(price.interval === 'month' ? 'perMonth' : 'perYear', { amount: formatMoney(price) });
};
