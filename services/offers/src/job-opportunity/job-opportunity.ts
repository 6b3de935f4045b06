import { todaySomewhere } from '@touchline/contracts/policies/today';
import { addMonths, transferRegulations } from '@touchline/contracts/policies/transfer-regulations';
import {
  acting,
  canonicalJson,
  ImpossibleEvent,
  invalid,
  Rejected,
  type Representative,
  type Side,
  unreachable,
} from '@touchline/platform/domain';
import {
  type ClosedOpportunity,
  isOpenAt,
  type JobOpportunity,
  type JobOpportunityCommand,
  type JobOpportunityEvent,
  type OpenOpportunity,
  type OpportunityTerms,
  type Published,
} from './state.ts';

export const initialState: JobOpportunity = { status: 'none' };

type CommandOf<Type extends JobOpportunityCommand['type']> = Extract<JobOpportunityCommand, { type: Type }>;
type Events = readonly JobOpportunityEvent[];

/** How long ahead a position may be open, in months. */
const longestOpenMonths = 12;
/** So many of those who answered last are remembered: whoever repeats an answer that a kill cut short is among them. */
export const mostAnsweredLately = 50;

/** The position as a representative of its team; to others it has nothing to command. */
const own = (state: JobOpportunity, by: Side): Published & { readonly acting: Representative } => {
  const representative = acting(by);
  if (state.status === 'none' || by.party !== 'club' || !representative || !by.team_ids.includes(state.team_id))
    throw new Rejected('NotFound');
  return { ...state, acting: representative };
};

const mustBeOpen = (opportunity: Published, now: string): OpenOpportunity => {
  // The clock ends it, whether the sweep has come by or not.
  if (opportunity.status !== 'open' || !isOpenAt(opportunity, now))
    throw new Rejected('JobOpportunityNotOpen', {
      status: opportunity.status === 'open' ? 'closed' : opportunity.status,
    });
  return opportunity;
};

const mustHold = ({ closes_on, contract_from, contract_until }: OpportunityTerms, now: string): void => {
  const { first, last } = todaySomewhere(now);
  // Its last day ends for everybody at the same moment, with UTC's.
  if (closes_on < now.slice(0, 10))
    throw invalid({ path: 'closes_on', message: 'This day is over. Choose today or later.' });
  if (closes_on > addMonths(last, longestOpenMonths))
    throw invalid({ path: 'closes_on', message: `A position is open for ${longestOpenMonths} months at most.` });
  if (contract_from < first)
    throw invalid({ path: 'contract_from', message: 'This day is over. Choose today or later.' });
  const { longestContractYears: years } = transferRegulations;
  if (contract_until !== null && contract_until > addMonths(contract_from, 12 * years))
    throw invalid({ path: 'contract_until', message: `A contract lasts ${years} years at most.` });
};

export const publish = ({ type: _, now: at, ...published }: CommandOf<'Publish'>, state: JobOpportunity): Events => {
  if (state.status !== 'none') return [];
  mustHold(published.terms, at);
  return [{ type: 'OpportunityPublished', ...published, at }];
};

export const edit = ({ by, terms, now: at }: CommandOf<'Edit'>, state: JobOpportunity): Events => {
  const { acting: representative, ...opportunity } = own(state, by);
  const before = mustBeOpen(opportunity, at);
  mustHold(terms, at);
  const fields = (Object.keys(terms) as (keyof OpportunityTerms)[]).filter(
    (name) => canonicalJson(terms[name]) !== canonicalJson(before[name]),
  );
  return fields.length === 0 ? [] : [{ type: 'OpportunityEdited', representative, terms, fields, at }];
};

export const answer = ({ player_id, now: at }: CommandOf<'Answer'>, state: JobOpportunity): Events => {
  if (state.status === 'none') throw new Rejected('NotFound');
  return mustBeOpen(state, at).answered_by.includes(player_id) ? [] : [{ type: 'OpportunityAnswered', player_id, at }];
};

