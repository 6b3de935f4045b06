import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { browserClient } from '../../testkit/browser-client.ts';
import { expect, expectAccessible, password, signIn, test } from './harness.ts';

const run = Math.random().toString(36).slice(2, 8);

/** So many people of one name, who have just registered. */
const registered = async (page: Page, count: number): Promise<readonly string[]> => {
  const names = Array.from({ length: count }, (_, at) => `Tábla ${run} ${'ABCDEFGH'[at]}`);
  for (const [at, name] of names.entries()) {
    const client = browserClient(new URL(page.url()).origin);
    await client.send('POST', '/register', {
      ...{ email: `tabla.${run}.${at}@demo.example`, password, name, profile_type: 'player', accepts_terms: true },
    });
  }
  return names;
};

test('staff find people in a table, choose what it shows, decide on several, and take it along', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  const names = await registered(page, 3);
  const rows = page.locator('tbody tr[data-row]');

  // A search and a filter, both in the address.
  await page.goto('/admin/users?tab=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expectAccessible(page, 'the table of users');
  await page.getByRole('searchbox', { name: 'Name, email or id' }).fill(`tabla ${run}`);
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Kind of profile').selectOption({ label: 'Player' });
  await expect(page).toHaveURL(/q=tabla.*kind=player/);
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name&order=asc/);
  await expect(rows.first()).toContainText(names[0] ?? '');

  // The columns, in one place; they stay over a reload, and in the address for whoever it is sent to.
  await page.getByRole('button', { name: 'Columns, 7 of 14' }).click();
  await page.getByRole('checkbox', { name: 'Came so far' }).click();
  await page.getByRole('button', { name: 'Move Came so far up' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/cols=name\..*step\.seen/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Came so far' })).toBeVisible();

  // One of them beside the table: by its address, with what is known of him.
  await page.getByRole('link', { name: new RegExp(names[1] ?? '') }).click();
  await expect(page).toHaveURL(/user=usr_/);
  await page.reload();
  const panel = page.getByRole('region', { name: '2 of this page' });
  await expect(panel.getByRole('heading', { name: names[1] ?? '' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(panel.getByText('None yet.').first()).toBeVisible();
  await expectAccessible(page, 'a person beside the table');
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: '3 of this page' })).toBeVisible();
  await page.getByRole('region', { name: '3 of this page' }).getByRole('button', { name: 'Close' }).click();

  // Several at once: each is a decision of its own, and one that somebody has decided on meanwhile is refused alone.
  for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  const { data } = (await (
    await page.request.get(`/api/admin/people?q=${encodeURIComponent(names[0] ?? '')}`)
  ).json()) as {
    data: { id: string }[];
  };
  const other = browserClient(new URL(page.url()).origin);
  await other.send('POST', '/login', { email: 'petra.lindgren@demo.example', password });
  const { submission } = (await other.send('GET', `/admin/users/${data[0]?.id}`)).data;
  const first = { submission, reason: 'The name differs.', kind: 'fixable', note: '' };
  await other.send('POST', `/admin/users/${data[0]?.id}/reject`, first);
  await page.getByRole('button', { name: 'Reject 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Reject 2?' });
  await asked.getByRole('radio', { name: /Name differs/ }).click();
  await expectAccessible(page, 'rejecting several');
  await asked.getByRole('button', { name: /Reject, can be fixed/ }).click();
  const answers = page.getByRole('dialog', { name: 'Result' });
  await expect(answers.getByRole('listitem').filter({ hasText: names[0] ?? '' })).toContainText('changed meanwhile');
  await expect(answers.getByRole('listitem').filter({ hasText: names[1] ?? '' })).toContainText('Rejected');
  await answers.getByRole('button', { name: 'Close' }).first().click();
  await expect(rows.filter({ hasText: names[1] ?? '' })).toContainText('Rejected');

  // Two are suspended at once, with a reason that each reads, and one of the suspensions ends again.
  await page.getByRole('checkbox', { name: `Select ${names[0]}` }).uncheck();
  for (const name of names.slice(1)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Suspend 2…' }).click();
  const suspending = page.getByRole('dialog', { name: /^Suspend 2/ });
  await suspending.getByRole('radio', { name: 'Reported by a club or a player' }).click();
  await expectAccessible(page, 'suspending several');
  await suspending.getByRole('button', { name: /^Suspend 2/ }).click();
  await expect(page.getByText('Suspended: 2', { exact: true }).first()).toBeVisible();
  for (const name of names.slice(1)) await expect(rows.filter({ hasText: name })).toContainText('Suspended');
  await page.getByRole('checkbox', { name: `Select ${names[2]}` }).check();
  await page.getByRole('button', { name: 'End 1 suspension' }).click();
  await expect(page.getByText('Suspension ended: 1', { exact: true }).first()).toBeVisible();
  await expect(rows.filter({ hasText: names[2] ?? '' })).not.toContainText('Suspended');
  await expect(rows.filter({ hasText: names[1] ?? '' })).toContainText('Suspended');

  // All rows of these filters, for a spreadsheet.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(names[0]);

  // The overview leads to the lists that it counts.
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'From registered to signed' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Registrations' })).toBeVisible();
  await expectAccessible(page, 'the overview of staff');
  await page.getByRole('radiogroup', { name: 'Registrations: chart or table' }).getByText('Table').click();
  await expect(page.getByRole('table').first()).toContainText('In all');
  await page.getByRole('link', { name: 'First offer' }).first().click();
  await expect(page).toHaveURL(/\/admin\/users\?tab=all&step=offered&from=/);
  await expect(rows.filter({ hasText: 'Davi Adeyinka' })).toBeVisible();

  // The same table for a kind of profile, with what that kind has.
  await page.goto('/admin/players?tab=all&tier=B%2B&q=davi');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Rio Ave FC');
  await expectAccessible(page, 'the table of players');
});

test('on a phone staff choose the column beside the name, and find it again', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true });
  await signIn(page, 'petra.lindgren@demo.example');
  await page.goto('/admin/players?tab=all&q=davi');
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows.first()).toContainText('Davi Adeyinka');
  const other = page.getByRole('columnheader', { name: 'Tier' });
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters and columns' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters and columns' });
  await sheet.getByLabel('Shown beside the name').selectOption({ label: 'Tier' });
  await expectAccessible(page, 'filters and columns on a phone');
  await sheet.getByRole('button', { name: 'Show the rows' }).click();
  await expect(page).toHaveURL(/cols=name\.tier/);
  await expect(other).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Kept on this device, where no address says otherwise; and as it was with one touch.
  await page.goto('/admin/players?tab=all&q=davi');
  await expect(other).toBeVisible();
  await page.getByRole('button', { name: 'Filters and columns' }).click();
  await sheet.getByRole('button', { name: 'As before' }).click();
  await sheet.getByRole('button', { name: 'Show the rows' }).click();
  await expect(other).toHaveCount(0);
});
