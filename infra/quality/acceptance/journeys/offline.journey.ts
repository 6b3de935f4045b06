import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openOfferForm, password, signIn, test } from './harness.ts';

const offline = 'You are offline. Nothing was sent.';
const bar = 'You are offline. What you see may be old.';

/** What the product itself says about a thing, past the page. */
const stateOf = async (page: Page, path: string): Promise<unknown> => {
  const reply = await page.request.get(`/api${path}`);
  expect(reply.status(), path).toBe(200);
  return ((await reply.json()) as { data: unknown }).data;
};

interface Row {
  readonly id: string;
  readonly status: string;
  readonly your_turn: boolean;
}
const first = async (page: Page, path: string, which: (row: Row) => boolean = () => true): Promise<string> => {
  const row = ((await stateOf(page, path)) as Row[]).find(which);
  if (!row) throw new Error(`nothing of that kind in ${path}`);
  return row.id;
};

/** Commands that left this page, from now on. */
const commandsOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/api/csp-reports'))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
};

/** Loses the network, presses, reads why nothing was sent, goes back, and finds all as it was. */
const pressOffline = async (
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  state: string,
  {
    ready,
    press,
    back,
  }: { readonly ready: Locator; readonly press: () => Promise<void>; readonly back: () => Promise<void> },
): Promise<void> => {
  await expect(ready).toBeEnabled();
  const before = await stateOf(page, state);
  const sent = commandsOf(page);
  await context.setOffline(true);
  await press();
  await expect(page.getByRole('alert').filter({ hasText: offline }).first()).toBeInViewport();
  await back();
  await context.setOffline(false);
  // What waited for the network would leave with its return: the page has had it again by the time it is read anew.
  await expect(page.getByText(bar)).toBeHidden();
  // A browser that has just got the network back may abort the first try.
  await expect(() => page.reload()).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([]);
  expect(await stateOf(page, state)).toEqual(before);
};

const backButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true });
const closed = async (page: Page): Promise<void> => {
  await backButton(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('offline, an answer to an offer is not sent, then or later', async ({ harness }) => {
  const davi = await harness.someone();
  await signIn(davi.page, 'davi.adeyinka@demo.example');
  const offer = await first(davi.page, '/offers', (row) => row.status === 'pending' && row.your_turn);
  await davi.page.goto(`/player/offers/${offer}`);
  await pressOffline(davi, `/offers/${offer}`, {
    ready: davi.page.getByRole('button', { name: /^Accept round/ }),
    press: async () => {
      await davi.page.getByRole('button', { name: /^Accept round/ }).click();
      await davi.page.getByRole('button', { name: 'Accept these terms' }).click();
    },
    back: () => closed(davi.page),
  });
  await pressOffline(davi, `/offers/${offer}`, {
    ready: davi.page.getByRole('button', { name: 'Decline', exact: true }),
    press: async () => {
      await davi.page.getByRole('button', { name: 'Decline', exact: true }).click();
      await davi.page.getByRole('dialog').getByRole('button', { name: 'Decline the offer' }).click();
      await expect(davi.page.getByText(bar)).toBeVisible();
    },
    back: () => closed(davi.page),
  });
  // On a phone, by counter: what was typed stays, and the reason stands at the button.
  const phone = await harness.someone({ phone: true });
  await signIn(phone.page, 'davi.adeyinka@demo.example');
  await phone.page.goto(`/player/offers/${offer}?answer=counter`);
  await phone.page.getByLabel('Salary', { exact: true }).fill('5900');
  await pressOffline(phone, `/offers/${offer}`, {
    ready: phone.page.getByRole('button', { name: 'Look over', exact: true }),
    press: async () => {
      await phone.page.getByRole('button', { name: 'Look over', exact: true }).click();
      await phone.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Send round/ })
        .click();
    },
    back: async () => {
      await expectAccessible(phone.page, 'a counter that was not sent');
      await phone.page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(phone.page.getByLabel('Salary', { exact: true })).toHaveValue('5900');
    },
  });
});

