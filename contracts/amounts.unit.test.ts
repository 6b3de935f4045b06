import { describe, expect, it } from '@jest/globals';
import { amountInFigures, amountInWords, inWholeUnits, words } from './amounts.ts';

describe('amounts in figures', () => {
  it.each([
    [620_000, 'EUR', '€6,200'],
    [620_050, 'EUR', '€6,200.50'],
    [275_000_000, 'GBP', '£2,750,000'],
    [100, 'USD', 'US$1'],
    [1_250_000, 'SEK', 'SEK 12,500'],
  ] as const)('writes %d %s as %s', (amount, currency, text) =>
    expect(amountInFigures({ amount, currency }).replace('\u00a0', ' ')).toBe(text),
  );
});

describe('amounts in words', () => {
  it.each([
    [0, 'zero'],
    [19, 'nineteen'],
    [21, 'twenty-one'],
    [100, 'one hundred'],
    [101, 'one hundred and one'],
    [6_200, 'six thousand two hundred'],
    [1_000_001, 'one million and one'],
    [2_750_000, 'two million seven hundred and fifty thousand'],
    [10_000_000_000, 'ten billion'],
  ])('writes %d as %s', (n, text) => expect(words(n)).toBe(text));

  it('names the currency as it is spoken', () => {
    expect(amountInWords({ amount: 410_000, currency: 'EUR' })).toBe('four thousand one hundred euros');
    expect(amountInWords({ amount: 100, currency: 'CHF' })).toBe('one Swiss franc');
  });

  it('leaves a fraction to the figures', () => expect(amountInWords({ amount: 150, currency: 'EUR' })).toBeNull());
});

it('totals are told in whole units of their currency, wherever they are told', () => {
  expect(inWholeUnits({ amount: 24_733_333, currency: 'EUR' })).toEqual({ amount: 24_733_300, currency: 'EUR' });
  expect(inWholeUnits({ amount: 24_733_350, currency: 'EUR' }).amount).toBe(24_733_400);
  expect(inWholeUnits({ amount: 24_733_333, currency: 'JPY' }).amount).toBe(24_733_333);
});
