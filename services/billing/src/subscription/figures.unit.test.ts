import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figuresOf } from './figures.ts';
import type { Known } from './state.ts';

type History = Pick<Known, 'terms' | 'late'>;
const monthly = { interval: 'month', currency: 'EUR', amount: 14_900 } as const;
const yearly = { interval: 'year', currency: 'GBP', amount: 100_000 } as const;
const histories = async function* (of: readonly History[]) {
  yield* of;
};
const now = new Date('2026-11-22T10:00:00.000Z');
const monthsOf = async (...of: readonly History[]) => {
  const months = await figuresOf(histories(of), now);
  return new Map(months.map(({ month, ...rest }) => [month, rest]));
};
const still = { amount: 0, before: 0, started: 0, up: 0, down: 0, ended: 0 };
const none = { mrr: [], started: 0, lost: 0, past_due: 0 };

describe('the figures of paid subscriptions', () => {
  it('are twelve months, this one last', async () =>
    expect([...(await monthsOf()).keys()]).toEqual([
      ...Array.from({ length: 1 }, () => '2025-12'),
      ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
    ]));
  it('count what runs at the end of each month, a year by twelve, each currency for itself', async () => {
    const months = await monthsOf(
      { terms: [{ since: '2026-10-31T23:59:59.999Z', until: null, price: monthly }], late: [] },
      { terms: [{ since: '2026-10-02T00:00:00.000Z', until: '2026-11-05T00:00:00.000Z', price: yearly }], late: [] },
    );
    expect(months.get('2026-09')).toEqual(none);
    expect(months.get('2026-10')).toEqual({
      mrr: [
        { ...still, currency: 'EUR', amount: 14_900, started: 14_900 },
        { ...still, currency: 'GBP', amount: 8_333, started: 8_333 },
      ],
      started: 2,
      lost: 0,
      past_due: 0,
    });
    expect(months.get('2026-11')).toEqual({
      mrr: [
        { ...still, currency: 'EUR', amount: 14_900, before: 14_900 },
        { ...still, currency: 'GBP', before: 8_333, ended: 8_333 },
      ],
      started: 0,
      lost: 1,
      past_due: 0,
    });
  });
  it('take another price for the same subscription, and a pause for an end and a beginning', async () => {
    const change = '2026-10-10T00:00:00.000Z';
    const months = await monthsOf({
      terms: [
        { since: '2026-09-10T00:00:00.000Z', until: change, price: monthly },
        { since: change, until: '2026-10-20T00:00:00.000Z', price: { ...monthly, amount: 39_000 } },
        { since: '2026-11-02T00:00:00.000Z', until: null, price: monthly },
      ],
      late: [],
    });
    expect(months.get('2026-09')).toMatchObject({ started: 1, lost: 0 });
    expect(months.get('2026-10')).toMatchObject({ started: 0, lost: 1 });
    expect(months.get('2026-10')?.mrr).toEqual([
      { ...still, currency: 'EUR', before: 14_900, up: 39_000 - 14_900, ended: 39_000 },
    ]);
    expect(months.get('2026-11')).toMatchObject({ started: 1, lost: 0 });
  });
  it('add up: what there was, what came, what changed and what ended is what there is', async () => {
    const prices = fc.record({
      interval: fc.constantFrom('month' as const, 'year' as const),
      currency: fc.constantFrom('EUR' as const, 'GBP' as const),
      amount: fc.integer({ min: 1, max: 500_000 }),
    });
    // Days of the year before now, some of them on the first of a month.
    const instants = fc
      .uniqueArray(fc.integer({ min: 0, max: 340 }), { minLength: 2, maxLength: 8 })
      .map((days) =>
        days.toSorted((a, b) => a - b).map((day) => new Date(Date.UTC(2025, 11, 15) + day * 86_400_000).toISOString()),
      );
    const history = fc
      .tuple(
        instants,
        fc.array(prices, { minLength: 8, maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      )
      .map(([at, priced, isPause]) => {
        const terms = at.flatMap((since, i) => {
          const price = priced[i];
          return price && !isPause[i] ? [{ since, until: at[i + 1] ?? null, price }] : [];
        });
        return { terms, late: [] };
      });
    await fc.assert(
      fc.asyncProperty(fc.array(history, { maxLength: 6 }), async (of) => {
        const months = await figuresOf(histories(of), now);
        months.forEach(({ mrr }, i) => {
          for (const { currency, amount, before, started, up, down, ended } of mrr) {
            expect(before + started + up - down - ended).toBe(amount);
            if (i > 0) expect(before).toBe(months[i - 1]?.mrr.find((one) => one.currency === currency)?.amount ?? 0);
          }
        });
      }),
      { numRuns: 200 },
    );
  });
  it('name who was late in each month', async () => {
    const months = await monthsOf({
      terms: [],
      late: [
        { since: '2026-08-30T00:00:00.000Z', until: '2026-09-02T00:00:00.000Z' },
        { since: '2026-11-20T00:00:00.000Z', until: null },
      ],
    });
    expect(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => months.get(month)?.past_due)).toEqual(
      [0, 1, 1, 0, 1],
    );
  });
});