test('offline, a club’s offer and its withdrawal are not sent, then or later', async ({ harness }) => {
  const saskia = await harness.someone();
  const { page } = saskia;
  await signIn(page, 'saskia.verhulst@demo.example');
  const offer = await first(page, '/offers', (row) => row.status === 'pending');
  await page.goto(`/club-representative/offers/${offer}`);
  await pressOffline(saskia, `/offers/${offer}`, {
    ready: page.getByRole('button', { name: 'Withdraw the offer' }),
    press: async () => {
      await page.getByRole('button', { name: 'Withdraw the offer' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the offer' }).click();
    },
    back: () => closed(page),
  });

  await openOfferForm(page);
  await page.getByLabel('Salary', { exact: true }).fill('4500');
  await expect(page.getByRole('button', { name: 'Look over and send' })).toBeEnabled();
  await pressOffline(saskia, '/offers', {
    ready: page.getByRole('button', { name: 'Look over and send' }),
    press: async () => {
      await page.getByRole('button', { name: 'Look over and send' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click();
    },
    back: async () => {
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByRole('link', { name: 'Offers' }).first().click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  });
});

test('offline, a contract is not signed, then or later', async ({ harness }) => {
  const saskia = await harness.someone();
  const { page } = saskia;
  await signIn(page, 'saskia.verhulst@demo.example');
  const document = await first(page, '/documents?turn=mine');
  await page.goto(`/documents/${document}`);
  await page.getByRole('radio', { name: 'Type', exact: true }).click();
  await page.getByLabel('Your name as signature').fill('Saskia Verhulst');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('checkbox', { name: /I have read it/ }).click();
  await pressOffline(saskia, `/documents/${document}`, {
    ready: page.getByRole('button', { name: 'Sign the contract' }),
    press: () => page.getByRole('button', { name: 'Sign the contract' }).click(),
    back: async () => {
      await page.getByRole('link', { name: 'Documents' }).first().click();
      // Its code may not have been loaded yet: then a panel says so, in our own frame.
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  });
});

test('offline, staff verify nobody, then or later', async ({ harness }) => {
  const staff = await harness.someone();
  const { page } = staff;
  await signIn(page, 'petra.lindgren@demo.example');
  const person = await first(page, '/admin/users?queue=waiting');
  await page.goto(`/admin/users?user=${person}`);
  await pressOffline(staff, `/admin/users/${person}`, {
    ready: page.getByRole('button', { name: /person alone/ }),
    press: async () => {
      await page.getByRole('button', { name: /person alone/ }).focus();
      await page.keyboard.press('v');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Verify / })
        .click();
    },
    back: () => closed(page),
  });
});

test('offline, every page says so and from when it is; with the network that is gone again', async ({ harness }) => {
  for (const phone of [false, true]) {
    const { page, context } = await harness.someone({ phone });
    await signIn(page, 'saskia.verhulst@demo.example');
    const contract = await first(page, '/documents?turn=mine');
    await page.goto(`/documents/${contract}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(bar)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^From \w{3} \d+ \w{3}, \d\d:\d\d\. Nothing is sent\.$/)).toBeVisible();
    await expectAccessible(page, 'a page without a network');
    // The line takes its room from the page: nothing of it is pushed out of sight.
    if (!phone)
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1);
    await context.setOffline(false);
    await expect(page.getByText(bar)).toBeHidden();
  }
});

test('an answer that came through as the network went hides nothing for long', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  await page.route('**/api/csrf', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse('**/api/csrf');
  await context.setOffline(true);
  await answered;
  await expect(page.getByText(bar)).toBeVisible();
});

test('nobody is told to be signed out where no answer came', async ({ harness }) => {
  const { page, context } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  await context.route('**/api/logout', (route) => route.abort());
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible();
  await expectAccessible(page, 'signing out without an answer');
  expect(await stateOf(page, '/me')).toMatchObject({ email: 'davi.adeyinka@demo.example' });
  await context.unroute('**/api/logout');
  await page.getByRole('button', { name: 'Sign out again' }).click();
  await expect(page).toHaveURL('/login');
});
