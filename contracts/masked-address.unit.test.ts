import { expect, it } from '@jest/globals';
import { maskedAddress, maskedNetwork } from './masked-address.ts';

it.each([
  ['adaeze@example.com', 'a…e@example.com'],
  ['ada@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"a@b"@example.com', '"…"@example.com'],
  ['😀daeze@example.com', '😀…e@example.com'],
  ['nobody', '…'],
  ['', '…'],
])('%s is told as %s', (email, masked) => expect(maskedAddress(email)).toBe(masked));

it.each([
  ['188.81.20.7', '188.81.x.x'],
  ['::ffff:188.81.20.7', '188.81.x.x'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:…'],
  ['::1', '1:…'],
  ['', ''],
  ['nowhere', ''],
])('the network %s is told as %s', (ip, masked) => expect(maskedNetwork(ip)).toBe(masked));
