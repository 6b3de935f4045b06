import { expect, it } from '@jest/globals';
import { hiddenPlayer, type Look } from './may-see-player.ts';

it.each<[Look['by'], boolean, boolean, string | null]>([
  ['self', false, false, null],
  ['player', true, false, null],
  ['player', false, false, 'NotFound'],
  ['player', false, true, 'NotFound'],
  ['club', true, false, null],
  ['club', false, false, 'PlayerNotScoutable'],
  ['club', false, true, null],
])('by %s, scoutable %p, with an open offer %p: %p', (by, scoutable, hasOpenOffer, code) => {
  expect(hiddenPlayer({ by, scoutable, hasOpenOffer })).toBe(code);
});
