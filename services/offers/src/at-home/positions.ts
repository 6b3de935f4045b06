import type { homePosition } from '@touchline/contracts/http/offers';
import { homeLimits } from '@touchline/contracts/policies/home';
import type { KnownProfile } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { InterestRepository } from '../interest/interest.repository.ts';
import type { Declared } from '../interest/state.ts';
import type { JobOpportunityRepository } from '../job-opportunity/job-opportunity.repository.ts';
import { stageOf } from '../job-opportunity/stages.ts';
import { isOpenAt, type Published } from '../job-opportunity/state.ts';
import { fitPlayerOf } from '../job-opportunity/view.ts';
import type { OfferRepository } from '../offer/offer.repository.ts';

type HomePosition = z.input<typeof homePosition>;

export interface PositionsAtHome {
  /**
   * The open ones of these teams: those with answers that wait first, then whichever closes first. `declared`: the newest
   * interests that wait for the club, as its home reads them.
   */
  readonly own: (
    teamIds: readonly string[],
    declared: Promise<readonly Declared[]>,
    now: string,
  ) => Promise<readonly HomePosition[]>;
  /**
   * Those that a player meets in every point and hasn’t answered: the first to close first. `answers`: his to positions, where
   * his home reads them all.
   */
  readonly fitting: (
    known: KnownProfile,
    answers: Promise<readonly Declared[] | null>,
    now: string,
  ) => Promise<readonly HomePosition[]>;
}

/** So many of a club’s are looked at; a club that has more than that open at once has a page for them. */
const lookedAt = 50;
/** So many of those that fit a player are looked at at a time, until there are enough that he hasn’t answered. */
const fittingLookedAt = 20;

const noFilters = { positions: [], starts: [], levels: [], countries: [] };

const shown = (
  { opportunity_id: id, title, position, club_team, closes_on }: Published,
  answers: number | null,
): HomePosition => ({ id, title, position, club_team, closes_on, answers });

const bySoonest = (a: HomePosition, b: HomePosition): number => a.closes_on.localeCompare(b.closes_on);

/** Open positions as a home shows them: what is counted is read off what the home has read anyway, where that is all there is. */
export const createPositionsAtHome = ({
  opportunities,
  interests,
  offers,
}: {
  readonly opportunities: Pick<JobOpportunityRepository, 'ofTeams' | 'board'>;
  readonly interests: Pick<InterestRepository, 'answersTo' | 'answersOf'>;
  readonly offers: Pick<OfferRepository, 'grownFrom'>;
}): PositionsAtHome => {
  /** Answers on which the club hasn’t acted, by the position’s id. */
  const waitingAnswers = async (answers: readonly Declared[], now: string) => {
    const pending = answers.filter((one) => one.status === 'pending' && one.opportunity);
    const grown = Map.groupBy(
      await offers.grownFrom(pending.map(({ interest_id }) => interest_id)),
      ({ interest_id }) => interest_id,
    );
    const waits = (one: Declared): boolean =>
      stageOf(one, { grown: grown.get(one.interest_id) ?? [], trials: [] }, now).stage === 'answered';
    return Map.groupBy(pending.filter(waits), ({ opportunity }) => opportunity?.opportunity_id);
  };

  return {
    own: async (teamIds, declared, now) => {
      const [{ opportunities: listed }, pending] = await Promise.all([
        opportunities.ofTeams(teamIds, { status: 'open', limit: lookedAt }),
        declared,
      ]);
      const open = listed.filter((one) => isOpenAt(one, now));
      if (open.length === 0) return [];
      const isAll = pending.length < homeLimits.open;
      const answers = isAll ? pending : await interests.answersTo(open.map(({ opportunity_id }) => opportunity_id));
      const of = await waitingAnswers(answers, now);
      const waits = ({ answers: some }: HomePosition): number => Number((some ?? 0) > 0);
      return open
        .map((one) => shown(one, of.get(one.opportunity_id)?.length ?? 0))
        .sort((a, b) => waits(b) - waits(a) || bySoonest(a, b))
        .slice(0, homeLimits.positions);
    },
    fitting: async (known, answers, now) => {
      const page = (cursor?: string) =>
        opportunities.board.page(
          { open: true },
          { fits: fitPlayerOf(known), team_ids: [], today: now.slice(0, 10) },
          { ...noFilters, fits: 'every', sort: 'closes', limit: fittingLookedAt, cursor },
        );
      const [first, read] = await Promise.all([page(), answers]);
      const answered = read ?? (await interests.answersOf(known.profile.profile_id));
      const done = new Set(answered.map(({ opportunity }) => opportunity?.opportunity_id));
      const open = ({ rows }: typeof first) => rows.filter(({ opportunity_id }) => !done.has(opportunity_id));
      const left = open(first);
      let { next_cursor: next } = first;
      while (left.length < homeLimits.positions && next) {
        const more = await page(next);
        left.push(...open(more));
        next = more.next_cursor;
      }
      return left.slice(0, homeLimits.positions).map((one) => shown(one, null));
    },
  };
};
