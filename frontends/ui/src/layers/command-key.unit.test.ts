import { expect, it } from '@jest/globals';
import { commandKeyName } from './command-key.ts';

it.each([
  ['MacIntel', '⌘K'],
  ['iPad', '⌘K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['', 'Ctrl K'],
])('on %j the palette opens by %s', (platform, keys) => expect(commandKeyName(platform)).toBe(keys));
