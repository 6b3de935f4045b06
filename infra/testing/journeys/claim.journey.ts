import { expect, expectAccessible, signIn, test } from './stage.ts';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly club_name: string | null;
}

test('what a verified player says has changed counts when staff confirm it', async ({ stage }) => {
  const staff = await stage.someone();
  await signIn(staff.page, 'petra.lindgren@demo.example');
  const staffAsk = async <T>(path: string): Promise<T> =>
    ((await (await staff.page.request.get(`/api/admin/${path}`)).json()) as { data: T }).data;
  const rows = await staffAsk<Row[]>('profiles?profile_type=player&status=verified&sort=name&limit=100');
  const row = rows.findLast(({ club_name }) => club_name !== null);
  if (!row) throw new Error('nobody is verified and at a club');
  const { email } = await staffAsk<{ email: string }>(`users/${row.user_id}`);

  const player = await stage.someone();
  const { page } = player;
  await signIn(page, email);
  await page.goto('/profile/management');
  const ends = page.getByLabel('Contract ends on');
  const before = await ends.inputValue();
  await ends.fill('2029-06-30');
  await page.locator('form', { has: ends }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Staff are looking at your change')).toBeVisible();
  await expect(page.getByText('Contract until 30 June 2029.')).toBeVisible();
  await expectAccessible(page, 'a profile with a change that waits');

  await staff.page.goto(`/admin/players?profile=${row.id}`);
  const change = staff.page.getByRole('region', { name: 'A change to check' });
  await expect(change.getByText('Contract until')).toBeVisible();
  await expectAccessible(staff.page, 'a change that staff check');
  await change.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(change.getByText('Write why it is not confirmed.')).toBeVisible();
  await change.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(staff.page.getByText(`The change of ${row.name} is confirmed.`).first()).toBeVisible();

  await page.goto('/profile/management');
  await expect(page.getByLabel('Contract ends on')).toHaveValue('2029-06-30');
  await expect(page.getByText('Staff are looking at your change')).toBeHidden();
  expect(before).not.toBe('2029-06-30');
});
