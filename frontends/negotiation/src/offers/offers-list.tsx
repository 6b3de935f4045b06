import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import {
  Anchor,
  Avatar,
  type Column,
  Crest,
  DataTable,
  EmptyState,
  ErrorPanel,
  formatDay,
  formatDeadline,
  Identity,
  LinkTabs,
  NoMatches,
  Page,
  PageHeader,
  Pager,
  type Paging,
  RelativeTime,
  Select,
  Skeletons,
} from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { text } from '../text.ts';
import {
  leavesTabOpen,
  type OfferFilters,
  type OfferStatus,
  type OfferTab,
  offerQueryOf,
  offerStatuses,
  offerTabs,
  parseOfferFilters,
  printOfferFilters,
} from './offer-filters.ts';
import { OfferBadge } from './offer-status.tsx';
import { type OfferRow, offersQuery } from './offers-api.ts';
import { formatTotal } from './total-text.ts';

export type OffersListProps = {
  readonly side: 'club' | 'player' | 'reader';
  /** The list's own address; an offer's is beneath it. */
  readonly base: string;
  readonly actions?: ReactNode;
  readonly emptyActions?: ReactNode;
};

const PAGE = 25;

const emptyTexts = { club: 'offersEmptyClub', player: 'offersEmptyPlayer', reader: 'offersEmptyAgent' } as const;

/** How many wait for the viewer; an agent only reads. */
const leadOf = (side: OffersListProps['side'], mine: number | undefined): string => {
  if (side === 'reader') return text('offersLeadAgent');
  // Its line is there before its words, so that nothing below moves.
  if (mine === undefined) return '\u00A0';
  return mine ? text('offersLead', { count: mine }) : text('offersLeadNone');
};

/** Whom it is about: the player for a club or an agent, the club for a player. */
const Counterpart = ({ offer, large = false }: { readonly offer: OfferRow; readonly large?: boolean }): ReactNode =>
  offer.your_side === 'club' || offer.as_agent ? (
    <Identity
      mark={<Avatar name={offer.player.name} size={large ? 44 : 34} />}
      name={offer.player.name}
      detail={offer.as_agent ? offer.club_team.club_name : text('offersFor', { team: offer.club_team.team_name })}
    />
  ) : (
    <Identity
      mark={<Crest club={crestOf(offer.club_team)} size={large ? 44 : 36} decorative />}
      name={offer.club_team.club_name}
      detail={offer.club_team.team_name}
    />
  );

const nameOf = (offer: OfferRow): string =>
  offer.your_side === 'club' || offer.as_agent ? offer.player.name : offer.club_team.club_name;

const perSeason = (offer: OfferRow): string => formatTotal(offer.total_per_season, offer.currency);

const period = (offer: OfferRow): string =>
  text('offersUntil', { from: formatDay(offer.contract_start_date), until: formatDay(offer.contract_expiry_date) });

const columnsFor = (side: OffersListProps['side'], base: string): readonly Column<OfferRow>[] => [
  {
    id: 'name',
    header: text(side === 'player' ? 'offersClub' : 'offersPlayer'),
    rowHeader: true,
    cell: (offer) => (
      <Anchor href={`${base}/${offer.id}`}>
        <Counterpart offer={offer} />
      </Anchor>
    ),
  },
  { id: 'state', header: text('offersState'), cell: (offer) => <OfferBadge offer={offer} /> },
  { id: 'round', header: text('offersRound'), align: 'end', cell: (offer) => offer.round },
  {
    id: 'total',
    header: text('offersTotal'),
    align: 'end',
    cell: (offer) => <span className="tl-strong">{perSeason(offer)}</span>,
  },
  {
    id: 'contract',
    header: text('offersContract'),
    cell: (offer) => <span className="tl-num text-ink-2">{period(offer)}</span>,
  },
  {
    id: 'expires',
    header: text('offersExpires'),
    sortable: true,
    cell: (offer) =>
      offer.status === 'pending' ? (
        <time className="tl-num" dateTime={offer.expires_at}>
          {formatDeadline(offer.expires_at)}
        </time>
      ) : null,
  },
  {
    id: 'updated',
    header: text('offersUpdated'),
    sortable: true,
    cell: (offer) => <RelativeTime instant={offer.updated_at} className="tl-num text-ink-2" />,
  },
];

