import { describe, expect, it } from '@jest/globals';
import { failureOf } from '@touchline/app-core/client/failure.ts';
import { isFatal } from './unhandled.ts';

const origin = 'https://touchline.example';
const thrownAt = (address: string, name = 'Error'): Error =>
  Object.assign(new Error('boom'), { name, stack: `Error: boom\n    at work (${address}:1:2)` });

describe('an error that nothing caught', () => {
  it.each([
    [
      'a script of ours threw',
      { reason: thrownAt(`${origin}/shell/main.js`), source: `${origin}/shell/main.js` },
      true,
    ],
    ['a promise of ours was left', { reason: thrownAt(`${origin}/club/7.js`), source: '' }, true],
    ['something else than an error was thrown', { reason: 'boom', source: `${origin}/shell/main.js` }, true],
    [
      'an extension threw',
      { reason: thrownAt('chrome-extension://abc/x.js'), source: 'chrome-extension://abc/x.js' },
      false,
    ],
    ['a promise of an extension was left', { reason: thrownAt('moz-extension://abc/x.js'), source: '' }, false],
    ['a refusal was told already', { reason: failureOf(409, { error: 'OfferNotPending' }), source: '' }, false],
    ['a page gave up', { reason: thrownAt(`${origin}/shell/main.js`, 'AbortError'), source: '' }, false],
    ['a browser speaks of resizing', { reason: null, source: '' }, false],
  ])('%s', (_, unhandled, fatal) => expect(isFatal(unhandled, origin)).toBe(fatal));
});
