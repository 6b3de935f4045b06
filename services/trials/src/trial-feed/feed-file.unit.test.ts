import { describe, expect, it } from '@jest/globals';
import { plainText } from '@touchline/contracts/text';
import ICAL from 'ical.js';
import { type FollowedTrial, feedFileOf } from './feed-file.ts';

const trial = (given: Partial<FollowedTrial> = {}): FollowedTrial => ({
  id: 'tri_1',
  status: 'accepted',
  your_side: 'player',
  club_team: {
    team_id: 'tea_1',
    club_id: 'clb_1',
    club_name: 'Sparta Rotterdam',
    club_short_name: 'SPA',
    team_name: 'First team',
    country: 'NL',
  },
  player: { profile_id: 'prf_davi', name: 'Davi Adeyinka', nickname: 'davi' },
  starts_on: '2027-03-27',
  ends_on: '2027-03-28',
  location: { name: 'Nieuw Terbregge', city: 'Rotterdam' },
  travel: 'We book the flight;\nthe hotel, too.',
  kit: 'Boots, shin guards',
  contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
  code: '7QK492MX',
  updated_at: '2026-11-19T08:00:00.000Z',
  ...given,
});

/** As a calendar reads it. */
const read = (...trials: readonly FollowedTrial[]) => {
  const file = feedFileOf(trials);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { file, calendar, events: calendar.getAllSubcomponents('vevent').map((of) => new ICAL.Event(of)) };
};
const statuses = (...all: readonly FollowedTrial['status'][]) =>
  read(...all.map((status) => trial({ status }))).events.map(({ component }) =>
    component.getFirstPropertyValue('status'),
  );

describe('the feed of trials', () => {
  it('is a calendar that says what it is, also with nothing in it', () => {
    const { calendar, events } = read();
    expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('method')]).toEqual([
      '2.0',
      'PUBLISH',
    ]);
    expect(events).toEqual([]);
  });
  it('has whole days without a zone, the end not counted, over a change of the clocks and a leap day, too', () => {
    const days = (starts_on: string, ends_on: string) => {
      const [event] = read(trial({ starts_on, ends_on })).events;
      return [event?.startDate.isDate, String(event?.startDate), String(event?.endDate), event?.startDate.zone?.tzid];
    };
    expect(days('2027-03-27', '2027-03-28')).toEqual([true, '2027-03-27', '2027-03-29', 'floating']);
    expect(days('2028-02-28', '2028-02-28')).toEqual([true, '2028-02-28', '2028-02-29', 'floating']);
    expect(days('2026-12-31', '2026-12-31')).toEqual([true, '2026-12-31', '2027-01-01', 'floating']);
  });
  it('keeps the id of each, and counts up with each change', () => {
    const [before] = read(trial()).events;
    const [after] = read(trial({ starts_on: '2027-03-26', updated_at: '2026-11-19T08:00:01.000Z' })).events;
    expect([before?.uid, after?.uid]).toEqual(['tri_1@touchline', 'tri_1@touchline']);
    expect((after?.sequence ?? 0) - (before?.sequence ?? 0)).toBe(1);
    expect(after?.sequence).toBeLessThan(2 ** 31);
  });
  it('tells what waits as tentative, and what came to nothing as cancelled', () => {
    expect(statuses('pending', 'accepted', 'completed')).toEqual(['TENTATIVE', 'CONFIRMED', 'CONFIRMED']);
    expect(statuses('cancelled', 'declined', 'withdrawn', 'closed')).toEqual(Array(4).fill('CANCELLED'));
  });
  it('says all that one needs, as it was written, in folded lines', () => {
    const { file, events } = read(trial({ travel: `Żółć, ${'a long way; '.repeat(30)}\nand back` }));
    expect(events[0]?.summary).toBe('Trial: Sparta Rotterdam');
    expect(events[0]?.location).toBe('Nieuw Terbregge, Rotterdam');
    expect(events[0]?.description).toContain('Żółć, a long way; a long way');
    expect(events[0]?.description).toContain('\nand back\n');
    expect(events[0]?.description).toContain('Code of this trial: 7QK4 92MX');
    const lines = file.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  const raw = (words: string): string => words;
  it.each([
    ...['\r\n', '\n', '\r', '\\n', '";', ',:'].map((sign) => [sign, raw] as const),
    // Others that some take for the end of a line don't get here.
    ...['\u2028', '\u2029', '\u0085', '\v', '\f'].map((sign) => [sign, plainText] as const),
  ])('takes no line of its own from words with %j in them', (sign, stored) => {
    const planted = stored(
      `x${sign}END:VEVENT${sign}BEGIN:VEVENT${sign}UID:planted${sign}DTSTART:20270101T000000Z${sign}ATTACH:http://elsewhere.example`,
    );
    const { club_team, player } = trial();
    const { file, events } = read(
      trial({
        club_team: { ...club_team, club_name: planted },
        player: { ...player, name: planted },
        location: { name: planted, city: planted },
        contact: { name: planted, phone: planted },
        ...{ travel: planted, kit: planted },
      }),
      trial({ id: 'tri_2', your_side: 'club', player: { ...player, name: planted } }),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['tri_1@touchline', 'tri_2@touchline']);
    for (const { component } of events) expect(component.getFirstProperty('attach')).toBeNull();
    // However a reader parts lines: none begins with what was planted.
    const lines = file.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);
    const named = lines.filter((line) => /^(BEGIN|END|UID|DTSTART|ATTACH)\b/.test(line));
    expect(named.filter((line) => /planted|elsewhere/.test(line))).toEqual([]);
    expect(named.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });
  it('names the player to the club, and no number that isn’t shown', () => {
    const [event] = read(trial({ your_side: 'club', contact: { name: 'Joost Maas', phone: null } })).events;
    expect(event?.summary).toBe('Trial: Davi Adeyinka');
    expect(event?.description).toMatch(/Contact: Joost Maas$/m);
  });
});
