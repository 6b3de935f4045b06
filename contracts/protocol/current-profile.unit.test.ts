import { expect, it } from '@jest/globals';
import { currentProfileCookieOf, readCurrentProfileCookie } from './current-profile.ts';

it('what a page writes, the server reads', () => {
  const profile = { id: 'prf_davi', type: 'player' } as const;
  expect(readCurrentProfileCookie(currentProfileCookieOf(profile))).toEqual(profile);
});
it.each([undefined, '', 'player', 'player:', ':prf_davi', 'king:prf_davi'])('%p is nobody’s profile', (text) => {
  expect(readCurrentProfileCookie(text)).toBeNull();
});
