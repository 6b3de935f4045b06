import { describe, expect, it } from '@jest/globals';
import type { PublicProfile } from '@touchline/contracts/events';
import { profileEvents } from '@touchline/contracts/events';
import type { Registered } from '../user/state.ts';
import { createLikenesses, likenessOf } from './likeness.ts';

const { of, ofNumber } = createLikenesses('00'.repeat(32));
const document = { kind: 'passport', file: 'f', content_type: 'image/png', sha256: 'a1', provided_at: '2026-11-19' };
const person = (given: Partial<Registered> = {}) =>
  ({ name: 'Davi Adeyinka', identification: document, ...given }) as Registered;
const player = (name: string, date_of_birth: string): PublicProfile => {
  const { profile } = profileEvents.verified.example;
  return { ...profile, name, player: { ...profile.player, date_of_birth } } as PublicProfile;
};
const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((mark) => other.includes(mark)).map(likenessOf);

describe('the number of a document', () => {
  it.each(['AB 123-4567', 'ab1234567', ' AB.123.4567 '])('%s is the same number', (typed) =>
    expect(ofNumber(typed)).toBe(ofNumber('AB1234567')),
  );
  it('is another one by a single sign, or under another key; its mark doesn’t say which it is', () => {
    expect(ofNumber('AB1234568')).not.toBe(ofNumber('AB1234567'));
    expect(createLikenesses('11'.repeat(32)).ofNumber('AB1234567')).not.toBe(ofNumber('AB1234567'));
    expect(ofNumber('AB1234567')).toMatch(/^document-number:[0-9a-f]{32}$/);
  });
});

describe('two accounts', () => {
  it('have the file of a document in common, as long as there is one', () => {
    expect(shared(of(person(), []), of(person({ name: 'Somebody' }), []))).toEqual(['document-file']);
    const gone = person({ identification: { ...document, file: null, sha256: '' } });
    expect(of(gone, [])).toEqual([]);
    expect(of(person({ identification: null }), [])).toEqual([]);
  });
  it('have a name and the day of birth in common, whichever name is written first, with accents or without', () => {
    const one = of(person({ identification: null }), [player('João Távora Lima', '2004-03-14')]);
    const other = (name: string, day: string) =>
      of(person({ name: 'Nobody', identification: null }), [player(name, day)]);
    expect(shared(one, other('TAVORA LIMA, Joao', '2004-03-14'))).toEqual(['name-and-birth']);
    expect(shared(one, other('João Távora Lima', '2004-03-15'))).toEqual([]);
    expect(shared(one, other('João Távora', '2004-03-14'))).toEqual([]);
    expect(shared(one, other('Davi Adeyinka', '2004-03-14'))).toEqual(['name-and-birth']);
  });
  it('have nothing in common by a name alone', () =>
    expect(shared(of(person({ identification: null }), []), of(person({ identification: null }), []))).toEqual([]));
});
