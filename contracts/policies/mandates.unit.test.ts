import { describe, expect, it } from '@jest/globals';
import {
  answerMandateBy,
  excludeEachOther,
  isInForce,
  lastDayOfNotice,
  latestMandateEnd,
  mandateMonths,
  mandateReminderOn,
  mandateTermProblem,
} from './mandates.ts';

const today = '2026-11-20';
const term = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });

describe('the days of a mandate', () => {
  it.each([
    ['starts today, for one day', term(today, today), undefined],
    ['starts yesterday', term('2026-11-19', '2027-11-19'), 'starts_on'],
    ['starts in 12 months, where it is tomorrow already', term('2027-11-21', '2028-01-01'), undefined],
    ['starts a day later than in 12 months', term('2027-11-22', '2028-01-01'), 'starts_on'],
    ['ends before it starts', term('2026-12-02', '2026-12-01'), 'ends_on'],
    ['lasts 24 months', term('2026-12-01', '2028-11-30'), undefined],
    ['lasts 24 months and a day', term('2026-12-01', '2028-12-01'), 'ends_on'],
  ])('%s', (_, asked, path) => expect(mandateTermProblem(asked, `${today}T12:00:00.000Z`)?.path).toBe(path));

  it.each([
    ['starts today, where it is still the evening before', '2026-11-19', '2027-11-19', undefined],
    ['starts the day before that', '2026-11-18', '2027-11-19', 'starts_on'],
    ['ends on it as well, and would lapse at once', '2026-11-19', '2026-11-19', 'ends_on'],
  ])('%s', (_, starts, ends, path) =>
    expect(mandateTermProblem(term(starts, ends), `${today}T02:00:00.000Z`)?.path).toBe(path),
  );

  it('count 24 months from the last day of a long month on', () => {
    expect(latestMandateEnd('2026-12-01')).toBe('2028-11-30');
    expect(latestMandateEnd('2026-08-31')).toBe('2028-08-30');
    expect(latestMandateEnd('2028-02-29')).toBe('2030-02-27');
  });

  it.each([
    [term('2026-12-01', '2028-11-30'), 24],
    [term('2026-12-01', '2027-11-30'), 12],
    [term('2026-12-01', '2027-12-01'), 13],
    [term('2026-12-01', '2026-12-01'), 1],
  ])('%j: %i months', (asked, months) => expect(mandateMonths(asked)).toBe(months));

  it('are in force from the first to the last, while it is active', () => {
    const active = { status: 'active', starts_on: '2026-12-01', until: '2027-11-30' };
    const on = (day: string) => isInForce(active, day);
    expect(['2026-11-30', '2026-12-01', '2027-11-30', '2027-12-01'].map(on)).toEqual([false, true, true, false]);
    expect(isInForce({ ...active, status: 'ended' }, '2027-01-01')).toBe(false);
  });
});

describe('two mandates of a player', () => {
  const of = (agent_id: string, exclusive: boolean, starts_on = '2026-12-01', until = '2027-11-30') => ({
    ...{ agent_id, exclusive, starts_on, until },
  });
  it.each([
    ['both exclusive', of('a', true), of('b', true), true],
    ['the one exclusive', of('a', true), of('b', false), true],
    ['the other exclusive', of('a', false), of('b', true), true],
    ['none exclusive', of('a', false), of('b', false), false],
    ['none exclusive, of the same agent', of('a', false), of('a', false), true],
    ['the last day of one is the first of the other', of('a', true), of('b', true, '2027-11-30', '2028-01-01'), true],
    ['one begins the day after the other', of('a', true), of('b', true, '2027-12-01', '2028-01-01'), false],
    ['one lies within the other', of('a', true), of('b', false, '2027-01-01', '2027-01-01'), true],
  ])('exclude each other where %s: %s %s %s', (_, one, other, expected) => {
    expect([excludeEachOther(one, other), excludeEachOther(other, one)]).toEqual([expected, expected]);
  });
});

it('a notice lasts 14 days, at most to the last day', () => {
  expect(lastDayOfNotice('2027-11-30', today)).toBe('2026-12-04');
  expect(lastDayOfNotice('2026-12-04', today)).toBe('2026-12-04');
  expect(lastDayOfNotice('2026-11-25', today)).toBe('2026-11-25');
});

it('a request waits 14 days', () => expect(answerMandateBy(today)).toBe('2026-12-04'));

it('both are reminded 30 days before the end of what is longer than that', () => {
  expect(mandateReminderOn(term('2026-12-01', '2028-11-30'))).toBe('2028-10-31');
  expect(mandateReminderOn(term('2026-12-01', '2027-01-01'))).toBe('2026-12-02');
  expect(mandateReminderOn(term('2026-12-01', '2026-12-31'))).toBe(null);
});
