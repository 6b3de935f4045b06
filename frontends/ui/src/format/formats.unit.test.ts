import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { countryCodes, countryName, fifaCode } from './countries.ts';
import {
  ageOn,
  dayParts,
  formatClock,
  formatDay,
  formatDayLong,
  formatDayOfYear,
  formatDayRange,
  formatDeadline,
  formatInstant,
  formatMonthLong,
  formatRelative,
  formatSeason,
  monthsBetween,
  writeDatesFor,
  zoneName,
} from './dates.ts';
import { editableMoney, formatMoney } from './money.ts';

describe('money', () => {
  it('shows whole amounts without decimals', () => {
    expect(formatMoney({ amount: 540_000, currency: 'EUR' })).toBe('€5,400');
    expect(formatMoney({ amount: 1_990, currency: 'GBP' })).toBe('£19.90');
  });

  it('writes a difference with its sign', () => {
    expect(formatMoney({ amount: -60_000, currency: 'EUR' }, { signed: true })).toBe('−€600');
    expect(formatMoney({ amount: 60_000, currency: 'EUR' }, { signed: true })).toBe('+€600');
    expect(formatMoney({ amount: 0, currency: 'EUR' }, { signed: true })).toBe('€0');
  });

  it('writes into a field what it shows', () => expect(editableMoney(540_050, 'EUR')).toBe('5,400.50'));
});

describe('dates', () => {
  it('name a season by both of its years', () => {
    expect([2024, 1999, 2008].map(formatSeason)).toEqual(['2024/25', '1999/00', '2008/09']);
  });
  it('are read as calendar dates, whatever the zone', () => {
    expect(formatDay('2027-06-30')).toBe('30 Jun 2027');
    expect(formatDayRange('2027-01-04', '2027-01-08')).toBe('4 to 8 January 2027');
    expect(formatDayRange('2026-12-28', '2027-01-02')).toBe('28 December 2026 to 2 January 2027');
  });

  it('move by months to the last day of a shorter one', () => {
    expect(Math.floor(monthsBetween('2026-11-19', '2027-06-30'))).toBe(7);
    expect(ageOn('2006-03-14', '2026-03-13')).toBe(19);
    expect(ageOn('2006-03-14', '2026-03-14')).toBe(20);
  });

  it('change their wording at the product’s thresholds', () => {
    const now = new Date('2026-11-19T12:00:00Z');
    const ago = (seconds: number): string =>
      formatRelative(new Date(now.getTime() - seconds * 1000).toISOString(), now);
    const [minute, hour, day] = [60, 3600, 86_400];
    expect([ago(44), ago(45), ago(89), ago(90)]).toEqual([
      'a few seconds ago',
      'a minute ago',
      'a minute ago',
      '2 minutes ago',
    ]);
    expect([ago(44 * minute), ago(45 * minute), ago(89 * minute), ago(90 * minute)]).toEqual([
      '44 minutes ago',
      'an hour ago',
      'an hour ago',
      '2 hours ago',
    ]);
    expect([ago(21 * hour), ago(22 * hour), ago(35 * hour), ago(36 * hour)]).toEqual([
      '21 hours ago',
      'a day ago',
      'a day ago',
      '2 days ago',
    ]);
    expect([ago(25 * day), ago(26 * day)]).toEqual(['25 days ago', 'a month ago']);
  });
});

describe('countries', () => {
  it('are written in football’s three letters, the home nations too', () => {
    expect(['PT', 'DE', 'GB-ENG', 'XK', 'HR'].map(fifaCode)).toEqual(['POR', 'GER', 'ENG', 'KVX', 'CRO']);
    expect(['PT', 'GB-NIR', 'XK'].map(countryName)).toEqual(['Portugal', 'Northern Ireland', 'Kosovo']);
  });

  it('have one code each', () => {
    expect(new Set(countryCodes.map(fifaCode)).size).toBe(countryCodes.length);
    expect(countryCodes).toHaveLength(254);
  });
});

