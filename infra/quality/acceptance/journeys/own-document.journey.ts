import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, messageTo, signIn, test } from './harness.ts';
import { passport, sign } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `Image rights ${run}`;

const paper = {
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(specimen(`Use of the name ${run}`, '2026-11-24')),
};

test('a representative has a paper brought and signed by a player, then signs it as well', async ({ harness }) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await club.goto('/documents');
  await club.getByRole('link', { name: 'New document' }).click();
  await expect(club).toHaveURL('/documents/new');
  await expectAccessible(club, '/documents/new');
  await club.getByRole('button', { name: 'Continue' }).click();
  await expect(club.getByText('Choose the PDF that is to be signed.').first()).toBeVisible();
  // By its content: what no seal could be put on is refused at the field, and the draft waits for another file.
  await club.getByLabel('PDF file').setInputFiles({ ...passport, name: `${title}.pdf` });
  await expect(club.getByLabel('Title')).toHaveValue(title);
  await club.getByRole('button', { name: 'Continue' }).click();
  await expect(club.getByText('This PDF is damaged. Print it to a new PDF.').first()).toBeVisible();
  await club.getByLabel('PDF file').setInputFiles(paper);
  await club.getByRole('button', { name: 'Continue' }).click();
  await expect(club).toHaveURL(/\/documents\/doc_/);
  await expect(club.getByRole('img', { name: /Page 1 of 1/ })).toBeVisible();
  await expectAccessible(club, 'a draft without signers');

  await club.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(club.getByText('Name at least one signer.').first()).toBeVisible();
  await club.getByRole('button', { name: /^Yourself/ }).click();
  const signers = club.getByRole('list').filter({ has: club.getByRole('button', { name: /^Move .* up$/ }) });
  await expect(signers.getByRole('listitem')).toHaveCount(1);
  await club.getByLabel('Add by email').fill(`nobody.${run}@demo.example`);
  await club.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(club.getByText('No account found with this email address.').first()).toBeVisible();
  await expect(club.getByRole('link', { name: 'Invite them to Touchline' })).toHaveAttribute('href', /^mailto:nobody/);
  await club.getByLabel('Add by email').fill('davi.adeyinka@demo.example');
  await club.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(signers.getByRole('listitem')).toHaveText([/You/, /Davi Adeyinka/]);
  // The order is changed by the keyboard alone.
  await club.getByRole('button', { name: 'Move Davi Adeyinka up' }).focus();
  await club.keyboard.press('Alt+ArrowUp');
  await expect(signers.getByRole('listitem')).toHaveText([/Davi Adeyinka/, /You/]);
  await expect(club.getByText('Davi Adeyinka signs 1 of 2.')).toBeAttached();
  // Together, one of them is enough; and apart again.
  await club.getByRole('button', { name: 'Move Saskia Verhulst up' }).focus();
  await club.keyboard.press('Alt+ArrowRight');
  await expect(club.getByText('Both, in any order')).toBeVisible();
  await club.getByRole('radio', { name: '1 of 2' }).click();
  await expect(club.getByText('1 of 2, in any order')).toBeVisible();
  await expectAccessible(club, 'a draft with a group');
  await club.getByRole('button', { name: 'More for Saskia Verhulst' }).click();
  await club.getByRole('menuitem', { name: 'Sign at a place of their own' }).click();
  await expect(signers.getByRole('listitem')).toHaveText([/Davi Adeyinka/, /You/]);
  await club.getByLabel('Message to all who sign').fill('As we said on Monday.');
  // It keeps itself.
  await expect(club.getByText(/^Saved at/)).toBeVisible();
  await expectAccessible(club, 'a draft with its signers');
  await club.goto('/documents?show=drafts');
  await expectAccessible(club, 'the drafts among the documents');
  await club.getByRole('link', { name: new RegExp(title) }).click();
  await expect(club.getByLabel('Message to all who sign')).toHaveValue('As we said on Monday.');
  await club.getByRole('button', { name: 'Send, first to Davi Adeyinka' }).click();
  await expect(club.getByText('Waiting for Davi Adeyinka').first()).toBeVisible();
  await expectAccessible(club, 'an own document, sent');

  const player = (await harness.someone()).page;
  await signIn(player, 'davi.adeyinka@demo.example');
  const asked = player
    .getByRole('listitem')
    .filter({ has: player.getByRole('link', { name: new RegExp(`^Read and sign.*${title}$`) }) });
  await expect(asked).toContainText(`Document to signSaskia Verhulst${title}0 of 2 have signed.`);
  const mail = await messageTo(player, 'davi.adeyinka@demo.example', 'Your signature is needed');
  expect(mail.text).toContain('As we said on Monday.');
  await player.goto('/documents?show=mine');
  await player
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(player.getByText('Message from Saskia Verhulst')).toBeVisible();
  await expectAccessible(player, 'an own document, my turn');
  await sign(player, 'Davi Adeyinka', 'Sign the document');
  await expect(player.getByText('Waiting for Saskia Verhulst').first()).toBeVisible();
  await club.reload();
  await sign(club, 'Saskia Verhulst', 'Sign the document');
  await expect(club.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(club, 'an own document, sealed');
  const download = club.waitForEvent('download');
  await club.getByRole('link', { name: 'Download' }).nth(3).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(archive)).toContain('verify.html');
  await player.goto('/documents?show=done');
  await expect(player.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();

  // Found among all by its title or by who signs, and taken along with another one.
  await club.goto('/documents');
  const rows = club.locator('.document-row');
  const search = club.getByRole('searchbox', { name: 'Search a title or a name' });
  await search.fill(`ADÉYINKA ${run}`);
  await expect(club).toHaveURL(/\?q=AD/);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox', { name: `Select ${title}` }).click();
  await search.fill('contract of');
  await expect(rows.filter({ hasText: title })).toHaveCount(0);
  const contract = rows.filter({ hasText: 'Contract of' }).first();
  await contract.getByRole('checkbox').click();
  const bar = club.getByRole('region', { name: 'Selected documents' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(club, 'two of the documents, selected');
  const several = club.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download as ZIP' }).click();
  const saved = await several;
  expect(saved.suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
  const names = Object.keys(unzipSync(await readFile(await saved.path())));
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(['contents.txt', `${title} (signed).pdf`]));
  await expect(bar).toHaveCount(0);
  await search.fill('nobody of this name');
  await expect(club.getByText('No matching data')).toBeVisible();
  await club.getByRole('button', { name: 'Clear filters' }).click();
  await expect(club).toHaveURL('/documents');
});
