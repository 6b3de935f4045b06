import { onboardPlayer, passport, register } from './people.ts';
import { expect, expectAccessible, signIn, test } from './stage.ts';

const run = `m${Date.now().toString(36)}`;
const name = `Ada Boateng ${run}`;
const email = `ada.${run}@demo.example`;

test('a rejection that can be mended is read, mended right there, and handed in again', async ({ stage }) => {
  const ada = (await stage.someone()).page;
  await register(ada, name, email, 'Player');
  await onboardPlayer(ada, 'Ada', `Boateng ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`);
  await expect(ada.getByText('Being looked at').first()).toBeVisible();

  const staff = (await stage.someone()).page;
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
  await staff.getByLabel('They read').fill('Please say in which league you have played.');
  await staff.getByRole('button', { name: /Reject, can be mended/ }).click();
  await expect(staff.getByText(`${name} is rejected`).first()).toBeVisible();

  await ada.goto('/');
  await expect(ada).toHaveURL('/access-blocked');
  await expect(ada.getByText('Please say in which league you have played.')).toBeVisible();
  await expectAccessible(ada, '/access-blocked');
  await ada.getByLabel('About you').fill('Two seasons in the Eredivisie.');
  await ada.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(ada.getByText('Saved').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Submit again' }).click();
  await expect(ada).toHaveURL('/pending-verification');
});

test('the same document is not handed in twice, and a final word names whom to ask', async ({ stage }) => {
  const unlucky = `unlucky.${run}@demo.example`;
  const bo = (await stage.someone()).page;
  await register(bo, `Bo Unlucky ${run}`, unlucky, 'Player');
  await onboardPlayer(bo, 'Bo', `Unlucky ${run}`, `${new Date().getUTCFullYear() + 2}-06-30`);
  const staff = (await stage.someone()).page;
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
  await reject(/not readable/, 'Reject, can be mended');
  await bo.goto('/');
  await bo.getByRole('button', { name: 'Submit again' }).click();
  await expect(bo.getByText(/^Nothing is new yet/)).toBeVisible();
  await expectAccessible(bo, 'nothing new to hand in');
  const provided = bo.waitForResponse((reply) => reply.url().includes('/api/me/identification') && reply.ok());
  await bo.getByLabel('Provide another one').setInputFiles({
    ...passport,
    buffer: Buffer.concat([passport.buffer, Buffer.from('% sharper\n')]),
  });
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
