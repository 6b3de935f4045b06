import { exampleInterest } from '@touchline/contracts/events/interest';
import { exampleOpportunity } from '@touchline/contracts/events/job-opportunity';
import type { RepresentedSide, Side } from '@touchline/platform/domain';
import { type Judged, judged, type Wrong } from '@touchline/quality/testkit';
import * as interests from './interest/interest.ts';
import type { Declared, InterestCommand } from './interest/state.ts';
import * as positions from './job-opportunity/job-opportunity.ts';
import type { JobOpportunityCommand, Published } from './job-opportunity/state.ts';
import { club, facts, higher, made, now, player, stranger } from './offer/offer.fixtures.ts';
import * as offers from './offer/offer.ts';
import type { OfferCommand, PendingOffer } from './offer/state.ts';
import type { Known, SuggestionCommand } from './suggestion/state.ts';
import { suggestionDecider } from './suggestion/suggestion.ts';

type Of<All extends { readonly type: string }, Type extends All['type']> = Extract<All, { readonly type: Type }>;

/** On the table: the first round waits for the player. */
const offer = offers.evolve(offers.initialState, made()) as PendingOffer;
const underContract = { ...facts, contract_ends_on: '2028-06-30' };

const answered = <Command extends { readonly by: Side; readonly round: number }>(): readonly Wrong<
  Command,
  PendingOffer
>[] => [
  { code: 'NotFound', make: ({ command, state }) => ({ command: { ...command, by: stranger }, state }) },
  { code: 'OfferNotPending', make: ({ command, state }) => ({ command, state: { ...state, expires_at: now } }) },
  { code: 'StaleVersion', make: ({ command, state }) => ({ command: { ...command, round: 7 }, state }) },
  {
    code: 'OfferCannotCounterYourOwn',
    make: ({ command, state }) => ({ command, state: { ...state, recipient: 'club' } }),
  },
];
const stillUnderContract = <Command extends { readonly facts: typeof facts }>(): Wrong<Command, PendingOffer> => ({
  code: 'OfferContractStartDateMustBeAfterCurrentContract',
  make: ({ command, state }) => ({ command: { ...command, facts: underContract }, state }),
});

type Counter = Of<OfferCommand, 'Counter'>;
const counter: Counter = {
  ...{ type: 'Counter', by: player, round: 1, terms: higher, message: '', final: false, expires_at: null },
  ...{ facts, now },
};
const until =
  (contract_expiry_date: string): Wrong<Counter, PendingOffer>['make'] =>
  ({ command, state }) => ({ command: { ...command, terms: { ...command.terms, contract_expiry_date } }, state });

const ofOffers: readonly Judged[] = [
  judged<Counter, PendingOffer>({
    operation: 'counterOffer',
    decide: offers.decide,
    right: { command: counter, state: offer },
    wrongs: [
      ...answered<Counter>(),
      {
        code: 'OfferNotNegotiable',
        make: ({ command, state }) => ({ command, state: { ...state, negotiable: false } }),
      },
      { code: 'OfferContractExpiryDateInvalid', make: until('in June') },
      { code: 'OfferContractTooLong', make: until('2047-06-30') },
      stillUnderContract(),
      {
        code: 'OfferTermsNotChanged',
        // What is sent is what is on the table already, whatever else may be wrong with it.
        make: ({ command, state }) => {
          const rounds = state.rounds.map((round) => ({ ...round, terms: command.terms }));
          return { command, state: { ...state, rounds } };
        },
      },
    ],
  }),
  judged<Of<OfferCommand, 'Accept'>, PendingOffer>({
    operation: 'acceptOffer',
    decide: offers.decide,
    right: { command: { type: 'Accept', by: player, round: 1, facts, now }, state: offer },
    wrongs: [
      ...answered<Of<OfferCommand, 'Accept'>>(),
      {
        code: 'OfferPlayerNotEligible',
        make: ({ command, state }) => ({ command: { ...command, facts: { ...facts, eligible: false } }, state }),
      },
      stillUnderContract(),
    ],
  }),
  judged<Of<OfferCommand, 'Decline'>, PendingOffer>({
    operation: 'declineOffer',
    decide: offers.decide,
    right: { command: { type: 'Decline', by: player, round: 1, reason: '', now }, state: offer },
    wrongs: answered(),
  }),
  judged<Of<OfferCommand, 'Withdraw'>, PendingOffer>({
    operation: 'withdrawOffer',
    decide: offers.decide,
    right: { command: { type: 'Withdraw', by: club, reason: '', now }, state: offer },
    wrongs: [
      {
        code: 'NotFound',
        make: ({ command, state }) => ({
          command,
          state: { ...state, team_id: 'tea_x', player: { ...state.player, profile_id: 'prf_x' } },
        }),
      },
      {
        code: 'AccessDeniedException',
        at: 'whose part it is',
        make: ({ command, state }) => ({ command: { ...command, by: player }, state }),
      },
      { code: 'OfferNotPending', make: ({ command, state }) => ({ command, state: { ...state, expires_at: now } }) },
    ],
  }),
];

