import { describe, expect, it } from '@jest/globals';
import { exampleInterest } from '@touchline/contracts/events/interest';
import { type Side, spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import { contactFor, decide, evolve, initialState } from './interest.ts';
import type { InterestCommand, InterestEvent } from './state.ts';
import { interestView } from './view.ts';

const given = spec({ decide, evolve, initialState });
const now = '2026-11-19T08:00:00.000Z';
const { club_team, representative, player: applicant } = exampleInterest;

const club: Side = { party: 'club', team_ids: [club_team.team_id], representative };
const joost = { profile_id: 'prf_joost', user_id: 'usr_joost', name: 'Joost Maas', position: 'Scout' };
const colleague: Side = { ...club, representative: joost };
const player: Side = { party: 'player', profile_id: applicant.profile_id };
const stranger: Side = { party: 'player', profile_id: 'prf_stranger' };
const rival: Side = { ...club, team_ids: ['tea_rival'] };

const saskia = { name: 'Saskia Verhulst', email: 'saskia@example.org', phone: null };
const davi = { name: 'Davi Adeyinka', email: null, phone: '+351 912 000 408' };

type CommandOf<Type extends InterestCommand['type']> = Extract<InterestCommand, { type: Type }>;
const declare = (change: Partial<CommandOf<'Declare'>> = {}): InterestCommand => ({
  type: 'Declare',
  interest_id: 'int_1',
  club_team,
  representative,
  player: applicant,
  initiated_by: 'club',
  opportunity: null,
  message: 'We watched you.',
  contact: saskia,
  facts: { eligible: true, shown: true, gender: 'male' },
  now,
  ...change,
});
const changeMessage = (by: Side, message: string): InterestCommand => ({ type: 'ChangeMessage', by, message, now });
const accept = (by: Side = player, eligible = true): InterestCommand => ({
  type: 'Accept',
  by,
  contact: by.party === 'club' ? saskia : davi,
  facts: { eligible },
  now,
});
const decline = (by: Side = player, reason = ''): InterestCommand => ({ type: 'Decline', by, reason, now });
const withdraw = (by: Side = club, reason = ''): InterestCommand => ({ type: 'Withdraw', by, reason, now });
const close: InterestCommand = { type: 'Close', reason: 'player-signed-elsewhere', now };

const declared = (initiated_by: 'club' | 'player' = 'club'): InterestEvent => ({
  type: 'InterestDeclared',
  interest_id: 'int_1',
  club_team,
  representative,
  player: applicant,
  initiated_by,
  opportunity: null,
  message: 'We watched you.',
  contact: initiated_by === 'club' ? saskia : davi,
  at: now,
});
const ended: readonly InterestEvent[] = [
  { type: 'InterestAccepted', by: 'player', contact: davi, acting: null, at: now },
  { type: 'InterestDeclined', by: 'player', reason: null, acting: null, at: now },
  { type: 'InterestWithdrawn', by: 'club', reason: null, acting: representative, at: now },
  { type: 'InterestClosed', reason: 'player-signed-elsewhere', at: now },
];

describe('declaring an interest', () => {
  it('waits for the player’s answer', () =>
    given()
      .when(declare())
      .thenState((after) => {
        if (after.status === 'none') throw new Error('nothing was declared');
        const views = [interestView(after, 'player'), interestView(after, 'club')];
        expect(views.map(({ status, your_turn }) => [status, your_turn])).toEqual([
          ['pending', true],
          ['pending', false],
        ]);
      }));
  it('is one interest for the same click', () => given(declared()).when(declare()).thenNothing());
  it('JobOpportunityAlreadyAnswered: a position is answered once, whatever became of the answer', () => {
    const opportunity = { opportunity_id: 'opp_1', title: 'Left winger' };
    const answer = declare({ initiated_by: 'player', contact: davi, opportunity });
    const answered: InterestEvent = { ...declared('player'), opportunity } as InterestEvent;
    given().when(answer).then(answered);
    const withdrawn: InterestEvent = { type: 'InterestWithdrawn', by: 'player', reason: null, acting: null, at: now };
    for (const history of [[answered], [answered, withdrawn]])
      given(...history)
        .when(answer)
        .thenRejects('JobOpportunityAlreadyAnswered');
  });
  it('ClubInterestPlayerNotEligible: who can’t take part', () =>
    given()
      .when(declare({ facts: { eligible: false, shown: true, gender: null } }))
      .thenRejects('ClubInterestPlayerNotEligible'));
  it('ClubInterestPlayerNotScoutable: who doesn’t want to be found', () =>
    given()
      .when(declare({ facts: { eligible: true, shown: false, gender: null } }))
      .thenRejects('ClubInterestPlayerNotScoutable'));
  it('is between a team and a player of the same football', () => {
    const women = { ...club_team, gender: 'female' } as const;
    const asked = (gender: 'male' | 'female' | null) =>
      given().when(declare({ club_team: women, facts: { eligible: true, shown: true, gender } }));
    asked('male').thenRejects('ValidationFailed');
    for (const gender of ['female', null] as const) expect(asked(gender).events()).toHaveLength(1);
  });
  it('a player who hides may be the one who begins', () =>
    given()
      .when(declare({ initiated_by: 'player', contact: davi, facts: { eligible: true, shown: false, gender: null } }))
      .then(declared('player')));
});

describe('while it waits', () => {
  it('its author says it in other words, the same words change nothing', () => {
    given(declared())
      .when(changeMessage(colleague, 'Come and talk.'))
      .then({ type: 'InterestMessageChanged', message: 'Come and talk.', acting: joost, at: now });
    given(declared()).when(changeMessage(club, 'We watched you.')).thenNothing();
  });
  it('its author takes it back', () =>
    given(declared())
      .when(withdraw(club, 'We found somebody.'))
      .then({ type: 'InterestWithdrawn', by: 'club', reason: 'We found somebody.', acting: representative, at: now }));
  it('each side may only do what is its own', () => {
    for (const command of [changeMessage(player, 'x'), withdraw(player), accept(club), decline(club)])
      given(declared('club')).when(command).thenRejects('AccessDeniedException');
    for (const command of [changeMessage(club, 'x'), withdraw(club), accept(player), decline(player)])
      given(declared('player')).when(command).thenRejects('AccessDeniedException');
  });
  it('nobody else learns that it is there', () => {
    for (const by of [stranger, rival])
      for (const command of [changeMessage(by, 'x'), withdraw(by), accept(by), decline(by)])
        given(declared()).when(command).thenRejects('NotFound');
  });
  it('ClubInterestPlayerNotEligible: accepting while the player can’t take part', () =>
    given(declared()).when(accept(player, false)).thenRejects('ClubInterestPlayerNotEligible'));
});

describe('the answer', () => {
  it('shows each side how to reach the other, as far as that one chose; before it, nothing', () => {
    given(declared())
      .when(accept())
      .thenState((after) => {
        if (after.status === 'none') throw new Error('nothing is there');
        expect([contactFor(after, 'club'), contactFor(after, 'player')]).toEqual([davi, saskia]);
      });
    given(declared())
      .when(changeMessage(club, 'Other words.'))
      .thenState((after) => {
        if (after.status === 'none') throw new Error('nothing is there');
        expect([contactFor(after, 'club'), contactFor(after, 'player')]).toEqual([null, null]);
      });
  });
  it('names the reason of a no', () =>
    given(declared())
      .when(decline(player, 'I stay.'))
      .then({ type: 'InterestDeclined', by: 'player', reason: 'I stay.', acting: null, at: now }));
  it.each(ended)('ClubInterestNotPending: nothing more after $type', (event) => {
    for (const command of [changeMessage(club, 'x'), withdraw(), accept(), decline()])
      given(declared(), event).when(command).thenRejects('ClubInterestNotPending');
    given(declared(), event).when(close).thenNothing();
  });
});

it('closes while it waits, when the player signs elsewhere', () =>
  given(declared()).when(close).then({ type: 'InterestClosed', reason: 'player-signed-elsewhere', at: now }));

it.each([...ended, declared()])('$type can’t happen to what isn’t there or waiting any more', (event) => {
  const after = evolve(evolve(initialState, declared()), ended[1] as InterestEvent);
  expect(() => evolve(event.type === 'InterestDeclared' ? after : initialState, event)).toThrow(/can't happen/);
  if (event.type !== 'InterestDeclared') expect(() => evolve(after, event)).toThrow(/can't happen/);
});

it('ends once, and keeps its key only while it waits, whatever is commanded in whatever order', () => {
  const commands = [changeMessage(club, 'a'), changeMessage(club, 'b'), accept(), decline(), withdraw(), close];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 12 }), (sent) => {
      let state = evolve(initialState, declared());
      let endings = 0;
      for (const command of sent) {
        let events: readonly InterestEvent[] = [];
        try {
          events = decide(command, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(evolve, state);
        endings += events.filter(({ type }) => type !== 'InterestMessageChanged').length;
        if (state.status === 'none') throw new Error('it is gone');
        expect(state.pending_key === null).toBe(state.status !== 'pending');
      }
      expect(endings).toBeLessThanOrEqual(1);
    }),
  );
});
