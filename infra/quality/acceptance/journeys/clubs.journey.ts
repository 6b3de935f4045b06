import type { Page } from '@playwright/test';
import { createArrivals } from '../../../apps/api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../../apps/api-client/caller.ts';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';

const run = Date.now().toString(36);

/** A representative who has entered a club and handed the profile in. */
const entered = async (address: string, name: string, email: string) => {
  const open = (): Caller => createCaller({ client: programClient({ address }), patienceMs: 60_000 });
  const petra = open();
  await petra.signIn('petra.lindgren@demo.example', password);
  const arrivals = createArrivals({ password, open, staff: () => petra });
  const arrived = await arrivals.representative(
    { email, first_name: 'Inês', last_name: `Serra ${run}`, position: 'Scout' },
    async (client) => {
      const facts = { name, short_name: 'SER', country: 'PT', city: 'Covilhã', founded: null, website: null };
      const teams = [{ name: 'First team', gender: 'male', level: 'first team' }];
      const club = await client.send('POST', '/clubs', { ...facts, teams });
      const team_ids = club.teams.map(({ id }: { readonly id: string }) => id);
      await client.send('PUT', '/profile/club', { club_id: club.id, team_ids });
    },
  );
  return { arrivals, arrived };
};

/** The bell has this, as the page of all notices shows it. */
const expectNotice = async (page: Page, title: string): Promise<void> => {
  await expect(async () => {
    await page.getByRole('button', { name: /notification/ }).click();
    await expect(page.getByText(title).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
};

test('staff add a club, write it anew, bring in a file of clubs, and merge what was entered twice', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.goto('/admin/clubs');
  // Only countries that have clubs can be chosen, and each says how many.
  const countries = page.getByLabel('Country', { exact: true }).locator('option');
  await expect(countries.filter({ hasText: /^Portugal \(\d+\)$/ })).toHaveCount(1);
  await expect(countries.filter({ hasText: /^Andorra/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a club' }).click();
  const form = page.getByRole('dialog', { name: 'Add a club' });
  await form.getByRole('button', { name: 'Add a club' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Fill this in.');
  await form.getByLabel('Name', { exact: true }).fill('Clube do Rio');
  await form.getByLabel('Country').fill('Portu');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await expect(form.getByLabel('Short name')).toHaveValue('CLU');
  await form.getByLabel('City').fill('Viana');
  await form.getByLabel('Website').fill('rio.example.com');
  await form.getByLabel('First team, women').check();
  await expectAccessible(page, 'the form of a new club');
  await form.getByRole('button', { name: 'Add a club' }).click();

  const drawer = page.getByRole('region', { name: /this page|these rows/ });
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio' })).toBeVisible();
  await expect(drawer.getByText('Women', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change Clube do Rio' });
  await change.getByLabel('Name', { exact: true }).fill('Clube do Rio Lima');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import clubs' });
  await importing.getByLabel('A file of clubs').setInputFiles({
    name: 'clubs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,country,city\nRio Lima Clube,PT,Viana\nFC Atlantis,XX,Nowhere\nClube da Serra,PT,Covilhã\n',
    ),
  });
  await expect(importing.getByText('2 new, 0 changed, 0 as they are')).toBeVisible();
  await expect(importing.getByText('1 line left out')).toBeVisible();
  await expectAccessible(page, 'what a file of clubs would bring');
  await importing.getByRole('button', { name: 'Bring in 2 clubs' }).click();
  await expect(page.getByText('2 clubs are brought in', { exact: true })).toBeVisible();

  await page.goto('/admin/clubs?q=Rio+Lima+Clube');
  await page.getByRole('row', { name: /Rio Lima Clube/ }).click();
  await expect(page).toHaveURL(/[?&]club=/);
  const before = page.url();
  await drawer.getByRole('button', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Rio Lima Clube' });
  await merge.getByLabel('Which club stays?').fill('Clube do Rio');
  await page.getByRole('option', { name: /Clube do Rio Lima/ }).click();
  await expectAccessible(page, 'merging a club');
  await merge.getByRole('button', { name: 'Merge into Clube do Rio Lima' }).click();
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();
  await expect(drawer.getByText('First team (Rio Lima Clube)')).toBeVisible();
  // Its address leads to the club that stays.
  await page.goto(before);
  await expect(drawer.getByRole('heading', { name: 'Clube do Rio Lima' })).toBeVisible();
  // Gone from the list, found under its name.
  await page.goto('/admin/clubs?q=Rio+Lima+Clube');
  await expect(page.getByRole('row', { name: /Clube do Rio Lima/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Rio Lima Clube/ })).toHaveCount(0);
});

test('a club that was entered is rejected with a reason, mended, verified, told of, and sets a crest of its own', async ({
  harness,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [first, name, email] = [`Serra Invicta ${run}`, `Serra Invicta FC ${run}`, `ines.${run}@demo.example`];
  const { arrivals, arrived } = await entered(baseURL ?? '', first, email);
  const { page: staff } = await harness.someone();
  await signIn(staff, 'petra.lindgren@demo.example');
  await staff.goto(`/admin/clubs?q=${encodeURIComponent(first)}`);
  await staff.getByRole('row', { name: new RegExp(first) }).click();
  const decision = staff.getByRole('region', { name: 'Decision' });
  await expect(decision.getByRole('button', { name: `Verify ${first}` })).toBeVisible();
  await expectAccessible(staff, 'a club that waits for staff');
  // By keys alone: a reason, and the question that each decision by a key asks.
  await staff.keyboard.press('1');
  await expect(decision.getByLabel('Message', { exact: true })).toHaveValue(/We found no club of this name/);
  await staff.keyboard.press('r');
  const asked = staff.getByRole('dialog', { name: `Reject ${first}?` });
  // No club reads mail: who entered it does.
  await expect(asked.getByText(/^Inês Serra .* reads:$/)).toBeVisible();
  await asked.getByRole('button', { name: 'Reject, can be fixed' }).click();
  await expect(staff.getByText(`${first} is rejected`).first()).toBeVisible();
  await expect(decision.getByText('We found no club of this name').first()).toBeVisible();

  // Who entered it is told, reads why, and mends it right there.
  const { page: ines } = await harness.someone();
  await signIn(ines, email);
  const told = await messageTo(ines, email, `Staff did not accept ${first}`);
  expect(told.text).toContain('Change the club and submit it again');
  await expect(ines).toHaveURL('/pending-verification');
  await expectNotice(ines, `Staff did not accept ${first}`);
  await expect(ines.getByText(/We found no club of this name/).first()).toBeVisible();
  await expectAccessible(ines, 'a club that staff did not accept');
  const mend = ines.getByRole('region', { name: 'Change what staff named' });
  await mend.getByRole('button', { name: 'Submit the club again' }).click();
  await expect(mend.getByText(/^Nothing is new yet/)).toBeVisible();
  await mend.getByLabel('Name of the club').fill(name);
  await mend.getByRole('button', { name: 'Submit the club again' }).click();
  await expect(ines.getByText(`${name} is with staff again`).first()).toBeVisible();
  await expect(mend).toBeHidden();

  await staff.goto(`/admin/clubs?q=${encodeURIComponent(name)}`);
  await staff.getByRole('row', { name: new RegExp(name) }).click();
  await expect(staff.getByRole('button', { name: `Verify ${name}` })).toBeVisible();
  await staff.keyboard.press('v');
  await staff
    .getByRole('dialog', { name: `Verify ${name}?` })
    .getByRole('button', { name: `Verify ${name}` })
    .click();
  await expect(staff.getByText(`${name} is verified`).first()).toBeVisible();
  await messageTo(ines, email, `${name} is verified`);
  await expectNotice(ines, `${name} is verified`);

  // In the market, the club shows its own crest, to others at once.
  await arrivals.admit(arrived, null);
  await arrivals.subscribe(arrived);
  await ines.goto('/profile/management');
  const picture = await ines.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await ines.getByLabel('Crest').setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: picture });
  await expect(ines.getByText(`The crest of ${name} is saved`).first()).toBeVisible();
  await expect(ines.locator('img[src*="/crest/"]').first()).toBeVisible();
  await expectAccessible(ines, 'a club with a crest of its own');
  await staff.reload();
  await expect(staff.locator('img[src*="/crest/"]').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Remove this crest' }).click();
  await staff
    .getByRole('dialog', { name: `Remove the crest of ${name}?` })
    .getByRole('button', { name: 'Remove this crest' })
    .click();
  await expect(staff.getByText(`The crest of ${name} is removed`).first()).toBeVisible();
  await expectNotice(ines, `Staff removed the crest of ${name}`);
});

test('staff reject several clubs at once, and take one decision back', async ({ harness, baseURL }) => {
  const [one, other] = [`Atlético A ${run}`, `Atlético B ${run}`];
  for (const [at, name] of [one, other].entries())
    await entered(baseURL ?? '', name, `atletico.${at}.${run}@demo.example`);
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.goto(`/admin/clubs?q=${encodeURIComponent(run)}&status=pending`);
  for (const name of [one, other]) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Reject 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Reject 2?' });
  await asked.getByRole('radio', { name: /It isn’t a club/ }).click();
  await expectAccessible(page, 'rejecting several clubs');
  await asked.getByRole('button', { name: /Reject for good/ }).click();
  await page
    .getByRole('dialog', { name: /for good\?$/ })
    .getByRole('button', { name: 'Reject for good' })
    .click();
  await expect(page.getByText('Rejected: 2', { exact: true }).first()).toBeVisible();
  const rows = page.locator('tbody tr[data-row]');
  await page.goto(`/admin/clubs?q=${encodeURIComponent(run)}&status=rejected`);
  await expect(rows.filter({ hasText: one })).toContainText('Rejected');
  await expect(rows.filter({ hasText: other })).toContainText('Rejected');
  await page.getByRole('row', { name: new RegExp(one) }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`${one} waits again`).first()).toBeVisible();
});
