import { describe, expect, it } from '@jest/globals';
import { addressOf, lookedFor } from './looked.ts';

const looked = (search: string) => lookedFor(new URLSearchParams(search));

describe('the address of the documents', () => {
  it('means the same after it is printed', () => {
    for (const search of ['', '?show=done', '?q=image+rights', '?show=mine&q=sparta'])
      expect(addressOf(looked(search))).toBe(`/documents${search}`);
  });

  it('leaves out what is not known', () => {
    expect(looked('?show=yours&q=%20')).toEqual({ show: null, q: '' });
  });
});
