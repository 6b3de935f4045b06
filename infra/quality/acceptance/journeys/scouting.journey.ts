import { expect, openPlayer, signIn, test } from './harness.ts';

test('who goes on at once is not called back by a word still being typed', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const { id } = await openPlayer(page);
  await page.goto(`/club-representative/scout-players?player=${id}`);
  const offer = page.getByRole('link', { name: 'Make an offer' }).first();
  await expect(offer).toBeVisible();
  const { promise: rested, resolve: rest } = Promise.withResolvers<void>();
  // The next page's file comes only once the typing has rested.
  await page.route(/\.js$/, async (route) => {
    await rested;
    await route.continue();
  });
  await page.clock.install();
  await page.getByPlaceholder('Search by name').fill('Da');
  const asked = page.waitForRequest(/\.js$/);
  await offer.click();
  await asked;
  await page.clock.runFor(1_000);
  rest();
  await expect(page.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  await expect(page).toHaveURL(/\/club-representative\/offers\/new\?player=/);
});
