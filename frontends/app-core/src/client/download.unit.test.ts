import { expect, it } from '@jest/globals';
import { fileNameOf } from './download.ts';

it.each([
  ["attachment; filename*=UTF-8''Left%20side%2C%20winter-2026-11-19.csv", 'Left side, winter-2026-11-19.csv'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'file'],
  [null, 'file'],
])('%s names %s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
