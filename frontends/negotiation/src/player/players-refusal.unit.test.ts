import { expect, it } from '@jest/globals';
import { failureOf } from '@touchline/app-core/client/failure.ts';
import { playersRefusal } from './players-refusal.ts';

it('says what is over for now, and that nothing is lost', () => {
  expect(playersRefusal(failureOf(429, { error: 'TooManyRequests' }))).toMatch(/within an hour.*filters stay/);
});
it('says the catalogue’s sentence for all else, and nothing for what is no answer', () => {
  expect(playersRefusal(failureOf(403, { error: 'UserNotVerified' }))).toBe(
    'Account must be verified to perform this action.',
  );
  expect(playersRefusal(new Error('planted'))).toBeNull();
});
