import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { ButtonLink, Page, PageHeader, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pauseMs, type Subscription, subscriptionQuery } from '../../features/billing/billing-api.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { type Case, caseOf, outcomeQuery } from './returned.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'app', layout: 'none' };

const longMs = 30_000;

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

const Support = ({ children }: { readonly children: string }): ReactNode => (
  <p className="tl-ink-2 empty:hidden">
    <SupportLine>{children}</SupportLine>
  </p>
);

const Waiting = ({ isLong }: { readonly isLong: boolean }): ReactNode => (
  <Said title={text(isLong ? 'longTitle' : 'waiting')} role="status">
    <p className="tl-ink-2">{text(isLong ? 'longText' : 'waitingText')}</p>
    {isLong ? <Support>{text('longSupport', { email: '{email}' })}</Support> : <Skeletons lines={2} />}
  </Said>
);

/** From here on: to the plan that there is, or to those that can be taken. */
const WayOn = ({ subscription }: { readonly subscription: Subscription | null }): ReactNode =>
  subscription?.is_subscribed ? (
    <>
      <p className="tl-ink-2">{text('planNow', { plan: subscription.plan.name })}</p>
      <ButtonLink variant="primary" href="/profile/billing">
        {text('toBilling')}
      </ButtonLink>
    </>
  ) : (
    <ButtonLink variant="primary" href="/plans">
      {text('toPlans')}
    </ButtonLink>
  );

const titles = {
  none: 'noneTitle',
  unknown: 'unknownTitle',
  over: 'overTitle',
  unpaid: 'unpaidTitle',
  returned: 'returnedTitle',
} as const satisfies Partial<Record<Case, string>>;
const texts = {
  none: 'noneText',
  unknown: 'unknownText',
  over: 'overText',
  unpaid: 'unpaidText',
  returned: 'returnedText',
} as const satisfies Record<keyof typeof titles, string>;

const Outcome = ({
  is,
  payUrl,
  subscription,
}: {
  readonly is: Exclude<Case, 'confirming'>;
  readonly payUrl: string | null;
  readonly subscription: Subscription | null;
}): ReactNode => {
  if (is === 'paid')
    return (
      <Said title={text('paidTitle')} role="status">
        <p className="tl-ink-2">{text('paidText', { plan: subscription?.plan.name ?? '' })}</p>
        <ButtonLink variant="primary" href="/">
          {text('goHome')}
        </ButtonLink>
      </Said>
    );
  if (is === 'open')
    return (
      <Said title={text('openTitle')} role="status">
        <p className="tl-ink-2">{text('openText')}</p>
        {payUrl ? (
          <ButtonLink variant="primary" href={payUrl}>
            {text('goOn')}
          </ButtonLink>
        ) : (
          <WayOn subscription={subscription} />
        )}
      </Said>
    );
  return (
    <Said title={text(titles[is])} role="status">
      <p className="tl-ink-2">{text(texts[is])}</p>
      <WayOn subscription={subscription} />
      {is === 'none' || is === 'unknown' ? <Support>{text('paidHere', { email: '{email}' })}</Support> : null}
    </Said>
  );
};

/** Nobody is signed in, or somebody of staff, who pays for nothing. */
const Outside = ({ at }: { readonly at: string | null }): ReactNode => (
  <Said title={text(at === null ? 'noneTitle' : 'title')}>
    <p className="tl-ink-2">{text(at === null ? 'noneText' : 'signInText')}</p>
    <ButtonLink variant="primary" href={at === null ? '/' : `/login?redirect=${encodeURIComponent(at)}`}>
      {text(at === null ? 'toTouchline' : 'signIn')}
    </ButtonLink>
  </Said>
);

/** What became of the payment that the address names. */
const Member = ({ checkoutId }: { readonly checkoutId: string | null }): ReactNode => {
  const { refresh } = useSession();
  const [openedAt] = useState(() => Date.now());
  const outcome = useQuery({ ...outcomeQuery(checkoutId ?? ''), enabled: checkoutId !== null });
  const answer = outcome.data?.status;
  const query = useQuery({
    ...subscriptionQuery,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.checkout?.status === 'confirming' ? pauseMs(state.dataUpdateCount) : false,
  });
  const latest = useRef(refresh);
  latest.current = refresh;
  const again = useRef(query.refetch);
  again.current = query.refetch;
  // What was paid for is read after it was said to be paid.
  const paidAt = answer === 'paid' ? outcome.dataUpdatedAt : 0;
  useEffect(() => {
    if (paidAt > 0) void again.current();
  }, [paidAt]);
  const isActive = query.data?.is_subscribed === true;
  useEffect(() => {
    if (isActive) void latest.current();
  }, [isActive]);

  const failed = [outcome, query].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <Said title={text('title')}>
        <ReadFailed title={text('checkFailed')} query={failed} />
      </Said>
    );
  const isKnown = checkoutId === null || outcome.data !== undefined;
  const isBehind = query.dataUpdatedAt < paidAt && !query.data?.is_subscribed && !query.isError;
  if (!isKnown || query.data === undefined || isBehind) return <Waiting isLong={false} />;
  const is = caseOf(checkoutId === null ? null : (answer ?? 'unknown'), query.data);
  return is === 'confirming' ? (
    <Waiting isLong={Math.max(outcome.dataUpdatedAt, query.dataUpdatedAt) - openedAt > longMs} />
  ) : (
    <Outcome is={is} payUrl={outcome.data?.url ?? null} subscription={query.data} />
  );
};

/** /stripe/success: waits for what the server knows of the payment that the address names. It grants nothing by itself. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const { identity } = useSession();
  const [search] = useSearchParams();
  const checkoutId = search.get('session_id') || null;
  const isMember = identity !== null && !identity.is_admin;
  return (
    <Page width="reading">
      {isMember ? (
        <Member checkoutId={checkoutId} />
      ) : (
        <Outside at={identity === null && checkoutId !== null ? `/stripe/success?${search}` : null} />
      )}
    </Page>
  );
};
