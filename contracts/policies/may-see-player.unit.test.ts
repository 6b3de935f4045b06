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
  expect(hiddenPlayer({ by, scoutable, unguarded: false, hasSomethingOpen })).toBe(code);
});

it.each<[Look['by'], boolean, string | null]>([
  ['self', false, null],
  ['player', true, 'NotFound'],
  ['club', false, 'PlayerNotScoutable'],
  ['club', true, 'GuardianConsentRequired'],
])('without a guardian’s consent, by %s, with something open %p: %p', (by, hasSomethingOpen, code) => {
  for (const scoutable of [false, true])
    expect(hiddenPlayer({ by, scoutable, unguarded: true, hasSomethingOpen })).toBe(code);
});
