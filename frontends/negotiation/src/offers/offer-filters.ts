import type { OfferQuery } from './offers-api.ts';

export const offerTabs = ['mine', 'theirs', 'all'] as const;
export type OfferTab = (typeof offerTabs)[number];
export const offerStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What an address of the offers list asks for. */
export type OfferFilters = {
  readonly tab: OfferTab;
  /** Only with the tab `all`. */
  readonly status: OfferStatus | null;
  readonly sort: 'expires' | 'updated';
};

const oneOf = <V extends string>(values: readonly V[], given: string | null): V | null =>
  values.find((value) => value === given) ?? null;

/** Whether an address leaves it to the page on what the list opens. */
export const leavesTabOpen = (search: URLSearchParams): boolean =>
  oneOf(offerTabs, search.get('tab')) === null && oneOf(offerStatuses, search.get('status')) === null;

/** Unknown values are left out; without a tab it opens on `start`, with a state on all offers. */
export const parseOfferFilters = (search: URLSearchParams, start: OfferTab): OfferFilters => {
  const tab = oneOf(offerTabs, search.get('tab')) ?? (leavesTabOpen(search) ? start : 'all');
  return {
    tab,
    status: tab === 'all' ? oneOf(offerStatuses, search.get('status')) : null,
    sort: oneOf(['expires', 'updated'] as const, search.get('sort')) ?? (tab === 'mine' ? 'expires' : 'updated'),
  };
};

/** An address that means the same wherever the list would open. */
export const printOfferFilters = ({ tab, status, sort }: OfferFilters): string => {
  const search = new URLSearchParams();
  search.set('tab', tab);
  if (status && tab === 'all') search.set('status', status);
  if (sort !== (tab === 'mine' ? 'expires' : 'updated')) search.set('sort', sort);
  return `?${search.toString()}`;
};

export const offerQueryOf = ({ tab, status, sort }: OfferFilters, cursor: string | undefined): OfferQuery => ({
  sort,
  limit: 25,
  status: tab === 'all' ? (status ?? undefined) : undefined,
  turn: tab === 'all' ? undefined : tab,
  cursor,
});