describe('the reader’s own way to write dates', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  const evening = '2026-11-27T18:05:00.000Z';
  afterEach(() => writeDatesFor([]));
  it.each([
    ['a Briton', ['en-GB'], '30 Jun 2027', 'Fri 27 Nov', '18:05', '4 to 8 January 2027'],
    ['an American', ['en-US', 'en'], 'Jun 30, 2027', 'Fri, Nov 27', '6:05 PM', 'January 4 to 8, 2027'],
    ['an Australian', ['en-AU'], '30 June 2027', 'Fri, 27 Nov', '6:05 pm', '4 to 8 January 2027'],
    ['a Portuguese whose second language is American', ['pt-PT', 'en-US'], '30 Jun 2027', 'Fri 27 Nov', '18:05', null],
    ['somebody who only says English', ['en'], '30 Jun 2027', 'Fri 27 Nov', '18:05', null],
    ['somebody who says nothing', [], '30 Jun 2027', 'Fri 27 Nov', '18:05', null],
  ] as const)('%s', (_, languages, day, weekday, time, range) => {
    writeDatesFor(languages);
    const plain = (written: string): string => written.replaceAll('\u202f', ' ');
    const at = new Date(evening);
    // The clock of the machine that tests is not for this test to know.
    const local = new Date(at.getTime() + at.getTimezoneOffset() * 60_000).toISOString();
    expect(formatDay('2027-06-30')).toBe(day);
    expect(plain(formatClock(local))).toBe(time);
    expect(plain(formatInstant(local, now))).toBe(`${weekday}, ${time}`);
    if (range) expect(formatDayRange('2027-01-04', '2027-01-08')).toBe(range);
  });
  it.each([
    [['en-GB'], '00:05', '09:05'],
    [['en-US'], '12:05 AM', '9:05 AM'],
    [[], '00:05', '09:05'],
  ] as const)('for %j has two figures for an hour of 24', (languages, night, morning) => {
    writeDatesFor(languages);
    const at = (hour: number): string =>
      formatClock(new Date(2026, 10, 27, hour, 5).toISOString()).replace('\u202f', ' ');
    expect([at(0), at(9)]).toEqual([night, morning]);
  });
  it.each([
    [['en-GB'], '30 Nov', '30 November to 4 December 2026', '28 December 2026 to 2 January 2027'],
    [['en-US'], 'Nov 30', 'November 30 to December 4, 2026', 'December 28, 2026 to January 2, 2027'],
    [['en-CA'], 'Nov 30', 'November 30 to December 4, 2026', 'December 28, 2026 to January 2, 2027'],
    [['en-NZ'], '30 Nov', '30 November to 4 December 2026', '28 December 2026 to 2 January 2027'],
    [[], '30 Nov', '30 November to 4 December 2026', '28 December 2026 to 2 January 2027'],
  ] as const)('for %j puts days and months in its own order', (languages, day, months, years) => {
    writeDatesFor(languages);
    expect(formatDayOfYear('2026-11-30')).toBe(day);
    expect(formatDayRange('2026-11-30', '2026-12-04')).toBe(months);
    expect(formatDayRange('2026-12-28', '2027-01-02')).toBe(years);
    expect(formatDayRange('2027-01-04', '2027-01-04')).toBe(formatDayLong('2027-01-04'));
    expect(dayParts('2026-11-30')).toEqual({ day: '30', month: 'Nov', weekday: 'Mon' });
  });
  it('says a month and a day in full', () => {
    expect([formatMonthLong('2027-06'), formatDayLong('2027-06-30')]).toEqual(['June 2027', '30 June 2027']);
  });
});

describe('an instant', () => {
  const file = pathToFileURL(join(import.meta.dirname, 'dates.ts')).href;
  /** The zone is the process's: each has one of its own. */
  const inZone = (zone: string, instant: string): readonly string[] => {
    const program = `
      const dates = await import('${file}');
      const { day, month } = dates.dayParts('${instant}');
      const written = [dates.formatDay, dates.formatDayLong, dates.formatDayOfYear, dates.formatMonth].map((of) => of('${instant}'));
      console.log(JSON.stringify([...written, dates.formatMonthLong('${instant}'), day + month, dates.formatDay('2026-11-30')]));`;
    const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
    return JSON.parse(execFileSync(process.execPath, options, { env: { ...process.env, TZ: zone }, encoding: 'utf8' }));
  };
  it.each([
    ['Pacific/Auckland', '2026-11-30T20:00:00.000Z', '1 Dec'],
    ['America/Los_Angeles', '2026-12-01T02:00:00.000Z', '30 Nov'],
    ['UTC', '2026-11-30T20:00:00.000Z', '30 Nov'],
  ] as const)('has in %s the day of there, and a calendar date stays', (zone, instant, written) => {
    const [day, month] = written.split(' ');
    const long = month === 'Dec' ? 'December' : 'November';
    expect(inZone(zone, instant)).toEqual([
      ...[`${written} 2026`, `${day} ${long} 2026`, written, `${month} 2026`],
      ...[`${long} 2026`, `${day}${month}`, '30 Nov 2026'],
    ]);
  });
});

