import type { Page } from '@playwright/test';
import { expect, expectStill, signIn, test } from './harness.ts';

/** A phone at the edge of its network: 40 kB a second, a third of a second there and back. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 330,
    downloadThroughput: 40_000,
    uploadThroughput: 20_000,
  });
};

test('on a slow line a page has its outline within a second, long before its scripts', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  await slowDown(page);
  // A busy machine may lose one race; the line itself leaves time. What the page before still asks for would go first.
  await expect(async () => {
    await page.goto('about:blank', { waitUntil: 'commit' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.outline-sheet')).toBeVisible();
    const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 10_000);
    expect(painted).toBeLessThan(1000);
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.outline')).toHaveCount(0);
});

test('no icon waits for the network', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await context.route('**/icons/**', (route) => route.abort());
  const reply = await page.request.get('/api/documents?turn=mine');
  const { data } = (await reply.json()) as { data: { id: string }[] };
  for (const path of ['/', '/club-representative/offers', '/documents', `/documents/${data[0]?.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.tl-side .tl-icon svg, .tl-bottom .tl-icon svg').first()).toBeVisible();
    // Flags are many, and have their room until they are there.
    expect(await page.locator('.tl-icon:not(:has(svg)):not(.tl-flag .tl-icon)').count(), path).toBe(0);
  }
});

test('nothing moves when what a list waited for arrives', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  let waiting = 0;
  await context.route(/\/api\/(offers|documents|known-signers)/, async (route) => {
    const answer = await route.fetch();
    // Seen with its bars first; what is asked for beside the list has none.
    const bars = page.locator('.tl-skeleton').first();
    const seen = await bars.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (seen) waiting += 1;
    await route.fulfill({ response: answer });
  });
  for (const [path, there] of [
    ['/club-representative/offers', page.locator('main a[href^="/club-representative/offers/off_"]').first()],
    ['/documents', page.locator('.document-row').first()],
  ] as const) {
    waiting = 0;
    await page.goto(path);
    await expect(there).toBeVisible();
    expect(waiting, path).toBeGreaterThan(0);
    // What browsers call good ends at 0.1; columns that find their width stay within half of it, a list that jumps by its lead doesn't.
    await expectStill(page, 0.05, path);
  }
  // A contract: its pages are drawn one after the other, each where it will stay.
  const reply = await page.request.get('/api/documents?turn=mine');
  const { data } = (await reply.json()) as { data: { id: string }[] };
  await page.goto(`/documents/${data[0]?.id}`);
  await expect(page.locator('.paper-sheet canvas').first()).toBeVisible();
  await expect(page.locator('.paper-sheet canvas:not([style])')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Story so far' })).toBeAttached();
  await expectStill(page, 0.05, 'the page of a contract');
  // On a phone its words come first, and what stands below them waits: however few they are. A draft waits for whom one knows.
  await page.setViewportSize({ width: 390, height: 844 });
  const all = (await (await page.request.get('/api/documents')).json()) as {
    data: { id: string; title: string; status: string }[];
  };
  expect(new Set(all.data.map(({ status }) => status)).size).toBeGreaterThan(2);
  for (const { id, title, status } of all.data) {
    await page.goto(`/documents/${id}`);
    await expect(
      status === 'draft'
        ? page.getByRole('heading', { name: 'People you know here' })
        : page.locator('.paper-read > div:not(:empty)').first(),
    ).toBeVisible();
    await expect(page.locator('.paper-read > div:empty')).toHaveCount(0);
    await expectStill(page, 0.05, `${title}, on a phone`);
  }
});

const lateForms = [
  {
    who: 'saskia.verhulst@demo.example',
    at: '/club-representative/scout-players',
    link: 'Offers',
    script: /offers-page_tsx.*\.js$/,
    ready: async (page: Page) => {
      await page.getByPlaceholder('Search by name').fill('Mateo Ibarra');
      await page.getByRole('row').filter({ hasText: 'Mateo Ibarra' }).getByRole('rowheader').click();
    },
    press: 'Ask to a trial',
    dialog: 'Ask Mateo Ibarra to a trial',
    field: 'Place',
  },
  {
    who: 'davi.adeyinka@demo.example',
    at: '/player/trial-requests',
    link: 'Documents',
    script: /pages_documents_documents-page_tsx.*\.js$/,
    ready: async () => {},
    press: 'Block days',
    dialog: 'Block days',
    field: 'Why',
  },
] as const;

for (const { who, at, link, script, ready, press, dialog, field } of lateForms)
  test(`a page that comes late doesn’t take what was opened meanwhile (${press}), and what is typed into it`, async ({
    harness,
  }) => {
    const { page, context } = await harness.someone();
    await signIn(page, who);
    const line = Promise.withResolvers<void>();
    await context.route(script, async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto(at);
    await ready(page);
    const open = page.getByRole('button', { name: press });
    await expect(open).toBeEnabled();
    const address = page.url();
    const coming = page.waitForEvent('requestfinished', (request) => script.test(request.url()));
    const leave = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${link}`) });
    await leave.click();
    await open.click();
    const typed = page.getByRole('dialog', { name: dialog }).getByLabel(field);
    await typed.fill('Het Kasteel');
    line.resolve();
    await coming;
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))),
    );
    await expect(typed).toHaveValue('Het Kasteel');
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(typed).toBeHidden();
    // Asked for once more, it comes.
    await leave.click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  });
