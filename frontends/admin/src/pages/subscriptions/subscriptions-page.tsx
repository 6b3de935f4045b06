import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { subscriptionStatuses } from '@touchline/contracts/http/billing';
import { Page, PageHeader } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import { type Column, DataTable } from '@touchline/ui/table';
import type { ReactNode } from 'react';
import { allPlansQuery } from '../../features/plans/plans-query.ts';
import { SubscriptionFigures } from './figures.tsx';
import { SubscriptionDrawer } from './subscription-drawer.tsx';
import { nextOf, paysOf, StandingOf } from './subscription-words.tsx';
import { oneSubscriptionQuery, type SubscriptionRow, subscriptionsQuery } from './subscriptions-api.ts';
import { text } from './text.ts';

const member: Column<SubscriptionRow> = {
  id: 'member',
  header: text('member'),
  rowHeader: true,
  cell: (row) => (
    <span className="grid">
      <span className="tl-name wrap-anywhere">{row.profile_name}</span>
      <span className="tl-tiny text-ink-2 md:hidden">{row.plan.name}</span>
    </span>
  ),
};
const state: Column<SubscriptionRow> = {
  id: 'state',
  header: text('state'),
  cell: (row) => <StandingOf row={row} differed />,
};
const wide: readonly Column<SubscriptionRow>[] = [
  member,
  { id: 'plan', header: text('plan'), cell: (row) => row.plan.name },
  state,
  { id: 'next', header: text('next'), cell: nextOf },
  { id: 'pays', header: text('pays'), align: 'end', cell: paysOf },
];
const narrow: readonly Column<SubscriptionRow>[] = [member, state];

/** /admin/subscriptions: what is earned, and who pays; those that changed last first. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
  const [search, changeAddress] = useAddress();
  const tablet = useMedia(media.tablet);
  const q = search.get('q') ?? '';
  const status = subscriptionStatuses.find((one) => one === search.get('status')) ?? null;
  const plan = search.get('plan');
  const differs = search.get('differs') === 'true';
  const open = search.get('subscription');
  const put = (change: Readonly<Record<string, string | null>>, entry: 'replace' | 'push' = 'replace'): void =>
    changeAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    }, entry);
  const query = useInfiniteQuery(subscriptionsQuery({ q, status, plan, differs }));
  const plans = useQuery(allPlansQuery);
  const rows = query.data?.pages.flatMap(({ data }) => data);
  const { counts, differing } = query.data?.pages[0]?.meta ?? {};
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const listed = rows?.find(({ id }) => id === open);
  const alone = useQuery({
    ...oneSubscriptionQuery(open ?? ''),
    enabled: open !== null && !query.isPending && !listed,
  });
  const opened = listed ?? (open === null ? undefined : alone.data);
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} />
      <SubscriptionFigures />
      {query.isError && !rows ? (
        <ReadFailed query={query} />
      ) : (
        <DataTable
          key={tablet ? 'wide' : 'narrow'}
          label={text('title')}
          columns={tablet ? wide : narrow}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ profile_name }) => profile_name}
          currentId={open}
          onOpen={({ id }) => put({ subscription: id }, 'push')}
          busy={query.isPlaceholderData}
          filtered={q !== '' || status !== null || plan !== null || differs}
          onClearFilters={() => put({ q: null, status: null, plan: null, differs: null })}
          emptyText={text('none')}
          toolbar={
            <>
              <div className="min-w-40 flex-1 max-sm:basis-full sm:max-w-70">
                <LiveSearch label={text('search')} value={q} onChange={(typed) => put({ q: typed })} />
              </div>
              <Select
                small
                hideLabel
                label={text('state')}
                value={status ?? ''}
                options={[
                  { value: '', label: counts ? `${text('all')} (${all})` : text('all') },
                  ...subscriptionStatuses.map((value) => ({
                    value,
                    label: counts ? `${text(value)} (${counts[value] ?? 0})` : text(value),
                  })),
                ]}
                onChange={({ target }) => put({ status: target.value })}
              />
              <Select
                small
                hideLabel
                label={text('plan')}
                value={plan ?? ''}
                options={[
                  { value: '', label: text('anyPlan') },
                  ...(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) => put({ plan: target.value })}
              />
              <Select
                small
                hideLabel
                label={text('differences')}
                value={differs ? 'true' : ''}
                options={[
                  { value: '', label: text('anyDiffers') },
                  {
                    value: 'true',
                    label: differing === undefined ? text('differed') : `${text('differed')} (${differing})`,
                  },
                ]}
                onChange={({ target }) => put({ differs: target.value })}
              />
            </>
          }
        />
      )}
      <NextPage query={query} className="mt-4">
        {text('more')}
      </NextPage>
      {opened ? <SubscriptionDrawer row={opened} onClose={() => put({ subscription: null })} /> : null}
    </Page>
  );
};
