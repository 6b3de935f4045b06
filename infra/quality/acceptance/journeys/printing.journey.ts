import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { demoPlayer, expect, signIn, test } from './harness.ts';

const run = promisify(execFile);

/** A page as Chromium prints it on A4, read by poppler: its words, and how many dots of each sheet have ink. */
const printed = async (page: Page): Promise<{ readonly words: string; readonly inked: readonly number[] }> => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-print-'));
  try {
    const file = join(directory, 'page.pdf');
    await writeFile(file, await page.pdf({ format: 'A4' }));
    const { stdout: words } = await run('pdftotext', ['-layout', file, '-']);
    const { stdout: told } = await run('pdfinfo', [file]);
    const sheets = Array.from({ length: Number(/Pages:\s+(\d+)/.exec(told)?.[1]) }, (_, at) => String(at + 1));
    const inked = sheets.map(async (sheet) => {
      const picture = join(directory, sheet);
      await run('pdftoppm', ['-r', '40', '-gray', '-singlefile', '-f', sheet, file, picture]);
      // A portable graymap: three lines of head, then a byte per dot.
      const map = await readFile(`${picture}.pgm`);
      const head = map.toString('latin1').split('\n', 3).join('\n').length + 1;
      return map.subarray(head).filter((dot) => dot < 128).length;
    });
    return { words, inked: await Promise.all(inked) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const inkOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { color, backgroundColor, colorScheme } = getComputedStyle(document.body);
    return [color, backgroundColor, colorScheme];
  });

test('a page is printed as what is read, dark on white, whatever the screen is', async ({ harness }) => {
  const { page } = await harness.someone({ dark: true });
  await signIn(page, 'saskia.verhulst@demo.example');
  const { profile_id, nickname } = await demoPlayer(page, 'Davi Adeyinka');
  const player = `/club-representative/scout-players/${nickname}/${profile_id}`;
  for (const address of ['/', '/documents', '/club-representative/offers', player]) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator('.tl-skeleton')).toHaveCount(0);
    const { words, inked } = await printed(page);
    const said = ((await heading.textContent()) ?? '').split(/\s+/).at(-1) ?? '?';
    expect(words.toLowerCase(), address).toContain(said.toLowerCase());
    expect(words, address).not.toMatch(/Skip to content|Notifications/);
    expect(Math.min(...inked), address).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    const onPaper = await inkOf(page);
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const [ink, , scheme] = await inkOf(page);
    expect(onPaper, address).toEqual([ink, 'rgb(255, 255, 255)', scheme]);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

test('a document is printed page for page, and stays on the screen as it was', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  await page.goto('/documents');
  await page
    .getByRole('link', { name: /Visit to the training ground/ })
    .first()
    .click();
  const sheets = page.getByRole('img', { name: /^Page \d of 2$/ });
  await expect(sheets).toHaveCount(2);
  // The words beside it are there once a page is drawn.
  await expect(page.locator('.paper-sheet .tl-sr')).toHaveCount(2);
  const { inked } = await printed(page);
  expect(inked).toHaveLength(2);
  expect(Math.min(...inked)).toBeGreaterThan(100);
  await expect(sheets).toHaveCount(2);

  // From its button it is as sharp as paper is: the dots of the picture, per pixel that it has here, when the printer is asked.
  const sharp = await page.evaluate(
    () =>
      new Promise<readonly number[]>((told) => {
        window.print = () =>
          told(
            [...document.querySelectorAll('canvas')].map(({ width, clientWidth }) => Math.round(width / clientWidth)),
          );
        document.querySelector<HTMLElement>('button[aria-label="Print"]')?.click();
      }),
  );
  expect(sharp).toEqual([2, 2]);
  expect(Math.min(...(await printed(page)).inked)).toBeGreaterThan(100);
});
