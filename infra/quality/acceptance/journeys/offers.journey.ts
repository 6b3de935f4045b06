import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirmInformed, demoPlayer, expect, expectAccessible, openPlayer, signIn, test } from './harness.ts';
import { onboardRepresentative, register, takePlan, verify } from './people.ts';

const player = 'Niels van der Wal';

/** An offer of this representative's team. */
const makeOffer = async (page: Page, playerId: string): Promise<void> => {
  await page.goto(`/club-representative/offers/new?player=${playerId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  await confirmInformed(page);
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
  // The player whom the demo's agent represents.
  await makeOffer(leeds, (await demoPlayer(leeds, player)).profile_id);
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

test('of two who act for one club each finds the offers that one of them has made', async ({ harness }) => {
  const run = Date.now().toString(36);
  const name = `Robin Hale ${run}`;
  const { page } = await harness.someone();
  await register(page, name, `robin.${run}@demo.example`, 'Club representative');
  await onboardRepresentative(page, 'Robin', `Hale ${run}`, 'Leeds United');
  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await verify(staff, '/admin/users', name);
  await verify(staff, '/admin/club-representatives', name);
  await takePlan(page, 'Club');
  await makeOffer(page, (await openPlayer(page)).id);

  const graham = (await harness.someone()).page;
  await signIn(graham, 'graham.pell@demo.example');
  await makeOffer(graham, (await openPlayer(graham)).id);
  await graham.goto('/club-representative/offers');
  const rows = graham.locator('main a[href^="/club-representative/offers/off_"]');
  const by = graham.getByLabel('Made by');
  await by.selectOption({ label: `${name} (1)` });
  await expect(graham).toHaveURL(/\?from=prf_/);
  await expect(rows).toHaveCount(1);
  await expectAccessible(graham, 'the offers that a colleague has made');
  // The other narrowings stand beside it, and the address says it all.
  await graham.getByRole('searchbox', { name: 'Search a player' }).fill('nobody of this name');
  await expect(graham).toHaveURL(/\?(?=.*from=prf_)(?=.*q=)/);
  await expect(rows).toHaveCount(0);
  await graham.getByRole('button', { name: 'Clear filters' }).click();
  await expect(graham).toHaveURL('/club-representative/offers');
  await expect(by).toHaveValue('');
  await by.selectOption({ label: `${name} (1)` });
  await rows.first().click();
  await expect(graham).toHaveURL(/\/club-representative\/offers\/off_/);
  await graham.goBack();
  await expect(rows).toHaveCount(1);
  await by.selectOption({ label: 'Made by anybody' });
  await expect(graham).toHaveURL('/club-representative/offers');
  await expect(rows.nth(1)).toBeVisible();
});
