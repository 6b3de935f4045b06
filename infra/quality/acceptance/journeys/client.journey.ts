import type { Page, Request } from '@playwright/test';
import { bootElement } from '@touchline/contracts/protocol/boot';
import { csrfCookie } from '@touchline/contracts/protocol/csrf';
import { currentProfileCookie } from '@touchline/contracts/protocol/current-profile';
import { expect, expectAccessible, look, password, signIn, test } from './harness.ts';

/** What every page of the product does with what goes wrong, and how its one client is set. */

const email = 'davi.adeyinka@demo.example';

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

/** Answers what waits until the page has all that it asks for. */
const answersOf = (page: Page): (() => Promise<void>) => {
  const asked = new Set<Request>();
  const answered = (request: Request): void => void asked.delete(request);
  page.on('request', (request) => {
    if (/\/api\/(?!live)/.test(request.url())) asked.add(request);
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    await expect(page.locator('main').locator('.tl-skeleton, [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => asked.size).toBe(0);
  };
};

test('a session that is over leads to the sign-in, and from there back to where one was', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, email);
  const settled = answersOf(page);
  await page.goto('/profile/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the page still asks would lead to the sign-in before anybody presses anything.
  await settled();
  await context.clearCookies({ name: /session/ });
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(page).toHaveURL('/login?redirect=%2Fdocuments');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/documents');
  // Who signs out by oneself starts afresh, and nothing says any more in whose name.
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).filter(({ name }) => name === currentProfileCookie)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('current-profile'))).toBeNull();
});

test('half a link finds nothing, and asks nobody to try it again', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const [player] = (await (await page.request.get('/api/scouting/players?limit=1')).json()).data;
  const half = player.profile_id.slice(0, 2);
  await page.goto(`/documents/${half}`);
  await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  for (const address of [`scout-players?player=${half}`, `requests?opportunity=${half}`]) {
    await page.goto(`/club-representative/${address}`);
    await expect(page.getByText('There is nothing here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
  }
  await expectAccessible(page, 'an open position that isn’t there');
});

test('a page that the server could not prepare says so, and the way home asks it again', async ({ harness }) => {
  const { page } = await harness.someone();
  const away = { status: 503, message: 'The service is not available right now.' };
  await page.route('**/terms-and-conditions', async (route) => {
    const reply = await route.fetch();
    const html = (await reply.text()).replace('"fault":null', `"fault":${JSON.stringify(away)}`);
    return route.fulfill({ response: reply, status: 503, body: html });
  });
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: away.message })).toBeVisible();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From first look to last signature' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a command without a fitting token is refused once, keeps what was typed, and passes at the next try', async ({
  harness,
}) => {
  const { page, context } = await harness.someone();
  await page.goto('/login');
  await fillIn(page);
  const { hostname } = new URL(page.url());
  await context.addCookies([{ name: csrfCookie, value: 'of.another', domain: hostname, path: '/' }]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  // One that outlived its session is gone with the next page.
  await context.addCookies([{ name: csrfCookie, value: 'of.another', domain: hostname, path: '/' }]);
  await page.reload();
  expect((await context.cookies()).filter(({ name }) => name === csrfCookie)).toEqual([]);
});

test('what is done in one tab is shown in the others', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'tomas.ekberg@demo.example');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/club-representative/shortlists');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const list = `In two tabs ${Date.now()}`;
  await page.getByRole('button', { name: 'New list' }).first().click();
  await page.getByLabel('Name of the list').fill(list);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Shortlists' }).getByRole('link', { name: list })).toBeVisible();
});

test('a failed command is told in its place and by a toast', async ({ harness }) => {
  const { page } = await harness.someone();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toHaveCount(2);
});

test('what was refused is pressed again while its toast is there: it lies on no button that stays where it is', async ({
  harness,
}) => {
  for (const phone of [false, true]) {
    const { page } = await harness.someone({ phone });
    await signIn(page, email);
    await page.goto('/documents');
    await page
      .getByRole('link', { name: /Image rights 2027/ })
      .first()
      .click();
    if (phone) await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page
      .getByLabel(/^Name on the shirt/)
      .last()
      .fill('Davi');
    await page.getByRole('radio', { name: 'Type', exact: true }).click();
    await page.getByLabel('Your name as signature').fill('Davi Adeyinka');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByRole('checkbox', { name: /I have read it/ }).click();
    const sign = page.getByRole('button', { name: 'Sign the document' }).last();
    await sign.click();
    const toast = page.locator('.tl-toast');
    await expect(toast).toBeVisible();
    const [lies, pressed] = [await toast.boundingBox(), await sign.boundingBox()];
    expect((lies?.y ?? 0) + (lies?.height ?? 0), phone ? 'phone' : 'desktop').toBeLessThanOrEqual(pressed?.y ?? 0);
    // It is as low as it goes.
    expect((pressed?.y ?? 0) - (lies?.y ?? 0), phone ? 'phone' : 'desktop').toBeLessThan(160);
  }
});

test('an error that nothing caught opens the error page, and the way home is clear of it', async ({ harness }) => {
  const { page } = await harness.someone();
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await page.evaluate((address) => {
    const ours = Object.assign(new Error('The terms fell over'), {
      stack: `Error\n    at work (${address}/shell/x.js:1:1)`,
    });
    void Promise.reject(ours);
  }, new URL(page.url()).origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('The terms fell over')).toBeVisible();
  await expectAccessible(page, 'an unhandled error');
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'From first look to last signature' })).toBeVisible();
});

test('a page whose first scripts can’t be had is loaded anew, and then says so', async ({ harness }) => {
  const { page } = await harness.someone();
  let refused = 0;
  await page.route(/bootstrap[^/]*\.js/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  expect(await look(page, 'light')).toEqual([]);
  await page.unroute(/bootstrap[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('where the settings say so, a token takes the place of the cookies', async ({ harness }) => {
  const { page, context } = await harness.someone();
  // As a site elsewhere would serve the pages: with these settings in them.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch();
    const html = (await reply.text()).replace('"client":{}', '"client":{"mode":"token","token_storage":"local"}');
    return route.fulfill({ response: reply, body: html });
  });
  await page.goto('/login');
  expect(await page.locator(`#${bootElement}`).textContent()).toContain('"mode":"token"');
  await fillIn(page);
  // The page has asked once by itself before, as nobody.
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/api/me') && request.headers().authorization !== undefined,
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await asked).headers().authorization).toMatch(/^Bearer \S{20,}$/);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /Davi/ }).first()).toBeVisible();
  expect((await context.cookies()).filter(({ name, httpOnly }) => httpOnly && name.includes('session'))).toEqual([]);
  // Another page knows the token: it asks who that is by itself.
  await page.reload();
  await expect(page.getByRole('button', { name: /Davi/ }).first()).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('touchline-token'))).toBeNull();
});
