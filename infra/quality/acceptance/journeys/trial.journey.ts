import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a club asks a player to a trial, moves it, he accepts, and the player calls it off', async ({ harness }) => {
  const { page: club } = await harness.someone();
  await signIn(club, 'saskia.verhulst@demo.example');
  const { page: player } = await harness.someone({ phone: true, dark: true });

  const hugo = await demoPlayer(club, 'Hugo Lambert');
  await signIn(player, 'hugo.lambert@demo.example');

  // All that is missing is said at its field; the club confirms that it pays.
  await club.goto(`/club-representative/scout-players/${hugo.nickname}/${hugo.profile_id}`);
  await club.getByRole('button', { name: 'Ask to a trial' }).click();
  const dialog = club.getByRole('dialog', { name: 'Ask Hugo Lambert to a trial' });
  await dialog.getByRole('button', { name: 'Ask to a trial' }).click();
  await expect(dialog.getByText('Enter the place.').first()).toBeVisible();
  await expect(dialog.getByText('Confirm that the club pays and asks no fee.').first()).toBeVisible();
  await expectAccessible(club, 'the form of a trial request');
  await dialog.getByLabel('First day').fill(day(40));
  await dialog.getByLabel('Last day').fill(day(39));
  await dialog.getByLabel('Place').fill('Het Kasteel');
  await dialog.getByLabel('City').fill('Rotterdam');
  await dialog.getByLabel('Phone number of this person').fill('+31 10 555 0101');
  await dialog.getByLabel('Message to the player').fill('Train with the full squad.');
  await dialog.getByLabel(/pays travel, lodging and meals/).click();
  await dialog.getByRole('button', { name: 'Ask to a trial' }).click();
  await expect(dialog.getByText('The last day can’t be before the first day.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Last day').fill(day(44));
  await dialog.getByRole('button', { name: 'Ask to a trial' }).click();
  await expect(dialog).toBeHidden();

  // It stands among the club's trials, beside what is left of the allowance, and can be moved.
  await club.getByRole('navigation').getByRole('link', { name: 'Trials' }).first().click();
  await expect(club.getByText(/\d+ of 10 left in this period/)).toBeVisible();
  const row = club.getByRole('listitem').filter({ hasText: 'Hugo Lambert' }).filter({ hasText: 'Het Kasteel' });
  await expect(row.getByText('Waits for an answer')).toBeVisible();
  await expectAccessible(club, 'the trials of a club');
  await row.getByRole('button', { name: /^Change dates/ }).click();
  const moving = club.getByRole('dialog', { name: 'Other dates for Hugo Lambert' });
  await moving.getByLabel('First day').fill(day(41));
  await expectAccessible(club, 'other dates for a trial');
  await moving.getByRole('button', { name: 'Ask for these dates' }).click();
  await expect(moving).toBeHidden();

  // The club's home says who has the next word.
  await club.goto('/');
  const waiting = club.getByRole('listitem').filter({ has: club.getByRole('link', { name: 'Trial of Hugo Lambert' }) });
  await expect(waiting.getByText('Hugo Lambert’s turn')).toBeVisible();
  await club.goBack();

  // The player finds it on the home page; the number comes with the yes.
  await player.goto('/');
  await player.getByRole('link', { name: /^Look at the trial ?: Sparta Rotterdam/ }).click();
  await expect(player).toHaveURL(/\/player\/trial-requests\?trial=/);
  const asked = player.getByRole('listitem').filter({ hasText: 'Het Kasteel' });
  await expect(asked.getByText('All paid by the club')).toBeVisible();
  await expect(asked.getByText('The phone number is shown once you accept')).toBeVisible();
  await expectAccessible(player, 'the trials of a player');

  // The player keeps some days free for himself, and suggests others, which the club takes with one click.
  await player.getByRole('button', { name: 'Block days' }).click();
  const blocking = player.getByRole('dialog', { name: 'Block days' });
  await blocking.getByLabel('First day').fill(day(60));
  await blocking.getByLabel('Last day').fill(day(59));
  await blocking.getByLabel('Why').fill('Exams');
  await blocking.getByRole('button', { name: 'Block these days' }).click();
  await expect(blocking.getByText('The last day can’t be before the first day.', { exact: true })).toBeVisible();
  await blocking.getByLabel('Last day').fill(day(62));
  await expectAccessible(player, 'the form that blocks days');
  await blocking.getByRole('button', { name: 'Block these days' }).click();
  await expect(player.getByRole('listitem').filter({ hasText: 'Exams' })).toBeVisible();
  await asked.getByRole('button', { name: /^Other dates/ }).click();
  const suggesting = player.getByRole('dialog', { name: 'Suggest other dates to Sparta Rotterdam' });
  await suggesting.getByLabel('First day').fill(day(42));
  await suggesting.getByLabel('Last day').fill(day(61));
  await expect(suggesting.getByText('One of these days is not free. Choose others.', { exact: true })).toBeVisible();
  await suggesting.getByLabel('Last day').fill(day(46));
  await expectAccessible(player, 'other dates that the player suggests');
  await suggesting.getByRole('button', { name: 'Suggest these dates' }).click();
  await expect(asked.getByText(/^You suggested/)).toBeVisible();
  await club.goto('/');
  await club.getByRole('link', { name: /^Look at the trial ?: Hugo Lambert/ }).click();
  await expect(row.getByText('Hugo Lambert suggests')).toBeVisible();
  await expectAccessible(club, 'other dates that wait for the club');
  await row.getByRole('button', { name: /^Take these dates/ }).click();
  await expect(row.getByText('Waits for an answer')).toBeVisible();
  await player.reload();
  await asked.getByRole('button', { name: /^Accept trial/ }).click();
  await expect(player.getByRole('heading', { name: 'Agreed' })).toBeVisible();
  await expect(asked.getByRole('img', { name: /^QR code of the page that checks trial/ })).toBeVisible();
  await expect(asked.getByRole('link', { name: '+31 10 555 0101' })).toBeVisible();

  const saved = player.waitForEvent('download');
  await asked.getByRole('button', { name: /^Add to my calendar/ }).click();
  expect((await saved).suggestedFilename()).toBe(`trial-${day(42)}.ics`);

  const { page: rival } = await harness.someone();
  // A calendar follows them by a private link, which is shown once and ends with the next.
  await player.getByRole('button', { name: 'Make a private link' }).click();
  const link = player.getByLabel('Your private link');
  const address = await link.inputValue();
  const followed = await (await rival.request.get(address)).text();
  expect(followed).toContain('SUMMARY:Trial: Sparta Rotterdam');
  expect(followed).toContain(`DTSTART;VALUE=DATE:${day(42).replaceAll('-', '')}`);
  await player.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(address);
  expect((await rival.request.get(address)).status()).toBe(404);

  // Now these days are his: another club sees that they are not free, and not why.
  await signIn(rival, 'graham.pell@demo.example');
  await rival.goto(`/club-representative/scout-players/${hugo.nickname}/${hugo.profile_id}`);
  await rival.getByRole('button', { name: 'Ask to a trial' }).click();
  const refused = rival.getByRole('dialog', { name: 'Ask Hugo Lambert to a trial' });
  await refused.getByLabel('First day').fill(day(44));
  await refused.getByLabel('Last day').fill(day(45));
  await expect(refused.getByText('One of these days is not free. Choose others.', { exact: true })).toBeVisible();
  await refused.getByLabel('Last day').fill(day(63));
  await refused.getByLabel('First day').fill(day(62));
  await expect(refused.getByText('One of these days is not free. Choose others.', { exact: true })).toBeVisible();
  await expect(refused.getByText('Exams')).toHaveCount(0);

  // It is called off with a reason, which the club reads.
  await asked.getByRole('button', { name: /^Cancel trial/ }).click();
  const cancelling = player.getByRole('dialog');
  await cancelling.getByRole('button', { name: 'Cancel trial' }).click();
  await expect(cancelling.getByText('Say why.', { exact: true })).toBeVisible();
  await cancelling.getByLabel(/Your reason/).fill('I am injured.');
  await cancelling.getByRole('button', { name: 'Cancel trial' }).click();
  await expect(player.getByText('Cancelled by Hugo Lambert')).toBeVisible();
  await club.goto('/trial-requests');
  await expect(club).toHaveURL(/\/club-representative\/trial-requests$/);
  await expect(club.getByText('The reason given: I am injured.')).toBeVisible();
});

