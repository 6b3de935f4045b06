import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, messageTo, signIn, test } from './harness.ts';
import { bringPaper, nameSigner, sign } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `Image rights ${run}`;

const paper = {
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(specimen(`Image rights of the season ${run}`, '2026-11-24')),
};
const davi = 'davi.adeyinka@demo.example';
const coach = `coach.${run}@example.org`;
const guestOf = (at: number): string => `guest.${at}.${run}@example.org`;
const guests = Array.from({ length: 19 }, (_, at) => at + 1);
const letters = 'ABCDEFGHIJKLMNOPQRS';
const csvOf = (rows: readonly string[]) => ({
  name: 'players.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Player name;Player email;Coach name;Coach email', ...rows].join('\r\n')),
});

test('a document is kept as a template, used once, and sent to twenty people line by line', async ({ harness }) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await bringPaper(club, paper);
  await nameSigner(club, davi, 'Davi Adeyinka');
  await club.getByRole('button', { name: 'Somebody gets a copy' }).click();
  await club.getByLabel('Copy by email').fill(coach);
  await club.getByRole('button', { name: 'Give a copy' }).click();
  await club.getByLabel('Their name').fill('Rui Costa');
  await club.getByRole('button', { name: 'Send them a link by mail' }).click();
  await expect(club.getByRole('list', { name: 'Who gets a copy' }).getByText('Rui Costa')).toBeVisible();
  await expect(club.getByRole('img', { name: /Page 1 of 1/ })).toBeVisible();
  await club.getByRole('toolbar', { name: 'Fields' }).getByRole('button', { name: 'Signature' }).click();
  await expect(club.getByText(/^Saved at/)).toBeVisible();

  await club.getByRole('button', { name: 'Keep as template' }).click();
  const keeping = club.getByRole('dialog', { name: 'Keep as template' });
  await expect(keeping.getByLabel('As what does Davi Adeyinka sign?')).toHaveValue('Player');
  await keeping.getByLabel('As what does Rui Costa get a copy?').fill('Player');
  await keeping.getByLabel('Days to sign').fill('0');
  await keeping.getByRole('button', { name: 'Keep it' }).click();
  await expect(keeping.getByText('Between 1 and 90 days.').first()).toBeVisible();
  await keeping.getByLabel('Days to sign').fill('7');
  await keeping.getByRole('button', { name: 'Keep it' }).click();
  await expect(keeping.getByText('Give each role a name of its own.').first()).toBeVisible();
  await keeping.getByLabel('As what does Rui Costa get a copy?').fill('Coach');
  await keeping.getByLabel('Share it with your club').click();
  await expectAccessible(club, 'keeping a document as a template');
  await keeping.getByRole('button', { name: 'Keep it' }).click();

  await expect(club).toHaveURL(/\/documents\/templates\/tpl_/);
  const template = new URL(club.url()).pathname;
  await expect(club.getByText('Shared with your club. 1 page, 1 field.')).toBeVisible();
  await expect(club.getByRole('img', { name: /Page 1 of 1/ })).toBeVisible();
  await expect(club.getByRole('list', { name: 'Who gets a copy' })).toHaveText('Coach');
  await expectAccessible(club, 'a template');

  // Found again from the list of documents.
  await club.goto('/documents');
  await club.getByRole('link', { name: 'Templates' }).click();
  await expectAccessible(club, 'the list of templates');
  await club.getByRole('link', { name: new RegExp(title) }).click();
  await expect(club).toHaveURL(template);

  // Used once: who isn't here signs as a guest, and says the name.
  const signer = club.getByRole('group', { name: 'Who signs as “Player”?' });
  const reader = club.getByRole('group', { name: 'Who gets a copy as “Coach”?' });
  await signer.getByLabel('Email').fill(guestOf(0));
  await club.getByRole('button', { name: 'Make the draft' }).click();
  await expect(club.getByText('No account found with this email address.').first()).toBeVisible();
  await signer.getByLabel('Name').fill('Carla Adeyinka');
  // Whoever signs gets it anyway.
  await reader.getByLabel('Email').fill(guestOf(0));
  await reader.getByLabel('Name').fill('Rui Costa');
  await club.getByRole('button', { name: 'Make the draft' }).click();
  await expect(reader.getByText(/signs this document, and gets it anyway/)).toBeVisible();
  await reader.getByLabel('Email').fill(coach);
  await club.getByRole('button', { name: 'Make the draft' }).click();
  await expect(club).toHaveURL(/\/documents\/doc_/);
  await expect(club.getByRole('button', { name: 'Send, first to Carla Adeyinka' })).toBeVisible();
  await expect(club.getByRole('list', { name: 'Who gets a copy' }).getByText('Rui Costa')).toBeVisible();

  // A line that is wrong is named, and nothing is sent.
  await club.goto(template);
  await club.getByLabel('CSV file').setInputFiles(csvOf([`Davi;${davi}`, 'Ana;ana@']));
  await expect(club.getByText(/^1 line can’t be sent like this/)).toBeVisible();
  await expect(club.getByRole('button', { name: /^Send \d+ document/ })).toHaveCount(0);
  await expectAccessible(club, 'a file of lines with something wrong');
  const rows = [`Davi;${davi};Rui Costa;${coach}`, ...guests.map((at) => `Guest ${letters[at - 1]};${guestOf(at)}`)];
  await club.getByLabel('CSV file').setInputFiles(csvOf(rows));
  await expect(club.getByText('20 documents, ready to send.')).toBeVisible();
  await expect(club.getByText(`Coach (copy) Rui Costa ${coach}`)).toHaveCount(1);
  await club.getByRole('button', { name: 'Send 20 documents' }).click();

  await expect(club).toHaveURL(/\/documents\/sendings\/snd_/);
  await expect(club.getByText('20 of 20 sent')).toBeVisible({ timeout: 60_000 });
  await expect(club.getByText('Out for signing')).toHaveCount(20);
  await expect(club.getByText('Copy: Rui Costa')).toHaveCount(1);
  await expectAccessible(club, 'a sending');

  // One of them signs, and the sending says so.
  const player = (await harness.someone()).page;
  await signIn(player, davi);
  await messageTo(player, davi, 'Your signature is needed');
  await player.goto('/documents?show=mine');
  await player
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await sign(player, 'Davi Adeyinka', 'Sign the document');
  await expect(player.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(club.getByText('Sealed')).toHaveCount(1);
  await expect(club.getByText('Out for signing')).toHaveCount(19);

  // Who sent them need not wait on the page.
  await club.goto('/inbox');
  await expect(club.getByText('All 20 documents are sent').first()).toBeVisible();
  await club
    .getByRole('link', { name: /All 20 documents are sent/ })
    .first()
    .click();
  await expect(club).toHaveURL(/\/documents\/sendings\/snd_/);

  // Somebody of the same club uses it; nobody else knows of it.
  await player.goto(template);
  await expect(player.getByRole('heading', { name: /not found/i })).toBeVisible();
  await club.goto(template);
  await expect(club.getByRole('heading', { name: 'Sent before' })).toBeVisible();
  await club.getByRole('button', { name: 'Delete' }).click();
  await club.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(club).toHaveURL('/documents/templates');
  await expect(club.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);
});
