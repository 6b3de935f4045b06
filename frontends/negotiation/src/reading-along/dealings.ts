import { formatDay, formatDayRange, type Meaning } from '@touchline/ui';
import type { Interest } from '../interests/interests-api.ts';
import type { OfferRow } from '../offers/offers-api.ts';
import { formatTotal } from '../offers/total-text.ts';
import type { Trial } from '../trials/trials-api.ts';
import { text } from './text.ts';

/** Something open between a club and a player, in the words of who reads along. */
export type Dealing = {
  readonly id: string;
  readonly player_id: string;
  readonly meaning: Meaning;
  readonly state: string;
  readonly what: string;
  readonly href: string;
};

const offerDealing = (offer: OfferRow): Dealing => {
  const { club_name: club } = offer.club_team;
  const pending = offer.status === 'pending';
  const name = offer.recipient === 'player' ? offer.player.name : club;
  return {
    id: offer.id,
    player_id: offer.player.profile_id,
    meaning: 'pending',
    state: pending ? text('turnUntil', { name, date: formatDay(offer.expires_at) }) : text('signing'),
    what: text('offer', {
      club,
      round: offer.round,
      total: formatTotal(offer.total_per_season, offer.currency),
    }),
    href: `/agent/offers/${offer.id}`,
  };
};

const trialDealing = (trial: Trial): Dealing => {
  const { club_name: club } = trial.club_team;
  const pending = trial.status === 'pending';
  return {
    id: trial.id,
    player_id: trial.player.profile_id,
    meaning: pending ? 'pending' : 'yes',
    state: pending ? text('turn', { name: trial.proposal ? club : trial.player.name }) : text('agreedTrial'),
    what: text('trial', { club, days: formatDayRange(trial.starts_on, trial.ends_on) }),
    href: `/agent/trial-requests?trial=${trial.id}`,
  };
};

const interestDealing = (interest: Interest): Dealing => {
  const { club_name: club } = interest.club_team;
  const pending = interest.status === 'pending';
  return {
    id: interest.id,
    player_id: interest.player.profile_id,
    meaning: pending ? 'pending' : 'yes',
    state: pending
      ? text('turn', { name: interest.initiated_by === 'club' ? interest.player.name : club })
      : text('inTalks'),
    what: text('interest', { club }),
    href: `/agent/club-interest?interest=${interest.id}`,
  };
};

const signing = ({ status, contract }: OfferRow): boolean =>
  status === 'accepted' && (contract?.status ?? 'signing') === 'signing';
const isOpen = ({ status }: { readonly status: string }): boolean => status === 'pending' || status === 'accepted';

/** What is open of each player, by profile: offers first, then trials, then interests. */
export const openDealings = (
  offers: readonly OfferRow[],
  trials: readonly Trial[],
  interests: readonly Interest[],
): ReadonlyMap<string, readonly Dealing[]> =>
  Map.groupBy(
    [
      ...offers.filter((offer) => offer.status === 'pending' || signing(offer)).map(offerDealing),
      ...trials.filter(isOpen).map(trialDealing),
      ...interests.filter(isOpen).map(interestDealing),
    ],
    ({ player_id }) => player_id,
  );
