import { expect, expectAccessible, signIn, test } from './harness.ts';

test('staff read who did what to whom, from a person’s case and from the log itself', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Signed in' }).filter({ hasText: 'Petra Lindgren' }).first()).toBeVisible();
  await expectAccessible(page, 'the audit log');

  // By what happened and by whom; the address keeps it.
  await page.getByLabel('What happened').selectOption({ label: 'Verify user' });
  await page.getByLabel('Name or email').fill('Davi');
  await expect(page).toHaveURL(/what=verify-user.*q=Davi/);
  const verified = rows.filter({ hasText: 'Davi Adeyinka' });
  await expect(verified).toHaveCount(1);
  await expect(verified).toContainText('pending → verified');
  await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);

  // To the person, and back to all that the log has of him.
  await verified.getByRole('link', { name: 'Davi Adeyinka' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?.*user=usr_/);
  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Only what was done by or to Davi Adeyinka')).toBeVisible();
  await expect(rows.filter({ hasText: 'Registered' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows.filter({ hasText: 'Petra Lindgren' }).first()).toBeVisible();

  // Nothing found is said as that, with the way back.
  await page.getByLabel('Name or email').fill('nobody of this name');
  await expect(page.getByText('No matching data')).toBeVisible();
});
