import { confirmAddress, expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';

test('a guest finds the way in, by mouse and on a phone', async ({ harness }) => {
  const { page } = await harness.someone();
  for (const [path, heading] of [
    ['/', 'From first look to last signature'],
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/terms-and-conditions', 'Terms and conditions'],
    ['/privacy', 'Privacy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page, path);
  }
  // Both texts are a click away wherever one comes in, and lead to each other.
  for (const path of ['/', '/register']) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.locator('#content').getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  }
  const phone = await harness.someone({ phone: true });
  await phone.page.goto('/');
  await phone.page.getByRole('link', { name: 'Create an account' }).first().click();
  await expect(phone.page).toHaveURL(/\/register$/);
  await expectAccessible(phone.page, '/register on a phone');
});

test('an address without a page says so, with a true 404 and a way home', async ({ harness }) => {
  const { page } = await harness.someone();
  const reply = await page.goto('/no/such/place');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /no/such/place')).toBeVisible();
  await expectAccessible(page, 'the 404 page');
  await page
    .getByRole('button', { name: 'Back to home' })
    .or(page.getByRole('link', { name: 'Back to home' }))
    .click();
  await expect(page).toHaveURL('/');
});

test('registering, confirming the address, signing out and in, and a forgotten password', async ({ harness }) => {
  const { page } = await harness.someone();
  const email = 'entry.journey@demo.example';
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create an account' }).click();
  // What is missing is said at each field, and nothing typed is lost.
  await expect(page.getByText('Enter your name.').first()).toBeVisible();
  // The list above the form has them in the order of the fields.
  await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([
    'I am a: Choose what you are.',
    'Your name: Enter your name.',
    /^Email: Enter an email address/,
    /^Password: Use at least/,
    /^Accept the terms/,
  ]);
  await page.getByRole('radio', { name: /^Player/ }).click();
  await page.getByLabel('Your name').fill('Nina Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('This password is known from data breaches.').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Nina Okafor');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expectAccessible(page, 'check your mail');
  await confirmAddress(page, email);
  await expect(page).toHaveURL('/verify-email');
  await expectAccessible(page, 'the confirmed address');
  await page.getByRole('link', { name: 'Continue to your profile' }).click();
  await expect(page).toHaveURL(/\/onboarding\/player(\?|$)/);

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // It is read out, and stands where the next key goes on from.
  await expect(page.getByRole('alert').getByText('Invalid email or password. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a PIN' }).click();
  const pin = /^\d{6}$/m.exec((await messageTo(page, email, 'Your PIN for a new password')).text)?.[0] ?? '';
  await page.getByLabel('PIN').fill(pin === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Check the PIN' }).click();
  await expect(page.getByText('It seems this PIN is invalid.').first()).toBeVisible();
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Check the PIN' }).click();
  await page.getByLabel('New password').fill('corner flag in the rain');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('corner flag in the rain');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/onboarding\/player(\?|$)/);
});

test('a person who isn’t signed in comes back to where they wanted to go', async ({ harness }) => {
  const { page } = await harness.someone();
  await page.goto('/documents?status=available');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('Email').fill('davi.adeyinka@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/documents?status=available');
  const other = await harness.someone();
  await signIn(other.page, 'davi.adeyinka@demo.example');
  await expect(other.page).toHaveURL('/');
});

test('what is typed on the way in outlives a look at the terms, Back and a reload; a password never does', async ({
  harness,
}) => {
  const { page, context } = await harness.someone();
  const filled = async (): Promise<void> => {
    await expect(page.getByLabel('Your name')).toHaveValue('Nina Okafor');
    await expect(page.getByLabel('Email')).toHaveValue('nina@demo.example');
    await expect(page.getByRole('radio', { name: 'Club representative' })).toBeChecked();
  };
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Club representative' }).click();
  await page.getByLabel('Your name').fill('Nina Okafor');
  await page.getByLabel('Email').fill('nina@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  // The words tick; only the link opens the terms, beside the form.
  const accept = page.getByRole('checkbox', { name: /I accept the/ });
  await page.getByText('I accept the').click({ position: { x: 8, y: 8 } });
  await expect(accept).toBeChecked();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'terms and conditions', exact: true }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  expect(await terms.evaluate(() => window.opener === null)).toBe(true);
  await terms.close();
  await filled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.reload();
  await filled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Sign in' }).click();
  // Both pages have such fields: these are typed into on the second one.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill('nina@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.goBack();
  await filled();
  await page.goForward();
  await expect(page.getByLabel('Email')).toHaveValue('nina@demo.example');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /not this one|floodlights/,
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nina@demo.example');
  await page.getByRole('button', { name: 'Send a PIN' }).click();
  await expect(page.getByLabel('PIN')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The six digits from the mail to nina@demo.example.')).toBeVisible();
});
