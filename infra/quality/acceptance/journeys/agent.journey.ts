import { expect, expectAccessible, signIn, test } from './harness.ts';

const player = 'Niels van der Wal';
const answers = /^(Accept|Decline|Counter|Withdraw|Suggest other dates)/;

test('an agent reads along with the player and answers nothing', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'beatriz.falcao@demo.example');
  await page.goto('/agent');
  await expect(page).toHaveURL('/');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: player }) })
    .first();
  await expect(row).toContainText(/Mandate until/);
  await expectAccessible(page, 'the home of an agent');

  // What is open of the player leads to its page.
  await row.getByRole('link', { name: /^Interest of/ }).click();
  await expect(page).toHaveURL(/\/agent\/club-interest\?interest=/);
  await expect(page.getByText(/’s turn$/)).toBeVisible();

  for (const [place, lead] of [
    ['Offers', 'Offers to the players you represent. Only they can answer.'],
    ['Interest', 'Interest in the players you represent. Only they can answer.'],
    ['Trials', 'Trials of the players you represent. Only they can answer.'],
  ] as const) {
    await page.getByRole('link', { name: place, exact: true }).first().click();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: answers })).toHaveCount(0);
    await expectAccessible(page, `${place} as an agent reads them`);
  }

  await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: player }).first().click();
  await expect(page).toHaveURL(/\/agent\/offers\/[^/]+$/);
  await expect(page.getByText(`You see this as the agent of ${player}. Only ${player} can answer.`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: answers })).toHaveCount(0);
  await expectAccessible(page, 'an offer as its agent reads it');
});
