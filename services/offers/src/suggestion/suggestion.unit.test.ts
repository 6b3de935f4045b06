import { describe, expect, it } from '@jest/globals';
import { exampleOpportunity } from '@touchline/contracts/events/job-opportunity';
import { type RepresentedSide, spec } from '@touchline/platform/domain';
import { published } from './published.ts';
import type { SuggestionCommand, SuggestionEvent } from './state.ts';
import { suggestionDecider } from './suggestion.ts';

const given = spec(suggestionDecider);
const at = '2026-12-03T09:30:00.000Z';
const agent = {
  ...{ profile_id: 'prf_beatriz', user_id: 'usr_beatriz', name: 'Beatriz Falcão' },
  ...{ agency: 'Linha Alta', licence_number: '202309-1187' },
};
const player = { profile_id: 'prf_bruno', user_id: 'usr_bruno', name: 'Bruno Tavira', nickname: 'bruno' };
const { opportunity_id, title, position, closes_on, club_team } = exampleOpportunity;
const about = {
  ...{ suggestion_id: 'sug_1', opportunity: { opportunity_id, title, position, closes_on }, club_team },
  ...{ agent, player, message: 'You would play.' },
};
const made: SuggestionEvent = { type: 'PlayerSuggested', ...about, at };
const answered: SuggestionEvent = { type: 'SuggestionAnswered', at };
const facts = { open: true, eligible: true, answered: false };
const suggest = (change: Partial<typeof facts> = {}): SuggestionCommand => ({
  ...{ type: 'Suggest', ...about, facts: { ...facts, ...change }, now: at },
});
const beatriz: RepresentedSide = { side: 'agent', profile_id: agent.profile_id };
const bruno: RepresentedSide = { side: 'player', profile_id: player.profile_id };
const decline = (by: RepresentedSide, reason = ''): SuggestionCommand => ({ type: 'Decline', by, reason, now: at });
const withdraw = (by: RepresentedSide): SuggestionCommand => ({ type: 'Withdraw', by, now: at });

describe('an agent puts a player forward', () => {
  it('and waits for his answer', () => given().when(suggest()).then(made));
  it('once, whatever became of it', () => {
    given(made).when(suggest()).thenRejects('SuggestionAlreadyMade');
    given(made, { type: 'SuggestionDeclined', reason: null, at }).when(suggest()).thenRejects('SuggestionAlreadyMade');
  });
  it('not for a position that is over', () =>
    given()
      .when(suggest({ open: false, eligible: false }))
      .thenRejects('JobOpportunityNotOpen'));
  it('not where the player isn’t free to deal', () =>
    given()
      .when(suggest({ eligible: false, answered: true }))
      .thenRejects('PlayerNotEligible'));
  it('not where he has answered by himself', () =>
    given()
      .when(suggest({ answered: true }))
      .thenRejects('JobOpportunityAlreadyAnswered'));
});

describe('the player', () => {
  it('answers the position, and that is his yes', () =>
    given(made).when({ type: 'NoteAnswer', now: at }).then(answered));
  it('says no, with a reason or without', () => {
    given(made).when(decline(bruno, 'I stay.')).then({ type: 'SuggestionDeclined', reason: 'I stay.', at });
    given(made).when(decline(bruno)).then({ type: 'SuggestionDeclined', reason: null, at });
  });
  it('says no once, and not after his answer', () =>
    given(made, answered).when(decline(bruno)).thenRejects('SuggestionNotPending'));
  it('takes nothing back for the agent', () => given(made).when(withdraw(bruno)).thenRejects('AccessDeniedException'));
});

describe('the agent', () => {
  it('takes it back', () => given(made).when(withdraw(beatriz)).then({ type: 'SuggestionWithdrawn', at }));
  it('never answers for the player', () => given(made).when(decline(beatriz)).thenRejects('AccessDeniedException'));
  it('of another player or none sees nothing', () => {
    given(made)
      .when(withdraw({ ...beatriz, profile_id: 'prf_other' }))
      .thenRejects('NotFound');
    given().when(withdraw(beatriz)).thenRejects('NotFound');
  });
});

it.each(['position-ended', 'mandate-ended'] as const)('is over by itself: %s', (reason) => {
  given(made).when({ type: 'Close', reason, now: at }).then({ type: 'SuggestionClosed', reason, at });
  given(made, answered).when({ type: 'Close', reason, now: at }).thenNothing();
  given().when({ type: 'Close', reason, now: at }).thenNothing();
});

it('is told by an event of its own when a guardian takes the consent back', () => {
  const closed: SuggestionEvent = { type: 'SuggestionClosed', reason: 'guardian-consent-withdrawn', at };
  const state = [made, closed].reduce(suggestionDecider.evolve, suggestionDecider.initialState);
  expect(published(closed, state)).toEqual({
    type: 'touchline.suggestion.consent-ended.v1',
    data: { suggestion: expect.objectContaining({ status: 'closed', close_reason: null }), happened: {} },
  });
});

it('an answer after the end changes nothing', () =>
  given(made, { type: 'SuggestionWithdrawn', at }).when({ type: 'NoteAnswer', now: at }).thenNothing());

it('is told as what it is now', () => {
  const declined: SuggestionEvent = { type: 'SuggestionDeclined', reason: 'I stay.', at };
  const state = [made, declined].reduce(suggestionDecider.evolve, suggestionDecider.initialState);
  expect(published(declined, state)).toMatchObject({
    type: 'touchline.suggestion.declined.v1',
    data: {
      suggestion: { status: 'declined', reason: 'I stay.', close_reason: null },
      happened: { reason: 'I stay.' },
    },
  });
});
