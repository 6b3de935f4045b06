import { describe, expect, it } from '@jest/globals';
import { parseClubs, printClubs } from './clubs-address.ts';

const parse = (query: string) => parseClubs(new URLSearchParams(query));

describe('the address of the clubs', () => {
  it('is empty for the whole list', () => {
    expect(printClubs(parse(''))).toBe('');
  });
  it('carries every filter and the open club', () => {
    const query = 'q=union&country=GB-SCT&verified=no&pages=2&club=clb_1';
    expect(printClubs(parse(query))).toBe(query);
  });
  it('takes what it can’t read as not given', () => {
    expect(parse('country=Portugal&verified=perhaps&pages=x')).toEqual({
      q: '',
      country: null,
      verified: null,
      pages: 1,
      club: null,
    });
  });
});
