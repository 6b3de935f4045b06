import { Badge, formatDay } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from './billing-api.ts';
import { text } from './text.ts';

/** How a plan stands, in a word: also where two things are so. */
export const Standing = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const { status, cancel_at_period_end, current_period_end: end } = subscription;
  if (status !== 'active' && status !== 'past_due') return <Badge meaning="closed">{text('endedBadge')}</Badge>;
  const ends =
    cancel_at_period_end && end ? (
      <Badge meaning="closed" icon="flag">
        {text('ends', { date: formatDay(end) })}
      </Badge>
    ) : null;
  if (status === 'active') return ends ?? <Badge meaning="yes">{text('active')}</Badge>;
  return (
    <>
      <Badge meaning="pending" icon="warning">
        {text('pastDue')}
      </Badge>
      {ends}
    </>
  );
};
