import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';
import { onboardCoach, onboardPlayer, passport, register } from './people.ts';

const run = `m${Date.now().toString(36)}`;
const name = `Ada Boateng ${run}`;
const email = `ada.${run}@demo.example`;

test('a rejection that can be mended is read, mended right there, and handed in again', async ({ harness }) => {
  const ada = (await harness.someone()).page;
  await register(ada, name, email, 'Player');
  await onboardPlayer(ada, 'Ada', `Boateng ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`);
  await expect(ada.getByText('Being looked at').first()).toBeVisible();

  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  // The person is verified, the profile is not: something in it has to be mended.
  await staff.goto(`/admin/users?tab=all&q=${encodeURIComponent(name)}`);
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .or(staff.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await staff.getByRole('button', { name: `Verify ${name}` }).click();
  await expect(staff.getByText(`${name} is verified`).first()).toBeVisible();
  await staff.goto(`/admin/players?tab=all&q=${encodeURIComponent(name)}`);
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .or(staff.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await staff.getByLabel('Message', { exact: true }).fill('Please say in which league you have played.');
  await staff.getByRole('button', { name: /Reject, can be fixed/ }).click();
  await expect(staff.getByText(`${name} is rejected`).first()).toBeVisible();

  await ada.goto('/');
  await expect(ada).toHaveURL('/access-blocked');
  await expect(ada.getByText('Please say in which league you have played.')).toBeVisible();
  await expectAccessible(ada, '/access-blocked');
  await ada.getByRole('button', { name: 'Submit again' }).click();
  await expect(ada.getByText(/^Nothing is new yet/)).toBeVisible();
  await ada.getByLabel('About you').fill('Two seasons in the Eredivisie.');
  await ada.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(ada.getByText('Saved').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Submit again' }).click();
  await expect(ada).toHaveURL('/pending-verification');
});

test('who waits reads notices, sees to the account, and brings another profile along', async ({ harness }) => {
  const waits = `Wale Waits ${run}`;
  const address = `wale.${run}@demo.example`;
  const wale = (await harness.someone()).page;
  await register(wale, waits, address, 'Player');
  await onboardPlayer(wale, 'Wale', `Waits ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`);
  await expectAccessible(wale, '/pending-verification');
  // The same page has an address for each of its two texts.
  for (const [address, next] of [
    ['/pending-verification-pre-launch', /Touchline opens soon/],
    ['/pending-verification-post-launch', /hear from us within a day/],
  ] as const) {
    await wale.goto(address);
    await expect(wale).toHaveURL(address);
    await expect(wale.getByText(next)).toBeVisible();
  }
  // What was handed in can be looked at, with its date, and changed while staff look.
  await wale.goto('/pending-verification');
  await wale.getByRole('link', { name: 'See or change what you submitted' }).click();
  await expect(wale).toHaveURL('/pending-verification?part=submitted');
  await expect(wale.getByText(/^Submitted .*Only staff see it until you are verified\.$/)).toBeVisible();
  await expect(wale.getByRole('navigation', { name: 'Parts of this page' })).toContainText('Identification');
  await expectAccessible(wale, 'what was submitted, while staff look');
  await wale.getByLabel('About you').fill('Two seasons in the Eerste Divisie.');
  await wale.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(wale.getByText('Saved').first()).toBeVisible();
  await wale.reload();
  await expect(wale.getByLabel('About you')).toHaveValue('Two seasons in the Eerste Divisie.');
  // The pages of members stay closed: what they hold is a part of this one.
  for (const closed of ['/profile/user', '/inbox']) {
    await wale.goto(closed);
    await expect(wale).toHaveURL('/pending-verification');
  }
  const parts = wale.getByRole('navigation', { name: 'While you wait' });
  await parts.getByRole('link', { name: 'Your account' }).click();
  await expect(wale).toHaveURL('/pending-verification?part=account');
  await expect(wale.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expectAccessible(wale, 'the account of who waits');
  await wale.getByLabel('Your name').fill(`${waits} Jr`);
  await wale.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(wale.getByText('Your name is saved').first()).toBeVisible();
  await wale.getByRole('button', { name: 'Change email' }).click();
  await wale.getByLabel('New email').fill(`right.${address}`);
  await wale.getByLabel('Your password').fill(password);
  await wale.getByRole('button', { name: 'Send the code' }).click();
  const { text } = await messageTo(wale, `right.${address}`, 'Your code for a new email address');
  await wale.getByLabel('Code').fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await wale.getByRole('button', { name: 'Use the new address' }).click();
  await expect(wale.getByText(`right.${address}`, { exact: true })).toBeVisible();

  // Another role is begun, left, gone on with and submitted while the first one waits.
  await parts.getByRole('link', { name: 'Verification' }).click();
  await wale.getByRole('button', { name: 'Add a coach profile' }).click();
  await expect(wale).toHaveURL(/\/onboarding\/coach/);
  await wale.getByRole('button', { name: 'Change profile' }).click();
  await wale
    .getByRole('dialog')
    .getByRole('button', { name: /FC Utrecht/ })
    .click();
  await expect(wale).toHaveURL('/pending-verification');
  const switchTo = (state: string) =>
    wale.getByRole('listitem').filter({ hasText: state }).getByRole('button', { name: 'Switch' });
  await switchTo('Not submitted yet').click();
  await onboardCoach(wale, 'Wale', `Waits ${run}`, true);
  await expect(wale.getByText('Your coach profile')).toBeVisible();

  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await staff.goto(`/admin/players?tab=all&q=${encodeURIComponent(run)}`);
  await staff
    .getByRole('link', { name: new RegExp(`Wale Waits ${run}`) })
    .or(staff.getByRole('button', { name: new RegExp(`Wale Waits ${run}`) }))
    .first()
    .click();
  await staff.getByLabel('Message', { exact: true }).fill('Please say in which league you have played.');
  await staff.getByRole('button', { name: /Reject, can be fixed/ }).click();
  await expect(staff.getByText(/is rejected/).first()).toBeVisible();

  // The bell leads to all notices without leaving the page, and the notice to what it is about.
  await wale.getByRole('button', { name: /notification/ }).click();
  await wale.getByRole('link', { name: 'See all notifications' }).click();
  await expect(wale).toHaveURL('/pending-verification?part=inbox');
  await expect(wale.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(wale.locator('.inbox').getByText(/Please say in which league/)).toBeVisible();
  await expectAccessible(wale, 'the inbox of who waits');
  await parts.getByRole('link', { name: 'Verification' }).click();
  await switchTo('Rejected').click();
  await expect(wale).toHaveURL(/\/(pending-verification|access-blocked)$/);
  await expect(wale.getByText('Please say in which league you have played.')).toBeVisible();
  await expectAccessible(wale, 'one part to mend, with another profile');
  await wale
    .getByRole('navigation', { name: 'While you wait' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(wale.locator('.inbox').getByText(/Please say in which league/)).toBeVisible();
});

test('the same document is not handed in twice, and a final word names whom to ask', async ({ harness }) => {
  const unlucky = `unlucky.${run}@demo.example`;
  const bo = (await harness.someone()).page;
  await register(bo, `Bo Unlucky ${run}`, unlucky, 'Player');
  await onboardPlayer(bo, 'Bo', `Unlucky ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`);
  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  const reject = async (reason: RegExp, button: string, confirm?: string): Promise<void> => {
    await staff.goto(`/admin/users?tab=all&q=${encodeURIComponent(`Bo Unlucky ${run}`)}`);
    await staff
      .getByRole('link', { name: new RegExp(run) })
      .or(staff.getByRole('button', { name: new RegExp(run) }))
      .first()
      .click();
    await staff.getByRole('radio', { name: reason }).click();
    await staff.getByRole('button', { name: button }).click();
    if (confirm) await staff.getByRole('dialog').getByRole('button', { name: confirm }).click();
    await expect(staff.getByText(`Bo Unlucky ${run} is rejected`).first()).toBeVisible();
  };
  await reject(/not readable/, 'Reject, can be fixed');
  await bo.goto('/');
  await bo.getByRole('button', { name: 'Submit again' }).click();
  await expect(bo.getByText(/^Nothing is new yet/)).toBeVisible();
  await expectAccessible(bo, 'nothing new to hand in');
  const provided = bo.waitForResponse((reply) => reply.url().includes('/api/me/identification') && reply.ok());
  await bo.getByLabel('Provide another one').setInputFiles({
    ...passport,
    buffer: Buffer.concat([passport.buffer, Buffer.from('% sharper\n')]),
  });
  await bo.getByLabel('Document', { exact: true }).selectOption({ label: 'Passport' });
  await bo.getByRole('button', { name: 'Send the document' }).click();
  await provided;
  await bo.getByRole('button', { name: 'Submit again' }).click();
  await expect(bo.getByText('You can fix this')).toBeHidden();
  await reject(/Someone else/, 'Reject for good', 'Reject for good');
  await bo.goto('/');
  await expect(bo.getByRole('heading', { level: 1, name: 'You were not verified' })).toBeVisible();
  await expect(bo.getByText('Being looked at')).toHaveCount(0);
  await expect(bo.getByRole('link', { name: 'support@touchline.example' })).toHaveAttribute(
    'href',
    'mailto:support@touchline.example',
  );
  await expectAccessible(bo, 'a final rejection');
});

test('a player enters the club that is missing, and is verified once staff have looked at it', async ({ harness }) => {
  const club = `Kumasi Rovers ${run}`;
  const player = `Kofi Rover ${run}`;
  const kofi = (await harness.someone()).page;
  await register(kofi, player, `kofi.${run}@demo.example`, 'Player');
  await onboardPlayer(kofi, 'Kofi', `Rover ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`, async (page) => {
    const search = page.getByRole('combobox', { name: 'Club and team' });
    await search.fill(club);
    await expect(page.getByText(`Nothing found for “${club}”`)).toBeVisible();
    // Where nothing is found the way on stands beneath it; closed, the same one stands beneath the field.
    await page.getByRole('button', { name: 'Enter a club that is missing' }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name of the club')).toHaveValue(club);
    await expectAccessible(page, 'a player enters a club');
    await dialog.getByRole('button', { name: 'Enter this club' }).click();
    await expect(dialog.getByText('This is still missing.').first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Country' }).fill('Ghana');
    await page.getByRole('option', { name: /Ghana/ }).click();
    await dialog.getByLabel('City').fill('Kumasi');
    await dialog.getByRole('button', { name: 'Enter this club' }).click();
    await expect(dialog).toBeHidden();
    await expect(search).toHaveValue(club);
    await expect(page.getByText('Not verified yet')).toBeVisible();
  });
  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await staff.goto(`/admin/players?tab=all&q=${encodeURIComponent(player)}`);
  await staff
    .getByRole('link', { name: new RegExp(run) })
    .or(staff.getByRole('button', { name: new RegExp(run) }))
    .first()
    .click();
  await expect(staff.getByText('Unverified').first()).toBeVisible();
  await staff.getByRole('link', { name: `${club}, First team` }).click();
  await staff.getByRole('button', { name: `Verify ${club}` }).click();
  await expect(staff.getByText(`${club} is verified`).first()).toBeVisible();
});

test('a person whose sessions staff end signs in again; a suspended one reads since when, why and whom to ask', async ({
  harness,
}) => {
  const name = `Ivo Halted ${run}`;
  const address = `ivo.${run}@demo.example`;
  const ivo = (await harness.someone()).page;
  await register(ivo, name, address, 'Player');
  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await staff.goto(`/admin/users?tab=all&q=${encodeURIComponent(name)}`);
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .or(staff.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await staff.getByRole('button', { name: 'End all sessions…' }).click();
  const asked = staff.getByRole('dialog', { name: `End all sessions of ${name}?` });
  // Enter leads back: nothing has ended by a slip.
  await expect(asked.getByRole('button', { name: 'Back' })).toBeFocused();
  await expectAccessible(staff, 'ending all sessions');
  await asked.getByRole('button', { name: 'End all sessions' }).click();
  await expect(staff.getByText(`All sessions of ${name} have ended`).first()).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(staff.getByText('All sessions ended').first()).toBeVisible();
  await ivo.goto('/profile/user');
  await expect(ivo).toHaveURL(/\/login/);
  await ivo.getByLabel('Email').fill(address);
  await ivo.getByLabel('Password', { exact: true }).fill(password);
  await ivo.getByRole('button', { name: 'Sign in' }).click();
  await expect(ivo).not.toHaveURL(/\/login/);

  await staff.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = staff.getByRole('dialog', { name: `Suspend ${name}?` });
  await dialog.getByRole('button', { name: `Suspend ${name}` }).click();
  await expect(dialog.getByText('Say in a sentence why.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Someone else uses the account' }).click();
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(
    /^It looks as if somebody else uses your account/,
  );
  await dialog.getByLabel('Note for staff').fill('Two countries within an hour.');
  await expectAccessible(staff, 'suspending');
  await dialog.getByRole('button', { name: `Suspend ${name}` }).click();
  await expect(staff.getByText(`${name} is suspended`).first()).toBeVisible();

  await ivo.goto('/login');
  await ivo.getByLabel('Email').fill(address);
  await ivo.getByLabel('Password', { exact: true }).fill(password);
  await ivo.getByRole('button', { name: 'Sign in' }).click();
  await expect(ivo.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  await expect(ivo.getByText(/^Since \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await expect(ivo.getByText(/^It looks as if somebody else uses your account/)).toBeVisible();
  await expect(ivo.getByText('Two countries within an hour.')).toHaveCount(0);
  await expect(ivo.getByRole('link', { name: 'support@touchline.example' })).toBeVisible();
  await expectAccessible(ivo, 'a suspended account');
  await ivo.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(ivo.getByLabel('Email')).toHaveValue(address);
});
