import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { unzipSync } from 'fflate';
import { authorityName } from '../../testkit/timestamp-authority.ts';
import { confirmInformed, expect, expectAccessible, signIn, test } from './harness.ts';
import { onboardPlayer, onboardRepresentative, register, sign, takePlan, verify } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const nextYear = new Date().getUTCFullYear() + 1;
const player = { name: `Kofi Mensah ${run}`, email: `kofi.${run}@demo.example` };
const representative = { name: `Lotte de Vries ${run}`, email: `lotte.${run}@demo.example` };

interface Given {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whether an authority confirms the time of the product's seals, and they keep their lists of revoked certificates. */
const isConfirmed = process.env.TOUCHLINE_JOURNEY_TIME !== 'own';
const told = isConfirmed ? 1 : 0;

/** Chooses files, as somebody does who has them. */
const give = (page: Page, ...files: readonly Given[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: bytes })));

/** What axe finds on a page that allows no script but its own. */
const lookOffline = async (page: Page): Promise<readonly string[]> => {
  // In the debugger's name: the page's own policy keeps out whatever is put into it.
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value;
  await evaluate(`${axe.source};0`);
  const found = await evaluate(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).join(' | ')))`,
  );
  return found as readonly string[];
};

/** Opens the player beside the list of scouting. */
const find = async (page: Page): Promise<void> => {
  await page.getByPlaceholder('Search by name').fill(player.name);
  await expect(page.getByText('1 player', { exact: true })).toBeVisible();
  await page
    .getByRole('row', { name: new RegExp(player.name) })
    .getByText(player.name, { exact: true })
    .first()
    .click();
};

test('a club signs a player: from two registrations to the new club on the player’s page', async ({ harness }) => {
  test.setTimeout(480_000);
  const kofi = (await harness.someone()).page;
  await register(kofi, player.name, player.email, 'Player');
  await onboardPlayer(kofi, 'Kofi', `Mensah ${run}`, `${nextYear}-06-30`);
  await expectAccessible(kofi, '/pending-verification');

  const lotte = (await harness.someone()).page;
  await register(lotte, representative.name, representative.email, 'Club representative');
  await onboardRepresentative(lotte, 'Lotte', `de Vries ${run}`, 'SC Heerenveen');

  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await expect(staff).toHaveURL('/admin');
  await expect(staff.getByText('Everything is delivered.')).toBeVisible();
  await expectAccessible(staff, '/admin');
  await verify(staff, '/admin/users', player.name);
  await verify(staff, '/admin/users', representative.name);
  await verify(staff, '/admin/players', player.name, 'B+');
  await verify(staff, '/admin/club-representatives', representative.name);

  await takePlan(kofi, 'Player');
  await expectAccessible(kofi, 'the home of a player');
  await takePlan(lotte, 'Club');
  await expectAccessible(lotte, 'the home of a club representative');

  // The representative finds the player and puts an offer on the table.
  await lotte.goto('/club-representative/scout-players');
  await expectAccessible(lotte, 'scouting');
  await find(lotte);
  await lotte.getByRole('link', { name: 'Make an offer' }).first().click();
  await expect(lotte).toHaveURL(/\/club-representative\/offers\/new/);
  await lotte.getByLabel('From', { exact: true }).fill(`${nextYear}-06-30`);
  await lotte.getByLabel('Until', { exact: true }).fill(`${nextYear + 3}-06-30`);
  await lotte.getByLabel('Salary', { exact: true }).fill('4500');
  await lotte.getByLabel('Message').fill('We would like to build with you.');
  await confirmInformed(lotte);
  await expectAccessible(lotte, 'the form of an offer');
  await lotte.getByRole('button', { name: 'Look over and send' }).click();
  // What the rules don't allow stands at the field before anything is sent, and nothing typed is lost.
  await expect(lotte.getByText(`From: Earliest 1 Jul ${nextYear}.`)).toBeVisible();
  await expect(lotte.getByLabel('Salary', { exact: true })).toHaveValue('4500');
  await lotte.getByLabel('From', { exact: true }).fill(`${nextYear}-07-01`);
  await lotte.getByRole('button', { name: 'Look over and send' }).click();
  const look = lotte.getByRole('dialog', { name: /Send this offer to Kofi/ });
  await expect(look.getByText(/four thousand five hundred euros/)).toBeVisible();
  await expectAccessible(lotte, 'the look over an offer');
  await look.getByRole('button', { name: 'Send the offer' }).click();
  await expect(lotte).toHaveURL(/\/club-representative\/offers\/off_/);
  await expectAccessible(lotte, 'the offer, seen by the club');

  // The bell tells the player live; the home asks for the answer.
  await kofi.goto('/');
  await kofi
    .getByRole('link', { name: /Heerenveen/ })
    .first()
    .click();
  await expect(kofi).toHaveURL(/\/player\/offers\/off_/);
  await expectAccessible(kofi, 'the offer, seen by the player');
  await kofi
    .getByRole('button', { name: 'Counter', exact: true })
    .or(kofi.getByRole('link', { name: 'Counter', exact: true }))
    .first()
    .click();
  await expectAccessible(kofi, 'the counter form');
  // What is on the table stands beside each field; what changes, and what it comes to, is in sight while typing.
  const soFar = kofi.getByRole('complementary', { name: 'Your counter so far' });
  await expect(soFar.getByText('Change at least one term first.')).toBeVisible();
  await kofi.getByLabel('Salary', { exact: true }).fill('52oo');
  await expect(soFar.getByRole('link', { name: 'to put right' })).toBeVisible();
  await kofi.getByLabel('Salary', { exact: true }).fill('5200');
  await expect(kofi.getByText('On the table: €4,500')).toBeVisible();
  await expect(soFar.getByText('+€36,400')).toBeVisible();
  await expect(soFar.getByRole('listitem').filter({ hasText: 'Salary per week' })).toHaveText(/€4,500.*€5,200/);
  await kofi.setViewportSize({ width: 390, height: 844 });
  await expect(kofi.getByText('+€36,400, 1 change')).toBeInViewport();
  await expectAccessible(kofi, 'the counter form on a phone');
  await kofi.setViewportSize({ width: 1440, height: 1000 });
  await soFar.getByRole('button', { name: 'Start again from round 1' }).click();
  await expect(kofi.getByLabel('Salary', { exact: true })).toHaveValue('4,500');
  await kofi.getByLabel('Salary', { exact: true }).fill('5200');
  await kofi.getByLabel('Message').fill('A little more per week and we agree.');
  await kofi.getByRole('button', { name: 'Look over and send' }).click();
  await kofi.getByRole('dialog').getByRole('button', { name: 'Send round 2' }).click();
  await expect(kofi.getByText('Round 2 is on the table').first()).toBeVisible();

  await lotte.reload();
  await lotte.getByRole('button', { name: 'Accept round 2' }).first().click();
  await expectAccessible(lotte, 'the dialog that repeats what is accepted');
  await lotte.getByRole('button', { name: 'Accept these terms' }).click();
  await expect(lotte.getByText('Accepted').first()).toBeVisible();

  // The contract is made from exactly these terms; the player signs first, then the club.
  await kofi.goto('/documents');
  await kofi
    .getByRole('link', { name: /Contract of/ })
    .first()
    .click();
  await expect(kofi.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
  await expectAccessible(kofi, 'the contract, my turn');
  await sign(kofi, player.name);
  await expect(kofi.getByText(`Waiting for ${representative.name}`).first()).toBeVisible();
  await lotte.goto('/documents?turn=mine');
  await expectAccessible(lotte, 'the list of documents');
  await lotte
    .getByRole('link', { name: new RegExp(player.name) })
    .first()
    .click();
  await sign(lotte, representative.name);
  await expect(lotte.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(lotte, 'the sealed contract');
  const downloaded = async (nth: number): Promise<Given> => {
    const download = lotte.waitForEvent('download');
    await lotte.getByRole('link', { name: 'Download' }).nth(nth).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const sealed = await downloaded(1);
  expect(sealed.name).toMatch(/signed\)\.pdf$/);
  const archive = await downloaded(3);
  expect(archive.name).toMatch(/\(evidence\)\.zip$/);
  await lotte.getByText(`How ${player.name} signed`).click();
  await expect(lotte.getByText(player.email)).toBeVisible();

  // Somebody without an account has the file, and finds the page below every form.
  const guest = (await harness.someone()).page;
  await guest.goto('/login');
  await guest.getByRole('link', { name: 'Was a PDF sealed here?' }).click();
  await expect(guest).toHaveURL('/verify-document');
  await expectAccessible(guest, 'was this PDF sealed here, before a file is chosen');
  const sent: string[] = [];
  guest.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await give(guest, sealed);
  await expect(guest.getByRole('heading', { name: 'Yes, sealed here' })).toBeVisible();
  await expect(guest.getByText('2 people')).toBeVisible();
  await expect(guest.getByText(`By ${authorityName}, `)).toHaveCount(told);
  await expect(guest.getByText('None was revoked: the lists of that time are in the file')).toHaveCount(told);
  // Only its fingerprint has left the machine.
  const fingerprint = createHash('sha256').update(sealed.bytes).digest('hex');
  expect(sent.filter((asked) => asked.includes('/api/'))).toEqual([`GET /api/sealed-files/${fingerprint}`]);
  await expectAccessible(guest, 'a file that was sealed here');
  const changed = Buffer.from(sealed.bytes);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  await give(guest, { ...sealed, bytes: changed });
  await expect(guest.getByRole('heading', { name: 'Changed after it was sealed' })).toBeVisible();
  await expectAccessible(guest, 'a file that was changed');
  await give(guest, { ...sealed, bytes: Buffer.concat([sealed.bytes, Buffer.from('\n% more')]) });
  await expect(guest.getByRole('heading', { name: 'Something was added after the seal' })).toBeVisible();

  // The archive needs neither us nor a network.
  const offline = await harness.someone();
  await offline.context.setOffline(true);
  const folder = await mkdtemp(join(tmpdir(), 'touchline-evidence-'));
  await writeFile(join(folder, 'verify.html'), unzipSync(archive.bytes)['verify.html'] ?? '');
  await offline.page.goto(pathToFileURL(join(folder, 'verify.html')).href);
  await give(offline.page, archive);
  await expect(offline.page.getByRole('heading', { name: 'Everything holds' })).toBeVisible();
  const items = offline.page.getByRole('listitem');
  await expect(items).toHaveCount(10 + 2 * told);
  await expect(items.filter({ hasText: `Time confirmed by ${authorityName}, ` })).toHaveCount(told);
  await expect(items.filter({ hasText: 'No certificate of the seal was revoked: ' })).toHaveCount(told);
  await expect(offline.page.getByText(`1. ${player.name}`)).toBeVisible();
  for (const colours of ['light', 'dark'] as const) {
    await offline.page.emulateMedia({ colorScheme: colours });
    expect(await lookOffline(offline.page)).toEqual([]);
  }
  const broken = Object.entries(unzipSync(archive.bytes)).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }));
  const trail = broken.find(({ name }) => name === 'audit-trail.json');
  if (trail) trail.bytes = Buffer.from(trail.bytes.toString().replace('"typed"', '"drawn"'));
  await give(offline.page, ...broken.filter(({ name }) => /\.(pdf|json|sig|pem)$/.test(name)));
  await expect(offline.page.getByRole('heading', { name: 'This evidence does not hold' })).toBeVisible();
  await expect(offline.page.getByText(/^Entry 4 of the audit trail was changed/)).toBeVisible();
  await rm(folder, { recursive: true });

  // The player's page shows the new club, and both were told.
  await kofi.goto('/inbox');
  await expect(kofi.getByText('Signed and sealed').first()).toBeVisible();
  await expectAccessible(kofi, 'the inbox');
  await lotte.goto('/club-representative/scout-players');
  await find(lotte);
  await lotte.getByRole('link', { name: 'Open page' }).first().click();
  // Reloaded before the page's own code is there, the browser would stay where it is.
  await lotte.waitForURL(({ pathname }) => !pathname.endsWith('/scout-players'));
  // The profile's service hears of the contract by an event of its own: the page may have been faster.
  await expect(async () => {
    await lotte.reload();
    await expect(lotte.getByText(/joins SC Heerenveen/i).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(lotte, 'the player’s page');
});
