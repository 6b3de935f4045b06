import type { Page } from '@playwright/test';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';

const graham = 'graham.pell@demo.example';
/** What he signs in with changes here: nobody else's journey needs him, should one of these end halfway. */
const joonHo = 'joon-ho.bae@demo.example';
const other = 'four wet corner flags';

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

const changePassword = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByLabel('Current password').fill(from);
  await page.getByLabel('New password').fill(to);
  await page.getByRole('button', { name: 'Change password' }).click();
};

test('the account: its name, and a password that counts at once and ends the other sessions', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, joonHo);
  await page.goto('/profile/user');
  await page.getByLabel('Your name').fill('J. H. Bae');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your name is saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('J. H. Bae');

  const elsewhere = (await harness.someone({ phone: true })).page;
  await signIn(elsewhere, joonHo);
  await changePassword(page, 'not this one', other);
  await expect(section(page, 'Password').getByRole('alert').first()).toBeFocused();
  await changePassword(page, password, other);
  await expect(page.getByText(/Your password is changed/).first()).toBeVisible();
  await elsewhere.goto('/documents');
  await expect(elsewhere).toHaveURL(/\/login/);

  // It signs in, and the first one comes back for whoever comes after.
  await elsewhere.getByLabel('Email').fill(joonHo);
  await elsewhere.getByLabel('Password', { exact: true }).fill(other);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL(/\/documents/);
  await changePassword(page, other, password);
  await expect(page.getByLabel('Current password')).toHaveValue('');
});

test('a sign-in on a device that the account does not know is told by mail, with the way to its sessions', async ({
  harness,
}) => {
  const known = (await harness.someone()).page;
  await signIn(known, joonHo);
  const stranger = await harness.someone({ phone: true });
  const agent = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  await stranger.context.setExtraHTTPHeaders({ 'user-agent': agent });
  await signIn(stranger.page, joonHo);
  let told = '';
  // The mail about the first of the two may be the newest for a moment.
  await expect(async () => {
    told = (await messageTo(known, joonHo, 'New sign-in to your account')).text;
    expect(told).toContain('Where: Firefox on Android');
  }).toPass();
  const account = /Open your account: \w+:\/\/[^/]+(\/\S+)/.exec(told)?.[1];
  expect(account).toBe('/profile/user');
  await known.goto(account ?? '');
  const sessions = section(known, 'Where you are signed in');
  await expect(sessions.getByRole('button', { name: 'End the session in Firefox on Android' })).toBeVisible();

  await sessions.getByRole('button', { name: 'End the session in Firefox on Android' }).click();
  await known.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(known.getByText('That session has ended').first()).toBeVisible();
  await stranger.page.goto('/documents');
  await expect(stranger.page).toHaveURL(/\/login/);

  // All of them at once, but for the one that asks.
  await signIn(stranger.page, joonHo);
  await known.reload();
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const asked = known.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expect(asked.getByText(/You stay signed in here/)).toBeVisible();
  await asked.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(known.getByText('You are signed out everywhere else.').first()).toBeVisible();
  await stranger.page.goto('/documents');
  await expect(stranger.page).toHaveURL(/\/login/);
  await known.reload();
  await expect(sessions.getByText('This browser')).toBeVisible();
});

