import { describe, expect, it } from '@jest/globals';
import { compareNames, fullName } from './compare.ts';

describe('account and profile compared', () => {
  it('looks past letter case and spaces', () => {
    expect(compareNames('Callum  Reid', 'callum reid ')).toBe('same');
    expect(compareNames('Mikołaj', 'Mikołaj'.normalize('NFD'))).toBe('same');
  });
  it('tells every other difference', () => {
    expect(compareNames('Tiago Monterrosa', 'Tiago Monterrosa Leal')).toBe('differs');
    expect(compareNames('Jose', 'José')).toBe('differs');
  });
  it('says nothing where there is nothing to compare with', () => {
    expect(compareNames('Callum Reid', null)).toBeNull();
  });
  it('joins a name from the parts that are there', () => {
    expect(fullName('Callum', 'Reid')).toBe('Callum Reid');
    expect(fullName(null, 'Reid')).toBe('Reid');
    expect(fullName(null, undefined)).toBeNull();
  });
});
