import type { Page } from '@playwright/test';
import { confirmAddress, expect, expectAccessible, password } from './harness.ts';

/** The pieces of the way from the landing page to a profile that staff can look at, as a person clicks them. */

/** A one-page PDF: what a scanned passport is to the product. */
export const passport = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 300] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
    'latin1',
  ),
};

export const register = async (
  page: Page,
  name: string,
  email: string,
  role: 'Player' | 'Club representative' | 'Agent' | 'Coach',
): Promise<void> => {
  await page.goto('/register');
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await confirmAddress(page, email);
  await page.getByRole('link', { name: 'Continue to your profile' }).click();
};

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Many come aboard in a run, over the same steps: each step is looked at once. */
const lookedAt = new Set<string>();
const step = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const named = String(heading);
  if (lookedAt.has(named)) return;
  await expectAccessible(page, `onboarding: ${named}`);
  lookedAt.add(named);
};

/** The last step of every kind: the document, unless another profile brought it already, and away to staff. */
const handIn = async (page: Page, provided = false): Promise<void> => {
  await step(page, 'One document left');
  if (!provided) {
    // Nothing is chosen for anybody, and all that is missing is said at once.
    await page.getByRole('button', { name: 'Send the document' }).click();
    await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([/^Document: /, /^Photo or scan: /]);
    await page.getByLabel('Photo or scan').setInputFiles(passport);
    await page.getByLabel('Document', { exact: true }).selectOption({ label: 'Passport' });
    await page.getByRole('button', { name: 'Send the document' }).click();
  }
  await expect(page.getByText(/Passport, provided/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/pending-verification');
};

const chooseUtrecht = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Club and team' }).fill('Utrecht');
  await page
    .getByRole('option', { name: /FC Utrecht/ })
    .first()
    .click();
};

/** Whom a player under 18 names. */
export interface NamedGuardian {
  readonly name: string;
  readonly email: string;
}

export const onboardPlayer = async (
  page: Page,
  first: string,
  last: string,
  contractEnds: string,
  chooseClub: (page: Page) => Promise<void> = chooseUtrecht,
  { born = '2003-05-14', guardian }: { readonly born?: string; readonly guardian?: NamedGuardian } = {},
): Promise<void> => {
  await expect(page).toHaveURL(/\/onboarding\/player(\?|$)/);
  await step(page, 'Who are you?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Last name').blur();
  await expect(page.getByLabel('Name of your page')).toHaveValue(`${first}-${last}`.toLowerCase().replaceAll(' ', '-'));
  await page.getByLabel('Date of birth').fill(born);
  await page.getByRole('radio', { name: 'Men’s football', exact: true }).click();
  await goOn(page);

  await step(page, /How do you play/);
  await page.getByRole('combobox', { name: 'Add a nationality' }).fill('Ghana');
  await page.getByRole('option', { name: /Ghana/ }).click();
  await page
    .getByRole('button', { name: /left wing|LW/i })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Left' }).click();
  await page.getByLabel('Height').fill('181');
  await page.getByLabel('Weight').fill('74');
  await goOn(page);

  await step(page, 'Where do you play?');
  await page.getByRole('radio', { name: 'At a club' }).click();
  await chooseClub(page);
  await page.getByLabel('Contract ends on').fill(contractEnds);
  await goOn(page);

  await step(page, 'Show what you can do');
  await page.getByLabel('About you').fill('Left winger from Kumasi, quick over ten metres.');
  await goOn(page);

  if (guardian) {
    await page.getByLabel('Their name').fill(guardian.name);
    await page.getByLabel('Their email').fill(guardian.email);
    await page.getByLabel('Their email').blur();
  }

  await handIn(page);
};

export const onboardRepresentative = async (page: Page, first: string, last: string, club: string): Promise<void> => {
  await expect(page).toHaveURL(/\/onboarding\/club-representative(\?|$)/);
  await step(page, 'Who acts for the club?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Position at the club').selectOption({ label: 'Head of Recruitment' });
  await page.getByLabel('Phone').fill('+31 10 555 0199');
  await goOn(page);

  await step(page, 'Which club do you act for?');
  await page.getByLabel('Find your club').fill(club);
  await page
    .getByRole('button', { name: new RegExp(club) })
    .first()
    .click();
  await expect(page.getByRole('checkbox', { name: /First team/ })).toBeChecked();
  await goOn(page);

  await handIn(page);
};

export const onboardAgent = async (page: Page, first: string, last: string): Promise<void> => {
  await expect(page).toHaveURL(/\/onboarding\/agent(\?|$)/);
  await step(page, 'Who represents the players?');
  await goOn(page);
  // What is missing is said at each field.
  await expect(page.getByText('This is still missing.').first()).toBeVisible();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Agency').fill('Linha Alta');
  await page.getByLabel('Licence number').fill('no number');
  await page.getByLabel('Licence number').blur();
  await expect(page.getByText(/^Use letters, digits, dots/).first()).toBeVisible();
  await page.getByLabel('Licence number').fill('202406-1187');
  for (const country of ['Portugal', 'Spain']) {
    await page.getByRole('combobox', { name: 'Licensed countries' }).fill(country);
    await page.getByRole('option', { name: new RegExp(country) }).click();
    await expect(page.getByRole('button', { name: `Remove ${country}` })).toBeVisible();
  }
  await expectAccessible(page, 'onboarding: person and agency');
  await goOn(page);
  await handIn(page);
};

export const onboardCoach = async (page: Page, first: string, last: string, provided = false): Promise<void> => {
  await expect(page).toHaveURL(/\/onboarding\/coach(\?|$)/);
  await step(page, 'Who coaches?');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Licence', { exact: true }).selectOption({ label: 'UEFA A' });
  await page.getByRole('radio', { name: 'At a club' }).click();
  await page.getByRole('combobox', { name: 'Club', exact: true }).fill('Utrecht');
  await page
    .getByRole('option', { name: /FC Utrecht/ })
    .first()
    .click();
  await page.getByLabel('Experience').fill('Four seasons with the under-19s.');
  await expectAccessible(page, 'onboarding: person and coaching');
  await goOn(page);
  await handIn(page, provided);
};

/** Opens somebody in a queue of staff and verifies them. */
export const verify = async (page: Page, queue: string, name: string, tier?: string): Promise<void> => {
  await page.goto(`${queue}?tab=all&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .or(page.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await expectAccessible(page, `${queue}, with somebody open`);
  if (tier) {
    await page.getByRole('radio', { name: tier, exact: true }).click();
    await page.getByRole('button', { name: `Save tier ${tier}` }).click();
  }
  await page.getByRole('button', { name: `Verify ${name}` }).click();
  // What stays: the message that says so is gone after five seconds, which a busy machine may sleep through.
  await expect(page.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible();
};

/** Verified, without a plan: chooses the free one and is at home. */
export const takePlan = async (page: Page, plan: string): Promise<void> => {
  await page.goto('/');
  await expect(page).toHaveURL('/plans');
  await expectAccessible(page, '/plans');
  await page.getByRole('button', { name: `Start with ${plan}` }).click();
  await expect(page).toHaveURL('/');
};

/** Types a name under the contract, or another document, that is open, and signs it once the password is right. */
export const sign = async (
  page: Page,
  name: string,
  what: 'Sign the contract' | 'Sign the document' = 'Sign the contract',
): Promise<void> => {
  await page.getByRole('radio', { name: 'Type', exact: true }).click();
  await page.getByLabel('Your name as signature').fill(name);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('checkbox', { name: /I have read it/ }).click();
  await page.getByRole('button', { name: what }).click();
  await expect(page.getByText("Your credentials don't match.").first()).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: what }).click();
};

/** A paper of somebody's own, chosen by a click: from there on its draft. */
export const bringPaper = async (
  page: Page,
  paper: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> => {
  await page.goto('/documents/new');
  await page.getByLabel('PDF file').setInputFiles(paper);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/documents\/doc_/);
};

/** Somebody signs the draft that is open, by the address of the account. */
export const nameSigner = async (page: Page, email: string, name: string): Promise<void> => {
  await page.getByLabel('Add by email').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Send, first to ${name}` })).toBeVisible();
};
