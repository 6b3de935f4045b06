import { describe, expect, it } from '@jest/globals';
import { drawnIcons, isCurrent } from './icons.mjs';

const names = drawnIcons().map(([name]) => name);

describe('the icons that the pages name', () => {
  it('are in the pages’ own code, as `npm run icons` writes it', () => expect(isCurrent()).toBe(true));
  it.each(['cloud-slash', 'caret-left', 'signature', 'arrows-left-right', 'house-fill'])('%s is one of them', (name) =>
    expect(names).toContain(name),
  );
  it('are drawn, each of them', () => {
    for (const [name, body] of drawnIcons()) expect([name, body]).toEqual([name, expect.stringMatching(/^<.+>$/)]);
  });
});
