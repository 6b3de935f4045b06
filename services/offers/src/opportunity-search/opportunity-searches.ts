import { opportunitySearchEvents } from '@touchline/contracts/events';
import type {
  OpportunityFilters,
  offersOperations,
  opportunitySearchOperations,
} from '@touchline/contracts/http/offers';
import { savedSearchBounds } from '@touchline/contracts/http/saved-searches';
import type { RepositoryDependencies } from '@touchline/platform/aggregate';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import {
  createSavedSearchRepository,
  lookForMatches,
  type Matching,
  type SavedSearchKind,
  savedSearchHandlers,
} from '@touchline/platform/saved-search';
import type { Connection } from 'mongoose';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import { fitPlayerOf } from '../job-opportunity/view.ts';

interface Looked {
  readonly opportunities: JobOpportunityRepository;
  readonly interests: InterestRepository;
}

/** Open positions that a saved search finds for its player: what he has answered already is none to be told of. */
const createMatching =
  ({ opportunities, interests }: Looked): Matching<OpportunityFilters> =>
  async ({ fits, pay, sort: _, ...filters }, owner, now) => {
    const most = savedSearchBounds.matches;
    const looking = { fits: fitPlayerOf(owner), team_ids: [], today: now.toISOString().slice(0, 10) };
    const wanted = { ...filters, fits: fits ?? undefined, pay: pay ?? undefined };
    const [found, answers] = await Promise.all([
      opportunities.board.ids(looking, wanted, most + 1),
      interests.answersOf(owner.profile.profile_id),
    ]);
    const answered = new Set(answers.map(({ opportunity }) => opportunity?.opportunity_id));
    return found.length > most ? null : found.filter((id) => !answered.has(id));
  };

type Routes = Pick<Handlers<typeof offersOperations>, keyof typeof opportunitySearchOperations>;

/** What players keep of their searches for open positions. */
export const createOpportunitySearches = (
  connection: Connection,
  {
    opportunities,
    interests,
    participants,
    ...dependencies
  }: RepositoryDependencies & Looked & { readonly participants: Participants },
) => {
  const kind: SavedSearchKind = {
    ...{ name: 'opportunity-search', collection: 'opportunity_searches' },
    ...{ events: opportunitySearchEvents, counted: 'opportunities' as const },
  };
  const repository = createSavedSearchRepository<OpportunityFilters>(connection, kind, dependencies);
  const given = { searches: repository, matching: createMatching({ opportunities, interests }), participants };
  const { list, save, change, open, remove } = savedSearchHandlers({
    ...given,
    ...{ of: 'player', prefix: 'ops' },
    tooMany: (most) => `More than ${most} positions match. Narrow the search to be told of new ones.`,
  });
  const routes: Routes = {
    ...{ listOpportunitySearches: list, saveOpportunitySearch: save, changeOpportunitySearch: change },
    ...{ openOpportunitySearch: open, deleteOpportunitySearch: remove },
  };
  return { repository, routes, look: (now: Date) => lookForMatches(given, now) };
};
