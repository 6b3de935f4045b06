import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectStill, look, password, test } from './harness.ts';

/** Where people begin, the words stand before any script has come, and nothing that is done on them is lost. */

/** Scripts of the page come when they are let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const gone = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone.promise;
    await route.continue();
  });
  return () => gone.resolve();
};

const stands = '[data-first-page]';

/** Adds the looks of everything, which come with the scripts. */
const addAllLooks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const html = await (await fetch('/login')).text();
    const sheets = [...html.matchAll(/ as="style" href="([^"]+)"/g)].map(([, href = '']) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      return new Promise((there, failed) => Object.assign(link, { onload: there, onerror: failed }));
    });
    if (sheets.length === 0) throw new Error('The page asks for no style sheet ahead.');
    await Promise.all(sheets);
  });
/** All scripts behind the first one. */
const afterTheFirst = /\/assets\/(?!main\.).*\.js$/;

for (const [width, options] of [
  ['a desktop', {}],
  ['a phone in the dark', { phone: true, dark: true }],
] as const)
  for (const [path, heading] of [
    ['/', /./],
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
  ] as const)
    test(`${path} on ${width} is read before its scripts, and does not move when they come`, async ({ harness }) => {
      const { page } = await harness.someone(options);
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(stands).getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // In its own looks: nothing of it is hidden, nothing is without its colours.
      expect(await look(page, 'dark' in options ? 'dark' : 'light')).toEqual([]);
      const before = await page.locator(`${stands} h1`).boundingBox();
      // With a few rules in the page itself as with all there are: not one point differs.
      await expect.poll(() => page.evaluate(() => document.fonts.check('680 28px Archivo'))).toBe(true);
      const alone = await page.screenshot({ fullPage: true });
      await addAllLooks(page);
      expect(alone.equals(await page.screenshot({ fullPage: true }))).toBe(true);
      letGo();
      // Who only reads needs no scripts; whoever is about to press something gets them.
      await page.waitForLoadState('domcontentloaded');
      if (path === '/') await page.keyboard.press('Shift');
      await expect(page.locator(stands)).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.getByRole('heading', { level: 1, name: heading }).boundingBox()).toEqual(before);
      await expectStill(page, 0.03);
    });

test('who reads on stays where he is when the scripts come, and finds the place again', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  const prices = page.locator(stands).getByRole('region', { name: 'What it costs' });
  const place = await prices.evaluate((region) => Math.round(region.getBoundingClientRect().top) + scrollY - 100);
  await page.evaluate((top) => scrollTo(0, top), place);
  await expect(page.locator(stands)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('€149 per month')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expectStill(page, 0.03);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText('€149 per month')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

/** The page as a slow processor has read it so far: the first part of what stands before the scripts. */
const readAsFarAs = async (page: Page, path: string, part: number): Promise<void> => {
  await page.unroute(path);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const from = html.indexOf('<h1');
    const to = html.indexOf('<noscript>');
    if (from < 0 || to < from) throw new Error(`${path} has no first page.`);
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<', from + (to - from) * part)) });
  });
  await page.goto(path, { waitUntil: 'commit' });
};

for (const [width, options] of [
  ['a desktop', {}],
  ['a phone', { phone: true }],
] as const)
  for (const path of ['/', '/login', '/register'])
    test(`on ${width} ${path} stays where it is while the rest of it is read`, async ({ harness }) => {
      const { page } = await harness.someone(options);
      const letGo = await holdScripts(page);
      await readAsFarAs(page, path, 1);
      const heading = page.locator(`${stands} h1`);
      const fonts = () => page.evaluate(() => document.fonts.check('680 28px Archivo'));
      await expect.poll(fonts).toBe(true);
      const whole = await heading.boundingBox();
      for (const part of [0.15, 0.4, 0.7]) {
        await readAsFarAs(page, path, part);
        await expect.poll(fonts).toBe(true);
        expect(await heading.boundingBox(), `${part} of the page`).toEqual(whole);
      }
      letGo();
    });

test('what is wrong is told beneath what stands there: nothing above it moves', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true });
  await page.goto('/login');
  await expect(page.locator(stands)).toHaveCount(0, { timeout: 60_000 });
  const heading = page.getByRole('heading', { level: 1, name: 'Sign in' });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  const after = await heading.boundingBox();
  expect(after && { ...after, y: after.y + scrolled }).toEqual(before);
});

/** What a person reads first: its words come with the page, its letters when they can. */
for (const [width, options] of [
  ['a desktop', {}],
  ['a phone', { phone: true }],
] as const)
  for (const path of ['/', '/login', '/register'])
    test(`on ${width} ${path} stays where it is when its letters come late`, async ({ harness }) => {
      const { page } = await harness.someone(options);
      const gone = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await gone.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Painted once with what every system has.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      const late = page.waitForResponse(/\.woff2$/);
      gone.resolve();
      await late;
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('680 28px Archivo'))).toBe(true);
      await expectStill(page, 0.03);
    });

/** Where the words of the heading stand, letters alone. */
const wordsOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { y, height, width } = words.getBoundingClientRect();
    return { y, height, width };
  });

/** When the largest thing in sight was painted, by the browser's own word; ms since the click. */
const largestAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let last = 0;
        const note = (list: PerformanceObserverEntryList) => {
          for (const { startTime } of list.getEntries()) last = startTime;
        };
        new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
        // What is buffered is handed over before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => settle(last)));
      }),
  );

