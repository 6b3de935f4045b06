import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { ButtonLink, ErrorPanel, Page, PageHeader, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pauseMs, type Subscription, subscriptionQuery } from '../../features/billing/billing-api.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'app', layout: 'none' };

const longMs = 30_000;

/** The page where the card was entered is done with, one way or the other. */
const isSettled = (subscription: Subscription | null): boolean =>
  subscription === null || subscription.checkout === null || subscription.checkout.status === 'failed';

const Said = ({
  title,
  children,
  ...live
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly role?: 'status';
}): ReactNode => (
  <div {...live}>
    <PageHeader title={title} />
    <div className="grid justify-items-start gap-5">{children}</div>
  </div>
);

const Waiting = ({ isLong }: { readonly isLong: boolean }): ReactNode => (
  <Said title={text(isLong ? 'longTitle' : 'waiting')} role="status">
    <p className="tl-ink-2">{text(isLong ? 'longText' : 'waitingText')}</p>
    {isLong ? <SupportLine>{text('longSupport', { email: '{email}' })}</SupportLine> : <Skeletons lines={2} />}
  </Said>
);

/** Confirmed is what is paid. Who has a free plan hasn't paid, and keeps it. */
const Outcome = ({ subscription }: { readonly subscription: Subscription | null }): ReactNode => {
  if (subscription?.is_subscribed && subscription.price)
    return (
      <Said title={text('active')} role="status">
        <p className="tl-ink-2">{text('activeText', { plan: subscription.plan.name })}</p>
        <ButtonLink variant="primary" href="/">
          {text('goHome')}
        </ButtonLink>
      </Said>
    );
  const kept = subscription?.is_subscribed ? subscription.plan.name : null;
  return (
    <Said title={text('notPaid')} role="status">
      <p className="tl-ink-2">{kept ? text('keptText', { plan: kept }) : text('notPaidText')}</p>
      <ButtonLink variant="primary" href={kept ? '/profile/billing' : '/plans'}>
        {text(kept ? 'toBilling' : 'backToPlans')}
      </ButtonLink>
    </Said>
  );
};

/** /stripe/success: waits for what the server knows of the payment. It grants nothing by itself. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { identity, refresh } = useSession();
  const [openedAt] = useState(() => Date.now());
  const query = useQuery({
    ...subscriptionQuery,
    enabled: identity !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isSettled(state.data) ? false : pauseMs(state.dataUpdateCount),
  });
  const latest = useRef(refresh);
  latest.current = refresh;
  const isActive = query.data?.is_subscribed === true;
  useEffect(() => {
    if (isActive) void latest.current();
  }, [isActive]);
  const content = (): ReactNode => {
    if (identity === null)
      return (
        <Said title={text('title')}>
          <p className="tl-ink-2">{text('signInText')}</p>
          <ButtonLink variant="primary" href="/login">
            {text('signIn')}
          </ButtonLink>
        </Said>
      );
    if (query.isError && query.data === undefined)
      return (
        <Said title={text('title')}>
          <ErrorPanel title={text('checkFailed')} onRetry={() => void query.refetch()} busy={query.isFetching} />
        </Said>
      );
    return query.data !== undefined && isSettled(query.data) ? (
      <Outcome subscription={query.data} />
    ) : (
      <Waiting isLong={query.dataUpdatedAt - openedAt > longMs} />
    );
  };
  return <Page width="reading">{content()}</Page>;
};
