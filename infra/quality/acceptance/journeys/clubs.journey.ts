import { expect, expectAccessible, signIn, test } from './harness.ts';

test('staff add a club, write it anew, bring in a file of clubs, and merge what was entered twice', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.goto('/admin/clubs');
  await page.getByRole('button', { name: 'Add a club' }).click();
  const form = page.getByRole('dialog', { name: 'Add a club' });
  await form.getByRole('button', { name: 'Add a club' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Fill this in.');
  await form.getByLabel('Name', { exact: true }).fill('Clube do Rio');
  await form.getByLabel('Country').fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expect(form.getByLabel('Short name')).toHaveValue('CLU');
  await form.getByLabel('City').fill('Viana');
  await form.getByLabel('Website').fill('rio.example.com');
  await form.getByLabel('First team, women').check();
  await expectAccessible(page, 'the form of a new club');
  await form.getByRole('button', { name: 'Add a club' }).click();

  const drawer = page.getByRole('dialog', { name: 'Club', exact: true });
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio' })).toBeVisible();
  await expect(drawer.getByText('Women', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change Clube do Rio' });
  await change.getByLabel('Name', { exact: true }).fill('Clube do Rio Lima');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import clubs' });
  await importing.getByLabel('A file of clubs').setInputFiles({
    name: 'clubs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,country,city\nRio Lima Clube,PT,Viana\nFC Atlantis,XX,Nowhere\nClube da Serra,PT,Covilhã\n',
    ),
  });
  await expect(importing.getByText('2 new, 0 changed, 0 as they are')).toBeVisible();
  await expect(importing.getByText('1 line left out')).toBeVisible();
  await expectAccessible(page, 'what a file of clubs would bring');
  await importing.getByRole('button', { name: 'Bring in 2 clubs' }).click();
  await expect(page.getByText('2 clubs are brought in', { exact: true })).toBeVisible();

  await page.goto('/admin/clubs?q=Rio+Lima+Clube');
  await page.getByRole('row', { name: /Rio Lima Clube/ }).click();
  await expect(page).toHaveURL(/[?&]club=/);
  const before = page.url();
  await drawer.getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Rio Lima Clube' });
  await merge.getByLabel('Which club stays?').fill('Clube do Rio');
  await page.getByRole('option', { name: /Clube do Rio Lima/ }).click();
  await expectAccessible(page, 'merging a club');
  await merge.getByRole('button', { name: 'Merge into Clube do Rio Lima' }).click();
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();
  await expect(drawer.getByText('First team (Rio Lima Clube)')).toBeVisible();
  // Its address leads to the club that stays.
  await page.goto(before);
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();
  // Gone from the list, found under its name.
  await page.goto('/admin/clubs?q=Rio+Lima+Clube');
  await expect(page.getByRole('row', { name: /Clube do Rio Lima/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Rio Lima Clube/ })).toHaveCount(0);
});
