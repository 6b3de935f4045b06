import type { Page } from '@playwright/test';
import { appCode } from '../../../apps/api-client/authenticator.ts';
import { expect, look, messageTo, password, setUpFactor, signIn, test } from './harness.ts';

const anneke = 'anneke.brandt@demo.example';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Two-step sign-in', exact: true }) });

const firstStep = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};
const type = async (page: Page, field: string, code: string): Promise<void> => {
  await page.getByLabel(field).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const switchOff = async (page: Page, code: string): Promise<void> => {
  await section(page).getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch two-step sign-in off?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(section(page).getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
};
const isIn = (page: Page) => page.waitForURL((url) => url.pathname !== '/login');

test('two-step sign-in: set up with an app, asked for, each code once, a recovery code, switched off', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, anneke);
  await page.goto('/profile/user');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await look(page, 'light'), 'setting it up').toEqual([]);
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByText('This code doesn’t work.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const { secret, recovery } = await setUpFactor(page);
  expect(await look(page, 'light'), 'the account with it').toEqual([]);
  await messageTo(page, anneke, 'Two-step sign-in is on');

  const phone = (await harness.someone({ phone: true })).page;
  await firstStep(phone, anneke);
  expect(await look(phone, 'light'), 'the second step').toEqual([]);
  // The app's next code is right too: clocks differ.
  const next = appCode(secret, Date.now() + 30_000);
  await type(phone, 'Code from your app', next);
  await isIn(phone);
  await phone.goto('/logout');
  await phone.waitForURL(/\/login/);
  await firstStep(phone, anneke);
  await type(phone, 'Code from your app', next);
  await expect(phone.getByText('This code doesn’t work.').first()).toBeVisible();
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await type(phone, 'Recovery code', recovery[0] ?? '');
  await isIn(phone);
  await messageTo(page, anneke, 'A recovery code was used');

  await page.reload();
  await expect(section(page).getByText('9 of 10 left')).toBeVisible();
  // New ones take their place. The dialog that shows them follows the one that asks: both were opened by one button.
  const renew = section(page).getByRole('button', { name: 'New codes' });
  await renew.click();
  const asked = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  await asked.getByLabel('Your password').fill(password);
  await asked.getByLabel('Code').fill(recovery[1] ?? '');
  await asked.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.locator('code')).toHaveCount(10);
  const renewed = await codes.locator('code').allTextContents();
  expect(renewed).not.toContain(recovery[2]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page).getByText('10 of 10 left')).toBeVisible();
  await expect(renew).toBeFocused();
  await switchOff(page, renewed[0] ?? '');
  await phone.goto('/profile/user');
  await expect(phone).toHaveURL(/\/login/);
  await signIn(phone, anneke);
});

test('a lost second step: asked for by one member of staff, taken away by another', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, anneke);
  await page.goto('/profile/user');
  await setUpFactor(page);
  const { data } = (await (await page.request.get('/api/me')).json()) as { data: { id: string; name: string } };
  const caseOf = `/admin/users?tab=all&user=${data.id}`;

  const petra = (await harness.someone()).page;
  await signIn(petra, 'petra.lindgren@demo.example');
  await petra.goto(caseOf);
  await petra.getByRole('button', { name: 'Lost their second step' }).click();
  const asking = petra.getByRole('dialog');
  await asking.getByLabel('How do you know that it is this person?').fill('She called by video with her passport.');
  await asking.getByRole('button', { name: 'Ask for it' }).click();
  await expect(petra.getByText('She called by video with her passport.').first()).toBeVisible();
  await expect(petra.getByRole('button', { name: 'Take it away' })).toBeDisabled();
  expect(await look(petra, 'light'), 'a request of one’s own').toEqual([]);
  await messageTo(page, anneke, 'Your two-step sign-in may be taken away');

  const nora = (await harness.someone()).page;
  await signIn(nora, 'nora.sandvik@demo.example');
  await nora.goto(caseOf);
  await expect(nora.getByText(/Petra Lindgren asked to take two-step sign-in away/)).toBeVisible();
  await nora.getByRole('button', { name: 'Take it away' }).click();
  await nora.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(nora.getByText(`Two-step sign-in of ${data.name} is taken away`).first()).toBeVisible();
  await messageTo(nora, anneke, 'Your two-step sign-in was taken away');
  await page.goto('/documents');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, anneke);
});

test('a passkey: added beside the app, signs in alone, and not any more once it is removed', async ({ harness }) => {
  const tomas = 'tomas.ekberg@demo.example';
  const { page, context } = await harness.someone();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await signIn(page, tomas);
  await page.goto('/profile/user');
  const { recovery } = await setUpFactor(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('What do you call it?').fill('The office laptop');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(section(page).getByText('The office laptop')).toBeVisible();
  await messageTo(page, tomas, 'A passkey was added');
  expect(await look(page, 'light'), 'the account with a passkey').toEqual([]);

  const signOut = async (): Promise<void> => {
    await page.goto('/logout');
    await page.waitForURL(/\/login/);
  };
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login/passkey')) answers.push(request.postData() ?? '');
  });
  await signOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isIn(page);
  // After the password it takes the code's place.
  await signOut();
  await firstStep(page, tomas);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isIn(page);
  await page.goto('/profile/user');
  await expect(section(page).getByText(/, used /)).toBeVisible();
  // What the device answered counts once.
  const csrf = (await context.cookies()).find(({ name }) => name === 'touchline-csrf')?.value ?? '';
  const again = await page.request.post('/api/login/passkey', {
    headers: { 'x-csrf-token': decodeURIComponent(csrf), 'content-type': 'application/json' },
    data: answers.at(-1) ?? '',
  });
  expect([again.status(), (await again.json()).error]).toEqual([422, 'InvalidPasskey']);

  await page.getByRole('button', { name: 'Remove the passkey The office laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(page).getByText('The office laptop')).toBeHidden();
  await signOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/This passkey doesn’t work here/).first()).toBeVisible();

  // As it was, for whoever comes after.
  await firstStep(page, tomas);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await type(page, 'Recovery code', recovery[0] ?? '');
  await isIn(page);
  await page.goto('/profile/user');
  await switchOff(page, recovery[1] ?? '');
});
