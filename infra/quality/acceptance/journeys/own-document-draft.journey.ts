import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, signIn, test } from './harness.ts';
import { bringPaper } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `House rules ${run}`;
const paper = {
  ...{ name: `${title}.pdf`, mimeType: 'application/pdf' },
  buffer: Buffer.from(specimen(`Rules of the house ${run}`, '2026-11-24')),
};

test('a draft keeps what is typed by itself, without a network and beside another tab too', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await bringPaper(page, paper);
  const address = new URL(page.url()).pathname;
  const message = page.getByLabel('Message to all who sign');
  const saved = page.getByText(/^Saved at/);
  await message.fill('As we said');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('As we said');

  // What can't be kept as it is says so at its field, and the next word keeps it.
  await page.getByLabel('Title').fill('');
  await expect(page.getByText('Not saved. Look at what is marked.')).toBeVisible();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await message.fill('As we said on Monday.');
  await expect(page.getByText('Not saved, offline. It is kept here.')).toBeVisible();
  await expectAccessible(page, 'a draft without a network');
  await context.setOffline(false);
  await expect(saved).toBeVisible();

  // An answer that never comes, and a reload: what was typed is still there, and is saved.
  const draft = `**/api${address}`;
  await page.route(draft, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()));
  await message.fill('As we said on Tuesday.');
  await expect(page.getByText('Not saved. It is kept here.')).toBeVisible();
  await page.unroute(draft);
  await page.reload();
  await expect(message).toHaveValue('As we said on Tuesday.');
  await expect(saved).toBeVisible();

  // Another tab: it shows what is kept, and nobody writes over what the other one has saved.
  const other = await context.newPage();
  await other.goto(address);
  const theirs = other.getByLabel('Message to all who sign');
  await expect(theirs).toHaveValue('As we said on Tuesday.');
  await theirs.fill('Typed in the other tab.');
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await message.fill('Typed in the first tab.');
  await expect(page.getByText(/^This draft was changed in another tab/)).toBeVisible();
  await expectAccessible(page, 'a draft that was changed in another tab');
  await page.getByRole('button', { name: 'Show the other version' }).click();
  await expect(message).toHaveValue('Typed in the other tab.');
  await message.fill('From the first tab again.');
  await expect(saved).toBeVisible();
  await theirs.fill('And from the other one.');
  await other.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('And from the other one.');
});
