import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const player = 'Niels van der Wal';

/** An offer of this representative's team to the player whom the demo's agent represents. */
const makeOffer = async (page: Page): Promise<void> => {
  const { profile_id } = await demoPlayer(page, player);
  await page.goto(`/club-representative/offers/new?player=${profile_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  const informed = page.getByRole('checkbox', { name: /have informed/ });
  if (await informed.isVisible()) await informed.click();
  await page.getByLabel('Salary', { exact: true }).fill('4.100');
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Look over and send' }).click();
  await page
    .getByRole('dialog', { name: /Send this offer/ })
    .getByRole('button', { name: 'Send the offer' })
    .click();
  await expect(page).toHaveURL(/\/club-representative\/offers\/off_/);
};

test('a club reads what is open and what is agreed, finds an offer and takes all along as a table', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await page.goto('/club-representative/offers');
  const sums = page.getByRole('region', { name: 'What is open' });
  await expect(sums.getByText('per season, if all are accepted')).toBeVisible();
  await expect(sums.getByText(/^per season agreed, in \d+ contracts? to sign$/)).toBeVisible();
  const rows = page.locator('main a[href^="/club-representative/offers/off_"]');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page, 'the offers of a club');

  // All are of one representative: there is nobody to choose between.
  await expect(page.getByLabel('Made by')).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search a player' });
  await search.fill('NIELS wál');
  await expect(page).toHaveURL(/\?q=/);
  await expect(rows.filter({ hasNotText: player })).toHaveCount(0);
  await expect(rows.filter({ hasText: player }).first()).toBeVisible();
  await search.fill('nobody of this name');
  await expect(page.getByText('No matching data')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/club-representative/offers');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^offers-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(header).toContain('Representative');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('Saskia Verhulst');
});

test('an agent narrows the offers to one club', async ({ harness }) => {
  const leeds = (await harness.someone()).page;
  await signIn(leeds, 'graham.pell@demo.example');
  await makeOffer(leeds);
  const { page } = await harness.someone();
  await signIn(page, 'beatriz.falcao@demo.example');
  await page.goto('/agent/offers');
  const rows = page.locator('main a[href^="/agent/offers/off_"]');
  const from = page.getByLabel('Club', { exact: true });
  await from.selectOption({ label: 'Leeds United FC (1)' });
  await expect(page).toHaveURL(/\?from=clb_/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Leeds United');
  await expectAccessible(page, 'the offers of one club, as an agent reads them');
  // The address says it all.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await from.selectOption({ label: 'All clubs' });
  await expect(page).toHaveURL('/agent/offers');
  await expect(rows.filter({ hasText: 'Sparta' }).first()).toBeVisible();
});
