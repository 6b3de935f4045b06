import { expect, expectAccessible, signIn, test } from './harness.ts';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly club_name: string | null;
}

test('what a verified player says has changed counts when staff confirm it', async ({ harness }) => {
  const staff = await harness.someone();
  await signIn(staff.page, 'petra.lindgren@demo.example');
  const staffAsk = async <T>(path: string): Promise<T> =>
    ((await (await staff.page.request.get(`/api/admin/${path}`)).json()) as { data: T }).data;
  const rows = await staffAsk<Row[]>('profiles?profile_type=player&status=verified&sort=name&limit=100');
  const row = rows.findLast(({ club_name }) => club_name !== null);
  if (!row) throw new Error('nobody is verified and at a club');
  const { email } = await staffAsk<{ email: string }>(`users/${row.user_id}`);

  const player = await harness.someone();
  const { page } = player;
  await signIn(page, email);
  await page.goto('/profile/management');
  // Only what is found stands in the list while one searches, not what was chosen before.
  const search = page.getByRole('combobox', { name: 'Club and team' });
  const club = await search.inputValue();
  await search.fill('no such club');
  await expect(page.getByText('Nothing found for “no such club”')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await search.press('Escape');
  await expect(search).toHaveValue(club);
  await search.click();
  await expect(page.getByRole('option', { name: new RegExp(club) })).toBeVisible();
  await search.press('Escape');
  // The career, season by season: what is wrong stands at its field, and a season is taken away again.
  await page.getByRole('button', { name: 'Add a season' }).click();
  const season = page.getByRole('form', { name: 'A season' });
  await season.getByLabel('Season').selectOption('2023/24');
  await season.getByLabel('Club', { exact: true }).fill('Rio Ave FC');
  await season.getByLabel('Matches').fill('3');
  await season.getByLabel('Minutes').fill('2,010');
  await season.getByLabel('Goals').fill('11');
  await season.getByLabel('Assists').fill('5');
  await season.getByRole('button', { name: 'Save season' }).click();
  await expect(season.getByText(/^A match has at most 140 minutes/)).toBeVisible();
  await expectAccessible(page, 'a season of a career');
  await season.getByLabel('Matches').fill('24');
  await season.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByText('24 matches, 2,010 min, 11 goals, 5 assists')).toBeVisible();
  await page.getByRole('button', { name: 'Change 2023/24 · Rio Ave FC' }).click();
  await season.getByLabel('Team or league').fill('U23');
  await season.getByRole('button', { name: 'Save season' }).click();
  // Staff stand for a season that they have checked, until they take it back; the player reads it.
  await staff.page.goto(`/admin/players?profile=${row.id}`);
  const checked = '2023/24 Rio Ave FC, U23:';
  await staff.page.getByRole('button', { name: `Confirm ${checked}` }).click();
  await expect(staff.page.getByText('The season is confirmed').first()).toBeVisible();
  await expectAccessible(staff.page, 'a season that staff have confirmed');
  await page.reload();
  const told = page.getByRole('listitem').filter({ hasText: '24 matches, 2,010 min, 11 goals, 5 assists' });
  await expect(told.getByText(/[Cc]onfirmed/)).toBeVisible();
  await staff.page.getByRole('button', { name: `Take back the confirmation of ${checked}` }).click();
  await expect(staff.page.getByText('The confirmation is taken back').first()).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(told.getByText(/[Cc]onfirmed/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove 2023/24 · Rio Ave FC, U23' }).click();
  await expect(told).toHaveCount(0);
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
  // A key that decides about a person has nothing to decide here, so none is offered.
  await expect(staff.page.getByText('next, previous')).toBeVisible();
  await expect(staff.page.getByText('fix or final')).toBeHidden();
  await expectAccessible(staff.page, 'a change that staff check');
  await change.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(change.getByText('Write why it is not confirmed.')).toBeVisible();
  await change.getByRole('button', { name: 'Confirm the change' }).click();
  const sure = staff.page.getByRole('dialog', { name: `Confirm the change of ${row.name}?` });
  await expect(sure.getByText(/It can’t be taken back here/)).toBeVisible();
  await sure.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(staff.page.getByText(`The change of ${row.name} is confirmed.`).first()).toBeVisible();

  await page.goto('/profile/management');
  await expect(page.getByLabel('Contract ends on')).toHaveValue('2029-06-30');
  await expect(page.getByText('Staff are looking at your change')).toBeHidden();
  expect(before).not.toBe('2029-06-30');
});
