import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { cancelCheckout, type Subscription, showSubscription, subscriptionQuery } from './billing-api.ts';
import { PayNow } from './grace-banner.tsx';
import { text } from './text.ts';

const Said = ({
  title,
  children,
  tone = 'pending',
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: 'pending' | 'info';
  readonly actions?: ReactNode;
}): ReactNode => (
  <div className="pb-6">
    <Notice tone={tone}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 basis-72">
          <strong>{title}</strong> {children}
        </span>
        {actions}
      </span>
    </Notice>
  </div>
);

/** What is to be known before another plan is chosen: a page that is open, a payment that is late, a plan that has ended. */
export const StandingNotice = ({ subscription }: { readonly subscription: Subscription }): ReactNode => {
  const client = useQueryClient();
  const drop = useMutation({
    mutationFn: cancelCheckout,
    onSuccess: ({ data }) => showSubscription(client, data),
    onSettled: () => client.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
  });
  const { checkout, plan, status } = subscription;
  if (checkout?.status === 'open' && checkout.url)
    return (
      <Said
        title={text('openCheckout', { plan: plan.name })}
        tone="info"
        actions={
          <>
            <ButtonLink variant="primary" href={checkout.url}>
              {text('goOn')}
            </ButtonLink>
            <Button busy={drop.isPending} onClick={() => drop.mutate()}>
              {text('dropCheckout')}
            </Button>
          </>
        }
      >
        {text('openCheckoutText')}
      </Said>
    );
  if (checkout?.status === 'confirming') return <Said title={text('confirming')} tone="info" />;
  if (status === 'past_due' && !subscription.is_subscribed)
    return (
      <Said title={text('stopped', { plan: plan.name })} actions={<PayNow subscription={subscription} />}>
        {text('stoppedText')}
      </Said>
    );
  if (status === 'canceled') return <Said title={text('ended', { plan: plan.name })} tone="info" />;
  return null;
};