export const close = ({ by, now: at }: CommandOf<'Close'>, state: JobOpportunity): Events => {
  const { acting: representative, ...opportunity } = own(state, by);
  mustBeOpen(opportunity, at);
  return [{ type: 'OpportunityClosed', reason: 'by-club', acting: representative, at }];
};

export const expire = ({ now: at }: CommandOf<'Expire'>, state: JobOpportunity): Events =>
  state.status === 'open' && !isOpenAt(state, at)
    ? [{ type: 'OpportunityClosed', reason: 'deadline', acting: null, at }]
    : [];

export const fill = ({ by, player, answered, now: at }: CommandOf<'Fill'>, state: JobOpportunity): Events => {
  const opportunity = own(state, by);
  // Talks go on after the last day: a closed position can still be filled.
  if (opportunity.status === 'filled') throw new Rejected('JobOpportunityNotOpen', { status: opportunity.status });
  if (!answered) throw invalid({ path: 'player_id', message: 'Choose a player who has answered.' });
  return [{ type: 'OpportunityFilled', player, how: 'by-club', acting: opportunity.acting, at }];
};

export const fillByContract = ({ player, now: at }: CommandOf<'FillByContract'>, state: JobOpportunity): Events =>
  state.status === 'none' || state.status === 'filled'
    ? []
    : [{ type: 'OpportunityFilled', player, how: 'contract', acting: null, at }];

export const decide = (command: JobOpportunityCommand, state: JobOpportunity): Events => {
  switch (command.type) {
    case 'Publish':
      return publish(command, state);
    case 'Edit':
      return edit(command, state);
    case 'Answer':
      return answer(command, state);
    case 'Close':
      return close(command, state);
    case 'Expire':
      return expire(command, state);
    case 'Fill':
      return fill(command, state);
    case 'FillByContract':
      return fillByContract(command, state);
    default:
      return unreachable(command);
  }
};

/** A position without the reason for which it was closed. */
const withoutEnd = (opportunity: OpenOpportunity | ClosedOpportunity): OpenOpportunity => {
  if (opportunity.status === 'open') return opportunity;
  const { close_reason: _, ...rest } = opportunity;
  return { ...rest, status: 'open' };
};

export const evolve = (state: JobOpportunity, event: JobOpportunityEvent): JobOpportunity => {
  const unfilled = (): OpenOpportunity => {
    if (state.status === 'none' || state.status === 'filled') throw new ImpossibleEvent(event, state);
    return withoutEnd(state);
  };
  const open = (): OpenOpportunity => {
    if (state.status !== 'open') throw new ImpossibleEvent(event, state);
    return state;
  };
  const { at } = event;
  switch (event.type) {
    case 'OpportunityPublished': {
      if (state.status !== 'none') throw new ImpossibleEvent(event, state);
      const { opportunity_id, club_team, representative, terms } = event;
      const { team_id } = club_team;
      const dates = { published_at: at, updated_at: at };
      return {
        opportunity_id,
        club_team,
        team_id,
        representative,
        ...terms,
        ...dates,
        status: 'open',
        answered_by: [],
      };
    }
    case 'OpportunityEdited':
      return { ...open(), ...event.terms, representative: event.representative, updated_at: at };
    case 'OpportunityAnswered': {
      const opportunity = open();
      const answered_by = [...opportunity.answered_by, event.player_id].slice(-mostAnsweredLately);
      return { ...opportunity, answered_by };
    }
    case 'OpportunityClosed': {
      const opportunity = open();
      const representative = event.acting ?? opportunity.representative;
      return { ...opportunity, representative, status: 'closed', close_reason: event.reason, updated_at: at };
    }
    case 'OpportunityFilled': {
      const opportunity = unfilled();
      const representative = event.acting ?? opportunity.representative;
      const filled_by = event.player;
      return { ...opportunity, representative, status: 'filled', filled_by, updated_at: at };
    }
    default:
      return unreachable(event);
  }
};
