import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import * as fc from 'fast-check';
import { periodAt } from './period.ts';
import { countOf, type TrialAllowanceCommand, type TrialAllowanceEvent } from './state.ts';
import { decide, evolve, initialState } from './trial-allowance.ts';

const given = spec({ decide, evolve, initialState });
const now = '2026-11-19T08:00:00.000Z';
const ids = { allowance_id: 'tal_1', profile_id: 'prf_saskia' };
const about = (n: number) => ({ trial_request_id: `tri_${n}`, player_id: 'prf_davi' });

const reserve = (n: number, limit: number | null = 2, period = '2026-11'): TrialAllowanceCommand => ({
  type: 'Reserve',
  ...ids,
  ...about(n),
  limit,
  period,
  now,
});
const commit = (n: number): TrialAllowanceCommand => ({ type: 'Commit', trial_request_id: `tri_${n}`, now });
const release = (n: number): TrialAllowanceCommand => ({ type: 'Release', trial_request_id: `tri_${n}`, now });
const reserved = (n: number, period = '2026-11'): TrialAllowanceEvent => ({
  type: 'AllowanceReserved',
  ...ids,
  ...about(n),
  period,
  at: now,
});
const committed = (n: number): TrialAllowanceEvent => ({
  type: 'AllowanceCommitted',
  trial_request_id: `tri_${n}`,
  at: now,
});
const released = (n: number): TrialAllowanceEvent => ({
  type: 'AllowanceReleased',
  trial_request_id: `tri_${n}`,
  at: now,
});

