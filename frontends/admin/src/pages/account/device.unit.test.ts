import { describe, expect, it } from '@jest/globals';
import { deviceText } from './device.ts';

describe('where somebody is signed in', () => {
  it('names browser and system', () => {
    expect(
      deviceText('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0'),
    ).toBe('Edge on Windows');
    expect(
      deviceText('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1'),
    ).toBe('Safari on iPhone');
    expect(deviceText('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox on Linux',
    );
  });
  it('admits what it does not know', () => {
    expect(deviceText('node')).toBe('node');
    expect(deviceText('')).toBe('Unknown browser');
  });
});
