import { describe, expect, it } from '@jest/globals';
import { calendarFileOf } from './calendar-file.ts';
import {
  columnsOf,
  firstMonthFor,
  freeSpansAfter,
  isWithin,
  mondayOf,
  monthAfter,
  perPlayer,
  picked,
  weeksOf,
} from './days.ts';
import { feedAddress, newFeedSecret } from './feed-address.ts';
import { grouped, mapHref, nameOf } from './groups.ts';
import type { Trial } from './trials-api.ts';

const trial = (given: Partial<Trial>): Trial => ({
  id: 'tri_1',
  club_team: {
    team_id: 'tea_1',
    club_id: 'clb_1',
    club_name: 'Sparta Rotterdam',
    club_short_name: 'SPA',
    team_name: 'First team',
    country: 'NL',
  },
  player: { profile_id: 'prf_davi', name: 'Davi Adeyinka', nickname: 'davi' },
  representative: { profile_id: 'prf_saskia', name: 'Saskia Verhulst', position: 'Scout' },
  starts_on: '2027-01-04',
  ends_on: '2027-01-08',
  days: 5,
  location: { name: 'Nieuw Terbregge', city: 'Rotterdam' },
  kit: '',
  travel: '',
  note: '',
  contact: { name: 'Joost Maas', phone: null },
  code: '7QK492MX',
  interest_id: null,
  proposal: null,
  status: 'pending',
  reason: null,
  close_reason: null,
  cancelled_by: null,
  report: null,
  report_until: null,
  your_side: 'player',
  as_agent: false,
  your_turn: true,
  requested_at: '2026-11-18T16:20:00.000Z',
  updated_at: '2026-11-18T16:20:00.000Z',
  ...given,
});