describe('an allowance', () => {
  it('is used up to the plan’s limit', () => {
    given().when(reserve(1)).then(reserved(1));
    given(reserved(1)).when(reserve(2)).then(reserved(2));
    given(reserved(1), committed(1), reserved(2))
      .when(reserve(3))
      .thenRejects('TrialRequestPlanLimitExceeded', { limit: 2, used: 2 });
  });
  it('counts the same request once', () => {
    given(reserved(1)).when(reserve(1)).thenNothing();
    given(reserved(1), committed(1)).when(commit(1)).thenNothing();
    given(reserved(1), released(1)).when(release(1)).thenNothing();
  });
  it('has no end without a limit', () => given(reserved(1), reserved(2)).when(reserve(3, null)).then(reserved(3)));
  it('a limit of none allows none', () => given().when(reserve(1, 0)).thenRejects('TrialRequestPlanLimitExceeded'));
  it('comes back by what is given back, and only then', () => {
    given(reserved(1), reserved(2), released(1)).when(reserve(3)).then(reserved(3));
    given(reserved(1), committed(1), released(1), reserved(2)).when(reserve(3)).then(reserved(3));
  });
  it('is neither committed nor used again after it was given back', () => {
    given(reserved(1), released(1)).when(commit(1)).thenNothing();
    given(reserved(1), released(1)).when(reserve(1)).thenNothing();
  });
  it('is whole again in a new period, and what was asked in the last one changes nothing', () => {
    given(reserved(1), committed(1), reserved(2))
      .when(reserve(3, 2, '2026-12'))
      .then(reserved(3, '2026-12'));
    given(reserved(1), committed(1), reserved(2), reserved(3, '2026-12')).when(commit(1)).thenNothing();
    given(reserved(1), reserved(3, '2026-12')).when(release(1)).then(released(1));
    given(reserved(1), reserved(3, '2026-12'), released(1))
      .when(reserve(4, 2, '2026-12'))
      .then(reserved(4, '2026-12'));
  });
  it('a smaller plan leaves none, and takes nothing back', () => {
    const state = given(reserved(1), committed(1), reserved(2), committed(2)).state();
    expect(countOf(state, '2026-11')).toEqual({ used: 2, returned: 0 });
    given(reserved(1), committed(1), reserved(2)).when(reserve(3, 1)).thenRejects('TrialRequestPlanLimitExceeded');
  });
  it('of somebody else’s request nothing happens', () => {
    given(reserved(1)).when(commit(9)).thenNothing();
    given(reserved(1)).when(release(9)).thenNothing();
    given().when(commit(1)).thenNothing();
  });
  it('neither commits nor releases what it hasn’t reserved: such an event is a fault', () => {
    for (const event of [committed(1), released(1)]) expect(() => evolve(initialState, event)).toThrow(/can't happen/);
    const back = given(reserved(1), released(1)).state();
    expect(() => evolve(back, committed(1))).toThrow(/can't happen/);
    expect(() => evolve(given(reserved(1)).state(), reserved(1))).toThrow(/can't happen/);
  });
  it('remembers since when something waits', () => {
    const since = (...events: TrialAllowanceEvent[]) => {
      const state = given(...events).state();
      return state.status === 'kept' && state.waiting_since;
    };
    expect([since(reserved(1)), since(reserved(1), committed(1)), since(reserved(1), released(1))]).toEqual([
      now,
      null,
      null,
    ]);
  });
});

it('is never used beyond its limit, whatever comes in whatever order', () => {
  const each = fc.integer({ min: 1, max: 5 });
  const command = fc.oneof(
    each.map((n) => reserve(n)),
    each.map(commit),
    each.map(release),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (sent) => {
      let state = evolve(initialState, reserved(1));
      for (const one of sent) {
        let events: readonly TrialAllowanceEvent[] = [];
        try {
          events = decide(one, state);
        } catch {
          // A refusal changes nothing.
        }
        state = events.reduce(evolve, state);
        expect(countOf(state, '2026-11').used).toBeLessThanOrEqual(2);
      }
    }),
  );
});

describe('the period that counts', () => {
  const at = (instant: string) => new Date(instant);
  it('is the calendar month, UTC, where nothing is paid', () => {
    const free = { current_period_end: null };
    expect(periodAt(free, at('2026-11-30T23:59:59.999Z'))).toEqual({ period: '2026-11', renews_on: '2026-12-01' });
    expect(periodAt(free, at('2026-12-01T00:00:00.000Z'))).toEqual({ period: '2026-12', renews_on: '2027-01-01' });
  });
  it('is the month that is paid for, and after it the next, also before its payment is known', () => {
    const first = {
      current_period_start: '2026-11-15T10:00:00.000Z',
      current_period_end: '2026-12-15T10:00:00.000Z',
    };
    expect(periodAt(first, at('2026-12-15T09:59:59.999Z'))).toEqual({
      period: first.current_period_start,
      renews_on: '2026-12-15',
    });
    const late = periodAt(first, at('2026-12-15T10:00:00.000Z'));
    const next = {
      current_period_start: first.current_period_end,
      current_period_end: '2027-01-15T10:00:00.000Z',
    };
    expect([late.period, late.renews_on]).toEqual([periodAt(next, at('2026-12-16T00:00:00.000Z')).period, null]);
  });
  const paid = (from: string, to: string) => ({ current_period_start: from, current_period_end: to });
  const yearly = (day: string, until: string) => paid(`${day}T10:00:00.000Z`, `${until}T10:00:00.000Z`);
  it.each([
    // A month that is paid for is one, whatever days it begins and ends on.
    [yearly('2027-01-31', '2027-02-28'), '2027-02-27T10:00:00.000Z', '2027-01-31', '2027-02-28'],
    [yearly('2027-02-28', '2027-03-31'), '2027-03-29T10:00:00.000Z', '2027-02-28', '2027-03-31'],
    [yearly('2026-12-15', '2027-01-15'), '2027-01-14T10:00:00.000Z', '2026-12-15', '2027-01-15'],
    [yearly('2026-12-15', '2026-12-29'), '2026-12-20T10:00:00.000Z', '2026-12-15', '2026-12-29'],
    // A year has twelve, from the same day on.
    [yearly('2026-11-15', '2027-11-15'), '2026-11-15T10:00:00.000Z', '2026-11-15', '2026-12-15'],
    [yearly('2026-11-15', '2027-11-15'), '2026-12-15T09:59:59.999Z', '2026-11-15', '2026-12-15'],
    [yearly('2026-11-15', '2027-11-15'), '2026-12-15T10:00:00.000Z', '2026-12-15', '2027-01-15'],
    [yearly('2026-11-15', '2027-11-15'), '2027-11-15T09:59:59.999Z', '2027-10-15', '2027-11-15'],
    // The last day where a month is shorter, and the day itself again after it.
    [yearly('2027-01-31', '2028-01-31'), '2027-02-28T10:00:00.000Z', '2027-02-28', '2027-03-31'],
    [yearly('2027-01-31', '2028-01-31'), '2027-03-31T09:59:59.999Z', '2027-02-28', '2027-03-31'],
    [yearly('2027-01-31', '2028-01-31'), '2027-03-31T10:00:00.000Z', '2027-03-31', '2027-04-30'],
    [yearly('2027-08-30', '2028-08-30'), '2028-02-29T10:00:00.000Z', '2028-02-29', '2028-03-30'],
    [yearly('2028-02-29', '2029-02-28'), '2029-01-29T10:00:00.000Z', '2029-01-29', '2029-02-28'],
    // Before it began, by another machine's clock.
    [yearly('2026-11-15', '2027-11-15'), '2026-11-15T09:59:59.999Z', '2026-11-15', '2026-12-15'],
  ])('%j at %s is that of %s, until %s', (of, now, period, renews_on) => {
    expect(periodAt(of, at(now))).toEqual({ period: `${period}T10:00:00.000Z`, renews_on });
  });
  it('is named alike before and after a year is renewed', () => {
    const [first, next] = [yearly('2026-11-30', '2027-11-30'), yearly('2027-11-30', '2028-11-30')];
    const late = at('2027-12-01T00:00:00.000Z');
    expect(periodAt(first, late).period).toBe(periodAt(next, late).period);
    expect(periodAt(next, late).renews_on).toBe('2027-12-30');
  });
});
