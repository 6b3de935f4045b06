import { expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0],
  ['seven77', 0],
  ['aaaaaaaaaaaaaa', 1],
  ['eightish', 1],
  ['thirteenchars', 2],
  ['forty long steps', 3],
  ['quarenta passos largos e mais', 4],
])('%p has strength %p', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
