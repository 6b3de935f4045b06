import { describe, expect, it } from '@jest/globals';
import { playerFootball, playerPerson } from '@touchline/contracts/http/profile';
import { formPath, halfTyped, savable, typedNumber } from './step-values.ts';

const football = { sport: 'football', positions: ['LW'], preferred_foot: 'right', height_cm: 179, weight_kg: 72 };

describe('what autosave sends', () => {
  it('is what is valid and new, as the schema writes it', () => {
    expect(savable(playerPerson, { first_name: ' Davi ', nickname: 'DAVI-A' }, {})).toEqual({
      first_name: 'Davi',
      nickname: 'davi-a',
    });
    expect(savable(playerFootball, football, { ...football, height_cm: 178 })).toEqual({ height_cm: 179 });
  });
  it('leaves out what is half typed or not answered', () => {
    expect(savable(playerFootball, { height_cm: 17, weight_kg: undefined, positions: [] }, {})).toEqual({});
    expect(savable(playerFootball, { height_cm: Number.NaN }, {})).toEqual({});
  });
  it('knows what leaving would lose', () => {
    expect(halfTyped(playerFootball, { ...football, height_cm: 17, weight_kg: undefined, positions: [] })).toEqual([
      'height_cm',
    ]);
    expect(halfTyped(playerFootball, football)).toEqual([]);
  });
});

describe('a refusal of the server', () => {
  it('names the field of the form', () => expect(formPath('values.guardian.email')).toBe('guardian.email'));
});

describe('numbers as typed', () => {
  it('are whole numbers, or stay as they are typed', () => {
    expect(['', ' ', '179', '17a', '1.5'].map(typedNumber)).toEqual([undefined, undefined, 179, '17a', '1.5']);
  });
});
