import { expect, it } from '@jest/globals';
import { chosenOf, compareHref, parseChosen } from './chosen.ts';

it('reads up to four players of an address, each once', () => {
  expect(parseChosen('prf_a,prf_b,prf_a,../x,,prf_c,prf_d,prf_e')).toEqual(['prf_a', 'prf_b', 'prf_c', 'prf_d']);
  expect(parseChosen(null)).toEqual([]);
  expect(compareHref(['prf_a', 'prf_b'])).toBe('/club-representative/compare?players=prf_a,prf_b');
});

it('keeps whom one ticked first, and no more than four', () => {
  expect(chosenOf(['prf_c', 'prf_a'], ['prf_a', 'prf_b', 'prf_c'])).toEqual(['prf_c', 'prf_a', 'prf_b']);
  expect(chosenOf(['prf_c'], ['prf_a'])).toEqual(['prf_a']);
  expect(chosenOf(['prf_z'], ['prf_a', 'prf_b', 'prf_c', 'prf_d', 'prf_z'])).toEqual([
    'prf_z',
    'prf_a',
    'prf_b',
    'prf_c',
  ]);
});