describe('a deadline', () => {
  it('names the zone that its hour is told in', () => {
    const now = new Date('2026-11-19T12:00:00Z');
    const at = '2026-11-27T18:00:00.000Z';
    expect(formatDeadline(at, now)).toBe(`${formatInstant(at, now)} (${zoneName()})`);
  });
  it.each([
    ['Europe/Lisbon', 'Lisbon time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['America/Sao_Paulo', 'Sao Paulo time'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
  ])('%s is %s', (zone, name) => expect(zoneName(zone)).toBe(name));
});

describe('the pages', () => {
  const frontends = join(import.meta.dirname, '..', '..', '..');
  const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: frontends }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('ui/src/format/'),
  );
  /** What a source writes by itself instead of by the formats here. */
  const own = (source: string): readonly string[] => [
    ...(source.match(/Intl\.(DateTimeFormat|RelativeTimeFormat)|toLocale(Date|Time)?String\(|from 'dayjs/g) ?? []),
    ...(source.match(/\bformat[A-Z]\w*\((?:[^()]|\([^()]*\))*\)\s*\.(?:split|slice|replace|replaceAll|match)\(/g) ??
      []),
    // Of an instant that is UTC's date, which may be yesterday's or tomorrow's where the reader is.
    ...(source.match(/\.slice\(0, 10\)/g) ?? []),
    ...(source.match(/\b(formatInstant|formatClock)\((?:[\w.]*\.)?(expires_at|expiresAt|until)\b/g) ?? []),
  ];
  /** A code that is good for minutes, on this very day: its hour is enough. */
  const codes = ['app-core/src/account/email-code-form.tsx', 'shell/src/pages/guest-signing/guest-sign-form.tsx'];
  it('write no date by themselves, take none apart that is written, and tell no deadline without its zone', () => {
    expect(sources.length).toBeGreaterThan(400);
    const found = sources.flatMap((file) =>
      codes.includes(file) ? [] : own(readFileSync(join(frontends, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });
  /** The rules that pages share with the server, which asks them by UTC's date. */
  const policies = join(frontends, '..', 'contracts', 'policies');
  const rules = globSync('*.ts', { cwd: policies }).flatMap((file) =>
    [
      ...readFileSync(join(policies, file), 'utf8').matchAll(/export const (\w+) = \(((?:[^=]|=(?!>))*?)\)[^()]*=>/g),
    ].flatMap(([, name = '', given = '']) => (/\btoday: string/.test(given) ? name : [])),
  );
  const callsRule = new RegExp(`\\b(${rules.join('|')})\\(`);
  const asksWhereTheReaderIs = (source: string): boolean => callsRule.test(source) && /\btoday\(\)/.test(source);
  it('ask no rule by the date where the reader is: in the evening in America it is the server’s of yesterday', () => {
    expect(rules).toEqual(expect.arrayContaining(['isInForce', 'lastDayOfNotice', 'contractWindowOf', 'isMinor']));
    expect(sources.filter((file) => asksWhereTheReaderIs(readFileSync(join(frontends, file), 'utf8')))).toEqual([]);
  });
  it.each([
    ['isInForce(mandate, today())', true],
    ['const now = today();\nlastDayOfNotice(until, now)', true],
    ['isInForce(mandate, todayAtUtc())', false],
    ['isOfAge(today())', false],
  ])('%j is one that does: %j', (source, does) => expect(asksWhereTheReaderIs(source)).toBe(does));
  it.each([
    'new Intl.DateTimeFormat()',
    'at.toLocaleDateString()',
    "import dayjs from 'dayjs';",
    "formatWeekday(date).split(' ')",
    "formatDay(dayOf(at)).replace(/ \\d{4}$/, '')",
    'formatDay(answer.at.slice(0, 10))',
    'formatInstant(offer.expires_at)',
  ])('%s is found out', (source) => expect(own(source)).toHaveLength(1));
});
