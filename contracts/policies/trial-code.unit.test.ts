import { expect, it } from '@jest/globals';
import { spokenTrialCode, trialCodeFrom } from './trial-code.ts';

it('a code is found however it was typed or read out', () => {
  for (const typed of ['7QK492MX', '7qk4 92mx', ' 7QK4-92MX '])
    expect([typed, trialCodeFrom(typed)]).toEqual([typed, '7QK492MX']);
  expect(trialCodeFrom('OIl0 1234')).toBe('01101234');
  expect(spokenTrialCode('7QK492MX')).toBe('7QK4 92MX');
});
