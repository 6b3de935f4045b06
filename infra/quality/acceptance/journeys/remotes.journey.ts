import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, signIn, test } from './harness.ts';

const remote = join(import.meta.dirname, '..', '..', '..', '..', 'frontends', 'club', 'dist');

test('a remote that is down costs its panel, not the page, and comes back with a try', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await context.route('**/mf/club/**', (route) => route.abort());
  await page.goto('/club-representative/scout-players');
  await expect(page.getByText('This area is not available at the moment')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the panel of a remote that is down');
  // Everything else of the page works.
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await context.unroute('**/mf/club/**');
  await page.getByRole('link', { name: 'Scouting' }).first().click();
  const again = page.getByRole('button', { name: 'Try again' });
  const there = page.getByRole('heading', { level: 1, name: 'Scouting' });
  await expect(again.or(there).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(there).toBeVisible();
});

test('a remote that comes late takes the place of the panel that says it is away', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/mf/club/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/club-representative/scout-players');
  await expect(page.getByText('This area is not available at the moment')).toBeVisible({ timeout: 30_000 });
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Scouting' })).toBeVisible();
});

test('a remote that was built anew appears under the shell as it is', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  // The next build of the remote, delivered alone: the same files with another word in them.
  await context.route('**/mf/club/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/mf/club/', '');
    if (!path.endsWith('.js')) return route.continue();
    const body = readFileSync(join(remote, path), 'utf8').replaceAll('Search by name', 'Search by name or shirt');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/club-representative/scout-players');
  await expect(page.getByPlaceholder('Search by name or shirt')).toBeVisible();
});

test('a remote’s file that is not what was released is refused by the browser: it costs the panel, and nothing of it runs', async ({
  harness,
}) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const manifest = readFileSync(join(remote, 'mf-manifest.json'));
  const entry: string = JSON.parse(manifest.toString()).metaData.remoteEntry.name;
  const digest = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  let released = Buffer.from('something else');
  await context.route('**/mf/remotes.json', async (route) => {
    const list = await (await route.fetch()).json();
    list.club.integrity = {
      '/mf/club/mf-manifest.json': digest(manifest),
      [`/mf/club/${entry}`]: digest(released),
    };
    await route.fulfill({ json: list });
  });
  await page.goto('/club-representative/scout-players');
  await expect(page.getByText('This area is not available at the moment')).toBeVisible({ timeout: 30_000 });
  released = readFileSync(join(remote, entry));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scouting' })).toBeVisible();
});
