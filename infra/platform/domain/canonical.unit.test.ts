import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, sha256 } from './canonical.ts';

/** How digests were made before there was a library for it: those of signed contracts have to stay right for good. */
const before = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => before(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${before(member)}`);
  return `{${members.join(',')}}`;
};

describe('canonical JSON', () => {
  it('is that of RFC 8785', () => {
    const example = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '€$\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    expect(canonicalJson({ '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4, 1: 5 })).toBe(
      '{"\\r":2,"1":5,"\u20ac":1,"\ud83d\ude00":3,"\ufb33":4}',
    );
  });

  it('leaves out what is undefined', () =>
    expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}'));

  it('gives every digest that was ever taken again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sha256(canonicalJson(value))).toBe(sha256(before(value)));
      }),
    );
  });

  it('refuses half a character: another program would read another text', () =>
    expect(() => canonicalJson('\ud83d')).toThrow('surrogate'));
});
