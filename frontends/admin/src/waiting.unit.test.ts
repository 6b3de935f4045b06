import { describe, expect, it } from '@jest/globals';
import { earliest, isLongWait, waitingText } from './waiting.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('how long somebody waits', () => {
  it('is told in the two largest units that matter', () => {
    expect(waitingText('2026-11-17T08:30:00.000Z', now)).toBe('4\u00a0d 3\u00a0h');
    expect(waitingText('2026-11-20T13:00:00.000Z', now)).toBe('23\u00a0h');
    expect(waitingText('2026-11-21T11:15:00.000Z', now)).toBe('45\u00a0min');
    expect(waitingText('2026-11-21T11:59:30.000Z', now)).toBe('under 1 min');
  });

  it('is never negative, whatever the clocks say', () => {
    expect(waitingText('2026-11-21T12:00:05.000Z', now)).toBe('under 1 min');
  });

  it('stands out from three days on', () => {
    expect(isLongWait('2026-11-18T12:00:00.000Z', now)).toBe(true);
    expect(isLongWait('2026-11-18T12:00:00.001Z', now)).toBe(false);
  });

  it('takes the earliest of several queues', () => {
    expect(earliest([null, '2026-11-19T00:00:00.000Z', undefined, '2026-11-18T00:00:00.000Z'])).toBe(
      '2026-11-18T00:00:00.000Z',
    );
    expect(earliest([null])).toBeNull();
  });
});
