import { expect, it } from '@jest/globals';
import { formatDeadline } from '@touchline/ui';
import { beginText, hasBegun } from './begin.ts';

it('a mandate that begins later is told by its day, one of today by the hour at which it is in force', () => {
  expect(beginText('2026-12-01', '2026-11-30')).toBe('1 Dec 2026');
  expect(beginText('2026-12-01', '2026-12-01')).toBe(formatDeadline('2026-12-01T00:00:00.000Z'));
});

it.each([
  ['not yet', '2026-11-30', '2026-11-30', false],
  ['where the reader is', '2026-12-01', '2026-11-30', true],
  ['at UTC', '2026-11-30', '2026-12-01', true],
  ['everywhere', '2026-12-02', '2026-12-02', true],
])('its first day has come: %s', (_, here, atUtc, has) => expect(hasBegun('2026-12-01', here, atUtc)).toBe(has));