test('whoever was asked to a trial looks up whether it is real, signed in or not', async ({ harness }) => {
  const { page: player } = await harness.someone();
  await signIn(player, 'davi.adeyinka@demo.example');
  await player.goto('/player/trial-requests');
  const code = player.getByRole('link', { name: /^[0-9A-Z]{4} [0-9A-Z]{4}$/ }).first();
  await expect(code).toBeVisible();
  const written = (await code.textContent()) ?? '';
  const { page: guest } = await harness.someone({ phone: true });
  await guest.goto('/login');
  await guest.getByRole('link', { name: 'Is a trial real?' }).click();
  await guest.getByRole('button', { name: 'Check' }).click();
  await expect(guest.getByText('Enter the code that you were given.', { exact: true })).toBeVisible();
  await guest.getByLabel('Code of the trial').fill(written.toLowerCase());
  await guest.getByRole('button', { name: 'Check' }).click();
  await expect(guest.getByRole('heading', { name: 'Yes, it is real' })).toBeVisible();
  await expect(guest.getByText('Leeds United FC', { exact: false }).first()).toBeVisible();
  await expect(guest.getByText('Adeyinka')).toHaveCount(0);
  await expectAccessible(guest, 'a trial that is real');
  await guest.getByLabel('Code of the trial').fill('0000 0000');
  await guest.getByRole('button', { name: 'Check' }).click();
  await expect(guest.getByRole('heading', { name: 'We don’t know this code' })).toBeVisible();
  await expect(guest.getByText(/Pay nothing/)).toBeVisible();
  await expectAccessible(guest, 'a code that nobody knows');
});
