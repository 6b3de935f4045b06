import { expect, look, test } from './harness.ts';

/** What all other journeys trust: that axe sees what is wrong, in the mode in which it is. */

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
