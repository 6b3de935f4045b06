import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CsvRowsButton } from '@touchline/app-core/csv/csv-rows-button.tsx';
import { LiveSearch } from '@touchline/app-core/page/live-search.tsx';
import { NextPage } from '@touchline/app-core/page/next-page.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useNavigate, useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { type OfferGroup, offerGroups } from '@touchline/contracts/policies/whose-turn';
import {
  ButtonLink,
  Count,
  EmptyState,
  LinkTabs,
  NoMatches,
  Page,
  PageHeader,
  Section,
  Skeletons,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import { text as shared } from '../text.ts';
import {
  fromQueryOf,
  groupOf,
  groupsOf,
  type OfferFilters,
  offerQueryOf,
  offerTabs,
  parseOfferFilters,
  printOfferFilters,
} from './offer-filters.ts';
import { OfferRow } from './offer-row.tsx';
import { type OfferPage, offersPage, offersPagesQuery, overviewQuery, type OfferRow as Row } from './offers-api.ts';
import { offerColumns } from './offers-csv.ts';
import { OffersFrom } from './offers-from.tsx';
import { OffersOverview } from './offers-overview.tsx';
import { text } from './offers-text.ts';

export type OffersListProps = {
  readonly side: 'club' | 'player' | 'reader';
  /** The list's own address; an offer's is beneath it. */
  readonly base: string;
  readonly actions?: ReactNode;
  readonly emptyActions?: ReactNode;
};

type GroupQuery = UseInfiniteQueryResult<InfiniteData<OfferPage>>;

const emptyTexts = { club: 'offersEmptyClub', player: 'offersEmptyPlayer', reader: 'offersEmptyAgent' } as const;
const searchTexts = { club: 'searchClub', player: 'searchPlayer', reader: 'searchReader' } as const;

/** How many wait for the viewer; an agent only reads. */
const leadOf = (side: OffersListProps['side'], mine: number | undefined): string => {
  if (side === 'reader') return shared('offersLeadAgent');
  // Its line is there before its words, so that nothing below moves.
  if (mine === undefined) return '\u00A0';
  return mine ? shared('offersLead', { count: mine }) : shared('offersLeadNone');
};

/** What an answer has moved into another group isn't shown in its old one, also where the list lags behind. */
const rowsOf = (query: GroupQuery, group: OfferGroup): readonly Row[] =>
  (query.data?.pages ?? []).flatMap(({ data }) => data).filter((offer) => groupOf(offer) === group);

/** All groups of a tab, asked for at once and shown together, so that none moves another. */
const useGroups = (filters: OfferFilters): readonly (readonly [OfferGroup, GroupQuery])[] => {
  const client = useQueryClient();
  const shown = groupsOf(filters.tab);
  const ask = (group: OfferGroup) => ({
    ...offersPagesQuery(client, offerQueryOf(filters, group)),
    enabled: shown.includes(group),
  });
  const all = {
    mine: useInfiniteQuery(ask('mine')),
    theirs: useInfiniteQuery(ask('theirs')),
    signing: useInfiniteQuery(ask('signing')),
    ended: useInfiniteQuery(ask('ended')),
  };
  return shown.map((group) => [group, all[group]] as const);
};

const Group = ({
  group,
  query,
  total,
  moreHref,
  base,
}: {
  readonly group: OfferGroup;
  readonly query: GroupQuery;
  /** How many there are; undefined: not known, or others than those that are searched for. */
  readonly total: number | undefined;
  /** Where all of the group stand; null: here, page by page. */
  readonly moreHref: string | null;
  readonly base: string;
}): ReactNode => {
  const rows = rowsOf(query, group);
  if (rows.length === 0) return null;
  const all = Math.max(total ?? 0, rows.length);
  return (
    <Section
      title={text(`group_${group}`)}
      mark={group === 'mine' ? <Count n={all} /> : undefined}
      aside={
        total === undefined || group === 'mine'
          ? undefined
          : all > rows.length
            ? text('groupCount', { shown: rows.length, total: all })
            : String(all)
      }
    >
      <ul>
        {rows.map((offer, at) => (
          <OfferRow key={offer.id} offer={offer} base={base} first={group === 'mine' && at === 0} />
        ))}
      </ul>
      <div className="pt-3 empty:hidden">
        {moreHref === null ? (
          <NextPage query={query}>{text('more')}</NextPage>
        ) : query.hasNextPage ? (
          <ButtonLink href={moreHref}>
            {total === undefined ? text('more') : text('moreEnded', { count: all - rows.length })}
          </ButtonLink>
        ) : null}
      </div>
    </Section>
  );
};

/** All offers of one side, by whose turn it is: what needs an answer first, then what waits for others, and what became of the rest. */
export const OffersList = ({ side, base, actions, emptyActions }: OffersListProps): ReactNode => {
  usePageTitle(shared('offersTitle'));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseOfferFilters(search);
  const groups = useGroups(filters);
  const { data: overview } = useQuery(overviewQuery());
  const counts = overview?.groups;
  const hrefOf = (changed: Partial<OfferFilters>): string => `${base}${printOfferFilters({ ...filters, ...changed })}`;
  const tabs = offerTabs.filter((tab) => side !== 'reader' || tab !== 'mine');
  const total = counts ? offerGroups.reduce((sum, group) => sum + counts[group], 0) : undefined;
  const narrowed = filters.q !== '' || filters.from !== '';
  const filtered = filters.tab !== 'all' || narrowed;
  const failed = groups.find(([, query]) => query.isError && !query.data)?.[1];
  const waiting = !failed && groups.some(([, query]) => !query.data);
  const empty = !failed && !waiting && groups.every(([group, query]) => rowsOf(query, group).length === 0);
  const busy = groups.some(([, query]) => query.isPlaceholderData);

  return (
    <Page width="wide">
      <PageHeader
        title={shared('offersTitle')}
        lead={leadOf(side, counts?.mine)}
        actions={
          <>
            <span className="max-sm:hidden">
              <CsvRowsButton
                name="offers"
                columns={offerColumns}
                total={narrowed ? undefined : total}
                read={(at, signal) =>
                  offersPage({ q: filters.q || undefined, ...fromQueryOf(filters.from) }, at, signal)
                }
              />
            </span>
            {actions}
          </>
        }
      />
      {side === 'club' ? <OffersOverview /> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4 max-sm:gap-x-3">
        <div className="w-70 max-sm:min-w-0 max-sm:flex-1">
          <LiveSearch
            label={text(searchTexts[side])}
            value={filters.q}
            onChange={(q) => void navigate(hrefOf({ q }), { replace: true, preventScrollReset: true })}
          />
        </div>
        <OffersFrom
          overview={overview}
          value={filters.from}
          onChange={(from) => void navigate(hrefOf({ from }), { replace: true, preventScrollReset: true })}
        />
        <div className="min-w-0 flex-1 overflow-x-auto max-sm:basis-full">
          <LinkTabs
            label={text('groupsNav')}
            tabs={tabs.map((tab) => ({
              href: hrefOf({ tab }),
              label: tab === 'all' ? text('all') : text(`tab_${tab}`),
              current: filters.tab === tab,
              ...(counts && tab !== 'all' && counts[tab] > 0 ? { count: counts[tab], mine: tab === 'mine' } : {}),
            }))}
          />
        </div>
      </div>
      {failed ? (
        <div className="pt-6">
          <ReadFailed query={failed} />
        </div>
      ) : null}
      {waiting ? (
        <div className="pt-7">
          <Skeletons lines={10} />
        </div>
      ) : null}
      {empty ? (
        filtered ? (
          <NoMatches onClear={() => void navigate(base)} />
        ) : (
          <EmptyState actions={emptyActions}>{shared(emptyTexts[side])}</EmptyState>
        )
      ) : null}
      {waiting || failed ? null : (
        <div className={`pt-7 ${busy ? 'opacity-60' : ''}`} aria-busy={busy}>
          {groups.map(([group, query]) => (
            <Group
              key={group}
              group={group}
              query={query}
              total={narrowed ? undefined : counts?.[group]}
              moreHref={filters.tab === 'all' ? hrefOf({ tab: group }) : null}
              base={base}
            />
          ))}
        </div>
      )}
    </Page>
  );
};
