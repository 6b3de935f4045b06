import { expect, it } from '@jest/globals';
import { staffNeedFactor, staffSecondFactor } from './staff-factor.environment.ts';

it('identity as a process of its own takes no word that staff may do without a second factor', () => {
  expect(staffSecondFactor.parse(undefined)).toBe('required');
  expect(staffSecondFactor.parse('required')).toBe('required');
  const refused = staffSecondFactor.safeParse('offered');
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([staffNeedFactor]);
});
