import { describe, expect, it } from '@jest/globals';
import { createPasswords } from './password.ts';

const who = { email: 'brute.110cd3@example.com', name: 'Davi Adeyinka' };
const judge = (password: string) => createPasswords().judge(password, who);

describe('a password', () => {
  it.each([
    'corner flag in the rain',
    'пароль для вратаря',
    '雨の中のコーナーフラッグ',
    'x7$kkQp2!',
    'brute force is a word of many',
  ])('%s is taken', async (password) => expect(await judge(password)).toBeUndefined());
  it.each([
    ['eight blanks', ' '.repeat(8)],
    ['ten signs that nobody sees', '\0'.repeat(10)],
    ['one key held down', 'a'.repeat(256)],
    ['two keys in turn', 'abababababab'],
    ['the address before the @', 'brute.110cd3'],
    ['it, with a few signs', 'Brute.110cd3!1'],
    ['the person’s name', 'adeyinka2026'],
    ['the product’s name', 'Touchline-1'],
    ['one from a breach', 'password'],
    ['that, with digits around it', '1password2026!'],
  ])('of %s is refused at its field', async (_, password) => {
    await expect(judge(password)).rejects.toMatchObject({
      code: 'ValidationFailed',
      facts: { details: [{ path: 'password' }] },
    });
  });
});
