import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';

const tiago = 'tiago.carvalhal@demo.example';

test('own data is fetched as an archive; closing the account: what is open is said first, nobody signs in any more, and the club reads “Former member”', async ({
  harness,
}) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await club.goto('/club-representative/club-interest');
  // The demo may still be at it.
  await expect(async () => {
    await club.reload();
    await expect(club.getByText('Tiago Carvalhal').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const { page } = await harness.someone();
  await signIn(page, tiago);
  await page.goto('/profile/user');
  await page.getByRole('button', { name: 'Prepare the download' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Put it together' }).click();
  const fetching = page.getByRole('link', { name: 'Download the archive' });
  await expect(fetching).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await fetching.click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/^touchline-[\d-]+\.zip$/);
  const files = unzipSync(await readFile(await archive.path()));
  expect(strFromU8(files['data/profiles.json'] ?? new Uint8Array())).toContain('Carvalhal');
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Your data at Touchline');
  expect((await messageTo(page, tiago, 'Your data is ready')).text).toContain('/profile/user');

  await expect(page.getByText('Interests and talks are closed: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByLabel(`Type your address: ${tiago}`).fill('tiago@demo.example');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page.getByText('Type the address of this account.').first()).toBeVisible();
  await expectAccessible(page, 'closing the account');
  await page.getByLabel(`Type your address: ${tiago}`).fill(tiago);
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').fill(tiago);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect((await messageTo(page, tiago, 'Your account is closed')).text).toContain('This is our last message.');

  await expect(async () => {
    await club.reload();
    await expect(club.getByText('Closed: an account was closed').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(club.getByText('Former member').first()).toBeVisible();
  await expect(club.getByText('Tiago Carvalhal')).toHaveCount(0);
});
