import { describe, expect, it } from '@jest/globals';
import { overlap } from '@touchline/contracts/policies/trial-dates';
import { spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import { decide, evolve, initialState } from './player-calendar.ts';
import type { PlayerCalendarCommand, PlayerCalendarEvent } from './state.ts';

const given = spec({ decide, evolve, initialState });
const now = '2026-11-19T08:00:00.000Z';
const ids = { calendar_id: 'cal_1', player_id: 'prf_davi' };
const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
const lastDayOn = { starts_on: '2027-01-08', ends_on: '2027-01-10' };
const dayAfter = { starts_on: '2027-01-09', ends_on: '2027-01-12' };

const hold = (n: number, dates = week, team_id = `tea_${n}`): PlayerCalendarCommand => ({
  type: 'Hold',
  ...ids,
  team_id,
  trial_request_id: `tri_${n}`,
  dates,
  now,
});
const move = (n: number, dates: typeof week): PlayerCalendarCommand => ({
  type: 'Move',
  trial_request_id: `tri_${n}`,
  dates,
  now,
});
const book = (n: number, dates = week, booking_id = `bkg_${n}`): PlayerCalendarCommand => ({
  type: 'Book',
  trial_request_id: `tri_${n}`,
  dates,
  booking_id,
  now,
});
const unbook = (n: number, dates: typeof week, current: typeof week): PlayerCalendarCommand => ({
  type: 'Unbook',
  trial_request_id: `tri_${n}`,
  dates,
  current,
  now,
});
const release = (n: number): PlayerCalendarCommand => ({ type: 'Release', trial_request_id: `tri_${n}`, now });
const held = (n: number, dates = week, team_id = `tea_${n}`): PlayerCalendarEvent => ({
  type: 'DaysHeld',
  ...ids,
  team_id,
  trial_request_id: `tri_${n}`,
  dates,
  at: now,
});
const booked = (n: number, dates = week): PlayerCalendarEvent => ({
  type: 'DaysBooked',
  trial_request_id: `tri_${n}`,
  booking_id: `bkg_${n}`,
  dates,
  at: now,
});
const released = (n: number, dates = week): PlayerCalendarEvent => ({
  type: 'DaysReleased',
  trial_request_id: `tri_${n}`,
  dates,
  at: now,
});

describe('asking for days', () => {
  it('of which another club asks is possible: nobody blocks a player by asking', () =>
    given(held(1)).when(hold(2)).then(held(2)));
  it('TrialRequestDatesOverlap: not twice for one team, to the day', () => {
    given(held(1))
      .when(hold(2, lastDayOn, 'tea_1'))
      .thenRejects('TrialRequestDatesOverlap');
    given(held(1))
      .when(hold(2, dayAfter, 'tea_1'))
      .then(held(2, dayAfter, 'tea_1'));
  });
  it('TrialRequestDatesOverlap: not those that are agreed with anybody', () => {
    given(held(1), booked(1)).when(hold(2, lastDayOn)).thenRejects('TrialRequestDatesOverlap');
    given(held(1), booked(1)).when(hold(2, dayAfter)).then(held(2, dayAfter));
    given(held(1), booked(1), released(1)).when(hold(2)).then(held(2));
  });
  it('happens once for one request', () => given(held(1)).when(hold(1, dayAfter)).thenNothing());
});

describe('other days', () => {
  it('are free of what others have, and the own ones don’t count', () => {
    given(held(1)).when(move(1, lastDayOn)).then(held(1, lastDayOn));
    given(held(1), held(2), booked(2, dayAfter)).when(move(1, dayAfter)).thenRejects('TrialRequestDatesOverlap');
    given(held(1)).when(move(1, week)).thenNothing();
  });
  it('TrialRequestNotPending: not after the player has said yes, and not after the end', () => {
    given(held(1), booked(1)).when(move(1, dayAfter)).thenRejects('TrialRequestNotPending');
    given(held(1), released(1)).when(move(1, dayAfter)).thenRejects('TrialRequestNotPending');
    given().when(move(1, dayAfter)).thenRejects('TrialRequestNotPending');
  });
});

describe('booking', () => {
  it('is once per day', () => {
    given(held(1)).when(book(1)).then(booked(1));
    given(held(1), held(2), booked(2, lastDayOn)).when(book(1)).thenRejects('TrialRequestDatesOverlap');
    given(held(1), held(2), booked(2, dayAfter)).when(book(1)).then(booked(1));
  });
  it('under a second answer stays under the first', () =>
    given(held(1), booked(1))
      .when(book(1, week, 'bkg_other'))
      .thenNothing());
  it('TrialRequestNotPending: of what is over comes too late', () =>
    given(held(1), released(1)).when(book(1)).thenRejects('TrialRequestNotPending'));
  it('that came to nothing is taken back, and no newer one', () => {
    given(held(1), booked(1))
      .when(unbook(1, week, dayAfter))
      .then(held(1, dayAfter));
    given(held(1), booked(1, dayAfter))
      .when(unbook(1, week, week))
      .thenNothing();
    given(held(1))
      .when(unbook(1, week, dayAfter))
      .thenNothing();
  });
});

const christmas = { starts_on: '2026-12-23', ends_on: '2027-01-02' };
const block = (dates = christmas, block_id = 'blk_1', today = '2026-11-18'): PlayerCalendarCommand => ({
  type: 'Block',
  ...ids,
  block_id,
  ...dates,
  reason: 'Holiday',
  today,
  now,
});
const blocked = (dates = christmas, block_id = 'blk_1'): PlayerCalendarEvent => ({
  type: 'DaysBlocked',
  ...ids,
  block_id,
  dates,
  reason: 'Holiday',
  at: now,
});
const unblock: PlayerCalendarCommand = { type: 'Unblock', block_id: 'blk_1', now };
const unblocked: PlayerCalendarEvent = { type: 'DaysUnblocked', block_id: 'blk_1', dates: christmas, at: now };
const touching = { starts_on: '2027-01-02', ends_on: '2027-01-03' };
const beside = { starts_on: '2027-01-03', ends_on: '2027-01-03' };

describe('days that don’t work', () => {
  it('are blocked once for the same click, with or without a request before', () => {
    given().when(block()).then(blocked());
    given(blocked()).when(block()).thenNothing();
    given(held(1)).when(block(week)).then(blocked(week));
  });
  it('TrialRequestDatesOverlap: nobody asks for them, moves there or is accepted on them, to the day', () => {
    given(blocked()).when(hold(1, touching)).thenRejects('TrialRequestDatesOverlap');
    given(blocked()).when(hold(1, beside)).then(held(1, beside));
    given(held(1), blocked()).when(move(1, touching)).thenRejects('TrialRequestDatesOverlap');
    given(held(1, touching), blocked()).when(book(1, touching)).thenRejects('TrialRequestDatesOverlap');
    given(held(1, beside), blocked()).when(book(1, beside)).then(booked(1, beside));
  });
  it('TrialRequestDatesOverlap: not those of an agreed trial, until it is cancelled', () => {
    given(held(1), booked(1)).when(block(week)).thenRejects('TrialRequestDatesOverlap');
    given(held(1), booked(1), released(1)).when(block(week)).then(blocked(week));
  });
  it('are in order, not over, at most a year at once, and not blocked already', () => {
    const refused = (dates: typeof week) =>
      given(blocked()).when(block(dates, 'blk_2')).thenRejects('ValidationFailed');
    refused({ starts_on: '2027-03-02', ends_on: '2027-03-01' });
    refused({ starts_on: '2026-11-10', ends_on: '2026-11-17' });
    refused({ starts_on: '2027-03-01', ends_on: '2028-03-01' });
    refused(touching);
    const year = { starts_on: '2027-03-01', ends_on: '2028-02-29' };
    given(blocked()).when(block(year, 'blk_2')).then(blocked(year, 'blk_2'));
    const until = { starts_on: '2026-11-10', ends_on: '2026-11-18' };
    given().when(block(until)).then(blocked(until));
  });
  it('are fifty spans at most', () => {
    const day = (n: number) => {
      const on = new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
      return { starts_on: on, ends_on: on };
    };
    const many = (count: number) => Array.from({ length: count }, (_, n) => blocked(day(n + 1), `blk_n${n}`));
    given(...many(49))
      .when(block(day(60)))
      .then(blocked(day(60)));
    given(...many(50))
      .when(block(day(60)))
      .thenRejects('ValidationFailed');
  });
  it('are free again; NotFound for what isn’t blocked', () => {
    given(blocked()).when(unblock).then(unblocked);
    given(blocked(), unblocked).when(hold(1, touching)).then(held(1, touching));
    given(blocked(), unblocked).when(unblock).thenRejects('NotFound');
    given().when(unblock).thenRejects('NotFound');
    expect(() => evolve(initialState, unblocked)).toThrow(/can't happen/);
  });
  it('stay while requests come and go, and are dropped when they are over', () => {
    given(blocked(), held(1), released(1)).when(hold(2, touching)).thenRejects('TrialRequestDatesOverlap');
    const over = { starts_on: '2026-11-01', ends_on: '2026-11-17' };
    const state = [blocked(over), blocked(christmas, 'blk_2')].reduce(evolve, initialState);
    expect(state.status === 'kept' && state.blocked.map(({ block_id }) => block_id)).toEqual(['blk_2']);
  });
});

it('frees days once', () => {
  given(held(1), booked(1)).when(release(1)).then(released(1));
  given(held(1), released(1)).when(release(1)).thenNothing();
});

it('books and frees nothing that it hasn’t held: such an event is a fault', () => {
  for (const event of [booked(1), released(1)]) expect(() => evolve(initialState, event)).toThrow(/can't happen/);
});

it('no two booked entries share a day, whatever comes in whatever order', () => {
  const day = fc.integer({ min: 1, max: 20 });
  const span = fc.tuple(day, fc.integer({ min: 0, max: 6 })).map(([from, more]) => ({
    starts_on: `2027-01-${String(from).padStart(2, '0')}`,
    ends_on: `2027-01-${String(from + more).padStart(2, '0')}`,
  }));
  const each = fc.integer({ min: 1, max: 4 });
  const command = fc.oneof(
    fc.tuple(each, span).map(([n, dates]) => hold(n, dates)),
    fc.tuple(each, span).map(([n, dates]) => move(n, dates)),
    fc.tuple(each, span).map(([n, dates]) => book(n, dates)),
    fc.tuple(each, span, span).map(([n, dates, current]) => unbook(n, dates, current)),
    each.map(release),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (sent) => {
      let state = evolve(initialState, held(1));
      for (const one of sent) {
        let events: readonly PlayerCalendarEvent[] = [];
        try {
          events = decide(one, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(evolve, state);
        const agreed = state.status === 'none' ? [] : state.entries.filter((entry) => entry.state === 'booked');
        for (const one of agreed) expect(agreed.filter((other) => overlap(one, other))).toEqual([one]);
      }
    }),
  );
});
