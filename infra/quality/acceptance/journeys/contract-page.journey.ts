import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './harness.ts';

/** Opens a contract that waits for this person's signature. */
const openContract = async (page: Page): Promise<void> => {
  await signIn(page, 'saskia.verhulst@demo.example');
  const reply = await page.request.get('/api/documents?turn=mine');
  const { data } = (await reply.json()) as { data: { id: string }[] };
  await page.goto(`/documents/${data[0]?.id}`);
};

test('the paper and the column of a contract scroll each for itself, and the signature stays in sight', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContract(page);
  const paper = page.getByRole('region', { name: 'The document' });
  const column = page.getByRole('complementary');
  await expect(paper.getByRole('img', { name: /^Page 2 of/ })).toBeVisible();
  await expect(paper.getByText(/^The words of page 2/)).toBeAttached();
  const steady = async (after: string): Promise<void> => {
    const { height, top } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      top: document.documentElement.scrollTop,
    }));
    expect(height, `the document's height after ${after}`).toBeLessThanOrEqual(901);
    expect(top, `how far the page moved after ${after}`).toBe(0);
    await expect(page.getByRole('button', { name: 'Sign the contract' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect(paper.getByRole('img', { name: /^Page/ }).locator('visible=true').first()).toBeVisible();
  };
  await steady('opening');
  for (const [where, what] of [
    [column, 'the wheel over the column'],
    [paper, 'the wheel over the paper'],
  ] as const) {
    const box = await where.boundingBox();
    if (!box) throw new Error(`${what}: it isn't there`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 800);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.querySelectorAll('.document-scroll, .paper-box')].map((e) => e.scrollTop > 0)),
      )
      .toContain(true);
    await steady(what);
  }
  // Reading to the end of the files leaves the paper where it was: at its last page.
  await expect(paper.getByRole('img', { name: /^Page/ }).last()).toBeInViewport();
  await expect(column.getByRole('list', { name: 'Story so far' }).getByRole('link', { name: /^Offer/ })).toBeVisible();
  // The pages beside the paper lead to themselves.
  const pages = paper.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: /^Page 1 of/ }).click();
  await expect(paper.getByRole('img', { name: /^Page 1 of/ })).toBeInViewport();
  await expect(pages.getByRole('button', { name: /^Page 1 of/ })).toHaveAttribute('aria-current', 'page');
  await steady('a page that was chosen');
  await expectAccessible(page, 'the contract page');
});

test('what is missing to sign is said all at once, each at its place', async ({ harness }) => {
  const { page } = await harness.someone();
  await openContract(page);
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText('Draw your signature.', { exact: true })).toBeVisible();
  await expect(page.getByText('Enter your password.', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirm that you have read it.').last()).toBeVisible();
  // Once more above the form, by name; each leads to its place.
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(summary.getByRole('link')).toHaveText([
    'Signature: Draw your signature.',
    'Current password: Enter your password.',
    'Confirm that you have read it.',
  ]);
  await expectAccessible(page, 'a signature with all missing');
  await summary.getByRole('link', { name: /^Current password/ }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByRole('radio', { name: 'Type', exact: true }).click();
  await expect(page.getByText('Draw your signature.', { exact: true })).toBeHidden();
  // A typed one is shown as it will stand.
  await page.getByLabel('Your name as signature').fill('S. Verhulst');
  await expect(page.getByRole('img', { name: /as it will stand on the paper: S\. Verhulst$/ })).toBeVisible();
});

test('the paper shows who has signed and where I sign, and how each of them signed stands under the name', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContract(page);
  const paper = page.getByRole('region', { name: 'The document' });
  await expect(paper.getByRole('img', { name: /^Signature of / })).toBeVisible();
  // From the head of the paper to the place, from the place to the form.
  await paper.getByRole('button', { name: 'Sign here' }).first().click();
  const here = paper.locator('.paper-here');
  await expect(here).toBeInViewport();
  await expect(here).toBeFocused();
  await here.press('Enter');
  await expect(page.getByRole('radio', { name: 'Draw', exact: true })).toBeFocused();
  await page.getByText(/^How .+ signed$/).click();
  await expect(page.getByText(/^(Typed|Drawn); password entered again$/)).toBeVisible();
  await expectAccessible(page, 'a contract with a signature and its evidence');
  // On a phone the same stands beneath the text.
  const phone = await harness.someone({ phone: true });
  await openContract(phone.page);
  const rows = phone.page.getByRole('list', { name: 'Signatures', exact: true });
  await expect(rows.getByRole('img', { name: /^Signature of / })).toBeVisible();
  await rows.getByRole('button', { name: 'Sign here' }).click();
  await expect(phone.page.getByRole('radio', { name: 'Draw', exact: true })).toBeInViewport();
});

test('on a phone a contract is read as text, with the turn, the deadline and the signature in sight', async ({
  harness,
}) => {
  const { page } = await harness.someone({ phone: true });
  await openContract(page);
  const bar = page.getByRole('region', { name: 'Your turn' });
  await expect(bar.getByText('Your turn')).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(/^Sign until/)).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: /^Read \d+ pages$/ })).toBeInViewport({ ratio: 1 });
  const words = page.getByRole('region', { name: /^Page 1 of/ });
  await expect(words.getByText('Saskia Verhulst').first()).toBeVisible();
  const type = await words
    .locator('p, h3')
    .last()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(type).toBeGreaterThanOrEqual(15);
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.paper-box')].map((element) => element.scrollWidth),
  );
  expect(Math.max(...wide)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'the contract on a phone');
  await page.mouse.wheel(0, 3000);
  await expect(bar.getByRole('button', { name: 'Sign', exact: true })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Sign', exact: true }).click();
  // What one signs with rises from below; what is missing is said there, and what signs stays in sight.
  const sheet = page.getByRole('dialog', { name: 'Sign the contract' });
  await expect(sheet.getByRole('radio', { name: 'Draw', exact: true })).toBeInViewport();
  await sheet.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(sheet.getByRole('link', { name: /^Current password/ })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Sign the contract' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the sheet in which a contract is signed on a phone');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Page by page to the end: each that was read counts.
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 400);
  await expect(bar.getByRole('button', { name: /^Read (\d+) pages ?, \1 read$/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Paper' }).click();
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
});
