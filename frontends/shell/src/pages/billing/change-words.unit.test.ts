import { describe, expect, it } from '@jest/globals';
import type { Plan } from './billing-queries.ts';
import { brings, changeLines, overWords, wayBack } from './change-words.ts';

const plan = (id: string, given: Partial<Plan> = {}): Plan => ({
  ...{ id, version: 1, name: id, description: '', audience: ['club-representative'], is_free: false },
  prices: (['month', 'year'] as const).map((interval) => ({ interval, currency: 'EUR', amount: 14_900 })),
  ...{ trial_request_limit: 30, features: ['Scouting'], entitlements: [] },
  ...given,
});
const free = plan('Club', { prices: [], is_free: true, trial_request_limit: 10 });
const recruit = plan('Recruit', { features: ['Scouting', 'Answer: in 1 day'] });
const department = plan('Department', {
  trial_request_limit: null,
  features: ['Scouting', 'Answer: in 4 hours', 'Seats: 15', 'Reports'],
});
const wordsOf = (...given: Parameters<typeof changeLines>) =>
  changeLines(...given).map(({ kind, words }) => `${kind}: ${words}`);

describe('what a change of plan changes, in words', () => {
  it('names what comes, what is another, and that what runs goes on', () =>
    expect(wordsOf(recruit, department)).toEqual([
      'gained: At once: trial requests without a limit',
      'gained: At once: Seats: 15',
      'gained: At once: Reports',
      'other: At once: Answer: in 4 hours (now: in 1 day)',
      'same: Nothing that is running changes',
    ]));
  it('names what goes', () =>
    expect(wordsOf(department, recruit)).toEqual([
      'other: At once: Answer: in 1 day (now: in 4 hours)',
      'lost: At once: no more than 30 trial requests per month',
      'lost: At once: no more “Seats”',
      'lost: At once: no more “Reports”',
      'same: Nothing that is running changes',
    ]));
  it('comes with the payment where one is made first', () =>
    expect(wordsOf(free, recruit, { paid: true })).toEqual([
      'gained: When you have paid: 30 trial requests per month',
      'gained: When you have paid: Answer: in 1 day',
      'same: Nothing that is running changes',
    ]));
  it('says so where all is the same', () =>
    expect(wordsOf(recruit, recruit)).toEqual(['same: The same is included', 'same: Nothing that is running changes']));
  it('counts no trial requests for who asks nobody for trials', () => {
    const player = { audience: ['player'] } satisfies Partial<Plan>;
    expect(wordsOf(plan('a', player), plan('b', { ...player, trial_request_limit: null }))).toEqual([
      'same: The same is included',
      'same: Nothing that is running changes',
    ]);
  });
});

describe('what another plan brings', () => {
  it('is what it adds and what it does otherwise, without what goes', () => {
    expect(brings(free, recruit)).toEqual(['30 trial requests per month', 'Answer: in 1 day']);
    expect(brings(department, recruit)).toEqual(['Answer: in 1 day (now: in 4 hours)']);
    expect(brings(recruit, recruit)).toEqual([]);
  });
});

describe('the way back', () => {
  const offered = [free, recruit, department];
  const monthly = { interval: 'month', currency: 'EUR' } as const;
  it('from a plan to the one before works at any time', () =>
    expect(wayBack({ plan: recruit, price: monthly }, { plan: department, interval: 'month' }, offered)).toBe(
      'Back to Recruit? That works too, at any time. Days you have paid for are counted.',
    ));
  it.each([
    ['month', 'year', 'Back to paying by month?'],
    ['year', 'month', 'Back to paying by year?'],
  ] as const)('from paying by another period to a %s works, too', (before, after, words) =>
    expect(
      wayBack({ plan: recruit, price: { ...monthly, interval: before } }, { plan: recruit, interval: after }, offered),
    ).toContain(words),
  );
  it('to a free plan goes by way of the end', () =>
    expect(wayBack({ plan: free, price: null }, { plan: recruit, interval: 'month' }, offered)).toBe(
      'Back to Club? That works too: cancel Recruit, and choose Club when what you paid for has ended.',
    ));
  it.each([
    ['archived', [department]],
    ['of other terms now', [{ ...recruit, version: 2 }, department]],
    ['without a price for that period now', [{ ...recruit, prices: [] }, department]],
  ])('is not promised to a plan that is %s', (_, now) =>
    expect(wayBack({ plan: recruit, price: monthly }, { plan: department, interval: 'month' }, now)).toBe(
      'You can’t come back to Recruit as you have it now: it isn’t sold that way any more.',
    ),
  );
});

describe('what is said once a change is over', () => {
  const [month, year] = (['month', 'year'] as const).map((interval) => ({ interval, currency: 'EUR' as const }));
  const own = (one: Plan, price: typeof month | null) => ({ plan: one, price: price ?? null, until: '29 Dec 2026' });
  const to = { plan_id: 'Department', interval: 'month' } as const;
  it.each(['plan', 'drop'] as const)('goes by the plan there is then (%s)', (kind) => {
    expect(overWords({ ...to, kind }, own(department, month ?? null))).toBe('Your plan is changed');
    expect(overWords({ ...to, kind }, own(department, year ?? null))).toBe('You keep Department');
    expect(overWords({ ...to, kind }, own(recruit, month ?? null))).toBe('You keep Recruit');
  });
  it('names the end, and that it goes on', () => {
    const none = { plan_id: null, interval: null };
    expect(overWords({ ...none, kind: 'cancel' }, own(recruit, month ?? null))).toBe('Your plan ends on 29 Dec 2026');
    expect(overWords({ ...none, kind: 'resume' }, own(recruit, month ?? null))).toBe('Your plan goes on');
    expect(overWords({ ...none, kind: 'move' }, own(recruit, month ?? null))).toBeNull();
  });
});
