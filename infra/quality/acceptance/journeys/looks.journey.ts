import type { Page } from '@playwright/test';
import { lostInContrastTheme } from './contrast-theme.ts';
import { expect, look, test } from './harness.ts';
import { lostWhenLarge, lostWhenSpaced } from './letters.ts';
import { beyondNarrow } from './narrow.ts';

/** What all other journeys trust: that what is wrong is seen, in the mode and the window in which it is. */

/** A page on which nothing comes and goes. */
const quietPage = async (someone: Promise<{ readonly page: Page }>): Promise<Page> => {
  const { page } = await someone;
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

test('a button without a name and a text that only the dark makes hard to read are found', async ({ harness }) => {
  const page = await quietPage(harness.someone());
  expect(await look(page, 'light')).toEqual([]);
  await page.evaluate(() => {
    const planted = document.createElement('div');
    const nameless = document.createElement('button');
    const faint = document.createElement('p');
    faint.textContent = 'Hard to read in the dark';
    faint.style.cssText = 'color: light-dark(#000, #3a3a3a); background: light-dark(#fff, #222)';
    planted.append(faint, nameless);
    document.querySelector('main')?.append(planted);
  });
  const kinds = (found: readonly string[]) => found.map((line) => line.split(':')[0]);
  expect(kinds(await look(page, 'light'))).toEqual(['button-name']);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(async () => expect(kinds(await look(page, 'dark'))).toEqual(['color-contrast'])).toPass();
});

test('what a narrow window cuts off is found, and what scrolls in it isn’t', async ({ harness }) => {
  const page = await quietPage(harness.someone());
  expect(await beyondNarrow(page)).toEqual([]);
  const plant = (around: string, tag: string, style: string, words: string) =>
    page.evaluate(
      ([outer = '', name = '', inner = '', text = '']) => {
        document.querySelector('#planted')?.remove();
        const box = document.createElement('div');
        const planted = document.createElement(name);
        box.id = 'planted';
        box.style.cssText = outer;
        planted.style.cssText = inner;
        planted.textContent = text;
        box.append(planted);
        document.querySelector('main')?.append(box);
      },
      [around, tag, style, words],
    );
  await plant('overflow-x: auto', 'p', 'width: 400px', 'A wide table');
  expect(await beyondNarrow(page)).toEqual([]);
  await plant('', 'p', 'width: 400px', 'Wider than the window');
  expect(await beyondNarrow(page)).toEqual([expect.stringMatching(/^p\. “Wider than the window” by \d+$/)]);
  await plant('', 'p', 'width: 40px; overflow-wrap: anywhere', 'Adeyinka');
  expect(await beyondNarrow(page)).toEqual(['p. “Adeyinka”, whose “Adeyinka” is taken apart']);
  await plant('overflow: hidden', 'button', 'margin-left: 280px; width: 90px', 'Out of reach');
  expect(await beyondNarrow(page)).toEqual([expect.stringMatching(/^button\. “Out of reach” by \d+$/)]);
});

test('what colours of somebody’s own hide is found: a state that only a colour tells, strange colours, words on their like', async ({
  harness,
}) => {
  const page = await quietPage(harness.someone());
  expect(await lostInContrastTheme(page)).toEqual([]);
  await page.evaluate(() => {
    const [sheet] = document.styleSheets;
    const rules = [
      '.planted[aria-pressed="true"] { color: var(--ink-2) }',
      '.planted[aria-checked="true"] { background: var(--primary-tint) }',
      '.planted[aria-selected="true"] { border: 1px solid #123456 }',
      '.planted[data-on] { background: var(--accent); color: var(--ink) }',
    ];
    for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
    for (const [name, value] of [
      ['aria-pressed', 'true'],
      ['aria-checked', 'true'],
      ['aria-selected', 'true'],
      ['data-on', ''],
    ] as const) {
      const planted = document.createElement('p');
      planted.className = 'planted';
      planted.textContent = name;
      planted.setAttribute(name, value);
      document.querySelector('main')?.append(planted);
    }
    const legend = document.createElement('ul');
    for (const meaning of ['accent-tint', 'closed-tint', 'yes-tint']) {
      const square = document.createElement('span');
      square.setAttribute('aria-hidden', 'true');
      square.style.cssText = `display: inline-block; width: 12px; height: 12px; background: var(--${meaning})`;
      legend.append(square, meaning);
    }
    document.querySelector('main')?.append(legend);
  });
  expect(await lostInContrastTheme(page)).toEqual([
    'p.planted[aria-pressed="true"] “aria-pressed” isn’t seen',
    expect.stringMatching(/^span oklch\(.+ is as oklch\(.+ in ul “accent-tintclosed-tintyes-tint”$/),
    'p.planted “aria-selected”: its edge is rgb(18, 52, 86)',
    expect.stringMatching(/^p\.planted “data-on”: rgb\(0, 0, 0\) on rgb\(0,0,0\), 1\.0 : 1$/),
  ]);
  // Left to itself a browser takes every ground away.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.planted[aria-checked]')?.style.setProperty('forced-color-adjust', 'auto');
  });
  expect(await lostInContrastTheme(page)).toContain('p.planted “aria-checked”: its colours are the browser’s choice');
});

test('what more room between lines and letters cuts off, or puts upon another, is found', async ({ harness }) => {
  const page = await quietPage(harness.someone());
  expect(await lostWhenSpaced(page)).toEqual([]);
  await page.evaluate(() => {
    const plant = (outer: string, inner: string, words: readonly string[]): void => {
      const box = document.createElement('div');
      box.style.cssText = outer;
      for (const text of words) {
        const planted = document.createElement('span');
        planted.style.cssText = inner;
        planted.textContent = text;
        box.append(planted);
      }
      document.querySelector('main')?.append(box);
    };
    plant('overflow: hidden; width: max-content; max-width: 8rem; white-space: nowrap', '', ['Mikołaj Zawadzki']);
    plant('overflow: hidden; height: 40px; line-height: 20px; width: 11rem', '', [
      'Two lines of words as it comes, and three so',
    ]);
    const apart = 'position: absolute; white-space: nowrap;';
    plant('position: relative; height: 40px', `${apart} left: 0`, ['Signed by both']);
    plant('position: relative; top: -40px; height: 40px', `${apart} left: 6rem`, ['of them']);
    plant('overflow: auto; width: 4rem; white-space: nowrap', '', ['It scrolls as far as it goes']);
  });
  expect(await lostWhenSpaced(page)).toEqual([
    'span. “Mikołaj Zawadzki” is cut off',
    'span. “Two lines of words as it comes” is cut off',
    'span. “Signed by both” lies upon span. “of them”',
  ]);
});

test('what letters that are larger in the browser’s settings put upon each other is found', async ({ harness }) => {
  const page = await quietPage(harness.someone());
  expect(await lostWhenLarge(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.style.cssText = 'font-size: 0.875rem; line-height: 20px; width: 8rem';
    planted.textContent = 'Lines that stay as near to each other as they were';
    document.querySelector('main')?.append(planted);
  });
  const upon = 'p. “Lines that stay as near to eac” lies upon p. “Lines that stay as near to eac”';
  expect(await lostWhenLarge(page)).toEqual([`${upon} at 32 px`]);
});