const { club_team, representative, player: applicant } = exampleInterest;
const contact = { name: 'Davi Adeyinka', email: null, phone: null };
const declaring = { party: 'club', team_ids: [club_team.team_id], representative } as const satisfies Side;
const invited = { party: 'player', profile_id: applicant.profile_id } as const satisfies Side;
/** Of a club in a player. */
const interest = interests.evolve(interests.initialState, {
  ...{ type: 'InterestDeclared', interest_id: 'int_1', club_team, representative, player: applicant },
  ...{ initiated_by: 'club', opportunity: null, message: '', contact, at: now },
} as const) as Declared;

const ofOthers = <Command>(): readonly Wrong<Command, Declared>[] => [
  {
    code: 'NotFound',
    make: ({ command, state }) => ({
      command,
      state: { ...state, team_id: 'tea_x', player: { ...state.player, profile_id: 'prf_x' } },
    }),
  },
  {
    code: 'AccessDeniedException',
    at: 'whose part it is',
    make: ({ command, state }) => ({ command, state: { ...state, initiated_by: 'player' } }),
  },
  {
    code: 'ClubInterestNotPending',
    make: ({ command, state }) => ({
      command,
      state: { ...state, status: 'declined', pending_key: null, reason: null },
    }),
  },
];
const aboutInterest = (
  operation: string,
  command: InterestCommand,
  more: readonly Wrong<InterestCommand, Declared>[] = [],
): Judged =>
  judged<InterestCommand, Declared>({
    operation,
    decide: interests.decide,
    right: { command, state: interest },
    // The other side's part is the other way round.
    wrongs: [...ofOthers<InterestCommand>(), ...more],
  });

const ofInterests: readonly Judged[] = [
  aboutInterest('changeInterestMessage', { type: 'ChangeMessage', by: declaring, message: 'We watched you.', now }),
  aboutInterest('acceptInterest', { type: 'Accept', by: invited, contact, facts: { eligible: true }, now }, [
    {
      code: 'ClubInterestPlayerNotEligible',
      make: ({ command, state }) => ({
        command: command.type === 'Accept' ? { ...command, facts: { eligible: false } } : command,
        state,
      }),
    },
  ]),
  aboutInterest('declineInterest', { type: 'Decline', by: invited, reason: '', now }),
  aboutInterest('withdrawInterest', { type: 'Withdraw', by: declaring, reason: '', now }),
];

const { title, position, age, foot, pay, description } = exampleOpportunity;
const wanted = {
  ...{ title, position, age, foot, pay, description, pay_shown: false },
  ...{ contract_from: '2027-07-01', contract_until: null, closes_on: '2026-12-12' },
};
const open = positions.evolve(positions.initialState, {
  ...{ type: 'OpportunityPublished', opportunity_id: 'opp_1', club_team, representative, terms: wanted, at: now },
} as const) as Published;

