import { describe, expect, it } from '@jest/globals';
import { type Side, spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import type { TrialRequest, TrialRequestCommand, TrialRequestEvent } from './state.ts';
import { club, club_team, dates, invited, now, otherDates, player, requested, requestTrial } from './trial.fixtures.ts';
import { decide, evolve, initialState } from './trial-request.ts';
import { trialRequestView } from './view.ts';

const given = spec({ decide, evolve, initialState });

const joost = { profile_id: 'prf_joost', user_id: 'usr_joost', name: 'Joost Maas', position: 'Scout' };
const colleague: Side = { ...club, representative: joost } as Side;
const stranger: Side = { party: 'player', profile_id: 'prf_stranger' };
const rival: Side = { ...club, team_ids: ['tea_rival'] } as Side;

const changeDates = (by: Side, to = otherDates, earliest = '2026-11-20'): TrialRequestCommand => ({
  type: 'ChangeDates',
  by,
  dates: to,
  earliest,
  now,
});
const accept = (by: Side = player, seen = dates, booking_id = 'bkg_1'): TrialRequestCommand => ({
  type: 'Accept',
  by,
  dates: seen,
  booking_id,
  now,
});
const decline = (by: Side = player, reason = ''): TrialRequestCommand => ({ type: 'Decline', by, reason, now });
const withdraw = (by: Side = club, reason = ''): TrialRequestCommand => ({ type: 'Withdraw', by, reason, now });
const cancel = (by: Side = club, reason = 'The pitch is frozen.'): TrialRequestCommand => ({
  type: 'Cancel',
  by,
  reason,
  now,
});
const complete = (today: string): TrialRequestCommand => ({ type: 'Complete', today, now });
const close: TrialRequestCommand = { type: 'Close', reason: 'player-signed-elsewhere', now };
const abandon: TrialRequestCommand = { type: 'Abandon', refusal: 'TrialRequestDatesOverlap', now };

const accepted: TrialRequestEvent = { type: 'TrialAccepted', booking_id: 'bkg_1', at: now };
const representative = club.party === 'club' ? club.representative : null;
const ended: readonly TrialRequestEvent[] = [
  { type: 'TrialDeclined', reason: null, at: now },
  { type: 'TrialWithdrawn', reason: null, acting: representative, at: now },
  { type: 'TrialClosed', reason: 'player-signed-elsewhere', at: now },
];
const overAfterAccepting: readonly TrialRequestEvent[] = [
  { type: 'TrialCancelled', by: 'player', reason: 'I am injured.', acting: null, at: now },
  { type: 'TrialCompleted', at: now },
];

const shown = (state: TrialRequest, side: 'club' | 'player') => {
  if (state.status === 'none' || state.status === 'abandoned') throw new Error('nothing is there');
  return trialRequestView(state, side, new Date(now));
};

describe('asking a player to a trial', () => {
  it('waits for the player’s answer', () =>
    given()
      .when(requestTrial())
      .thenState((after) => {
        expect([shown(after, 'player').your_turn, shown(after, 'club').your_turn]).toEqual([true, false]);
        expect(shown(after, 'club').days).toBe(5);
      }));
  it('is one request for the same click', () => given(requested()).when(requestTrial()).thenNothing());
  it('TrialRequestPlayerNotEligible, then TrialRequestPlayerNotScoutable', () => {
    const facts = (eligible: boolean, visible: boolean) =>
      requestTrial({ facts: { eligible, shown: visible, gender: 'male' } });
    given().when(facts(false, false)).thenRejects('TrialRequestPlayerNotEligible');
    given().when(facts(true, false)).thenRejects('TrialRequestPlayerNotScoutable');
  });
  it('starts tomorrow or later, and lasts 1 to 56 days', () => {
    const from = (starts_on: string, ends_on: string) => given().when(requestTrial({ starts_on, ends_on }));
    from('2026-11-19', '2026-11-19').thenRejects('ValidationFailed');
    expect(from('2026-11-20', '2026-11-20').events()).toHaveLength(1);
    from('2026-11-20', '2026-11-19').thenRejects('ValidationFailed');
    expect(from('2027-01-01', '2027-02-25').events()).toHaveLength(1);
    from('2027-01-01', '2027-02-26').thenRejects('ValidationFailed');
  });
  it('is of a team that the player can play in', () => {
    const womens = { ...club_team, gender: 'female' as const };
    given()
      .when(requestTrial({ club_team: womens }))
      .thenRejects('ValidationFailed');
    expect(
      given()
        .when(requestTrial({ club_team: womens, facts: { eligible: true, shown: true, gender: 'female' } }))
        .events(),
    ).toHaveLength(1);
  });
  it('grows from an interest between this team and this player', () => {
    const from = (team_id: string | null, player_id: string | null) =>
      given().when(requestTrial({ interest: { interest_id: 'int_1', team_id, player_id } }));
    const { profile_id } = invited;
    expect(from(club_team.team_id, profile_id).events()).toMatchObject([{ interest_id: 'int_1' }]);
    for (const other of [from('tea_rival', profile_id), from(club_team.team_id, 'prf_stranger'), from(null, null)])
      other.thenRejects('ValidationFailed');
  });
  it('that was given up is refused as it was then, however late it comes', () => {
    given().when(abandon).then({ type: 'TrialAbandoned', refusal: 'TrialRequestDatesOverlap', at: now });
    given({ type: 'TrialAbandoned', refusal: 'TrialRequestDatesOverlap', at: now })
      .when(requestTrial())
      .thenRejects('TrialRequestDatesOverlap');
    given(requested()).when(abandon).thenNothing();
  });
});

describe('while it waits', () => {
  it('any representative of the team proposes other dates, and is then the one who acts', () =>
    given(requested())
      .when(changeDates(colleague))
      .then({ type: 'TrialDatesChanged', dates: otherDates, acting: joost, at: now }));
  it('the same dates change nothing', () => given(requested()).when(changeDates(club, dates)).thenNothing());
  it('other dates keep the rules of dates', () =>
    given(requested())
      .when(changeDates(club, otherDates, '2027-01-12'))
      .thenRejects('ValidationFailed'));
  it('StaleVersion: the player accepts the dates that were seen, with the current ones in the answer', () =>
    given(requested(), { type: 'TrialDatesChanged', dates: otherDates, acting: representative, at: now })
      .when(accept())
      .thenRejects('StaleVersion', otherDates));
  it('the number of the contact is the player’s once it is accepted', () => {
    const phone = (...events: TrialRequestEvent[]) =>
      shown(given(requested(), ...events).state(), 'player').contact.phone;
    expect([phone(), phone(accepted), phone(ended[0] as TrialRequestEvent)]).toEqual([null, '+31 10 555 0101', null]);
    expect(shown(given(requested()).state(), 'club').contact.phone).toBe('+31 10 555 0101');
  });
  it('each side may only do what is its own', () => {
    for (const command of [changeDates(player), withdraw(player), accept(club), decline(club)])
      given(requested()).when(command).thenRejects('AccessDeniedException');
  });
  it('nobody else learns that it is there', () => {
    for (const by of [stranger, rival])
      for (const command of [changeDates(by), accept(by), decline(by), withdraw(by), cancel(by)])
        given(requested()).when(command).thenRejects('NotFound');
  });
  it('TrialRequestNotAccepted: what isn’t agreed can’t be cancelled', () =>
    given(requested()).when(cancel()).thenRejects('TrialRequestNotAccepted'));
});

describe('other dates that the player suggests', () => {
  const propose = (by: Side = player, to = otherDates, earliest = '2026-11-20'): TrialRequestCommand => ({
    type: 'Propose',
    by,
    dates: to,
    earliest,
    now,
  });
  const proposed: TrialRequestEvent = { type: 'TrialDatesProposed', dates: otherDates, at: now };
  it('make it the club’s turn, and nothing else is changed', () => {
    given(requested()).when(propose()).then(proposed);
    given(requested(), proposed).when(propose()).thenNothing();
    const after = given(requested(), proposed).state();
    expect([shown(after, 'player').your_turn, shown(after, 'club').your_turn]).toEqual([false, true]);
    expect(shown(after, 'club')).toMatchObject({ ...dates, proposal: otherDates, status: 'pending' });
  });
  it('are taken by the club as a change of dates, and it is the player’s turn again', () => {
    const taken: TrialRequestEvent = { type: 'TrialDatesChanged', dates: otherDates, acting: representative, at: now };
    given(requested(), proposed).when(changeDates(club)).then(taken);
    expect(shown(given(requested(), proposed, taken).state(), 'player')).toMatchObject({
      ...otherDates,
      proposal: null,
      your_turn: true,
    });
  });
  it('hinder neither a yes to the days before nor a no, and are gone with it', () => {
    given(requested(), proposed).when(accept()).then(accepted);
    given(requested(), proposed).when(decline()).then({ type: 'TrialDeclined', reason: null, at: now });
    expect(given(requested(), proposed, accepted).state()).not.toHaveProperty('proposal');
  });
  it('keep the rules of dates, and are others', () => {
    given(requested())
      .when(propose(player, otherDates, '2027-01-12'))
      .thenRejects('ValidationFailed');
    given(requested()).when(propose(player, dates)).thenRejects('ValidationFailed');
  });
  it('are the player’s alone, while it waits', () => {
    given(requested()).when(propose(club)).thenRejects('AccessDeniedException');
    given(requested()).when(propose(rival)).thenRejects('NotFound');
    for (const event of [...ended, accepted])
      given(requested(), event).when(propose()).thenRejects('TrialRequestNotPending');
  });
});

describe('the answer', () => {
  it('is a yes once, whoever carries it on', () => {
    given(requested()).when(accept()).then(accepted);
    given(requested(), accepted).when(accept()).thenNothing();
    given(requested(), accepted)
      .when(accept(player, dates, 'bkg_2'))
      .thenRejects('TrialRequestNotPending');
  });
  it('names the reason of a no', () =>
    given(requested()).when(decline(player, 'I rest.')).then({ type: 'TrialDeclined', reason: 'I rest.', at: now }));
  it.each([...ended, accepted])('TrialRequestNotPending: nothing more after $type', (event) => {
    for (const command of [changeDates(club), withdraw(), accept(player, dates, 'bkg_2'), decline()])
      given(requested(), event).when(command).thenRejects('TrialRequestNotPending');
    given(requested(), event).when(close).thenNothing();
  });
});

describe('reminders', () => {
  const remind = (today: string): TrialRequestCommand => ({ type: 'Remind', today, now });
  const reminded = (today: string): TrialRequestEvent => ({ type: 'TrialReminded', today, at: now });
  it('come a week before the first day and the day before it, once each', () => {
    given(requested(), accepted).when(remind('2026-12-27')).thenNothing();
    given(requested(), accepted).when(remind('2026-12-28')).then(reminded('2026-12-28'));
    given(requested(), accepted, reminded('2026-12-28')).when(remind('2027-01-02')).thenNothing();
    given(requested(), accepted, reminded('2026-12-28')).when(remind('2027-01-03')).then(reminded('2027-01-03'));
    given(requested(), accepted, reminded('2026-12-28'), reminded('2027-01-03'))
      .when(remind('2027-01-03'))
      .thenNothing();
  });
  it('that were missed come as one, and none after the trial has begun', () => {
    given(requested(), accepted).when(remind('2027-01-03')).then(reminded('2027-01-03'));
    given(requested(), accepted, reminded('2027-01-03')).when(remind('2027-01-03')).thenNothing();
    given(requested(), accepted).when(remind('2027-01-04')).thenNothing();
  });
  it('leave out the week where it was agreed later than that', () => {
    const late: TrialRequestEvent = { ...accepted, at: '2026-12-30T08:00:00.000Z' } as TrialRequestEvent;
    given(requested(), late).when(remind('2026-12-30')).thenNothing();
    given(requested(), late).when(remind('2027-01-03')).then(reminded('2027-01-03'));
  });
  it('are of agreed trials alone', () => {
    given(requested()).when(remind('2026-12-28')).thenNothing();
    given(requested(), accepted, overAfterAccepting[0] as TrialRequestEvent)
      .when(remind('2026-12-28'))
      .thenNothing();
  });
});

describe('an agreed trial', () => {
  it.each([
    ['club', club, representative],
    ['player', player, null],
  ] as const)('is cancelled by the %s, with a reason', (by, side, acting) =>
    given(requested(), accepted)
      .when(cancel(side, 'The pitch is frozen.'))
      .then({ type: 'TrialCancelled', by, reason: 'The pitch is frozen.', acting, at: now }),
  );
  it('is completed by the clock on the day after its last', () => {
    given(requested(), accepted).when(complete('2027-01-08')).thenNothing();
    given(requested(), accepted).when(complete('2027-01-09')).then({ type: 'TrialCompleted', at: now });
    given(requested()).when(complete('2027-01-09')).thenNothing();
  });
  it.each(overAfterAccepting)('TrialRequestNotAccepted: is not cancelled after $type', (event) => {
    given(requested(), accepted, event).when(cancel()).thenRejects('TrialRequestNotAccepted');
    given(requested(), accepted, event).when(complete('2027-02-01')).thenNothing();
  });
});

it.each([...ended, accepted, requested()])('$type can’t happen to what isn’t there or waiting any more', (event) => {
  const after = evolve(evolve(initialState, requested()), ended[0] as TrialRequestEvent);
  expect(() => evolve(event.type === 'TrialRequested' ? after : initialState, event)).toThrow(/can't happen/);
  if (event.type !== 'TrialRequested') expect(() => evolve(after, event)).toThrow(/can't happen/);
});

const proposeOther: TrialRequestCommand = {
  type: 'Propose',
  by: player,
  dates: otherDates,
  earliest: '2026-11-20',
  now,
};

it('comes to one end, whatever is commanded in whatever order', () => {
  const commands = [
    ...[
      changeDates(club),
      changeDates(club, dates),
      proposeOther,
      accept(),
      accept(player, otherDates, 'bkg_2'),
      decline(),
    ],
    ...[withdraw(), cancel(), cancel(player), complete('2027-02-01'), close, abandon],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 14 }), (sent) => {
      let state = evolve(initialState, requested());
      const seen: string[] = [];
      for (const command of sent) {
        let events: readonly TrialRequestEvent[] = [];
        try {
          events = decide(command, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(evolve, state);
        seen.push(...events.map(({ type }) => type).filter((type) => !type.startsWith('TrialDates')));
      }
      expect(seen.length).toBeLessThanOrEqual(2);
      if (seen.length === 2) expect(seen[0]).toBe('TrialAccepted');
    }),
  );
});
