import { expect, it } from '@jest/globals';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['adaeze@example.com', 'a…e@example.com'],
  ['ada@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"a@b"@example.com', '"…"@example.com'],
  ['😀daeze@example.com', '😀…e@example.com'],
  ['nobody', '…'],
  ['', '…'],
])('%s is told as %s', (email, masked) => expect(maskedAddress(email)).toBe(masked));
