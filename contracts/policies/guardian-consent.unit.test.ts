import { describe, expect, it } from '@jest/globals';
import { comesOfAgeOn, guardianBirthProblem, lacksConsent } from './guardian-consent.ts';

describe('of age', () => {
  it.each([
    ['2009-04-03', '2027-04-03'],
    ['2008-02-29', '2026-03-01'],
    ['2006-12-31', '2024-12-31'],
  ])('born on %s: on %s', (birth, day) => expect(comesOfAgeOn(birth)).toBe(day));
});

describe('consent', () => {
  const born = '2008-11-25';
  it('is lacking up to the day before the 18th birthday', () => {
    expect(lacksConsent({ date_of_birth: born, guardian_consent: 'requested' }, '2026-11-24')).toBe(true);
    expect(lacksConsent({ date_of_birth: born }, '2026-11-25')).toBe(false);
  });
  it.each(['requested', 'refused', 'withdrawn', null] as const)('is not in force as %p', (guardian_consent) =>
    expect(lacksConsent({ date_of_birth: born, guardian_consent }, '2026-11-24')).toBe(true),
  );
  it('is in force once it is given', () =>
    expect(lacksConsent({ date_of_birth: born, guardian_consent: 'given' }, '2026-11-24')).toBe(false));
  it('says nothing of who has no birth date yet', () =>
    expect(lacksConsent({ date_of_birth: null }, '2026-11-24')).toBe(false));
});

describe('a guardian', () => {
  it.each([
    ['2008-11-25', 'A parent or guardian is at least 18 years old.'],
    ['2008-11-24', null],
    ['1906-11-24', null],
    ['1905-11-24', 'Check the year.'],
  ])('born on %s: %p', (birth, problem) => expect(guardianBirthProblem(birth, '2026-11-24')).toBe(problem));
});
