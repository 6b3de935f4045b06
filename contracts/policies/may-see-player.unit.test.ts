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
])('by %s, scoutable %p, with something open %p: %p', (by, scoutable, hasSomethingOpen, code) => {
  expect(hiddenPlayer({ by, scoutable, hasSomethingOpen })).toBe(code);
});
