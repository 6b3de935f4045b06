import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { everyField, everyOperation } from './http/fields.fixtures.ts';
import { sentenceOf } from './sentences.ts';

/** What people and broken programs give, for each of zod's kinds of issues. */
const badValues: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', '𝒳'.repeat(30_000), 'x'.repeat(30_000), 'not a date', '2026-13-45', '1899-01-01'],
  ...[Number.NaN, -1e15, 1e15, 0, 1, 1.5, true, false, [], {}, { nobody: 'knows' }],
  ...[Array.from({ length: 2000 }, () => 'x'), Array.from({ length: 2000 }, () => 1), [null], 'ZZ', 'http:/x', '@'],
];

const english = z.locales.en().localeError;

interface Said {
  readonly where: string;
  readonly code: string;
  readonly message: string;
  readonly raw: string;
}

const issuesOf = (where: string, schema: z.ZodType, value: unknown): readonly Said[] => {
  const { error } = schema.safeParse(value, { reportInput: true });
  const flat = (issues: readonly z.core.$ZodIssue[]): readonly Said[] =>
    issues.flatMap((issue) => {
      const said = english(issue as never);
      const raw = typeof said === 'string' ? said : (said?.message ?? '');
      const { code = 'custom', message } = issue;
      // What a choice between shapes is made of is told as well, where one of them is the nearest.
      const within = issue.code === 'invalid_union' ? issue.errors.flatMap((errors) => flat(errors)) : [];
      return [{ where, code, message, raw }, ...within];
    });
  return flat(error?.issues ?? []);
};

const said: readonly Said[] = [
  ...everyField.map(({ where, schema }) => [where, schema] as const),
  ...everyOperation.flatMap((op) => [
    [`${op.id} body`, op.body] as const,
    [`${op.id} query`, op.query] as const,
    [`${op.id} params`, op.params] as const,
  ]),
].flatMap(([where, schema]) => badValues.flatMap((value) => issuesOf(where, schema, value)));

/** A developer's words: no person is told them. */
const developers =
  /\b(expected|received|string|boolean|object|array|undefined|null|NaN|invalid|regex|pattern|schema|zod)\b|[<>]=?/i;

describe('what is wrong with a value', () => {
  it('was asked of every field, in each of zod’s ways to refuse', () => {
    expect(everyField.length).toBeGreaterThan(150);
    const codes = new Set(said.map(({ code }) => code));
    for (const code of [
      'invalid_type',
      'too_small',
      'too_big',
      'invalid_format',
      'invalid_value',
      'unrecognized_keys',
      'custom',
    ])
      expect([...codes]).toContain(code);
  });
  it('is never told in zod’s words', () => expect(said.filter(({ message, raw }) => message === raw)).toEqual([]));
  it('is never told in a developer’s words', () => {
    const odd = said.filter(({ message, code }) => code !== 'unrecognized_keys' && developers.test(message));
    expect([...new Set(odd.map(({ where, message }) => `${where}: ${message}`))]).toEqual([]);
  });
  it('is told in sentences', () => {
    const odd = said.filter(({ message }) => !/^[\p{Lu}\d“].*[.?!”]$/su.test(message));
    expect([...new Set(odd.map(({ where, message }) => `${where}: ${message}`))]).toEqual([]);
  });

  const of = (code: string, facts: Record<string, unknown>): string =>
    sentenceOf({ code, input: 'x', ...facts } as never);
  it.each([
    ['nothing', of('invalid_type', { input: undefined, expected: 'string' }), 'This is still missing.'],
    ['words for a number', of('invalid_type', { expected: 'number' }), 'Enter a number.'],
    ['half a whole number', of('invalid_type', { input: 1.5, expected: 'int' }), 'Enter a whole number.'],
    ['too short', of('too_small', { origin: 'string', minimum: 3 }), 'At least 3 characters.'],
    ['too few', of('too_small', { origin: 'array', minimum: 2 }), 'Choose at least 2.'],
    ['too little', of('too_small', { origin: 'number', minimum: 40 }), 'At least 40.'],
    ['not more', of('too_small', { origin: 'number', minimum: 0, inclusive: false }), 'More than 0.'],
    ['too long', of('too_big', { origin: 'string', maximum: 1500 }), 'At most 1,500 characters.'],
    ['too many', of('too_big', { origin: 'array', maximum: 5 }), 'Choose at most 5.'],
    ['too much', of('too_big', { origin: 'number', maximum: 150 }), 'At most 150.'],
    ['less', of('too_big', { origin: 'number', maximum: 1, inclusive: false }), 'Less than 1.'],
    ['no address', of('invalid_format', { format: 'email' }), 'Enter an email address, such as name@example.com.'],
    ['no date', of('invalid_format', { format: 'date' }), 'Enter a date.'],
    ['another form', of('invalid_format', { format: 'regex' }), 'This can’t be taken as it is. Look at it again.'],
    ['in between', of('not_multiple_of', { divisor: 5 }), 'Enter a multiple of 5.'],
    ['none of them', of('invalid_value', { values: ['a'] }), 'Choose one of the answers.'],
    ['no shape of them', of('invalid_union', { errors: [] }), 'Choose one of the answers.'],
    ['what nobody knows', of('unrecognized_keys', { keys: ['a', 'b'] }), 'Not known here: a, b.'],
    ['a key', of('invalid_key', {}), 'This can’t be taken as it is. Look at it again.'],
    ['a part', of('invalid_element', {}), 'This can’t be taken as it is. Look at it again.'],
    ['anything else', of('custom', {}), 'This can’t be taken as it is. Look at it again.'],
  ])('%s', (_, sentence, wanted) => expect(sentence).toBe(wanted));
  it('is asked of zod too: its words are found out', () => {
    expect(developers.test('Too big: expected string to have <=1500 characters')).toBe(true);
    expect(developers.test('Invalid input')).toBe(true);
  });
});
