import type { offersOperations } from '@touchline/contracts/http/offers';
import { turnInOffer } from '@touchline/contracts/policies/whose-turn';
import { totalPerSeason } from '@touchline/contracts/values';
import type { ReadBy } from '@touchline/platform/domain';
import type { z } from 'zod';
import type { Made } from './state.ts';
import { lastRound } from './terms.ts';

export type OffersOverview = z.input<typeof offersOperations.getOffersOverview.reply>;

/** How the offers of a reader stand. */
export interface OffersStanding {
  /** Those that aren't over. */
  readonly under_way: readonly Made[];
  readonly ended: number;
  /** Who made them: a club's representatives, for an agent the clubs; most offers first. */
  readonly from: readonly { readonly id: string; readonly name: string; readonly offers: number }[];
}

type OpenSum = OffersOverview['open'][number];

const added = (offers: readonly Made[]): readonly OpenSum[] => {
  const sums = new Map<string, OpenSum>();
  for (const offer of offers) {
    const { terms } = lastRound(offer);
    const { currency } = terms.salary;
    const before = sums.get(currency) ?? { currency, offers: 0, total_per_season: 0, signing_bonus: 0 };
    sums.set(currency, {
      currency,
      offers: before.offers + 1,
      total_per_season: before.total_per_season + totalPerSeason(terms).total,
      signing_bonus: before.signing_bonus + (terms.signing_bonus ?? 0),
    });
  }
  return [...sums.values()].sort((a, b) => b.total_per_season - a.total_per_season);
};

/** How the offers of a reader stand: what is under way by whose turn it is, and what is open by its latest terms. */
export const overviewOf = ({ under_way: underWay, ended, from }: OffersStanding, by: ReadBy): OffersOverview => {
  const pending = underWay.filter(({ status }) => status === 'pending');
  const mine = pending.filter(({ status, recipient }) => turnInOffer({ status, recipient }) === by).length;
  return {
    groups: { mine, theirs: pending.length - mine, signing: underWay.length - pending.length, ended },
    open: [...added(pending)],
    agreed: [...added(underWay.filter(({ status }) => status === 'accepted'))],
    makers: by === 'club' ? from.map(({ id, name, offers }) => ({ profile_id: id, name, offers })) : [],
    clubs: by === 'agent' ? from.map(({ id, name, offers }) => ({ club_id: id, name, offers })) : [],
  };
};
