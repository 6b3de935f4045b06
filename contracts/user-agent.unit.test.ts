import { describe, expect, it } from '@jest/globals';
import { browserOf } from './user-agent.ts';

describe('a session’s browser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Safari/605.1',
      'Safari',
      'macOS',
    ],
  ])('%s', (agent, browser, system) => expect(browserOf(agent)).toEqual({ browser, system }));
  it('is unknown where nothing tells', () => {
    expect(browserOf('curl/8.5.0')).toBeNull();
    expect(browserOf('')).toBeNull();
  });
});
