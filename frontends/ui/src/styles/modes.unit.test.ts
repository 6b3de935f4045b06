import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const css = readFileSync(join(import.meta.dirname, 'modes.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** What the block behind this selector gives a value: names and values. */
const valuesOf = (selector: string): ReadonlyMap<string, string> => {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`There is no block ${selector}.`);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};
const light = valuesOf(':root,\n[data-theme="light"]');
const dark = valuesOf('[data-theme="dark"]');
const chosen = valuesOf('  :root,\n  [data-theme]');
const grass = valuesOf('.tl-grass,\n.tl-pitch-grass,\n.tl-play-mark');
const chosenGrass = valuesOf('  :root :is(.tl-grass, .tl-pitch-grass, .tl-play-mark)');

describe('the colours of the modes', () => {
  test.each([
    ['the dark', light, dark],
    ['colours that somebody has chosen for everything', light, chosen],
    ['the same, upon the grass', grass, chosenGrass],
  ])('each that the light has is there for %s', (_, of, there) => {
    expect(of.size).toBeGreaterThan(4);
    expect([...of.keys()].filter((name) => !there.has(name))).toEqual([]);
  });

  test('what somebody has chosen is all that is drawn with, or a mixture of it', () => {
    const own =
      /^(?:Canvas|CanvasText|LinkText|Highlight|HighlightText|GrayText|none|var\(--(?:faint|middling|lit)\))$/;
    const mixed = /^color-mix\(in srgb, (?:Canvas|CanvasText|Highlight) \d+%, (?:Canvas|transparent)\)$/;
    const values = [...chosen, ...chosenGrass];
    expect(values.filter(([, value]) => !own.test(value) && !mixed.test(value))).toEqual([]);
  });

  test('the dark is one of screens alone: paper is white', () => {
    const frontends = join(import.meta.dirname, '..', '..', '..');
    // Tailwind writes no sheet, and names what pages would ask for.
    const sheets = globSync(join(frontends, '*', 'src', '**', '*.css')).filter(
      (file) => !file.endsWith('variants.css'),
    );
    const inPrint = sheets.flatMap((file) => {
      const told = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      const onPaper = told.replace(/@media not print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
      return onPaper.includes('data-theme="dark"') ? [relative(frontends, file)] : [];
    });
    expect(sheets.length).toBeGreaterThan(20);
    expect(inPrint).toEqual([]);
  });
});