test('another email address: asked with the password, done with the code, undone from the address before', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  const moved = 'joon-ho@bae.example';
  await signIn(page, joonHo);
  await page.goto('/profile/user');
  const email = section(page, 'Email');
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByLabel('New email')).toBeFocused();
  const ask = async (address: string, given: string): Promise<void> => {
    await email.getByLabel('New email').fill(address);
    await email.getByLabel('Your password').fill(given);
    await email.getByRole('button', { name: 'Send the code' }).click();
  };
  await ask(moved, 'not this one');
  await expect(email.getByText("Your credentials don't match.").first()).toBeVisible();
  await expect(email.getByLabel('New email')).toHaveValue(moved);
  await expectAccessible(page, '/profile/user with a new address');
  await ask(joonHo.toUpperCase(), password);
  await expect(email.getByText("You can't change to your own email address.", { exact: true })).toBeVisible();
  await ask(moved, password);
  await expect(email.getByText(`We have sent a code to ${moved}.`)).toBeVisible();

  // It waits through a reload, and a wrong code is said at its field.
  await page.reload();
  const code = /^\d{6}$/m.exec((await messageTo(page, moved, 'Your code for a new email address')).text)?.[0] ?? '';
  await email.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await email.getByRole('button', { name: 'Use the new address' }).click();
  await expect(email.getByText('It seems this token is invalid.', { exact: true })).toBeVisible();
  // The focus may have scrolled the tabs half beneath the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, '/profile/user with a code that is waited for');
  const elsewhere = (await harness.someone({ phone: true })).page;
  await signIn(elsewhere, joonHo);
  await email.getByLabel('Code').fill(code);
  await email.getByRole('button', { name: 'Use the new address' }).click();
  await expect(email.getByText(moved, { exact: true })).toBeVisible();
  await expect(email.getByRole('button', { name: 'Change email' })).toBeVisible();
  await elsewhere.goto('/documents');
  await expect(elsewhere).toHaveURL(/\/login/);

  const link = /https?:\S+(\/undo-email-change\?token=\S+)/;
  const { text } = await messageTo(elsewhere, joonHo, 'Your email address was changed');
  await elsewhere.goto(link.exec(text)?.[1] ?? '');
  await expect(elsewhere).toHaveURL('/undo-email-change');
  await expectAccessible(elsewhere, '/undo-email-change');
  await elsewhere.getByRole('button', { name: 'Undo the change' }).click();
  await expect(elsewhere.getByText(`Your account uses ${joonHo} again.`)).toBeVisible();
  await expectAccessible(elsewhere, 'the address that is back');
  await elsewhere.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(elsewhere).toHaveURL('/forgot-password');
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/login/);

  // The first password comes back for whoever comes after.
  await elsewhere.getByLabel('Email').fill(joonHo);
  await elsewhere.getByRole('button', { name: 'Send a PIN' }).click();
  const pin = /^\d{6}$/m.exec((await messageTo(elsewhere, joonHo, 'Your PIN for a new password')).text)?.[0] ?? '';
  await elsewhere.getByLabel('PIN').fill(pin);
  await elsewhere.getByRole('button', { name: 'Check the PIN' }).click();
  await elsewhere.getByLabel('New password').fill(password);
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test('a team is added to the club, and acted for', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, graham);
  await page.goto('/profile/management');
  await page.getByRole('button', { name: 'Add team' }).click();
  await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([/^Name of the team: /]);
  await page.getByLabel('Name of the team').fill('Under 21');
  await page.getByLabel('Level').selectOption('U21');
  await page.getByRole('button', { name: 'Add team' }).click();
  await expect(page.getByText('Under 21 is added').first()).toBeVisible();
  const acting = page.getByRole('checkbox', { name: /Under 21/ });
  await expect(acting).not.toBeChecked();
  await acting.click();
  await expect(acting).toBeChecked();
  await expect(acting).toBeEnabled();
  await page.reload();
  await expect(acting).toBeChecked();
  // Staff confirm that he acts for it.
  await expect(page.getByText('Staff are looking at your change')).toBeVisible();
  await expect(page.getByText(/You act for: .*Under 21/)).toBeVisible();
});

test('a second role: begun, left for the first one, and made the one to start with', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, graham);
  await page.goto('/profile/user');
  // What somebody opens while the page is still on its way stays open when it comes.
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/api\/profile$/, async (route) => {
    if (route.request().method() === 'GET') await opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a player profile' }).click();
  await expect(page).toHaveURL(/\/onboarding\/player/);
  await page.getByRole('button', { name: 'Change profile' }).click();
  const first = page.getByRole('dialog').getByRole('button', { name: /Leeds United/ });
  await expect(first).toBeVisible();
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Who are you?', includeHidden: true })).toBeVisible();
  await page.unroute(/\/api\/profile$/);
  await first.click();
  await expect(page).not.toHaveURL(/\/onboarding/);
  await page.goto('/profile/user');
  await expectAccessible(page, '/profile/user with two profiles');
  await page.getByRole('button', { name: 'Start with this one' }).click();
  const player = page.getByRole('listitem').filter({ hasText: 'Not submitted yet' });
  await expect(player.getByText('Default')).toBeVisible();

  // A browser that knows nothing yet starts there.
  const elsewhere = (await harness.someone()).page;
  await signIn(elsewhere, graham);
  await expect(elsewhere).toHaveURL(/\/onboarding\/player/);

  await page.getByRole('button', { name: 'Start with this one' }).click();
  await expect(player.getByRole('button', { name: 'Start with this one' })).toBeVisible();
});
