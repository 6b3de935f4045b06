import type { Page } from '@playwright/test';
import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const names = ['Samir Cissé', 'Noah Keller'] as const;

/** Opens the player beside the list of scouting. */
const openBeside = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Search by name').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('rowheader').click();
  await expect(page.getByRole('button', { name: new RegExp(`^Compare ?: ${name}`) })).toBeVisible();
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('from scouting onto a shortlist, with a note, taken off and put back', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'tomas.ekberg@demo.example');
  for (const name of names) await demoPlayer(page, name);
  const [samir, noah] = names;
  const list = `Left side ${Date.now()}`;

  // The first list is made where the player is found; the next player comes onto it by one key.
  await page.goto('/club-representative/scout-players');
  await openBeside(page, samir);
  await page
    .getByRole('button', { name: new RegExp(`^Add to a list ?: ${samir}`) })
    .last()
    .click();
  await page.getByRole('button', { name: 'New list' }).click();
  const naming = page.getByRole('dialog', { name: 'New list' });
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(naming.getByText('Give the list a name.')).toBeVisible();
  await naming.getByLabel('Name of the list').fill(list);
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${samir} is on “${list}”`).first()).toBeVisible();
  await openBeside(page, noah);
  await page.getByRole('button', { name: new RegExp(`^Compare ?: ${noah}`) }).focus();
  await page.keyboard.press('l');
  await expect(page.getByText(`${noah} is on “${list}”`).first()).toBeVisible();
  await expectAccessible(page, 'scouting with a shortlist');

  // What the club notes of them; who is taken off comes back as noted.
  await page.getByRole('link', { name: 'Shortlists' }).first().click();
  await page.getByRole('navigation', { name: 'Shortlists' }).getByRole('link', { name: list }).click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Write a note ?: ${samir}`) }).click();
  const form = page.getByRole('dialog', { name: samir });
  await form.getByLabel('Note').fill('Comes inside, presses.');
  await form.getByText('First', { exact: true }).click();
  await form.getByLabel('Stage').selectOption('Watched');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: samir });
  await expect(row).toContainText('Comes inside, presses.');
  await expect(row).toContainText('First');
  await expect(row).toContainText('Watched');
  await row.getByText('Comes inside, presses.').click();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  // A message under the pointer stays for as long as it is pointed at.
  await page.mouse.move(640, 640);
  await expect(row).toContainText('Comes inside, presses.');
  await expectAccessible(page, 'a shortlist');

  // Moved to another list with all that is noted, and back.
  const lists = page.getByRole('navigation', { name: 'Shortlists' });
  await lists.getByRole('button', { name: 'New list' }).click();
  await naming.getByLabel('Name of the list').fill(`Second ${list}`);
  await naming.getByRole('button', { name: 'Save' }).click();
  await lists.getByRole('link', { name: new RegExp(`^${list}`) }).click();
  await row.getByText('Comes inside, presses.').click();
  await page.getByRole('button', { name: 'Move to a list' }).click();
  await page.getByRole('menuitem', { name: `Second ${list}` }).click();
  await expect(row).toBeHidden();
  await lists.getByRole('link', { name: `Second ${list}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Second ${list}` })).toBeVisible();
  await expect(row).toContainText('Comes inside, presses.');
  await expect(row).toContainText('Watched');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toBeHidden();
  await lists.getByRole('link', { name: new RegExp(`^${list}`) }).click();
  await expect(row).toContainText('Comes inside, presses.');

  // A deleted list can be brought back right away.
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Delete the list' }).click();
  await page.getByRole('button', { name: 'Delete the list' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(
    page.getByRole('navigation', { name: 'Shortlists' }).getByRole('link', { name: new RegExp(`^${list}`) }),
  ).toBeVisible();
});

test('the palette knows the lists, the positions and the interests of a club', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const palette = page.getByRole('dialog');
  const find = async (typed: string, name: string | RegExp): Promise<void> => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(typed);
    await palette.getByRole('group', { name }).getByRole('option').first().click();
  };
  await find('Left side', 'Shortlists');
  await expect(page).toHaveURL(/\/club-representative\/shortlists\/.+/);
  await find('New position', 'Actions');
  await expect(page).toHaveURL('/club-representative/requests?form=new');
  await expect(page.getByRole('dialog', { name: 'New position' })).toBeVisible();
  await page.keyboard.press('Escape');
  const reply = await page.request.get('/api/interests?limit=1');
  const [interest] = ((await reply.json()) as { data: { id: string; player: { name: string } }[] }).data;
  await find(interest?.player.name ?? 'nobody', 'Interest');
  await expect(page).toHaveURL(/\/club-representative\/club-interest\?interest=int_/);
});

