import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { everyField, everyOperation, type Field } from './fields.fixtures.ts';

/** Text that isn't shown to anybody as it came: secrets, searches, cursors, what is compared with something known. */
const opaque = new Set([
  ...[
    'email',
    'password',
    'current_password',
    'pin',
    'code',
    'token',
    'proof',
    'response',
    'link',
    'cursor',
    'after',
    'q',
    // Searches in one column of a table.
    ...['club_search', 'licence'],
    'v',
    'operation',
    // Of a document: only a keyed hash of its letters and digits is kept.
    'number',
    // A file of clubs: each name in it is judged by itself.
    'file_name',
    'content',
    // A file of lines: each name in it is judged by itself.
    'csv',
  ],
  ...['club_team_id', 'contract_start_date', 'contract_expiry_date'],
]);
/** Text of several lines. */
const lines = new Set([
  'reason',
  'note',
  'bio',
  'experience',
  'message',
  'description',
  'other_terms',
  'kit',
  'travel',
  'sentence',
  'notes',
  // Of a field on a paper.
  'value',
]);

const takesText = ({ schema }: Field): boolean => schema.safeParse('Abc def ghi jkl').success;
const free = everyField.filter(takesText).filter(({ name }) => !opaque.has(name));
/** What is left is what somebody or something is called: a new field is one of these unless it is named above. */
const names = free.filter(({ name }) => !lines.has(name));
const table = (fields: readonly Field[]) => fields.map((field) => [field.where, field] as const);

/** Names that show nothing, or something else than they are. */
const unseen: readonly (readonly [string, string])[] = [
  ['zero-width spaces', '\u200B\u200B\u200B'],
  ['a zero-width space in it', 'Mal\u200Blory'],
  ['a control', 'Mal\u0000lory'],
  ['a delete', 'Mal\u007Flory'],
  ['its direction turned', '\u202Eyrollam'],
  ['isolates', '\u2066Mallory\u2069'],
  ['a mark of direction', 'Mallory\u200F'],
  ['tags', 'Mallory\u{E0041}'],
  ['a variation selector', 'Mallory\uFE0F'],
  ['a private sign', 'Mallory\uE000'],
  ['an unassigned one', 'Mallory\u0378'],
  ['half a pair', 'Mallory\uD835'],
  ['a Hangul filler', '\u3164\u3164'],
  ['blank Braille', '\u2800\u2800'],
  ['a grapheme joiner', 'Mal\u034Flory'],
  ['a soft hyphen', 'Mal\u00ADlory'],
  ['a joiner where none belongs', 'Mal\u200Dlory'],
  ['nothing but space', '\u00A0\u3000\u2003'],
  ['marks alone', '\u0301\u0301\u0301'],
  ['a heap of marks', `Z${'\u0335\u0321\u0348'.repeat(9)}algo`],
  ['no letter', '123 !?'],
  ['a picture', 'Mallory 😀'],
];
const kept = 'Zoë  D’Àrcy\u0301-Łukasz ';

describe('every field of every operation', () => {
  it('is looked at', () => {
    expect(everyOperation.length).toBeGreaterThan(60);
    expect(names.map(({ where }) => where)).toEqual(
      expect.arrayContaining([
        'registerUser body.name',
        'changeName body.name',
        'savePerson body.values.first_name',
        'savePerson body.values.last_name',
        'saveVisibility body.values.guardian.name',
        'saveRepresentative body.values.position',
        'enterClub body.name',
        'enterClub body.teams[].name',
        'addTeam body.name',
        'signDocument body.signature.text',
      ]),
    );
  });
});

describe.each(table(names))('the name in %s', (_, { schema }) => {
  it.each(unseen)('does not take %s', (_what, name) => expect(schema.safeParse(name).success).toBe(false));
  it('has one spelling', () => expect(schema.parse(` ${kept.normalize('NFD')}\u00A0`)).toBe('Zoë D’Àrcý-Łukasz'));
  it('is bounded by what a reader counts', () => {
    expect(schema.safeParse('é'.normalize('NFD').repeat(40)).success).toBe(true);
    expect(schema.safeParse('𠮷'.repeat(400)).success).toBe(false);
    expect(schema.safeParse('a'.repeat(81)).success).toBe(false);
  });
  it.each([
    'محمد عبد الله',
    '山田太郎',
    '김민수',
    'דוד כהן',
    'Nguyễn Văn A',
    'Øyvind Þórsson',
    'สมชาย',
    'अमित',
    'علی‌رضا',
  ])('may be %s', (name) => expect(schema.parse(name)).toBe(name));
});

