import { expect, expectAccessible, signIn, test } from './harness.ts';

test('a player finds a position that fits, answers it, and takes the answer back', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'mateo.ibarra@demo.example');
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  const row = page.getByRole('button', { name: /Centre forward.*Hammarby/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'the board');

  // Filters stand in the address, and count what they would leave.
  await page.getByRole('checkbox', { name: /^Sweden/ }).click();
  await expect(page).toHaveURL(/countries=SE/);
  await expect(page.getByRole('status').filter({ hasText: '1 open position' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear 1' }).click();
  await expect(page.getByRole('button', { name: /Left winger.*Sparta/ })).toBeVisible();

  await row.click();
  const sheet = page.getByRole('region', { name: /of \d+$/ });
  await expect(sheet.getByRole('heading', { name: 'Does it fit you?' })).toBeVisible();
  await expect(sheet.getByText(/^21 to 29, you are \d+$/)).toBeVisible();
  await sheet.getByLabel('Phone number to show').fill('call me');
  await sheet.getByRole('button', { name: 'Answer Hammarby IF' }).click();
  await expect(sheet.getByText('Use digits and + only.')).toBeVisible();
  await expectAccessible(page, 'the answer to a position');
  await sheet.getByLabel('Phone number to show').fill('');
  await sheet.getByLabel('Your message, if you like').fill('I am glad to run.');
  await sheet.getByRole('button', { name: 'Answer Hammarby IF' }).click();
  await expect(sheet.getByText('You answered on')).toBeVisible();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await expect(page.getByRole('button', { name: /Centre forward.*Hammarby/ })).toBeVisible();

  // It is an interest from now on.
  await page.getByRole('button', { name: /Centre forward.*Hammarby/ }).click();
  await page.getByRole('link', { name: 'See your answer' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'I am glad to run.' });
  await expect(answer.getByRole('link', { name: 'for “Centre forward”' })).toBeVisible();
  await answer.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Over' })).toBeVisible();
  await page.goto('/club-requests?tab=over');
  await expect(page.getByRole('button', { name: /Centre forward.*Hammarby/ })).toContainText('Taken back');
});

test('on a phone the board is filtered in a dialog, and its place is below', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true, dark: true });
  await signIn(page, 'davi.adeyinka@demo.example');
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('radio', { name: /^Meets every point/ }).click();
  await expectAccessible(page, 'the filters of the board on a phone');
  await filters.getByRole('button', { name: /^Show \d+ positions?$/ }).click();
  await expect(page).toHaveURL(/fits=every/);
  await page.getByRole('button', { name: /Left winger.*Sparta/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Does it fit you?' })).toBeVisible();
  await expectAccessible(page, 'a position on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('a representative reads the board, and answers nothing there', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'graham.pell@demo.example');
  await page.goto('/club-requests');
  await expect(page.getByRole('button', { name: /Wide attacker/ })).toContainText('Yours');
  await page.getByRole('button', { name: /Left winger.*Sparta/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Left winger' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Does it fit you?' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Answer/ })).toBeHidden();
});
