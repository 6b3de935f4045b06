import type { FormerMember } from '@touchline/platform/domain';
import type { Section } from '@touchline/platform/own-data';
import type { InterestRepository } from './interest/interest.repository.ts';
import type { JobOpportunityRepository } from './job-opportunity/job-opportunity.repository.ts';
import type { OfferRepository } from './offer/offer.repository.ts';
import type { createOpportunitySearches } from './opportunity-search/opportunity-searches.ts';
import type { SuggestionRepository } from './suggestion/suggestion.repository.ts';

interface Given {
  readonly offers: OfferRepository;
  readonly interests: InterestRepository;
  readonly suggestions: SuggestionRepository;
  readonly opportunities: JobOpportunityRepository;
  readonly searches: ReturnType<typeof createOpportunitySearches>['repository'];
}

/** What both sides wrote to each other is of both; how to reach the other side only where it was shown. */
export const ownDataSections = (given: Given): Readonly<Record<string, Section>> => ({
  offers: async (person) =>
    (await given.offers.about(person)).flatMap((offer) => {
      if (offer.status === 'none') return [];
      const { pending_key: _, signing_player: __, team_id: ___, ...told } = offer;
      return [told];
    }),
  interests: async (person) =>
    (await given.interests.about(person)).flatMap((interest) => {
      if (interest.status === 'none') return [];
      const { pending_key: _, team_id: __, contacts, ...told } = interest;
      const isPlayer = person.profile_ids.includes(interest.player.profile_id);
      const own = isPlayer ? contacts.player : contacts.club;
      const other = isPlayer ? contacts.club : contacts.player;
      return [{ ...told, own_contact: own, their_contact: interest.status === 'accepted' ? other : null }];
    }),
  suggestions: (person) => given.suggestions.about(person),
  positions: async (person) =>
    (await given.opportunities.about(person)).flatMap((position) => {
      if (position.status === 'none' || !isPublisher(person, position.representative.profile_id)) return [];
      const { answered_by: _, team_id: __, ...told } = position;
      return [told];
    }),
  'position-searches': async (person) =>
    (await given.searches.about(person)).flatMap((search) =>
      search.status === 'kept' ? [{ name: search.name, filters: search.filters, notice: search.notice }] : [],
    ),
});

const isPublisher = ({ profile_ids }: FormerMember, profileId: string): boolean => profile_ids.includes(profileId);