it('a calendar is given a secret of 256 bits, another each time', () => {
  const secrets = Array.from({ length: 50 }, newFeedSecret);
  expect(new Set(secrets).size).toBe(50);
  expect(secrets.filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([]);
  expect(feedAddress('https://example.com', 'x')).toBe('https://example.com/api/trial-feeds/x.ics');
});

it('other dates are free spans as long, on the same weekdays, later', () => {
  const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
  const second = { starts_on: '2027-01-18', ends_on: '2027-01-22' };
  expect(freeSpansAfter(week, [{ starts_on: '2027-01-15', ends_on: '2027-01-15' }], 2)).toEqual([
    second,
    { starts_on: '2027-01-25', ends_on: '2027-01-29' },
  ]);
  expect(freeSpansAfter({ starts_on: '2027-01-04', ends_on: '2027-01-14' }, [], 1)).toEqual([
    { starts_on: '2027-01-18', ends_on: '2027-01-28' },
  ]);
  expect(freeSpansAfter(week, [{ starts_on: '2027-01-04', ends_on: '2027-12-31' }], 3)).toEqual([]);
});

describe('a month', () => {
  it('is whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-12');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-11-30', '2027-01-03']);
    expect(weeksOf('2027-02').length).toBe(4);
    expect(weeksOf('2027-05').length).toBe(6);
  });
  it('follows another over the year’s end', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });
  it('knows the Monday of a day', () => {
    expect([mondayOf('2026-11-19'), mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

describe('a bar among days', () => {
  it('counts both ends, and is cut where the window ends', () => {
    const window = ['2027-01-04', 35] as const;
    expect(columnsOf({ starts_on: '2027-01-04', ends_on: '2027-01-08' }, ...window)).toEqual({ from: 1, to: 6 });
    expect(columnsOf({ starts_on: '2027-01-01', ends_on: '2027-01-04' }, ...window)).toEqual({ from: 1, to: 2 });
    expect(columnsOf({ starts_on: '2027-02-07', ends_on: '2027-02-20' }, ...window)).toEqual({ from: 35, to: 36 });
  });
  it('stands in its player’s row', () => {
    const later = trial({ id: 'tri_2', starts_on: '2027-02-01' });
    const other = trial({
      id: 'tri_3',
      starts_on: '2027-01-01',
      player: { profile_id: 'p', name: 'E', nickname: 'e' },
    });
    expect(perPlayer([later, trial({}), other]).map((row) => row.map(({ id }) => id))).toEqual([
      ['tri_3'],
      ['tri_1', 'tri_2'],
    ]);
  });
});

it('two pressed days are first and last, in any order; a third begins anew', () => {
  const none = { starts_on: '', ends_on: '' };
  const one = picked(none, '2027-01-08');
  expect(one).toEqual({ starts_on: '2027-01-08', ends_on: '2027-01-08' });
  const two = picked(one, '2027-01-04');
  expect(two).toEqual({ starts_on: '2027-01-04', ends_on: '2027-01-08' });
  expect(picked(two, '2027-01-20')).toEqual({ starts_on: '2027-01-20', ends_on: '2027-01-20' });
  expect([isWithin('2027-01-08', two), isWithin('2027-01-09', two)]).toEqual([true, false]);
});

it('what comes first stands first, and what is over by itself', () => {
  const names = [...grouped([trial({ id: 'b', starts_on: '2027-02-01' }), trial({}), trial({ status: 'declined' })])];
  expect(names.map(([name, of]) => [name, of.length])).toEqual([
    ['mine', 2],
    ['theirs', 0],
    ['agreed', 0],
    ['over', 1],
  ]);
  expect(names[0]?.[1][0]?.id).toBe('tri_1');
});

it('says the other side’s name, and where the place is', () => {
  expect([nameOf(trial({})), nameOf(trial({ your_side: 'club' }))]).toEqual(['Sparta Rotterdam', 'Davi Adeyinka']);
  expect(mapHref({ name: 'Het Kasteel', city: 'Rotterdam' })).toBe(
    'https://www.openstreetmap.org/search?query=Het%20Kasteel%2C%20Rotterdam',
  );
});

describe('the file for a calendar', () => {
  const file = (given: Partial<Trial> = {}): readonly string[] =>
    calendarFileOf(
      trial({
        status: 'accepted',
        contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
        kit: 'Boots; no studs',
        ...given,
      }),
      'https://touchline.example',
    ).split('\r\n');
  /** As a calendar reads it: long lines are folded. */
  const unfolded = (lines: readonly string[]): string => lines.join('\r\n').replaceAll('\r\n ', '');
  it('has whole days, the one after the last as its end, and an id that stays', () => {
    const lines = file();
    expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    for (const line of [
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:tri_1@touchline',
      'DTSTART;VALUE=DATE:20270104',
      'DTEND;VALUE=DATE:20270109',
      'DTSTAMP:20261118T162000Z',
      'SUMMARY:Trial: Sparta Rotterdam',
      'END:VEVENT',
    ])
      expect(lines).toContain(line);
    expect(file({ starts_on: '2026-12-31', ends_on: '2026-12-31' })).toContain('DTEND;VALUE=DATE:20270101');
  });
  it('keeps to the form: no line above 75 octets, commas, semicolons and lines escaped', () => {
    const lines = file({ travel: `${'We book the flight, é '.repeat(8)}\nand the hotel` });
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = unfolded(lines);
    expect(whole).toContain('LOCATION:Nieuw Terbregge\\, Rotterdam');
    expect(whole).toContain('Bring: Boots\\; no studs');
    expect(whole).toContain('\\nand the hotel');
    expect(whole).toContain('Joost Maas\\, +31 10 555 0101');
    expect(whole).toContain('7QK4 92MX\\, https://touchline.example/trial-check/7QK492MX');
  });
});

describe('the months of a player', () => {
  const on = (starts_on: string) => ({ starts_on });
  it('begin with this one while nothing waits, or what waits is in it or in the next', () => {
    for (const waiting of [[], [on('2026-11-30')], [on('2026-12-28')], [on('2027-03-01'), on('2026-11-20')]])
      expect(firstMonthFor(waiting, '2026-11-19')).toBe('2026-11');
  });
  it('show the earliest days that wait for an answer, with the month before', () =>
    expect(firstMonthFor([on('2027-03-01'), on('2027-01-04')], '2026-11-19')).toBe('2026-12'));
});
