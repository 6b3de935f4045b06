import { expect, it } from '@jest/globals';
import { playersCsv } from './players-csv.ts';
import type { PlayerRow } from './scouting-rows.ts';

const davi: PlayerRow = {
  profile_id: 'prf_davi',
  name: 'Davi Adeyinka',
  nickname: 'davi',
  age: 22,
  gender: 'male',
  nationalities: ['PT', 'NG'],
  positions: ['LW', 'AM'],
  preferred_foot: 'left',
  height_cm: 178,
  club_team: null,
  current_contract_ends_on: '2027-06-30',
  next_contract: null,
  valuation_tier: 'B+',
  photo: null,
  highlights: 0,
};
const text = (cells: readonly (string | number)[], player: PlayerRow | null = davi): string =>
  Buffer.from(playersCsv(['Name', 'Note'], [{ cells, player }])).toString();

it('is UTF-8 with its mark, a header, and a line for each', () => {
  const lines = text(['Davi Adeyinka', 'Comes inside, “presses”\nand "more"']).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFName,Note,Age,Nationalities,Positions,Foot,Height (cm),Tier,Club,Team,Contract until,Next club,Next contract until',
  );
  expect(lines[1]).toBe(
    'Davi Adeyinka,"Comes inside, “presses”\nand ""more""",22,PT NG,LW AM,left,178,B+,,,2027-06-30,,',
  );
});

it.each(['=HYPERLINK("http://x")', '+31', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (note) => {
  expect(text(['A', note])).toMatch(/\r\nA,"?'/);
});

it('says nothing of who can’t be shown', () => {
  expect(text(['Jonas', 'Not visible'], null).split('\r\n')[1]).toBe('Jonas,Not visible,,,,,,,,,,,');
});
