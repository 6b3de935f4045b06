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
  /** Whose offers: a representative, for an agent a club. */
  readonly from: string;
};

/** A representative's id, or a club's. */
const whose = /^(prf|clb)_[0-9a-z]+$/;

/** Unknown values are left out. */
export const parseOfferFilters = (search: URLSearchParams): OfferFilters => {
  const from = search.get('from') ?? '';
  return {
    tab: offerTabs.find((tab) => tab === search.get('tab')) ?? 'all',
    q: (search.get('q') ?? '').trim(),
    from: whose.test(from) ? cut(from, 64) : '',
  };
};

export const printOfferFilters = ({ tab, q, from }: OfferFilters): string => {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('tab', tab);
  if (q) search.set('q', q);
  if (from) search.set('from', from);
  const printed = search.toString();
  return printed ? `?${printed}` : '';
};

/** The groups that a tab shows, what needs an answer first. */
export const groupsOf = (tab: OfferTab): readonly OfferGroup[] => (tab === 'all' ? offerGroups : [tab]);

/** Beside the other groups the offers that are over are a glance back; alone they are a list. */
const pageOf = (tab: OfferTab, group: OfferGroup): number => (tab === 'all' && group === 'ended' ? 5 : 25);

/** The ids say themselves whose they are. */
export const fromQueryOf = (from: string): Pick<OfferQuery, 'made_by' | 'club_id'> => {
  if (from === '') return {};
  return from.startsWith('clb_') ? { club_id: from } : { made_by: from };
};

/** What waits is ordered by its deadline, the rest by its latest change. */
export const offerQueryOf = ({ tab, q, from }: OfferFilters, group: OfferGroup): OfferQuery => ({
  ...fromQueryOf(from),
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