/** A row of a phone: the same facts in three lines, blue where it waits for me. */
const PhoneRow = ({ offer, base }: { readonly offer: OfferRow; readonly base: string }): ReactNode => (
  <li className="relative border-b border-line">
    {offer.your_turn ? <span className="absolute inset-y-3 -left-4 w-0.75 bg-accent" aria-hidden="true" /> : null}
    <Anchor href={`${base}/${offer.id}`} className="grid gap-2.5 py-3.5">
      <span className="flex items-start justify-between gap-3">
        <Counterpart offer={offer} large />
        <span className="grid justify-items-end">
          <b className="tl-name tl-num text-[1.0625rem] leading-5.5">{perSeason(offer)}</b>
          <span className="tl-tiny text-ink-3">{text('guaranteedShort')}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <OfferBadge offer={offer} />
        <span className="tl-small tl-num text-ink-2">
          {offer.status === 'pending'
            ? text('offersRoundUntil', { round: offer.round, date: formatDeadline(offer.expires_at) })
            : text('offersRoundOf', { round: offer.round })}
        </span>
      </span>
      <span className="tl-tiny tl-num text-ink-3">{period(offer)}</span>
    </Anchor>
  </li>
);

const first = (tab: OfferTab) => offerQueryOf(parseOfferFilters(new URLSearchParams({ tab }), tab), undefined);

/**
 * On what the list opens where its address doesn't say: on what needs an answer, where something does. Decided once, so that
 * answering the last one doesn't change the page under the reader's hands; null until it is known.
 */
const useStart = (asked: boolean): OfferTab | null => {
  const client = useQueryClient();
  const [start, setStart] = useState<OfferTab | null>(null);
  // Asked for beside it, so that whoever has nothing to answer doesn't wait twice.
  useQuery({ ...offersQuery(client, first('all')), enabled: asked && start === null });
  const mine = useQuery({ ...offersQuery(client, first('mine')), enabled: asked });
  const known = mine.isError ? 'all' : mine.data ? (mine.data.data.length > 0 ? 'mine' : 'all') : null;
  if (asked && start === null && known) setStart(known);
  return asked ? start : 'all';
};

const useOffers = (filters: OfferFilters, enabled: boolean) => {
  const client = useQueryClient();
  const address = printOfferFilters(filters);
  const [trail, setTrail] = useState<{ readonly of: string; readonly cursors: readonly string[] }>({
    of: address,
    cursors: [],
  });
  const cursors = trail.of === address ? trail.cursors : [];
  const offers = useQuery({ ...offersQuery(client, offerQueryOf(filters, cursors.at(-1))), enabled });
  const next = offers.data?.meta.next_cursor;
  const rows = offers.data?.data;
  const paging: Paging | undefined =
    rows && (cursors.length || next)
      ? {
          from: cursors.length * PAGE + 1,
          to: cursors.length * PAGE + rows.length,
          onBack: cursors.length ? () => setTrail({ of: address, cursors: cursors.slice(0, -1) }) : null,
          onNext: next ? () => setTrail({ of: address, cursors: [...cursors, next] }) : null,
        }
      : undefined;
  return { offers, rows, paging };
};