for (const [width, options] of [
  ['a desktop', {}],
  ['a phone', { phone: true }],
] as const)
  for (const path of ['/login', '/register'])
    test(`on ${width} the largest thing of ${path} is there before its letters and scripts, at its height`, async ({
      harness,
    }) => {
      const { page } = await harness.someone(options);
      const letGo = await holdScripts(page);
      const letters = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await letters.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => largestAt(page)).toBeGreaterThan(0);
      const [first, before] = [await largestAt(page), await wordsOf(page)];
      letters.resolve();
      await expect.poll(() => page.evaluate(() => document.fonts.check('680 28px Archivo'))).toBe(true);
      const after = await wordsOf(page);
      expect([after.y, after.height]).toEqual([before.y, before.height]);
      expect(after.width).toBeLessThanOrEqual(before.width);
      letGo();
      await expect(page.locator(stands)).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await largestAt(page)).toBe(first);
    });

test('who signs in before the scripts is signed in by them, and the password is in no address', async ({ harness }) => {
  const { page } = await harness.someone();
  const letGo = await holdScripts(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  const first = page.locator(stands);
  await first.getByLabel('Email').fill('davi.adeyinka@demo.example');
  await first.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  letGo();
  // The form has it again, and sends it once it is pressed: nobody but a script can hear what was pressed before the first one.
  await expect(first).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByLabel('Email')).toHaveValue('davi.adeyinka@demo.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([]);
});

test('what is pressed after the first script is done by the rest', async ({ harness }) => {
  const { page } = await harness.someone();
  const gone = Promise.withResolvers<void>();
  await page.route(afterTheFirst, async (route) => {
    await gone.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  const first = page.locator(stands);
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  // Its first script listens once it has run.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/main\./.test(name)));
  await page.waitForLoadState('domcontentloaded');
  await first.getByRole('radio', { name: /^Player/ }).click();
  await first.getByLabel('Your name').fill('Ana de la Cruz');
  await first.getByRole('button', { name: 'Create an account' }).click();
  gone.resolve();
  await expect(first).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('radio', { name: /^Player/ })).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Ana de la Cruz');
  // It was sent: what is missing is said.
  await expect(page.getByRole('alert').first()).toBeVisible();
});

/** The scripts that a page has asked for so far, but the one for the colours. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  );

test('the landing page asks for one script until somebody touches it, and a link leads on without the rest', async ({
  harness,
}) => {
  const { page } = await harness.someone({ phone: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scriptsOf(page)).toEqual([expect.stringMatching(/\/main\.[^/]+$/)]);
  await expect(page.locator(stands)).toBeVisible();
  // The rest can't be had: the page stays, and what it links to is reached.
  await page.route(afterTheFirst, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Colour mode' }).focus();
  await failed;
  await expect(page.locator(stands)).toBeVisible();
  await page.unroute(afterTheFirst);
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('what is pressed first on the landing page is done once its scripts are there', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator(stands)).toBeVisible();
  await page.getByRole('button', { name: 'Colour mode' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('who is signed in gets no first page', async ({ harness }) => {
  const { page } = await harness.someone();
  const guest = await (await page.request.get('/')).text();
  expect(guest).toContain('data-first-page');
  expect(guest).not.toContain('<!--first');
  const elsewhere = await (await page.request.get('/privacy')).text();
  expect(elsewhere).not.toContain('data-first-page');
});

/** Answers what it costs when it is told to, or that nobody is there who could say. */
const holdPrices = async (page: Page): Promise<(answer: 'served' | 'away') => void> => {
  const told = Promise.withResolvers<'served' | 'away'>();
  await page.route('**/api/entry-prices', async (route) => {
    if ((await told.promise) === 'served') await route.continue();
    else await route.fulfill({ status: 503, json: { error: 'ServiceUnavailable', message: 'Try again later.' } });
  });
  return told.resolve;
};

for (const [width, options] of [
  ['a desktop', {}],
  ['a phone', { phone: true }],
] as const)
  test(`what it costs fills the room that is kept for it on ${width}`, async ({ harness }) => {
    const { page } = await harness.someone(options);
    const tell = await holdPrices(page);
    await page.goto('/');
    const prices = page.getByRole('region', { name: 'What it costs' });
    await expect(prices.getByText('Nothing is paid before that.', { exact: false })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await foot.scrollIntoViewIfNeeded();
    const before = await foot.boundingBox();
    tell('served');
    await expect(prices.getByText('€149 per month')).toBeVisible();
    for (const kind of ['Player', 'Club representative', 'Agent', 'Coach'])
      await expect(prices.getByRole('heading', { name: kind, exact: true })).toBeVisible();
    expect(await foot.boundingBox()).toEqual(before);
    await expectAccessible(page, 'the landing page with its prices');
    const { headers } = await page.request.get('/api/entry-prices').then((reply) => ({ headers: reply.headers() }));
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['public, max-age=300', undefined]);

    // Where nobody can say it now, a sentence stands there, and the way on.
    const other = await harness.someone(options);
    const sayAway = await holdPrices(other.page);
    await other.page.goto('/');
    await other.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const still = await other.page.getByRole('contentinfo').boundingBox();
    sayAway('away');
    const away = other.page.getByRole('region', { name: 'What it costs' });
    await expect(away.getByText(/^The prices can’t be shown at the moment\./)).toBeVisible();
    expect(await other.page.getByRole('contentinfo').boundingBox()).toEqual(still);
    await away.getByRole('link', { name: 'Create an account' }).click();
    await expect(other.page).toHaveURL('/register');
  });
