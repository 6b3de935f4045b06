import type { CrestClub, Position } from '@touchline/ui';
import type { PlayScene } from '@touchline/ui/pitch';

/** The people and clubs of the drawn story; "today" in it is Thursday 19 November 2026. */
export const TODAY = '2026-11-19';

const names: readonly (readonly [string, string])[] = [
  ['Sparta Rotterdam', 'SPA'],
  ['Rio Ave FC', 'RIO'],
  ['Viborg FF', 'VFF'],
  ['Cercle Brugge', 'CER'],
  ['SC Paderborn 07', 'SCP'],
  ['FC Volendam', 'VOL'],
  ['Korona Kielce', 'KOR'],
  ['GD Chaves', 'CHA'],
  ['RWD Molenbeek', 'RWD'],
  ['NK Istra 1961', 'IST'],
  ['FC Winterthur', 'FCW'],
  ['BK Häcken', 'BKH'],
  ['Gil Vicente FC', 'GIL'],
  ['SC Cambuur', 'CAM'],
];
export const clubs: readonly CrestClub[] = names.map(([name, short_name]) => ({
  id: `clb_${short_name.toLowerCase()}`,
  name,
  short_name,
}));
export const sparta = clubs[0] as CrestClub;
export const rioAve = clubs[1] as CrestClub;

export const people = [
  'Davi Adeyinka',
  'Saskia Verhulst',
  'Beatriz Falcão',
  'Petra Lindgren',
  'Luka Perišan',
  'Joris Baptiste',
  'Elyas Haddioui',
  'Tijn Roelvink',
];

export type SamplePlayer = {
  readonly id: string;
  readonly name: string;
  readonly club: CrestClub;
  readonly age: number;
  readonly countries: readonly string[];
  readonly positions: readonly Position[];
  readonly tier: string;
  readonly until: string;
};
const player = (
  id: string,
  name: string,
  club: number,
  age: number,
  countries: readonly string[],
  positions: readonly Position[],
  tier: string,
  until: string,
): SamplePlayer => ({ id, name, club: clubs[club] as CrestClub, age, countries, positions, tier, until });
export const players: readonly SamplePlayer[] = [
  player('prf_1', 'Davi Adeyinka', 1, 20, ['PT', 'NG'], ['LW', 'SS', 'AM'], 'B+', '2027-06-30'),
  player('prf_2', 'Yanis Kouassi-Meyer', 3, 19, ['FR', 'CI'], ['LW', 'LM'], 'B+', '2027-06-30'),
  player('prf_3', 'Oskar Wendelboe', 2, 21, ['DK'], ['LW', 'CF'], 'B', '2026-12-31'),
  player('prf_4', 'Aoife Brennan-Walsh', 9, 22, ['GB-NIR', 'IE'], ['RW'], 'B', '2029-06-30'),
];

export const cuttingIn: PlayScene = {
  runs: ['M11 30C12 20 18 14 25 11'],
  passes: ['M38 30L14 26'],
  shot: 'M25 11L33 1',
  player: [11, 30],
  mates: [[38, 30]],
  opponents: [
    [19, 20],
    [28, 9],
    [40, 12],
  ],
};
