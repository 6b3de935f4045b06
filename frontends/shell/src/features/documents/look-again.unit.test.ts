import { describe, expect, it } from '@jest/globals';
import type { DocumentRow } from './api/documents-api.ts';
import { lookAgainMs, workingEveryMs } from './look-again.ts';

describe('what shows documents looks again', () => {
  it.each<readonly [string, readonly (DocumentRow['status'] | null)[], number | false]>([
    ['soon while one of them gets its file', ['completed', 'draft', 'available'], workingEveryMs],
    ['soon while one of them gets its seal', ['available', 'fully-signed'], workingEveryMs],
    ['now and then while one of them can be signed', ['completed', null, 'available'], 15_000],
    [
      'not any more once nothing of them changes by itself',
      ['completed', 'declined', 'voided', 'expired', null],
      false,
    ],
    ['not where there is none', [], false],
  ])('%s', (_, states, ms) => {
    expect(lookAgainMs(states)).toBe(ms);
  });
});
