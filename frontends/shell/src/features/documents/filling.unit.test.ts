import { describe, expect, it } from '@jest/globals';
import { filledSchema, isLeft, nextToFill } from './filling.ts';

const boots = { id: 'f1', kind: 'text', required: true } as const;
const pictures = { id: 'f2', kind: 'checkbox', required: true } as const;
const note = { id: 'f3', kind: 'text', required: false } as const;
const mark = { id: 'f4', kind: 'initials', required: true } as const;
const fields = [boots, pictures, note, mark];
const values = (given: Readonly<Record<string, string>>) => (id: string) => given[id] ?? '';

describe('the next field', () => {
  it('is the first one that is missing', () => expect(nextToFill(fields, values({}), null)).toBe('f1'));
  it('is the one after where somebody is', () => expect(nextToFill(fields, values({}), 'f1')).toBe('f2'));
  it('leaves out what may stay empty, and what is filled in', () =>
    expect(nextToFill(fields, values({ f1: 'Puma' }), 'f2')).toBe('f4'));
  it('comes round to what was passed over', () => expect(nextToFill(fields, values({ f4: 'DA' }), 'f4')).toBe('f1'));
  it('is nothing where nothing is missing', () =>
    expect(nextToFill(fields, values({ f1: 'Puma', f2: 'yes', f4: 'DA' }), null)).toBeNull());
  it('is the same one where it alone is missing', () =>
    expect(nextToFill(fields, values({ f1: 'Puma', f2: 'yes' }), 'f4')).toBe('f4'));
});

describe('what is entered', () => {
  it('is missing while it is blank', () => {
    expect([isLeft(boots, ' '), isLeft(boots, 'Puma'), isLeft(note, '')]).toEqual([true, false, false]);
  });
  it('is judged at once, each at its field', () => {
    const judged = filledSchema(fields).safeParse({ f1: ' ', f2: '', f3: '', f4: '' });
    expect(judged.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['f1', 'Fill this in.'],
      ['f2', 'Check this box.'],
      ['f4', 'Fill this in.'],
    ]);
  });
  it('can be printed', () => {
    const judged = filledSchema([boots]).safeParse({ f1: 'Puma 😀' });
    expect(judged.error?.issues.map(({ message }) => message)).toEqual([
      'A contract can’t show “😀”. Write it without this sign.',
    ]);
  });
});
