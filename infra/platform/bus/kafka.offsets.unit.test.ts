import { describe, expect, it } from '@jest/globals';
import { createOffsets } from './kafka.offsets.ts';

describe('what may be committed', () => {
  it('is only what has everything before it done', () => {
    const offsets = createOffsets();
    const [first, second, third] = ['4', '5', '7'].map((offset) => offsets.take('user', 0, offset));
    second?.();
    third?.();
    expect(offsets.drain()).toEqual([]);
    first?.();
    expect(offsets.drain()).toEqual([{ topic: 'user', partition: 0, offset: '8' }]);
    expect(offsets.inFlight()).toBe(0);
  });
});

describe('after the partitions were given out anew', () => {
  it('what ends late is not counted: it comes again', () => {
    const offsets = createOffsets();
    const late = offsets.take('user', 0, '4');
    offsets.reset();
    late();
    expect(offsets.drain()).toEqual([]);
  });

  it('a batch that skips what was dropped is found out, once', () => {
    const offsets = createOffsets();
    offsets.take('user', 0, '4')();
    offsets.take('user', 0, '5');
    offsets.take('user', 1, '9')();
    offsets.reset();
    offsets.reset();
    expect(offsets.missed('user', 1, '30')).toBeUndefined();
    expect(offsets.missed('user', 0, '6')).toBe('5');
    expect(offsets.missed('user', 0, '6')).toBeUndefined();
  });

  it('a batch that begins where it was dropped, or before, skips nothing', () => {
    const offsets = createOffsets();
    offsets.take('user', 0, '5');
    offsets.reset();
    expect(offsets.missed('user', 0, '4')).toBeUndefined();
    offsets.take('user', 0, '6');
    offsets.reset();
    expect(offsets.missed('user', 0, '6')).toBeUndefined();
  });
});
