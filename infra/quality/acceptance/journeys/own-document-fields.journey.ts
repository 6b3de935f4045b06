import type { Locator, Page } from '@playwright/test';
import { letter } from '../../../apps/api-client/letter.ts';
import { expect, expectAccessible, messageTo, password, signIn, test } from './harness.ts';
import { bringPaper } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);
const title = `Boots ${run}`;
const guest = { name: `Carla Adeyinka ${run}`, email: `carla.boots.${run}@demo.example` };
const paper = {
  ...{ name: `${title}.pdf`, mimeType: 'application/pdf' },
  buffer: Buffer.from(letter(title, ['The player wears the boots named here.', 'His agent is told of it.'])),
};

const pageIn = (text: string): string => /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';

const boxOf = async (field: Locator) => {
  const box = await field.boundingBox();
  if (!box) throw new Error('a field that is not there');
  return box;
};

/** Drags something over the paper by so many pixels, from its middle or from its lower right corner. */
const drag = async (page: Page, field: Locator, right: number, down: number, from: 'middle' | 'corner' = 'middle') => {
  const box = await boxOf(field);
  const [x, y] =
    from === 'corner' ? [box.x + box.width, box.y + box.height] : [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
};

test('a representative places fields for a player and a guest; both fill them in and sign; the sealed paper shows them', async ({
  harness,
}) => {
  test.setTimeout(300_000);
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  await bringPaper(club, paper);
  await expect(club.getByText('Say who signs. Then place the fields they fill in.')).toBeVisible();
  const byEmail = club.getByLabel('Add by email');
  await byEmail.fill('davi.adeyinka@demo.example');
  await club.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(byEmail).toHaveValue('');
  await byEmail.fill(guest.email);
  await club.getByRole('button', { name: 'Add', exact: true }).click();
  await club.getByLabel('Their name').fill(guest.name);
  await club.getByRole('button', { name: 'Let them sign as a guest' }).click();
  await expect(club.getByText(guest.email)).toBeVisible();

  // For the player: by a press and by keys.
  const kinds = club.getByRole('toolbar', { name: 'Fields' });
  const field = (name: RegExp): Locator => club.getByRole('button', { name });
  await club.getByLabel('Whose fields').selectOption({ label: 'Fields for Davi Adeyinka' });
  await kinds.getByRole('button', { name: 'Signature' }).click();
  const signature = field(/^\d+, Signature, Davi Adeyinka, page 1$/);
  await expect(signature).toBeFocused();
  const before = await boxOf(signature);
  for (let at = 0; at < 10; at += 1) await club.keyboard.press('ArrowDown');
  await club.keyboard.press('Shift+ArrowRight');
  await expect(async () => {
    const after = await boxOf(signature);
    expect(after.y).toBeGreaterThan(before.y + 20);
    expect(after.width).toBeGreaterThan(before.width);
  }).toPass();
  // By dragging one onto the page, and about on it.
  await kinds.getByRole('button', { name: 'Text' }).dragTo(club.getByRole('region', { name: 'Fields on page 1' }), {
    targetPosition: { x: 260, y: 300 },
  });
  const text = field(/^\d+, (Text|Boots), Davi Adeyinka, page 1$/);
  await expect(text).toBeFocused();
  const put = await boxOf(text);
  await drag(club, text, 60, 40);
  await expect(async () => expect((await boxOf(text)).x - put.x).toBeGreaterThan(40)).toPass();
  await drag(club, text, 50, 0, 'corner');
  await expect(async () => expect((await boxOf(text)).width - put.width).toBeGreaterThan(30)).toPass();
  await club.getByLabel('What belongs in it').fill('Boots');
  await kinds.getByRole('button', { name: 'Checkbox' }).click();
  const checkbox = field(/^\d+, Checkbox, Davi Adeyinka, page 1$/);
  for (let at = 0; at < 12; at += 1) await club.keyboard.press('ArrowUp');
  await club.getByLabel('What belongs in it').fill('Pictures may be shown');
  await expect(checkbox).toHaveCount(0);
  await kinds.getByRole('button', { name: 'Date' }).click();
  for (let at = 0; at < 6; at += 1) await club.keyboard.press('ArrowUp');
  // One too many goes again, and the focus stays among the fields.
  await kinds.getByRole('button', { name: 'Name' }).click();
  await expect(field(/^\d+, Name, Davi Adeyinka, page 1$/)).toBeFocused();
  await club.keyboard.press('Delete');
  await expect(field(/^\d+, Name, Davi Adeyinka, page 1$/)).toHaveCount(0);
  // For the guest.
  await club.getByLabel('Whose fields').selectOption({ label: `Fields for ${guest.name}` });
  await kinds.getByRole('button', { name: 'Initials' }).click();
  for (let at = 0; at < 24; at += 1) await club.keyboard.press('ArrowDown');
  await expect(club.getByText(/^Saved at/)).toBeVisible();
  await expect(club.getByText('4 fields', { exact: true })).toBeVisible();
  await expectAccessible(club, 'a draft with fields on its pages');
  await club.reload();
  await expect(field(/, page 1$/)).toHaveCount(5);
  // The small pages beside the paper show where they stand, each in the tone of its signer.
  const inSmall = (page: Page, tone: string): Locator =>
    page.getByRole('navigation', { name: 'Pages' }).locator(`[data-tone="${tone}"]`);
  await expect(inSmall(club, '0')).toHaveCount(4);
  await expect(inSmall(club, '1')).toHaveCount(1);
  // Through them by the tab key, in the order in which they are read.
  await field(/^1, /).focus();
  await club.keyboard.press('Tab');
  await expect(field(/^2, /)).toBeFocused();
  await club.getByRole('button', { name: 'Send, first to Davi Adeyinka' }).click();
  await expect(club.getByText('Waiting for Davi Adeyinka').first()).toBeVisible();
  await expectAccessible(club, 'a sent document with fields');

  const player = (await harness.someone()).page;
  await signIn(player, 'davi.adeyinka@demo.example');
  await player.goto('/documents?show=mine');
  await player
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(player.getByText('1 field left')).toBeVisible();
  await expect(inSmall(player, 'mine')).toHaveCount(4);
  await player.getByRole('radio', { name: 'Type', exact: true }).click();
  await player.getByLabel('Current password').fill(password);
  await player.getByRole('checkbox', { name: /I have read it/ }).click();
  await player.getByRole('button', { name: 'Sign the document' }).click();
  await expect(player.getByRole('link', { name: /^Boots, page 1.*Fill this in\.$/ })).toBeVisible();
  await player.getByRole('button', { name: 'Next field' }).click();
  await expect(player.getByLabel('Boots, page 1')).toBeFocused();
  await player.keyboard.type('Puma King');
  // It stands on the paper as it is typed, and outlives a reload.
  await expect(player.getByRole('button', { name: 'Yours to fill in: Boots, page 1' })).toContainText('Puma King');
  await expectAccessible(player, 'a document whose fields are filled in');
  await player.reload();
  await expect(player.getByLabel('Boots, page 1')).toHaveValue('Puma King');
  await player.getByRole('button', { name: 'Yours to fill in: Pictures may be shown, page 1' }).click();
  await expect(player.getByRole('checkbox', { name: 'Pictures may be shown, page 1' })).toBeChecked();
  await player.getByRole('radio', { name: 'Type', exact: true }).click();
  await player.getByLabel('Current password').fill(password);
  await player.getByRole('checkbox', { name: /I have read it/ }).click();
  await player.getByRole('button', { name: 'Sign the document' }).click();
  await expect(player.getByText(`Waiting for ${guest.name}`).first()).toBeVisible();
  await expect(inSmall(player, 'mine')).toHaveCount(0);

  // The guest, on a phone: what the player has filled in is read before the signature, and the own field is reached.
  const carla = (await harness.someone({ phone: true })).page;
  const invited = await messageTo(player, guest.email, `Saskia Verhulst asks you to sign: ${title}`);
  await carla.goto(pageIn(invited.text));
  await expect(carla.getByText('Puma King')).toBeVisible();
  await carla.getByRole('button', { name: 'Sign', exact: true }).click();
  await carla.getByLabel('Initials, page 1').fill('C.A.');
  await expectAccessible(carla, 'the page of a guest with fields');
  await carla.getByRole('button', { name: 'Send me a code' }).click();
  const { text: mail } = await messageTo(carla, guest.email, 'Your code to sign the document');
  await carla.getByRole('radio', { name: 'Type', exact: true }).click();
  await carla.getByLabel('Code from the mail').fill(/^(\d{6})$/m.exec(mail)?.[1] ?? '');
  await carla.getByRole('checkbox', { name: /I have read the document/ }).click();
  await carla.getByRole('button', { name: 'Sign the document' }).click();
  await club.reload();
  await expect(club.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  // The sealed paper itself says it.
  const words = club.getByText(/^The words of page 1: /);
  await expect(words).toContainText('Puma King');
  await expect(words).toContainText('C.A.');
  await expect(words).toContainText(String(new Date().getUTCFullYear()));
  await expectAccessible(club, 'a sealed document whose fields are filled in');
});
