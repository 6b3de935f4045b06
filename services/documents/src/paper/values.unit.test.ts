import { describe, expect, it } from '@jest/globals';
import { ownCovers } from './faces.ts';
import { faces } from './fonts.ts';
import { country, grouped, instant, sumInWords } from './values.ts';

describe('the values of a paper', () => {
  it('writes instants in UTC', () => {
    expect(instant('2026-11-24T23:59:59.999Z')).toBe('24 November 2026, 23:59:59 UTC');
  });
  it('writes sums in figures and words', () => {
    expect(sumInWords({ amount: 275_000_000, currency: 'EUR' })).toBe(
      '€2,750,000 (two million seven hundred and fifty thousand euros)',
    );
    expect(sumInWords({ amount: 100, currency: 'EUR' })).toBe('€1 (one euro)');
    expect(sumInWords({ amount: 150, currency: 'EUR' })).toBe('€1.50');
  });
  it('names countries and home nations', () =>
    expect(['NL', 'GB-SCT', 'XK', 'CI'].map(country)).toEqual(['Netherlands', 'Scotland', 'Kosovo', 'Côte d’Ivoire']));
  it('groups a fingerprint', () => expect(grouped('0123456789abcdef01')).toBe('01234567 89abcdef 01'));
});

describe('the faces', () => {
  it.each(faces.filter((face) => face !== 'Hand'))('%s prints the names of Europe', (face) =>
    expect(
      ownCovers(
        face,
        'Mikołaj Žižek, Çağla Gündoğan, Nguyễn Văn Đức, Ødegård, Γιώργος, Хвича Кварацхелия, Đorđević €£',
      ),
    ).toBe(true),
  );
});