test('from scouting over a shortlist and players side by side to an interest and a trial', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const stamp = Date.now();
  const [seen, wanted] = [`Seen twice ${stamp}`, `To speak to ${stamp}`];
  const openList = async (list: string): Promise<void> => {
    await page.getByRole('link', { name: 'Shortlists' }).first().click();
    await page.getByRole('navigation', { name: 'Shortlists' }).getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  };

  // Found by the filters, the first one begins a list, the second one comes onto it by a key.
  await page.goto('/club-representative/scout-players');
  for (const list of [seen, wanted]) {
    await openBeside(page, 'Oumar Traoré');
    await page
      .getByRole('button', { name: /^(Add to a list|On a list) ?: Oumar Traoré/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'New list' }).click();
    const naming = page.getByRole('dialog', { name: 'New list' });
    await naming.getByLabel('Name of the list').fill(list);
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Oumar Traoré is on “${list}”`).first()).toBeVisible();
    if (list === wanted) continue;
    await openBeside(page, 'Mateo Ibarra');
    await page.getByRole('button', { name: /^Compare ?: Mateo Ibarra/ }).focus();
    await page.keyboard.press('l');
    await expect(page.getByText(`Mateo Ibarra is on “${list}”`).first()).toBeVisible();
  }
  await openList(seen);
  for (const name of ['Oumar Traoré', 'Mateo Ibarra'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('link', { name: 'Compare 2 players' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Height/ }).getByRole('cell')).toHaveCount(2);
  const next = page.getByRole('row', { name: /^Next/ }).getByRole('cell').last();
  await next.getByRole('button', { name: 'Show interest' }).click();
  const interest = page.getByRole('dialog', { name: 'Show interest in Mateo Ibarra' });
  await interest.getByLabel('Message').fill('We watched you twice this autumn.');
  await interest.getByRole('button', { name: 'Show interest' }).click();
  await expect(next.getByRole('link', { name: 'Open interest' })).toBeVisible();
  await expectAccessible(page, 'players side by side');
  // The key means the player whose column has the focus.
  await page.getByRole('button', { name: 'Take Mateo Ibarra out' }).focus();
  await page.keyboard.press('l');
  await expect(page.getByText(`Mateo Ibarra is on “${wanted}”`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take Oumar Traoré out' }).click();
  await expect(page.getByRole('row', { name: /^Height/ }).getByRole('cell')).toHaveCount(1);
  // On his page the trial follows the interest, and the story has both.
  await page.getByRole('link', { name: 'Mateo Ibarra' }).first().click();
  // The comparison asks to a trial as well, for as long as it stands.
  await expect(page.getByRole('heading', { level: 1, name: 'Mateo Ibarra' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask to a trial' }).click();
  const trial = page.getByRole('dialog', { name: 'Ask Mateo Ibarra to a trial' });
  await trial.getByLabel('First day').fill(inDays(80));
  await trial.getByLabel('Last day').fill(inDays(82));
  await trial.getByLabel('Place').fill('Het Kasteel');
  await trial.getByLabel('City').fill('Rotterdam');
  await trial.getByLabel('Phone number of this person').fill('+31 10 555 0101');
  await trial.getByLabel(/pays travel, lodging and meals/).click();
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/trial-requests'),
  );
  await trial.getByRole('button', { name: 'Ask to a trial' }).click();
  const asked = ((await (await answered).json()) as { data: { id: string } }).data;
  await expect(trial).toBeHidden();
  const told = page.getByRole('list', { name: 'Story so far' });
  await expect(told.getByRole('link', { name: /^Interest/ })).toBeVisible();
  // He was asked to another one before: this one is told beside it.
  await expect(told.locator(`a[href*="${asked.id}"]`)).toHaveText(/^Trial/);
  // Who came by the key stands on the list, beside how far the club is with each.
  await openList(wanted);
  await expect(page.getByRole('row').filter({ hasText: 'Mateo Ibarra' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Oumar Traoré' })).toContainText('In talks');
});

test('on a phone a list leads to its players side by side', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true, dark: true });
  await signIn(page, 'saskia.verhulst@demo.example');
  await page.goto('/club-representative/scout-players');
  await page.getByRole('link', { name: 'Shortlists' }).click();
  await page.getByRole('navigation', { name: 'Shortlists' }).getByRole('link', { name: 'Left side, winter' }).click();
  await expect(page.getByText('Comes inside, presses.')).toBeVisible();
  await expectAccessible(page, 'a shortlist on a phone');
  await page.getByRole('checkbox', { name: 'Compare Davi Adeyinka' }).click();
  await page.getByRole('checkbox', { name: 'Compare Mikołaj Zawadzki' }).click();
  await page.getByRole('link', { name: 'Compare 2 players' }).click();
  await expect(
    page
      .getByRole('row', { name: /^Open terms/ })
      .getByText('Round 3')
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'players side by side on a phone');
});

test('a search is kept beside the lists, and opens as it was', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const name = `Left-footed ${Date.now()}`;
  await page.goto('/club-representative/scout-players?feet=left&age=18-23');
  await page.getByRole('button', { name: 'Save search' }).click();
  const form = page.getByRole('dialog', { name: 'Save search' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Give the search a name.', { exact: true })).toBeVisible();
  await form.getByLabel('Name of the search').fill(name);
  await form.getByLabel('At once').click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The search is saved').first()).toBeVisible();
  await page.getByRole('link', { name: 'Shortlists' }).first().click();
  await expectAccessible(page, 'saved searches beside the lists');
  await page.getByRole('region', { name: 'Saved searches' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/scout-players\?(?=.*feet=left)(?=.*age=18-23)/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^players-.*\.csv$/);
});
