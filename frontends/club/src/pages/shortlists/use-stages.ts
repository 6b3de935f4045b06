import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Interest, interestsQuery } from '@touchline/negotiation/interests/interests-api.ts';
import { offerState } from '@touchline/negotiation/offers/offer-status.tsx';
import { type OfferRow, offersQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { formatDay, formatDeadline, type Meaning } from '@touchline/ui';
import type { ListedPlayer } from '../../features/shortlist/api/shortlists-api.ts';
import { text } from '../../features/shortlist/text.ts';

/** How far the club is with a player: what is between them, else what was noted. */
export interface Stage {
  readonly meaning: Meaning;
  readonly icon?: string | undefined;
  readonly label: string;
  readonly detail?: string;
}

const stageWord = (stage: ListedPlayer['stage']): string => {
  switch (stage) {
    case 'to-watch':
      return text('stage_to_watch');
    case 'watched':
      return text('stage_watched');
    case 'to-contact':
      return text('stage_to_contact');
    case 'on-hold':
      return text('stage_on_hold');
  }
};

/** A stage that is noted by hand, each with its word. */
export const notedStages = (['to-watch', 'watched', 'to-contact', 'on-hold'] as const).map((value) => ({
  value,
  label: stageWord(value),
}));

const ofOffer = (offer: OfferRow): Stage => ({
  ...offerState(offer),
  ...(offer.status === 'pending'
    ? { detail: text('offerRound', { round: offer.round, date: formatDeadline(offer.expires_at) }) }
    : { detail: formatDay(offer.updated_at) }),
});

const ofInterest = (interest: Interest): Stage => {
  const detail = formatDay(interest.updated_at);
  if (interest.status === 'accepted') return { meaning: 'yes', label: text('inTalks'), detail };
  if (interest.status === 'pending')
    return interest.your_turn
      ? { meaning: 'mine', label: text('interestTurn'), detail }
      : { meaning: 'pending', label: text('interestWaits'), detail };
  return { meaning: 'no', label: text('interestDeclined'), detail };
};

/** What tells of a player, the newest of it: an offer before an interest, and nothing that came to nothing of itself. */
export const stageOf = (
  entry: Pick<ListedPlayer, 'player_id' | 'stage'>,
  offers: readonly OfferRow[],
  interests: readonly Interest[],
): Stage => {
  const offer = offers.find(({ player }) => player.profile_id === entry.player_id);
  const interest = interests.find(
    ({ player, status }) => player.profile_id === entry.player_id && status !== 'withdrawn' && status !== 'closed',
  );
  if (offer && (offer.status === 'pending' || offer.status === 'accepted')) return ofOffer(offer);
  if (interest && (!offer || interest.updated_at > offer.updated_at)) return ofInterest(interest);
  if (offer?.status === 'declined') return ofOffer(offer);
  return { meaning: 'closed', icon: 'circle-dashed', label: stageWord(entry.stage) };
};

/** By the own teams' newest offers and interests. */
export const useStages = (): ((entry: ListedPlayer) => Stage) => {
  const client = useQueryClient();
  const offers = useQuery(offersQuery(client, { limit: 100, sort: 'updated' }));
  const interests = useInfiniteQuery(interestsQuery());
  const declared = interests.data?.pages.flatMap(({ data }) => data) ?? [];
  return (entry) => stageOf(entry, offers.data?.data ?? [], declared);
};
