import { describe, expect, it } from '@jest/globals';
import { createRemembered } from './remembered.ts';

describe('what was done', () => {
  it('is known from then on', () => {
    const done = createRemembered();
    expect(done.has('a')).toBe(false);
    done.add('a');
    expect([done.has('a'), done.has('b')]).toEqual([true, false]);
  });

  it('is forgotten where there is too much of it: first what nobody has asked for', () => {
    const done = createRemembered(2);
    done.add('a');
    done.add('b');
    expect(done.has('a')).toBe(true);
    done.add('c');
    expect(['a', 'b', 'c'].map(done.has)).toEqual([true, false, true]);
  });
});
