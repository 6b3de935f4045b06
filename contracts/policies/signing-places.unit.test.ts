import { describe, expect, it } from '@jest/globals';
import { areFilledBy, isPart, placeOf, placesInWords, placesOf, readPlaces } from './signing-places.ts';

const places = [
  { signers: ['prf_davi'], needed: 1 },
  { signers: ['prf_aylin', 'prf_saskia', 'prf_beatriz'], needed: 2 },
  { signers: ['prf_joao', 'prf_rui'], needed: 2 },
];
const signers = places.flatMap((place) => place.signers).map((profile_id) => ({ profile_id }));

describe('the places of an order', () => {
  it('are one for each signer where nothing is said of them', () =>
    expect(placesOf({ signers: signers.slice(0, 2) })).toEqual([
      { signers: ['prf_davi'], needed: 1 },
      { signers: ['prf_aylin'], needed: 1 },
    ]));
  it('are counted from one; who has none stands at 0', () =>
    expect(['prf_davi', 'prf_saskia', 'prf_rui', 'prf_else'].map((id) => placeOf({ signers, places }, id))).toEqual([
      1, 2, 3, 0,
    ]));
  it('leave somebody over where fewer are needed than stand there', () =>
    expect(places.map(isPart)).toEqual([false, true, false]));
  it('are read as they were written', () => {
    expect(placesInWords(places)).toBe('prf_davi; 2 of prf_aylin prf_saskia prf_beatriz; 2 of prf_joao prf_rui');
    expect(readPlaces(placesInWords(places))).toEqual(places);
  });
  it.each(['', '3 of prf_a prf_b', '0 of prf_a prf_b', 'prf_a; '])('are not read from “%s”', (words) =>
    expect(readPlaces(words)).toBeUndefined(),
  );
});

describe('an order is kept', () => {
  it.each([
    ['in any order at one place', ['prf_davi', 'prf_beatriz', 'prf_aylin', 'prf_rui', 'prf_joao'], true],
    ['not where one is missing', ['prf_davi', 'prf_beatriz', 'prf_aylin', 'prf_rui'], false],
    ['not before its turn', ['prf_beatriz', 'prf_davi', 'prf_aylin', 'prf_rui', 'prf_joao'], false],
    ['not twice by one', ['prf_davi', 'prf_aylin', 'prf_aylin', 'prf_rui', 'prf_joao'], false],
    [
      'not by one more than are needed',
      ['prf_davi', 'prf_beatriz', 'prf_aylin', 'prf_saskia', 'prf_rui', 'prf_joao'],
      false,
    ],
    ['not by one more after the last', ['prf_davi', 'prf_beatriz', 'prf_aylin', 'prf_rui', 'prf_joao', 'prf_x'], false],
  ])('%s', (_, signed, holds) => expect(areFilledBy(places, signed)).toBe(holds));
});
