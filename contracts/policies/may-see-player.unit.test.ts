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
  ['agent', true, false, null],
  ['agent', false, false, 'PlayerNotScoutable'],
  ['agent', false, true, null],
])('by %s, scoutable %p, deals with him %p: %p', (by, scoutable, dealsWithHim, code) => {
  expect(hiddenPlayer({ by, scoutable, unguarded: false, dealsWithHim })).toBe(code);
});

it.each<[Look['by'], boolean, string | null]>([
  ['self', false, null],
  ['player', true, 'NotFound'],
  ['club', false, 'PlayerNotScoutable'],
  ['club', true, 'GuardianConsentRequired'],
  ['agent', false, 'PlayerNotScoutable'],
  ['agent', true, 'GuardianConsentRequired'],
])('without a guardian’s consent, by %s, deals with him %p: %p', (by, dealsWithHim, code) => {
  for (const scoutable of [false, true])
    expect(hiddenPlayer({ by, scoutable, unguarded: true, dealsWithHim })).toBe(code);
});
