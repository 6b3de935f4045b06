import { describe, expect, it } from '@jest/globals';
import { contractLine } from './contract-line.ts';
import { nameLines, nameSize } from './name-size.ts';

describe('the contract line', () => {
  it('is 36 months long, free to approach six months before the end', () => {
    const line = contractLine({ endsOn: '2028-01-01', next: null }, '2026-07-01');
    expect(line).toEqual({
      span: 36,
      free: { at: expect.closeTo(33.3, 1), day: '2027-07-01' },
      end: { at: 50, day: '2028-01-01' },
      next: null,
    });
  });

  it('has no such day where it has come', () => {
    expect(contractLine({ endsOn: '2026-10-01', next: null }, '2026-07-01').free).toBeNull();
  });

  it('grows with the contract that follows', () => {
    const next = { from: '2027-07-01', until: '2031-07-01' };
    expect(contractLine({ endsOn: '2027-06-30', next }, '2026-07-01')).toMatchObject({
      span: 60,
      next: { from: 20, to: 100 },
    });
  });
});

describe('a name at shirt size', () => {
  it('stands on two lines, the last name below', () => {
    expect(nameLines('Davi Adeyinka')).toEqual(['Davi', 'Adeyinka']);
    expect(nameLines('Gustavo Pontes Lira')).toEqual(['Gustavo Pontes', 'Lira']);
    expect(nameLines('Pelé')).toEqual(['Pelé']);
  });

  it('is set smaller where a line is long', () => {
    expect(nameSize('Davi Adeyinka')).toBe('large');
    expect(nameSize('Rasmus Wieczorkowski')).toBe('medium');
    expect(nameSize('Aoife Brennan-Walsh-Murphy')).toBe('small');
  });
});
