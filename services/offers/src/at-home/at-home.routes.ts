import type { offersOperations } from '@touchline/contracts/http/offers';
import { homeLimits } from '@touchline/contracts/policies/home';
import { representedSideOf } from '@touchline/platform/domain';
import { asMember, type Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Reading } from '@touchline/platform/representations';
import type { InterestRepository } from '../interest/interest.repository.ts';
import { interestView } from '../interest/view.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { Made } from '../offer/state.ts';
import { offerRow } from '../offer/view.ts';
import type { SuggestionRepository } from '../suggestion/suggestion.repository.ts';
import { suggestionView } from '../suggestion/view.ts';

interface Given {
  readonly interests: Pick<InterestRepository, 'atHome'>;
  readonly offers: Pick<OfferRepository, 'atHome'>;
  readonly suggestions: Pick<SuggestionRepository, 'waitingFor'>;
  readonly participants: Participants;
  readonly reading: Reading;
}

/** What a home shows of this service: one read of each kind of thing. */
export const atHomeRoutes = ({
  interests,
  offers,
  suggestions,
  participants,
  reading,
}: Given): Pick<Handlers<typeof offersOperations>, 'offersAtHome'> => ({
  offersAtHome: async (given) => {
    const request = asMember(given);
    const reader = await reading(request);
    const now = request.now.toISOString();
    const isPlayer = request.actor.profile?.type === 'player';
    const by = isPlayer ? representedSideOf(await participants.inMarket(request, 'player')) : null;
    const [declared, made, suggested] = await Promise.all([
      interests.atHome(reader),
      offers.atHome(reader, now),
      by ? suggestions.waitingFor(by.profile_id) : [],
    ]);
    const rows = (some: readonly Made[]) =>
      Promise.all(
        some.map(async (offer) => offerRow(offer, reader.party, await participants.find(offer.player.profile_id), now)),
      );
    const [mine, theirs, accepted] = await Promise.all([rows(made.mine), rows(made.theirs), rows(made.accepted)]);
    return {
      data: {
        interests: {
          mine: declared.mine.map((one) => interestView(one, reader.party)),
          theirs: declared.theirs.map((one) => interestView(one, reader.party)),
        },
        suggestions: by
          ? suggested
              .toReversed()
              .slice(0, homeLimits.open)
              .map((one) => suggestionView(one, by))
          : [],
        offers: { mine, theirs, accepted },
      },
    };
  },
});