type PositionCommand = Of<JobOpportunityCommand, 'Edit' | 'Close' | 'Fill'>;
const aboutPosition = (
  operation: string,
  command: PositionCommand,
  more: readonly Wrong<PositionCommand, Published>[],
): Judged =>
  judged<PositionCommand, Published>({
    operation,
    decide: positions.decide,
    right: { command, state: open },
    wrongs: [
      {
        code: 'NotFound',
        make: ({ command: asked, state }) => ({ command: asked, state: { ...state, team_id: 'tea_x' } }),
      },
      ...more,
    ],
  });
const over: Wrong<PositionCommand, Published> = {
  code: 'JobOpportunityNotOpen',
  make: ({ command, state }) => ({ command, state: { ...state, closes_on: '2026-11-18' } }),
};

const ofPositions: readonly Judged[] = [
  aboutPosition('editOpportunity', { type: 'Edit', by: declaring, terms: { ...wanted, title: 'Winger' }, now }, [
    over,
    {
      code: 'ValidationFailed',
      at: 'rules',
      make: ({ command, state }) => ({
        command:
          command.type === 'Edit' ? { ...command, terms: { ...command.terms, contract_from: '2026-01-01' } } : command,
        state,
      }),
    },
  ]),
  aboutPosition('closeOpportunity', { type: 'Close', by: declaring, now }, [over]),
  aboutPosition('fillOpportunity', { type: 'Fill', by: declaring, player: applicant, answered: true, now }, [
    {
      code: 'JobOpportunityNotOpen',
      make: ({ command, state }) => ({ command, state: { ...state, status: 'filled', filled_by: applicant } }),
    },
    {
      code: 'ValidationFailed',
      at: 'rules',
      make: ({ command, state }) => ({
        command: command.type === 'Fill' ? { ...command, answered: false } : command,
        state,
      }),
    },
  ]),
];

const agent = {
  ...{ profile_id: 'prf_beatriz', user_id: 'usr_beatriz', name: 'Beatriz Falcão' },
  ...{ agency: 'Linha Alta', licence_number: '202309-1187' },
};
const suggested = suggestionDecider.evolve(suggestionDecider.initialState, {
  ...{ type: 'PlayerSuggested', suggestion_id: 'sug_1', club_team, agent, player: applicant, message: '', at: now },
  opportunity: { opportunity_id: 'opp_1', title, position, closes_on: '2026-12-12' },
} as const) as Known;
const sideOf = (side: RepresentedSide['side']): RepresentedSide => ({
  side,
  profile_id: side === 'agent' ? agent.profile_id : applicant.profile_id,
});

type SuggestionAnswer = Of<SuggestionCommand, 'Decline' | 'Withdraw'>;
const aboutSuggestion = (operation: string, command: SuggestionAnswer, other: RepresentedSide['side']): Judged =>
  judged<SuggestionAnswer, Known>({
    operation,
    decide: suggestionDecider.decide,
    right: { command, state: suggested },
    wrongs: [
      {
        code: 'NotFound',
        make: ({ command: asked, state }) => ({
          command: asked,
          state: {
            ...state,
            player: { ...state.player, profile_id: 'prf_x' },
            agent: { ...state.agent, profile_id: 'prf_x' },
          },
        }),
      },
      {
        code: 'AccessDeniedException',
        at: 'whose part it is',
        make: ({ command: asked, state }) => ({ command: { ...asked, by: sideOf(other) }, state }),
      },
      {
        code: 'SuggestionNotPending',
        make: ({ command: asked, state }) => ({ command: asked, state: { ...state, status: 'withdrawn' } }),
      },
    ],
  });

/** What of the offers service is judged in steps. */
export const judgedByOffers: readonly Judged[] = [
  ...ofOffers,
  ...ofInterests,
  ...ofPositions,
  aboutSuggestion('declineSuggestion', { type: 'Decline', by: sideOf('player'), reason: '', now }, 'agent'),
  aboutSuggestion('withdrawSuggestion', { type: 'Withdraw', by: sideOf('agent'), now }, 'player'),
];
