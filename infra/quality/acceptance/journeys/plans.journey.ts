import type { Page } from '@playwright/test';
import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const rowOf = (page: Page, plan: string) => page.getByRole('row').filter({ hasText: plan });
const agents = (page: Page) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: 'Agent', exact: true }) });

test('staff make, order, change, archive and delete a plan', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.getByRole('link', { name: 'Plans' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await expectAccessible(page, 'the plans of staff');
  const name = `Mandate ${Date.now()}`;

  // What is missing is said at its field; nothing is sent before.
  await page.getByRole('button', { name: 'New plan' }).click();
  const form = page.getByRole('dialog', { name: 'New plan' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose whom the plan is for.').first()).toBeVisible();
  await form.getByLabel('Agent').check();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('In one sentence').fill('All players of an agency.');
  await form.getByLabel('What else it says').fill('Read along with offers\nPlayers: 50');
  await form.getByLabel('Per month').first().fill('39');
  await form.getByLabel('Per year').first().fill('390');
  await form.getByRole('button', { name: 'Add a currency' }).click();
  await form.getByLabel('Per month').nth(1).fill('34.50');
  await expectAccessible(page, 'a new plan');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toContainText('€39, £34.50');
  await expect(rowOf(page, name)).toContainText('€390');
  await expect(rowOf(page, name)).toContainText('On sale');

  // By the arrow keys of its handle before the others, and back by the menu.
  const handle = page.getByRole('button', { name: `Move ${name}` });
  const names = () => agents(page).getByRole('rowheader').allInnerTexts();
  const before = await names();
  expect(before.at(-1)).toContain(name);
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await names()).at(-2)).toContain(name);
  await expect(page.getByRole('status').filter({ hasText: `${name} is now number` })).toBeAttached();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(async () => (await names()).at(-1)).toContain(name);
  await rowOf(page, name).dragTo(agents(page).getByRole('row').nth(1));
  await expect.poll(async () => (await names())[1]).toContain(name);

  // A change is for who comes later.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(editing.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', /^\/admin\/audit\?about=pln_/);
  await expect(editing.getByText('Nobody has this plan yet.')).toBeVisible();
  await editing.getByLabel('Per month').first().fill('45');
  await editing.getByRole('button', { name: 'Remove GBP' }).click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText('€45');
  await expect(rowOf(page, name)).not.toContainText('£');

  // Archived it is off the list, until it is brought back.
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Nobody new can choose it.')).toBeVisible();
  await expectAccessible(page, 'archiving a plan');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(rowOf(page, name)).toBeHidden();
  await page.getByLabel('Show archived').click();
  await expect(rowOf(page, name)).toContainText('Archived');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(rowOf(page, name)).toContainText('On sale');

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowOf(page, name)).toBeHidden();

  // The free plan that members have can’t be deleted, and archiving it says what that would mean.
  await page.getByRole('button', { name: 'More for Player' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('This is the last free plan for them.')).toBeVisible();
});

/** Each line of the comparison stands in one row for all plans, and the page itself doesn't scroll sideways. */
const expectSideBySide = async (page: Page, plans: number): Promise<void> => {
  const rows = await page
    .locator('main table tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().top))),
    );
  // On a phone what a line is about stands above its values.
  const compared = rows.filter((tops) => tops.length >= plans);
  expect(compared.length).toBeGreaterThan(2);
  for (const tops of compared) expect(new Set(tops).size).toBe(1);
  const heads = page.locator('main table thead th');
  await expect(heads).toHaveCount(plans);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
};

test('a plan opens what staff have ticked: who takes another one sees what it leaves out', async ({ harness }) => {
  const staff = await harness.someone();
  await signIn(staff.page, 'petra.lindgren@demo.example');
  await staff.page.getByRole('link', { name: 'Plans' }).first().click();
  await staff.page.getByRole('button', { name: 'More for Player Plus' }).click();
  await staff.page.getByRole('menuitem', { name: 'Archive' }).click();
  await staff.page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(rowOf(staff.page, 'Player Plus')).toBeHidden();

  const club = await harness.someone();
  await signIn(club.page, 'saskia.verhulst@demo.example');
  const { nickname, profile_id } = await demoPlayer(club.page, 'Kwame Asante');
  const { page } = await harness.someone();
  await signIn(page, 'kwame.asante@demo.example');
  const ownPage = () => page.goto(`/player/${nickname}/${profile_id}`);
  await ownPage();
  await expect(page.getByText('No club has opened your page in the last 12 weeks.')).toBeVisible();
  await page.goto('/profile/billing');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  // One plan, and it is free: there is nothing to compare, and one thing to press.
  const take = page.getByRole('button', { name: /^(Start|Continue) with / });
  await expect(async () => {
    await page.goto('/plans');
    await expect(page.getByRole('heading', { level: 1, name: 'One step left: your free plan' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByRole('heading', { level: 2, name: 'Player', exact: true })).toBeVisible();
  await expect(page.locator('main').getByRole('table')).toHaveCount(0);
  await expect(take).toHaveText('Start with Player');
  await expectAccessible(page, 'the one free plan');

  await staff.page.getByLabel('Show archived').click();
  await staff.page.getByRole('button', { name: 'More for Player Plus' }).click();
  await staff.page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(rowOf(staff.page, 'Player Plus')).toContainText('On sale');
  const name = `Basic ${Date.now()}`;
  await staff.page.getByRole('button', { name: 'New plan' }).click();
  const form = staff.page.getByRole('dialog', { name: 'New plan' });
  await expect(form.getByRole('group', { name: 'What it opens' })).toBeHidden();
  await form.getByRole('checkbox', { name: 'Player' }).check();
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: 'How often clubs open your page' }).uncheck();
  await form.getByRole('checkbox', { name: /^Saved searches/ }).uncheck();
  await expectAccessible(staff.page, 'a new plan for players');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(staff.page, name)).toContainText('On sale');

  // Several stand side by side: on a desk each with its button, on a phone the one that is chosen.
  await page.reload();
  await expect(take).toHaveText(['Start with Player', 'Continue with Player Plus', `Start with ${name}`]);
  await expectSideBySide(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  const choice = (plan: string) => page.getByRole('radio', { name: new RegExp(`^${plan}(?! Plus)`) });
  await expect(choice('Player')).toBeChecked();
  await expect(take).toHaveText('Start with Player');
  await expectSideBySide(page, 3);
  await choice('Player').press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Player Plus/ })).toBeChecked();
  await expect(take).toHaveText('Continue with Player Plus');
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(page.locator('main table thead th').nth(1)).toContainText('€90 per year');
  await choice(name).click();
  await expect(take).toHaveText(`Start with ${name}`);
  await expect(take).toBeInViewport();
  await expectAccessible(page, 'the plans side by side on a phone');
  await take.click();
  await expect(page).toHaveURL('/');
  await page.setViewportSize({ width: 1440, height: 1000 });

  await ownPage();
  await expect(page.getByText('Your plan doesn’t include this.')).toBeVisible();
  await expectAccessible(page, 'a player’s own page with a plan that leaves something out');
  await page.goto('/club-requests');
  await page.getByRole('checkbox', { name: /^Sweden/ }).click();
  await page.getByRole('button', { name: 'Save search' }).click();
  const search = page.getByRole('dialog', { name: 'Save search' });
  await search.getByLabel('Name of the search').fill('Left wing');
  await search.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(search.getByText('Your plan doesn’t include this.')).toBeVisible();
  await search.getByRole('button', { name: 'Close' }).click();
  await ownPage();
  await page.getByRole('link', { name: 'See other plans' }).click();
  await expect(page).toHaveURL('/profile/billing');
  await expect(page.getByText(name).first()).toBeVisible();
});
