import type { offersOperations } from '@touchline/contracts/http/offers';
import { homeLimits } from '@touchline/contracts/policies/home';
import { representedSideOf } from '@touchline/platform/domain';
import { asMember, type Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Reading } from '@touchline/platform/representations';
import type { InterestRepository } from '../interest/interest.repository.ts';
import { interestView } from '../interest/view.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';
import type { Made } from '../offer/state.ts';
import { offerRow } from '../offer/view.ts';
import type { SuggestionRepository } from '../suggestion/suggestion.repository.ts';
import { suggestionView } from '../suggestion/view.ts';
import { createPositionsAtHome } from './positions.ts';

interface Given {
  readonly interests: Pick<InterestRepository, 'atHome' | 'answersTo' | 'answersOf'>;
  readonly offers: Pick<OfferRepository, 'atHome' | 'grownFrom'>;
  readonly opportunities: Pick<JobOpportunityRepository, 'ofTeams' | 'board'>;
  readonly suggestions: Pick<SuggestionRepository, 'waitingFor'>;
  readonly participants: Participants;
  readonly reading: Reading;
}

/** What a home shows of this service: one read of each kind of thing. */
export const atHomeRoutes = ({
  interests,
  offers,
  opportunities,
  suggestions,
  participants,
  reading,
}: Given): Pick<Handlers<typeof offersOperations>, 'offersAtHome'> => {
  const positions = createPositionsAtHome({ opportunities, interests, offers });
  return {
    offersAtHome: async (given) => {
      const request = asMember(given);
      const reader = await reading(request);
      const now = request.now.toISOString();
      const isPlayer = request.actor.profile?.type === 'player';
      const player = isPlayer ? await participants.inMarket(request, 'player') : null;
      const by = player && representedSideOf(player);
      const declaring = interests.atHome(reader);
      const positioned = async () => {
        if (player)
          return positions.fitting(
            player,
            declaring.then(({ answers }) => answers),
            now,
          );
        if (reader.party !== 'club') return [];
        return positions.own(
          reader.team_ids,
          declaring.then(({ mine }) => mine),
          now,
        );
      };
      const [declared, made, suggested, open] = await Promise.all([
        declaring,
        offers.atHome(reader, now),
        by ? suggestions.waitingFor(by.profile_id) : [],
        positioned(),
      ]);
      const rows = (some: readonly Made[]) =>
        Promise.all(
          some.map(async (offer) =>
            offerRow(offer, reader.party, await participants.find(offer.player.profile_id), now),
          ),
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
          positions: [...open],
        },
      };
    },
  };
};
