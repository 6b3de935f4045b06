import { demoPlayer, expect, expectAccessible, openPlayer, signIn, test } from './harness.ts';
import { painted } from './painted.ts';

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

test('who goes on at once is not called back by a saved search still being opened', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const [opened, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/saved-searches/*/open', async (route) => {
    await opened.promise;
    await route.continue();
  });
  // One that isn't there any more: the answer to it would show all players.
  await page.goto('/club-representative/scout-players?saved=sea_0000000000');
  await expect(page.getByPlaceholder('Search by name')).toBeVisible();
  await page.route(/\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\.js$/);
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await asked;
  const answered = page.waitForResponse('**/api/saved-searches/*/open');
  opened.resolve();
  await (await answered).finished();
  // The address is changed, or isn't, before the next frame.
  await painted(page);
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(page).toHaveURL(/\/documents$/);
});

test('a player sees how many clubs opened his page, and not which ones', async ({ harness }) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  const { profile_id, nickname } = await demoPlayer(club, 'Davi Adeyinka');
  const player = (await harness.someone()).page;
  await signIn(player, 'davi.adeyinka@demo.example');
  // Under a name he doesn't go by it is the same page, at its own address.
  await club.goto(`/club-representative/scout-players/somebody-else/${profile_id}`);
  await expect(club.getByRole('heading', { level: 1, name: /Davi/i })).toBeVisible();
  await expect(club).toHaveURL(`/club-representative/scout-players/${nickname}/${profile_id}`);
  await expect(club.getByRole('heading', { name: 'Clubs that opened your page' })).toHaveCount(0);

  // Nobody's look waits for its count.
  await expect(async () => {
    await player.goto(`/player/${nickname}/${profile_id}`);
    await expect(player.getByText(/^This week: [1-9]\d* clubs?, [1-9]\d* times?$/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(player.getByRole('img', { name: 'Clubs per week, the last 12 weeks' })).toBeVisible();
  await expectAccessible(player, 'the own page with its openings');
  await player.getByRole('radio', { name: 'Table' }).click();
  await expect(player.getByRole('columnheader', { name: 'Times opened' })).toBeVisible();
  await expectAccessible(player, 'the openings as a table');
});
