import { Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Subscription } from '../../features/billing/billing-api.ts';
import { CancelPlan } from '../../features/billing/cancel-plan.tsx';
import { Facts } from '../../features/billing/facts.tsx';
import { Invoices } from '../../features/billing/invoices.tsx';
import { Standing } from '../../features/billing/standing.tsx';
import { text } from '../../features/billing/text.ts';

/** What is there of a plan that doesn't work any more: its payments on paper, the card, and its end. Who isn't subscribed reaches no other page. */
export const OwnPlan = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const { status, price, plan, change } = subscription;
  return (
    <div className="pt-10">
      {status === 'past_due' ? (
        <div className="flex flex-wrap items-center gap-3 pb-4">
          <h2 className="tl-heading">{plan.name}</h2>
          <Standing subscription={subscription} />
          <span className="ml-auto">
            <CancelPlan subscription={subscription} />
          </span>
        </div>
      ) : null}
      {change?.status === 'asked' ? (
        <div className="pb-6" role="status">
          <Notice tone="info">{text('changeAsked')}</Notice>
        </div>
      ) : change?.status === 'failed' ? (
        <div className="pb-6">
          <Notice tone="no">{text('changeFailed')}</Notice>
        </div>
      ) : null}
      <Facts subscription={subscription} />
      <Invoices ifAny={price === null} />
    </div>
  );
};
