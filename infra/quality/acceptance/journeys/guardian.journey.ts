import type { Page } from '@playwright/test';
import { expect, expectAccessible, messageTo, signIn, test } from './harness.ts';
import { onboardPlayer, register, takePlan, verify } from './people.ts';

/** The link in a mail to a guardian, as it is pressed: the token stands behind `#`. */
const linkIn = async (page: Page, email: string, subject: string): Promise<string> => {
  const { text } = await messageTo(page, email, subject);
  const link = /https?:\/\/[^/]+(\/guardian-consent#\S+)/.exec(text)?.[1];
  expect(link, subject).toBeDefined();
  return link as string;
};

/** So many players a club finds by this name; the page says how many once it has looked. */
const find = async (club: Page, name: string, count: 0 | 1): Promise<void> => {
  await expect(async () => {
    await club.goto(`/club-representative/scout-players?q=${encodeURIComponent(name)}`);
    await expect(club.getByText(count === 1 ? '1 player' : '0 players', { exact: true })).toBeVisible({
      timeout: 15_000,
    });
  }).toPass();
};

test('under 18: the guardian consents from a mail, staff verify, clubs find; taken back, they don’t', async ({
  harness,
}) => {
  test.slow();
  const run = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'g');
  const last = `Wieczorek ${run}`;
  const name = `Filip ${last}`;
  const email = `filip.${run}@demo.example`;
  const ewa = `ewa.${run}@demo.example`;
  const born = `${new Date().getUTCFullYear() - 16}-01-15`;
  const { page: player } = await harness.someone();
  await register(player, name, email, 'Player');
  const guardian = { name: 'Ewa Wieczorek', email: ewa };
  await onboardPlayer(player, 'Filip', last, '2027-06-30', undefined, { born, guardian });
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(
    'Almost there, Filip. Your guardian still has to say yes.',
  );
  await expect(player.getByText('Mail sent, not opened')).toBeVisible();
  await expect(player.getByText('Clubs don’t find you and nobody can write to you.')).toBeVisible();
  await expectAccessible(player, '/pending-verification of a player under 18');

  // An address of the player's own is none of a guardian's.
  await player.getByRole('button', { name: 'Change', exact: true }).click();
  await player.getByLabel('Email', { exact: true }).fill(email);
  await player.getByRole('button', { name: 'Save and send the mail' }).click();
  await expect(player.getByText('Use the address of your guardian, not your own.').first()).toBeVisible();
  await expectAccessible(player, 'changing the guardian');
  await player.getByRole('button', { name: 'Leave it' }).click();

  const { page: phone } = await harness.someone({ phone: true });
  const subject = `${name} needs your consent`;
  const link = await linkIn(phone, ewa, subject);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(phone).toHaveURL('/guardian-consent');
  await expectAccessible(phone, '/guardian-consent');
  await phone.getByLabel('Your date of birth').fill(`${new Date().getUTCFullYear() - 10}-05-06`);
  await phone.getByRole('button', { name: 'I agree' }).click();
  await expect(phone.getByText('A parent or guardian is at least 18 years old.', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'I do not agree' }).click();
  await expect(phone.getByLabel('Your reason')).toBeVisible();
  await expectAccessible(phone, '/guardian-consent, about to refuse');
  await phone.getByRole('button', { name: 'Go back' }).click();
  await phone.getByLabel('Your date of birth').fill('1980-05-06');
  await phone.getByRole('button', { name: 'I agree' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expectAccessible(phone, '/guardian-consent, thanks');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await expectAccessible(phone, '/guardian-consent, used');

  // The player sees it without doing anything.
  await expect(player.getByText(/^Agreed on /)).toBeVisible({ timeout: 30_000 });

  const { page: staff } = await harness.someone();
  await signIn(staff, 'petra.lindgren@demo.example');
  await verify(staff, '/admin/users', name);
  await expect(async () => {
    await staff.goto(`/admin/players?tab=all&q=${encodeURIComponent(name)}`);
    await expect(staff.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(staff.getByText(/^Agreed, /)).toBeVisible();
  await verify(staff, '/admin/players', name, 'B');
  await expect(async () => {
    await player.goto('/');
    await expect(player).toHaveURL('/plans', { timeout: 3_000 });
  }).toPass();
  await takePlan(player, 'Player');
  await player.goto('/profile/management');
  await expect(player.getByText(/^Ewa Wieczorek agreed on /)).toBeVisible();
  await expectAccessible(player, '/profile/management of a player under 18');

  const { page: club } = await harness.someone();
  await signIn(club, 'saskia.verhulst@demo.example');
  await find(club, name, 1);

  const back = await linkIn(phone, ewa, `You agreed: ${name} on Touchline`);
  await phone.goto(back);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Take your consent back?');
  await expectAccessible(phone, '/guardian-consent, taking it back');
  await phone.getByLabel('Your reason').fill('We are moving abroad.');
  await phone.getByRole('button', { name: 'Take my consent back' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You took your consent back');
  await find(club, name, 0);

  await expect(async () => {
    await player.goto('/');
    await expect(player).toHaveURL('/pending-verification', { timeout: 3_000 });
  }).toPass();
  await expect(player.getByRole('heading', { level: 1 })).toHaveText('Ewa Wieczorek took the consent back');
  await expect(player.getByText('The reason given: We are moving abroad.')).toBeVisible();
  await expectAccessible(player, '/pending-verification after a withdrawal');
  await player.getByRole('button', { name: 'Ask again' }).click();
  await expect(player.getByText('Mail sent, not opened')).toBeVisible();
});
