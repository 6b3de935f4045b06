import type { offersOperations } from '@touchline/contracts/http/offers';
import { spansOf } from '@touchline/contracts/policies/spans';
import type { Handlers } from '@touchline/platform/http';
import type { z } from 'zod';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { Declared } from '../interest/state.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { Made } from '../offer/state.ts';

type Dealing = z.input<typeof offersOperations.listDealings.reply>[number];

/** As many as a person's file shows. */
const shown = 20;

/** Whose it is of these profiles, and who is on the other side. */
const sidesOf = ({ player, representative, club_team }: Declared | Made, profileIds: readonly string[]) =>
  profileIds.includes(player.profile_id)
    ? { profile_id: player.profile_id, with: club_team.club_name }
    : { profile_id: representative.profile_id, with: player.name };

const ofInterest = (interest: Declared, profileIds: readonly string[]): Dealing => ({
  ...{ id: interest.interest_id, kind: 'interest', ...sidesOf(interest, profileIds) },
  status: interest.status,
  turn: interest.status === 'pending' ? (interest.initiated_by === 'club' ? 'player' : 'club') : null,
  round: null,
  starts_on: null,
  updated_at: interest.updated_at,
});

const ofOffer = (offer: Made, profileIds: readonly string[]): Dealing => ({
  ...{ id: offer.offer_id, kind: 'offer', ...sidesOf(offer, profileIds) },
  status: offer.status === 'accepted' && offer.contract.status === 'completed' ? 'signed' : offer.status,
  turn: offer.status === 'pending' ? offer.recipient : null,
  round: offer.rounds.length,
  starts_on: null,
  updated_at: offer.updated_at,
});

/** What staff see of the market: how things stand, never what was offered. */
export const staffRoutes = ({
  offers,
  interests,
}: {
  readonly offers: OfferRepository;
  readonly interests: InterestRepository;
}): Pick<Handlers<typeof offersOperations>, 'listDealings' | 'marketPulse'> => ({
  listDealings: async ({ query: { profile_ids } }) => {
    const [made, declared] = await Promise.all([
      offers.newestOf(profile_ids, shown),
      interests.newestOf(profile_ids, shown),
    ]);
    const all = [
      ...made.map((offer) => ofOffer(offer, profile_ids)),
      ...declared.map((interest) => ofInterest(interest, profile_ids)),
    ];
    return { data: all.sort((a, b) => b.updated_at.localeCompare(a.updated_at)).slice(0, shown) };
  },
  marketPulse: async ({ query, now }) => {
    const { spans } = spansOf(query.period, now);
    const [declared, answered, made] = await Promise.all([
      interests.declaredIn(spans),
      interests.declaredIn(spans, { answers: true }),
      offers.madeIn(spans),
    ]);
    return { data: { interests: declared, answers: answered, offers: made } };
  },
});
