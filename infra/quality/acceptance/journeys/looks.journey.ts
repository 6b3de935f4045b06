import { expect, look, test } from './harness.ts';
import { beyondNarrow } from './narrow.ts';

/** What all other journeys trust: that what is wrong is seen, in the mode and the window in which it is. */

test('a button without a name and a text that only the dark makes hard to read are found', async ({ harness }) => {
  const { page } = await harness.someone();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  const { page } = await harness.someone();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