/** All offers of one side: what needs an answer, what waits for the others, and what became of the rest. */
export const OffersList = ({ side, base, actions, emptyActions }: OffersListProps): ReactNode => {
  usePageTitle(text('offersTitle'));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tablet = useMedia(media.tablet);
  const start = useStart(side !== 'reader' && leavesTabOpen(search));
  const filters = parseOfferFilters(search, start ?? 'mine');
  const { offers, rows, paging } = useOffers(filters, start !== null);
  const columns = useMemo(() => columnsFor(side, base), [side, base]);
  const mine = offers.data?.meta.mine;
  const go = (changed: Partial<OfferFilters>): void =>
    void navigate(`${base}${printOfferFilters({ ...filters, ...changed })}`, { preventScrollReset: true });
  const filtered = filters.status !== null || filters.tab !== 'all';
  const clear = (): void => go({ tab: 'all', status: null });
  const busy = offers.isPlaceholderData;
  const emptyText = text(emptyTexts[side]);
  const labels = { mine: text('offersTabMine'), theirs: text('offersTabTheirs'), all: text('offersTabAll') };

  const toolbar = (
    <>
      {filters.tab === 'all' ? (
        <Select
          label={text('offersStatus')}
          hideLabel
          small
          value={filters.status ?? ''}
          options={[
            { value: '', label: text('offersStatusAny') },
            ...offerStatuses.map((status) => ({ value: status, label: text(`state_${status}`) })),
          ]}
          onChange={(event) => go({ status: (event.target.value || null) as OfferStatus | null })}
        />
      ) : null}
      <Select
        label={text('offersSort')}
        hideLabel
        small
        value={filters.sort}
        options={[
          { value: 'updated', label: text('offersUpdatedSort') },
          { value: 'expires', label: text('offersExpiresSort') },
        ]}
        onChange={(event) => go({ sort: event.target.value as OfferFilters['sort'] })}
      />
    </>
  );

  const phone = (): ReactNode => {
    if (rows === undefined) return <Skeletons lines={8} />;
    if (rows.length === 0)
      return filtered ? <NoMatches onClear={clear} /> : <EmptyState actions={emptyActions}>{emptyText}</EmptyState>;
    return (
      <>
        <ul className={busy ? 'opacity-60' : undefined} aria-busy={busy}>
          {rows.map((offer) => (
            <PhoneRow key={offer.id} offer={offer} base={base} />
          ))}
        </ul>
        {paging ? <Pager {...paging} busy={busy} /> : null}
      </>
    );
  };

  return (
    <Page width="wide">
      <PageHeader title={text('offersTitle')} lead={leadOf(side, mine)} actions={actions} />
      {side === 'reader' ? null : (
        <LinkTabs
          label={text('offersTabs')}
          tabs={offerTabs.map((tab) => ({
            href: `${base}${printOfferFilters({ tab, status: null, sort: tab === 'mine' ? 'expires' : 'updated' })}`,
            label: labels[tab],
            current: filters.tab === tab,
            ...(tab === 'mine' && mine ? { count: mine, mine: true } : {}),
          }))}
        />
      )}
      {offers.isError && !rows ? (
        <div className="pt-6">
          <ErrorPanel onRetry={() => void offers.refetch()} busy={offers.isFetching}>
            {isApiFailure(offers.error) ? offers.error.message : null}
          </ErrorPanel>
        </div>
      ) : tablet ? (
        <DataTable
          label={text('offersTable')}
          columns={columns}
          rows={rows}
          rowId={(offer) => offer.id}
          rowName={nameOf}
          sort={{ id: filters.sort, direction: filters.sort === 'expires' ? 'asc' : 'desc' }}
          onSortChange={({ id }) => go({ sort: id === 'expires' ? 'expires' : 'updated' })}
          onOpen={(offer) => void navigate(`${base}/${offer.id}`)}
          columnsKey={`offers-${side}`}
          paging={paging}
          filtered={filtered}
          onClearFilters={clear}
          emptyText={filtered ? undefined : emptyText}
          emptyActions={emptyActions}
          toolbar={toolbar}
          busy={busy}
        />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-2 py-3">{toolbar}</div>
          {phone()}
        </>
      )}
    </Page>
  );
};
