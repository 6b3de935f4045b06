import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const frontends = join(import.meta.dirname, '..', '..', '..');
const filesOf = (pattern: string): readonly string[] => globSync(join(frontends, '*', 'src', pattern));
/** As thick as a line: those stay as they are, however large somebody has the letters. */
const isLine = (pixels: string): boolean => Math.abs(Number(pixels)) < 4;
const sizes = /(?<![\w.-])(-?\d*\.?\d+)px(?![A-Za-z0-9])/g;
/** What is drawn around or behind a box, and takes no part in how large it is. */
const around = /^(?:border(?!-radius|-spacing)|outline|box-shadow|background|text-|stroke|filter|--elevation)/;
/** On the paper of a document, which is as large as its window has room. */
const onPaper = /\.field-(?:box|mark|count)/;

/** Each declaration of a style sheet that has a size in pixels: its selector, name and value. */
const inSheet = (file: string): readonly string[] => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    onPaper.test(selector)
      ? []
      : body
          .split(';')
          .map((line) => line.trim())
          .filter((line) => !around.test(line) && [...line.matchAll(sizes)].some(([, px = '']) => !isLine(px)))
          .map((line) => `${relative(frontends, file)}: ${selector.trim()} { ${line} }`),
  );
};
const media = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@media [^{]*\dpx[^{]*/g)].map(
    ([query]) => `${relative(frontends, file)}: ${query.trim()}`,
  );

/** Sizes in brackets that a page names (`w-[120px]`), and those that it hands on (`width="440px"`). */
const inPage = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/([\w:-]+)-\[([^\]\s'"`]*\dpx[^\]\s'"`]*)\]|(?:width|size)=?:? ?['"]\d+px/g)]
    .filter(([, name = '', value = '']) => !/shadow|outline|border/.test(name) && !value.includes('gradient'))
    .filter(
      ([, , value]) =>
        value === undefined || [...value.replaceAll('_', ' ').matchAll(sizes)].some(([, px = '']) => !isLine(px)),
    )
    .map(([found]) => `${relative(frontends, file)}: ${found}`);
/** Numbers in a style are pixels as well (`style={{ width: size }}`): `rem` makes lengths of them. */
const inStyle = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /style=\{\{[^}]*(?:[wW]idth|[hH]eight): (?:\d+\b|[\w.]*[sS]ize\b(?!\())[^}]*\}\}/g,
    ),
  ].map(([found]) => `${relative(frontends, file)}: ${found}`);

describe('sizes grow with the letters that somebody has chosen in the browser', () => {
  const sheets = filesOf('**/*.css');
  const pages = filesOf('**/*.tsx');
  test('in style sheets, and where these change with the window', () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.flatMap(inSheet)).toEqual([]);
    expect(sheets.flatMap(media)).toEqual([]);
  });
  test('in pages', () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(pages.flatMap(inPage)).toEqual([]);
    expect(pages.flatMap(inStyle)).toEqual([]);
  });
});
