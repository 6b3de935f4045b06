import { describe, expect, it } from '@jest/globals';
import { interestEvents, opportunityEvents } from '@touchline/contracts/events';
import { waitingAfter } from './answers.ts';
import { notices } from './notices.ts';

const told = (type: string, data: unknown) => notices[type]?.(data as never) ?? [];
const { published, edited, answered, closed, filled } = opportunityEvents;
const { representative } = closed.example.opportunity;

describe('what is told of open positions', () => {
  it('the clock ended it: the representative is told, and led to it', () =>
    expect(told(closed.type, closed.example)).toMatchObject([
      {
        kind: 'opportunity.closed',
        user_id: representative.user_id,
        profile_id: representative.profile_id,
        title: '“Left winger” is off the board',
        href: `/club-representative/requests?opportunity=${closed.example.opportunity.opportunity_id}`,
        needs_answer: false,
      },
    ]));
  it('a contract filled it: with whom', () =>
    expect(told(filled.type, filled.example)).toMatchObject([
      { kind: 'opportunity.filled', text: 'Davi Adeyinka has signed. Whoever still waited was told.' },
    ]));
  it('what a representative did, she knows; that it is answered comes with the interest', () => {
    expect(told(closed.type, { ...closed.example, happened: { reason: 'by-club' } })).toEqual([]);
    expect(told(filled.type, { ...filled.example, happened: { player_id: 'prf_davi', how: 'by-club' } })).toEqual([]);
    for (const { type, example } of [published, edited, answered]) expect(told(type, example)).toEqual([]);
  });
  it('an answer names the position, and waits for the club', () => {
    const { interest } = interestEvents.declared.example;
    const opportunity = { opportunity_id: 'opp_1', title: 'Left winger' };
    const answer = {
      interest: { ...interest, initiated_by: 'player', message: '', opportunity },
      happened: { by: 'player' },
    };
    expect(told(interestEvents.declared.type, answer)).toMatchObject([
      {
        user_id: interest.representative.user_id,
        title: 'Davi Adeyinka answered “Left winger”',
        text: 'Read the page, and say yes or no.',
        needs_answer: true,
      },
    ]);
    expect(waitingAfter[interestEvents.declared.type]?.(answer as never)).toEqual([interest.representative.profile_id]);
  });
  it('asks nobody for an answer by itself', () => {
    for (const { type, example } of Object.values(opportunityEvents))
      expect(waitingAfter[type]?.(example as never)).toEqual([]);
  });
});