describe.each(table(free.filter(({ name }) => lines.has(name))))('the text in %s', (_, { schema }) => {
  it('keeps its lines and loses what turns or breaks them', () =>
    expect(schema.parse(' One\r\ntwo\u0000 \u202Ethree\u2066 four\uD835 ')).toBe('One\ntwo three four'));
});

/** Beyond most texts, and beyond the longest file that is given as text. */
const [long, endless] = [6_000, 250_000];
const textsOf = (length: number): readonly string[] => [
  'a'.repeat(length),
  `${'a'.repeat(length)}@example.com`,
  `https://example.com/${'a'.repeat(length)}`,
];
/** What is looked for is cut, not refused. */
const takesOne = (schema: z.ZodType, length: number): boolean =>
  textsOf(length).some((text) => String(schema.safeParse(text).data ?? '').length >= length);
const mayBeEndless = (schema: z.ZodType): boolean => takesOne(schema, long) && takesOne(schema, endless);

describe('every text that is given', () => {
  it('has an end', () => {
    expect(mayBeEndless(z.email())).toBe(true);
    // Many fields share one.
    const found = new Set([...new Set(everyField.map(({ schema }) => schema))].filter(mayBeEndless));
    expect(everyField.filter(({ schema }) => found.has(schema)).map(({ where }) => where)).toEqual([]);
  });
});

describe('every text that is looked for', () => {
  const sought = everyField.filter(({ name }) => ['q', 'club_search', 'licence'].includes(name));
  it.each(table(sought))('%s is spelled as names are, and shows what it says', (_, { schema }) =>
    expect(schema.parse(' Mal\u0000 \u202E lo\u0301\uD835 ')).toBe('Mal ló'),
  );
  it.each(table(sought))('%s is looked for by its beginning, however long it is', (_, { schema }) => {
    const beginning = schema.parse('a'.repeat(5_000)) as string;
    expect(beginning.length).toBeGreaterThanOrEqual(60);
    expect(beginning.length).toBeLessThanOrEqual(100);
  });
});

describe('every number that is given', () => {
  const numbers = everyField.filter(({ schema }) => schema instanceof z.ZodNumber);
  it.each(table(numbers))('%s is whole and has a highest value', (_, { schema }) => {
    for (const value of [1.5, Number.MAX_SAFE_INTEGER, 1e300, Number.POSITIVE_INFINITY])
      expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('every date that is given', () => {
  const dates = everyField.filter(({ schema }) => schema instanceof z.ZodISODate);
  it('is found', () => expect(dates.length).toBeGreaterThan(1));
  it.each(table(dates))('%s is of our time', (_, { schema }) => {
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])
      expect(schema.safeParse(day).success).toBe(false);
  });
});

describe('every country that is given', () => {
  const countries = everyField.filter(({ name }) => /(^|_)countr(y|ies)$|^nationalit/.test(name));
  it.each(table(countries.filter(({ where }) => !where.includes('params'))))('%s is one', (_, { schema }) => {
    for (const code of ['AA', 'ZZ', 'XX', 'EN', 'UK', 'nl', 'GB-LON'])
      expect(schema.safeParse(code).success).toBe(false);
    for (const code of ['NL', 'GB-ENG', 'XK']) expect(schema.safeParse(code).success).toBe(true);
  });
});

describe('every address of a page that is given', () => {
  const addresses = everyField.filter(
    (field) =>
      field.schema.safeParse('https://videos.football.com/v/1').success && !takesText(field) && !opaque.has(field.name),
  );
  it('is found', () =>
    expect(addresses.map(({ name }) => name).sort()).toEqual(['url', 'website', 'website', 'website', 'website']));
  it.each(table(addresses))('%s leads outside', (_, { schema }) => {
    for (const url of [
      'https://user:pw@videos.com/v',
      'https://videos.com@evil.com/v',
      'https://127.0.0.1/v',
      'https://2130706433/v',
      'https://0x7f.1/v',
      'https://[::1]/v',
      'https://localhost/v',
      'https://db.local/v',
      'https://videos/v',
      'https://videos.com/\u202Egpj.exe',
      'https://videos.com/a\u200Bb',
      'javascript:alert(1)',
    ])
      expect([url, schema.safeParse(url).success]).toEqual([url, false]);
    for (const url of ['https://www.youtube.com/watch?v=1', 'https://фк.рф/видео'])
      expect([url, schema.safeParse(url).success]).toEqual([url, true]);
  });
});
