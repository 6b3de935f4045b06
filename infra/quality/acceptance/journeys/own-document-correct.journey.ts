import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, messageTo, signIn, test } from './harness.ts';
import { bringPaper, nameSigner, sign } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `House rules ${run}`;
const corrected = `House rules ${run}, as agreed`;

const paper = {
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(specimen(`House rules of the camp ${run}`, '2026-11-24')),
};

test('a document that was sent with a mistake is corrected, sent again and signed', async ({ harness }) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await bringPaper(club, paper);
  await nameSigner(club, 'davi.adeyinka@demo.example', 'Davi Adeyinka');
  await club.getByRole('button', { name: 'Send, first to Davi Adeyinka' }).click();
  await expect(club.getByText('Waiting for Davi Adeyinka').first()).toBeVisible();
  const before = new URL(club.url()).pathname;

  await club.getByRole('button', { name: 'Correct and send again' }).click();
  const dialog = club.getByRole('dialog', { name: 'Correct and send again' });
  await expect(dialog.getByText(/Nobody can sign this one any more/)).toBeVisible();
  await expectAccessible(club, 'a document, before it is corrected');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(club.getByText(`It takes the place of “${title}”.`)).toBeVisible();
  expect(new URL(club.url()).pathname).not.toBe(before);
  await expect(club.getByRole('img', { name: /Page 1 of 1/ })).toBeVisible();
  await expectAccessible(club, 'a draft that takes the place of another document');
  const after = new URL(club.url()).pathname;
  await club.getByLabel('Title').fill(corrected);
  await expect(club.getByText(/^Saved at/)).toBeVisible();

  // From the one before back to the draft.
  await club.getByRole('link', { name: 'See the one before' }).click();
  await expect(club).toHaveURL(before);
  await expect(club.getByText('The reason given: It is being corrected. A new one will be sent.')).toBeVisible();
  await expectAccessible(club, 'a document that was corrected');
  await club.getByRole('button', { name: 'Go to the corrected document' }).click();
  await expect(club).toHaveURL(after);
  await club.getByRole('button', { name: 'Send, first to Davi Adeyinka' }).click();
  await expect(club.getByText('Waiting for Davi Adeyinka').first()).toBeVisible();

  const player = (await harness.someone()).page;
  await signIn(player, 'davi.adeyinka@demo.example');
  await messageTo(player, 'davi.adeyinka@demo.example', 'Your signature is needed');
  await player.goto(before);
  await expect(player.getByText(/It is being corrected/).first()).toBeVisible();
  await expect(player.getByRole('button', { name: 'Go to the corrected document' })).toHaveCount(0);
  await player.goto(after);
  await expect(player.getByRole('heading', { level: 1, name: corrected })).toBeVisible();
  await sign(player, 'Davi Adeyinka', 'Sign the document');
  await expect(player.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
});
