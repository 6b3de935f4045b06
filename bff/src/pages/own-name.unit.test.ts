import { describe, expect, it } from '@jest/globals';
import { underOwnName } from './own-name.ts';

describe('a page under another name of this machine', () => {
  const origin = 'http://localhost:3000';
  it.each([
    ['127.0.0.1:3000', '/login?redirect=%2F', 'http://localhost:3000/login?redirect=%2F'],
    ['[::1]:3000', '/', 'http://localhost:3000/'],
    ['127.0.0.1:3000', '//elsewhere.example/', 'http://localhost:3000//elsewhere.example/'],
  ])('at %s%s, leads to the site under its own', (host, path, to) => {
    expect(underOwnName(host, origin, path)).toBe(to);
  });
  it.each<[string | undefined, string]>([
    ['localhost:3000', 'its own name'],
    ['127.0.0.1:3001', 'another port, which a tunnel may have'],
    ['touchline.example:3000', 'a name of the outside'],
    ['not a host', 'nonsense'],
    [undefined, 'no name at all'],
  ])('at %s, stays: %s', (host) => {
    expect(underOwnName(host, origin, '/')).toBeUndefined();
  });
  it('never leads from a public site to this machine, nor back', () => {
    expect(underOwnName('127.0.0.1', 'https://touchline.example', '/')).toBeUndefined();
  });
});
