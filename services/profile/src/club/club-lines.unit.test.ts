import { describe, expect, it } from '@jest/globals';
import { clubsOf, countryOf, readClubLines, shortNameOf } from './club-lines.ts';

const only = (text: string) => clubsOf(readClubLines(text))[0]?.club;
const why = (text: string) => readClubLines(text).map((l) => (l.kind === 'skipped' ? l.why : l.kind));

describe('a club’s line', () => {
  it.each([
    [
      'Arsenal FC, 1886, @ Emirates Stadium, London (Highbury)   ## Greater London',
      'Arsenal FC',
      1886,
      'Emirates Stadium',
      'London',
    ],
    ['Fulham FC, 1879,  @ Craven Cottage,  London (Fulham)', 'Fulham FC', 1879, 'Craven Cottage', 'London'],
    ['AFC Wimbledon,      @ Kingsmeadow,   London   ##  London', 'AFC Wimbledon', null, 'Kingsmeadow', 'London'],
    ['Ajax Amsterdam, 1900,    Amsterdam › Noord-Holland', 'Ajax Amsterdam', 1900, null, 'Amsterdam'],
    ['SC Telstar,     Velsen', 'SC Telstar', null, null, 'Velsen'],
    ['FK Tuzla City, 1955   # based in Simin Han', 'FK Tuzla City', 1955, null, null],
    ['VfR Garching', 'VfR Garching', null, null, null],
    // Commas that are missing, too many or in odd places, as they stand in the files.
    ['FC Pasching,   2007        Linz (Pasching)', 'FC Pasching', 2007, null, 'Linz'],
    ['Miedź Legnica,  1971 @ Stadion Miejski,  Legnica', 'Miedź Legnica', 1971, 'Stadion Miejski', 'Legnica'],
    ['CE Union Mutilvera,    Aranguren (Mutilva),  #  Navarre', 'CE Union Mutilvera', null, null, 'Aranguren'],
    ['Nelson FC,           Nelson, Lancashire', 'Nelson FC', null, null, 'Nelson'],
    [
      'YC Metropolitan Police FC,   1919, East Molesey › Surrey,',
      'YC Metropolitan Police FC',
      1919,
      null,
      'East Molesey',
    ],
    [' Levanger FK, Levanger', 'Levanger FK', null, null, 'Levanger'],
    ['York9 FC,    2018,      \tToronto', 'York9 FC', 2018, null, 'Toronto'],
    ['Hereford FC (2014-),            Hereford › Herefordshire', 'Hereford FC', 2014, null, 'Hereford'],
    ['B 1909 Odense, Odense\r', 'B 1909 Odense', null, null, 'Odense'],
  ])('%s', (line, name, founded, stadium, city) =>
    expect(only(line)).toEqual({ name, founded, stadium, city, other_names: [] }),
  );
});

it('gathers names, without sponsors’ marks, languages and comments', () => {
  const text = [
    'SV Ried,  1912,  @ Keine Sorgen Arena,     Ried i. Innkreis',
    '  | Ried | SV Ried',
    '  | SV $$Josko Fenster$$ Ried     ## note: Josko is a sponsor',
    ' Volksfestplatz 2 // 4910 Ried i. Innkreis',
    '  | Ried Vienna [en] | Ried',
  ].join('\n');
  expect(only(text)?.other_names).toEqual(['Ried', 'SV Josko Fenster Ried', 'Ried Vienna']);
  expect(why(text)).toEqual(['club', 'names', 'names', 'address', 'names']);
});

it('accounts for every line', () => {
  const text = [
    '\uFEFF=================',
    '=  Netherlands',
    '',
    '== Noord-Holland ==',
    '## also known as North Holland',
    '  | Nobody’s name',
    'Ajax Amsterdam, 1900, Amsterdam',
    '  | Ajax',
    'ii) Jong Ajax',
    '  | Jong Ajax Amst.',
    'FC Amsterdam (1972-1982),  Amsterdam',
    '  | Amsterdam',
    'DOS Utrecht, (1901-1970),   Utrecht',
    'Araks Ararat (-2005),  Ararat',
    '  VfV 06 Hildesheim',
    'AJAX Amsterdam, Amsterdam',
    '???,  Nowhere',
    '',
  ].join('\r\n');
  expect(why(text)).toEqual([
    'heading',
    'heading',
    'blank',
    'heading',
    'comment',
    'name without a club',
    'club',
    'names',
    'reserve team',
    'name of a skipped club',
    'dissolved club',
    'name of a skipped club',
    'dissolved club',
    'dissolved club',
    'not understood',
    'the same club again',
    'not understood',
  ]);
});

it.each(['\u0000\u0001P\u0000N\u0000G', 'A\u200Bjax', '\u202Exaja', '😀 FC'])('takes no club from %j', (name) =>
  expect(why(`${name}, 1900, Amsterdam`)).toEqual(['not understood']),
);

it.each([
  ['nl.clubs.txt', 'NL'],
  ['eng.clubs.txt', 'GB-ENG'],
  ['sco.clubs.txt', 'GB-SCT'],
  ['wal.clubs.txt', 'GB-WLS'],
  ['nir.clubs.txt', 'GB-NIR'],
  ['kos.clubs.txt', 'XK'],
  ['zz.clubs.txt', null],
  ['uk.clubs.txt', null],
  ['xyz.clubs.txt', null],
  ['README.md', null],
])('%s is of %s', (file, country) => expect(countryOf(file)).toBe(country));

it.each([
  ['Sparta Rotterdam', [], 'SPA'],
  ['Queens Park Rangers FC', ['QPR', 'Queens Park R.'], 'QPR'],
  ['1. FC Köln', ['Köln'], 'KOL'],
  ['PFC Cherno More Varna', [], 'CHE'],
  ['Amsterdamsche FC', ['AFC'], 'AMS'],
  ['Łódź', [], 'LOD'],
  ['FC', [], 'FCX'],
  ['B 93', [], 'B93'],
])('%s is %s for short', (name, other_names, short) => expect(shortNameOf({ name, other_names })).toBe(short));
