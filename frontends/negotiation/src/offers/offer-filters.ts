import { type OfferGroup, offerGroups } from '@touchline/contracts/policies/whose-turn';
import { cut } from '@touchline/contracts/text';
import type { OfferQuery, OfferRow } from './offers-api.ts';

export const offerTabs = ['all', ...offerGroups] as const;
export type OfferTab = (typeof offerTabs)[number];

/** What an address of the offers list asks for. */
export type OfferFilters = {
  readonly tab: OfferTab;
  /** Words of the other side's name. */
  readonly q: string;
};

/** Unknown values are left out. */
export const parseOfferFilters = (search: URLSearchParams): OfferFilters => ({
  tab: offerTabs.find((tab) => tab === search.get('tab')) ?? 'all',
  q: cut((search.get('q') ?? '').trim(), 80),
});

export const printOfferFilters = ({ tab, q }: OfferFilters): string => {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (q) search.set('q', q);
  const printed = search.toString();
  return printed ? `?${printed}` : '';
};

/** The groups that a tab shows, what needs an answer first. */
export const groupsOf = (tab: OfferTab): readonly OfferGroup[] => (tab === 'all' ? offerGroups : [tab]);

/** Beside the other groups the offers that are over are a glance back; alone they are a list. */
const pageOf = (tab: OfferTab, group: OfferGroup): number => (tab === 'all' && group === 'ended' ? 5 : 25);

/** What waits is ordered by its deadline, the rest by its latest change. */
export const offerQueryOf = ({ tab, q }: OfferFilters, group: OfferGroup): OfferQuery => ({
  group,
  sort: group === 'mine' || group === 'theirs' ? 'expires' : 'updated',
  limit: pageOf(tab, group),
  q: q || undefined,
});

/** In which group an offer is for its reader. */
export const groupOf = ({
  status,
  your_turn,
  contract,
}: Pick<OfferRow, 'status' | 'your_turn' | 'contract'>): OfferGroup => {
  if (status === 'pending') return your_turn ? 'mine' : 'theirs';
  return status === 'accepted' && contract?.status === 'signing' ? 'signing' : 'ended';
};
