import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';
import { bringPaper, sign } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `Board paper ${run}`;
const guest = { name: `Carla Adeyinka ${run}`, email: `carla.${run}@demo.example` };
const reader = { name: `Kofi Adeyinka ${run}`, email: `kofi.${run}@demo.example` };
const paper = {
  ...{ name: `${title}.pdf`, mimeType: 'application/pdf' },
  buffer: Buffer.from(specimen(`Paper of the board ${run}`, '2026-11-24')),
};

const pageIn = (text: string): string => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';

/** As a finger leaves it: a stroke over the field. */
const draw = async (page: Page): Promise<void> => {
  const pad = page.getByRole('img', { name: /^Draw your signature/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no field to draw on');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let at = 1; at <= 12; at += 1) await page.mouse.move(box.x + 30 + at * 15, box.y + 60 + (at % 3) * 12);
  await page.mouse.up();
};

test('two of three sign after the player, one of them as a guest; sealed, and verified by whoever has the file', async ({
  harness,
}) => {
  test.setTimeout(300_000);
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await bringPaper(club, paper);
  const byEmail = club.getByLabel('Add by email');
  for (const email of ['davi.adeyinka@demo.example', 'beatriz.falcao@demo.example']) {
    await byEmail.fill(email);
    await club.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(byEmail).toHaveValue('');
  }
  await club.getByRole('button', { name: /^Yourself/ }).click();
  // Whoever isn't here signs as a guest.
  await byEmail.fill(guest.email);
  await club.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(club.getByRole('heading', { name: 'Let them sign as a guest' })).toBeVisible();
  await club.getByLabel('Their name').fill(guest.name);
  await expectAccessible(club, 'a guest who is asked for by name');
  await club.getByRole('button', { name: 'Let them sign as a guest' }).click();
  const places = club.getByRole('list', { name: 'Signers, in their order' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await expect(club.getByText(guest.email)).toBeVisible();

  // And somebody who isn't here either gets a copy.
  await club.getByRole('button', { name: 'Somebody gets a copy' }).click();
  await club.getByLabel('Copy by email').fill(reader.email);
  await club.getByRole('button', { name: 'Give a copy' }).click();
  await club.getByLabel('Their name').fill(reader.name);
  await club.getByRole('button', { name: 'Send them a link by mail' }).click();
  await expect(club.getByRole('list', { name: 'Who gets a copy' }).getByText(reader.name)).toBeVisible();

  // Put together by keys, and one of them by dragging.
  await club.getByRole('button', { name: 'Move Saskia Verhulst up' }).focus();
  await club.keyboard.press('Alt+ArrowRight');
  await expect(club.getByText('Both, in any order')).toBeVisible();
  await club.locator('.draft-signer', { hasText: guest.name }).dragTo(places.nth(1));
  await expect(club.getByText('All 3, in any order')).toBeVisible();
  await club.getByRole('radio', { name: '2 of 3' }).click();
  await expect(club.getByText('2 of 3, in any order')).toBeVisible();
  await expectAccessible(club, 'a draft with two of three');
  await club.getByRole('button', { name: 'Send, first to Davi Adeyinka' }).click();
  await expect(club.getByText('Waiting for Davi Adeyinka').first()).toBeVisible();

  // On a phone, with a finger.
  const player = (await harness.someone({ phone: true })).page;
  await signIn(player, 'davi.adeyinka@demo.example');
  await player.goto('/documents?show=mine');
  await player
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await player.getByRole('button', { name: 'Sign', exact: true }).click();
  await draw(player);
  await player.getByLabel('Current password').fill(password);
  await player.getByRole('checkbox', { name: /I have read it/ }).click();
  await player.getByRole('button', { name: 'Sign the document' }).click();
  await expect(player.getByText('Waiting for 2 of 3').first()).toBeVisible();
  await expectAccessible(player, 'an own document that waits for two of three');

  // Their author reminds the two who are left, once.
  await club.reload();
  await club.getByRole('button', { name: 'Remind those whose turn it is' }).click();
  await expect(club.getByText('Reminded', { exact: true }).first()).toBeVisible();
  await expect(club.getByText(/^Reminded \w+ \d/).first()).toBeVisible();
  await expect(club.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await expectAccessible(club, 'an own document whose signers are reminded');
  await messageTo(player, 'beatriz.falcao@demo.example', 'Reminder: your signature is needed');

  const carla = (await harness.someone({ phone: true })).page;
  await messageTo(player, guest.email, `Reminder: please sign ${title}`);
  const invited = await messageTo(player, guest.email, `Saskia Verhulst asks you to sign: ${title}`);
  await carla.goto(pageIn(invited.text));
  await expect(carla).toHaveURL('/guest-signing');
  await expect(carla.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(carla, 'the page of a guest');
  await carla.getByRole('button', { name: 'Sign', exact: true }).click();
  await carla.getByRole('button', { name: 'Send me a code' }).click();
  const { text } = await messageTo(carla, guest.email, 'Your code to sign the document');
  await draw(carla);
  await carla.getByLabel('Code from the mail').fill(/^(\d{6})$/m.exec(text)?.[1] ?? '');
  await carla.getByRole('checkbox', { name: /I have read the document/ }).click();
  await carla.getByRole('button', { name: 'Sign the document' }).click();
  await expect(carla.getByText(/You have signed. Now 1 of 2 people sign/)).toBeVisible();
  await expectAccessible(carla, 'the page of a guest who has signed');

  await club.reload();
  await sign(club, 'Saskia Verhulst', 'Sign the document');
  await expect(club.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(club.getByText('Not needed')).toBeVisible();
  await expectAccessible(club, 'an own document with two of three, sealed');

  // Who was left over is told, and has nothing to sign.
  const beatriz = (await harness.someone()).page;
  await signIn(beatriz, 'beatriz.falcao@demo.example');
  await messageTo(beatriz, 'beatriz.falcao@demo.example', 'Your signature is not needed any more');
  await beatriz.goto('/documents?show=mine');
  await expect(beatriz.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);

  const sealed = await messageTo(carla, guest.email, `Signed by everyone: ${title}`);
  await carla.goto(pageIn(sealed.text));
  const download = carla.waitForEvent('download');
  await carla.getByRole('button', { name: 'Download: Signed document' }).click();
  const buffer = await readFile(await (await download).path());
  await carla.goto('/verify-document');
  await carla.locator('input[type=file]').setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
  await expect(carla.getByRole('heading', { name: 'Yes, sealed here' })).toBeVisible();
  await expect(carla.getByText('3 people')).toBeVisible();

  // Whoever gets a copy reads what was signed, and not how.
  const copied = await messageTo(carla, reader.email, `A copy for you: ${title}`);
  await carla.goto(pageIn(copied.text));
  await expect(carla.getByRole('button', { name: 'Download: Signed document' })).toBeVisible();
  await expect(carla.getByText('Certificate of evidence')).toHaveCount(0);
  await expectAccessible(carla, 'the page of whoever gets a copy');
});
