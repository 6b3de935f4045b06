import { limitsTrialRequests } from '@touchline/contracts/policies/plan-limits';
import { formatDayLong, formatMoney, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { text } from './text.ts';

const requests = (count: number | null): string =>
  count === null ? text('movesNoLimit') : text('movesLimit', { count });

/** What staff have decided for all who have the plan, and from which renewal on. */
export const Moves = ({
  plan,
  price,
  move,
}: {
  readonly plan: Subscription['plan'];
  readonly price: NonNullable<Subscription['price']>;
  readonly move: NonNullable<Subscription['move']>;
}): ReactNode => {
  const date = formatDayLong(move.at);
  const movesPrice = move.price.amount !== price.amount;
  const movesName = move.name !== plan.name;
  const movesLimit = limitsTrialRequests(plan.audience) && move.trial_request_limit !== plan.trial_request_limit;
  return (
    <div className="pb-6">
      <Notice tone="info">
        <span>
          <strong>
            {movesPrice ? text('moves', { date, price: formatMoney(move.price) }) : text('movesPlan', { date })}
          </strong>{' '}
          {movesName ? `${text('movesName', { name: move.name })} ` : null}
          {movesLimit
            ? `${text('movesRequests', { later: requests(move.trial_request_limit), before: requests(plan.trial_request_limit) })} `
            : null}
          {move.adds.length > 0 ? `${text('movesAdds', { what: move.adds.join('; ') })} ` : null}
          {move.drops.length > 0 ? `${text('movesDrops', { what: move.drops.join('; ') })} ` : null}
          {text(movesPrice ? 'movesText' : 'movesSame', { price: formatMoney(price) })}
        </span>
      </Notice>
    </div>
  );
};
