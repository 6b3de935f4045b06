import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './harness.ts';

interface Row {
  readonly id: string;
  readonly your_turn: boolean;
}
const rowsOf = async (page: Page, path: string): Promise<readonly Row[]> =>
  ((await (await page.request.get(`/api${path}`)).json()) as { data: Row[] }).data;

/** What truly waits for this person, past the inbox. */
const waits = async (page: Page): Promise<number> => {
  const lists = ['/interests?turn=mine', '/trial-requests?turn=mine', '/offers?turn=mine', '/documents?turn=mine'];
  const found = await Promise.all(lists.map((path) => rowsOf(page, path)));
  return found.flat().length;
};

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${count} notifications? needs? your answer$`) });

test('blue marks what waits for my answer, the same in bell, inbox and Home, until it is answered', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await expect(async () => {
    await page.goto('/inbox');
    const count = await waits(page);
    await expect(bell(page, count)).toBeVisible({ timeout: 2000 });
    await expect(page.locator('.inbox [data-mine]')).toHaveCount(count, { timeout: 2000 });
  }).toPass();
  const count = await waits(page);
  // What is signed and sealed, or was answered with another round, is news.
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Needs your answer/ }) });
  await expect(mine.getByText(/Luka Perišin/)).toHaveCount(0);
  await expectAccessible(page, 'the inbox, with answers');

  // Reading changes news, and nothing that waits; the bell's list goes when its page opens.
  await bell(page, count).click();
  await page.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('link', { name: 'See all notifications' })).toBeHidden();
  // What others do meanwhile may bring another one.
  const read = page.getByRole('button', { name: 'Mark news as read' });
  await expect(async () => {
    await read.click({ timeout: 5_000 });
    await expect(read).toBeHidden({ timeout: 10_000 });
  }).toPass();
  await expect(page.locator('.inbox [data-mine]')).toHaveCount(count);
  await page.goto('/');
  await expect(page.locator('#content')).toContainText(/answer/i);
  await expect(bell(page, count)).toBeVisible();

  // The lists open on it, each with its own blue.
  await page.goto('/club-representative/offers');
  const groups = page.locator('#content').getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText('Needs your answer');
  for (const { id } of await rowsOf(page, '/offers?turn=mine'))
    await expect(page.locator(`#content a[href$="/${id}"]`).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is open' })).toContainText(/€[\d,]+\s*/);
  await expectAccessible(page, 'the offers, by whose turn it is');
  // Each group has its own address and its count; a name is found however it is typed.
  await page.getByRole('link', { name: /^Being signed \d+$/ }).click();
  await expect(page).toHaveURL(/\?tab=signing$/);
  await expect(groups).toHaveText(['Contract being signed']);
  await page.goto('/club-representative/offers');
  await page.getByRole('searchbox', { name: 'Search a player' }).fill('perisin');
  await expect(page).toHaveURL(/\?q=perisin$/);
  await expect(page.locator('#content').getByRole('link', { name: /^LP ?Luka Perišin|Luka Perišin/ })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search a player' }).fill('nobody of this name');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(groups.first()).toHaveText('Needs your answer');
  const signatures = await rowsOf(page, '/documents?turn=mine');
  await page.goto('/documents');
  await expect(page.locator('.document-row').first()).toBeVisible();
  await expect(page.locator('.document-row[data-mine]')).toHaveCount(signatures.length);
  await expectAccessible(page, 'the documents, by whose turn it is');

  // Answering takes the blue away, here too.
  const [offer] = await rowsOf(page, '/offers?turn=mine');
  await page.goto(`/club-representative/offers/${offer?.id}`);
  await expect(page.getByText(/^Declining refuses the terms on the table\. Withdrawing/)).toBeVisible();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the offer' }).click();
  await expect(page.getByText(/You have declined|declined/i).first()).toBeVisible();
  // Who ended it, and when, stands above the rounds.
  const end = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'You declined' }) });
  await expect(end.getByRole('time')).toBeVisible();
  if (count > 1) await expect(bell(page, count - 1)).toBeVisible();
  await page.goto('/inbox');
  await expect(page.locator('.inbox [data-mine]')).toHaveCount(count - 1);
});

test('how many are unread is said once it is known', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/inbox\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.locator('#content .tl-skeleton').first()).toBeVisible();
  await expect(page.getByText(/\bunread$/)).toHaveCount(0);
  release();
  await expect(page.getByText(/^\d+ unread$/)).toBeVisible();
});
