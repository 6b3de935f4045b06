import { expect, expectAccessible, signIn, test } from './harness.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly verification_status: string;
}

test('no two keys decide about a person, and keys pressed by mistake are never sent', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  const reply = await page.request.get('/api/admin/users?queue=waiting');
  const [person] = ((await reply.json()) as { data: Person[] }).data;
  if (!person) throw new Error('nobody waits');
  const state = async (): Promise<Person> =>
    ((await (await page.request.get(`/api/admin/users/${person.id}`)).json()) as { data: Person }).data;
  await page.goto(`/admin/users?user=${person.id}`);
  const reads = page.getByLabel('Message', { exact: true });
  await expect(reads).toBeVisible();

  // Rejecting without a reason leads to the reasons, where digits go on choosing and filling the sentence.
  await page.keyboard.press('r');
  await expect(page.getByText('Choose a reason or write one').first()).toBeVisible();
  await expect(reads).not.toBeFocused();
  await page.keyboard.press('1');
  await expect(reads).toHaveValue(/can’t read your document/);
  await page.keyboard.press('2');
  await expect(reads).toHaveValue(/Your name isn’t written/);
  await reads.fill('1r');
  await page.getByRole('heading', { name: 'Decision' }).click();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('6');
  await expect(reads).toHaveValue(/belongs to somebody else/);

  // A final one says what happens; Enter alone leads back.
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Reject ${person.name} for good?` });
  await expect(dialog.getByText('The document belongs to somebody else.')).toBeVisible();
  await expectAccessible(page, 'the question before a final rejection');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await state()).verification_status).toBe('pending');

  // Verifying by a key asks, too; own words stay whatever is chosen.
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog', { name: `Verify ${person.name}?` })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await state()).verification_status).toBe('pending');
  await reads.fill('The left half of the page is missing.');
  await page.getByRole('heading', { name: 'Decision' }).click();
  await page.keyboard.press('1');
  await expect(reads).toHaveValue('The left half of the page is missing.');
  await page.keyboard.press('r');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(page.getByText(`${person.name} is rejected`).first()).toBeVisible();
  expect((await state()).verification_status).toBe('rejected');
});

test('staff find a person by name from wherever they are', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('Adeyinka');
  const found = palette.getByRole('group', { name: 'People' }).getByRole('option', { name: /Davi Adeyinka/ });
  await expect(found).toContainText('davi.adeyinka@demo.example');
  await found.click();
  await expect(page).toHaveURL(/\/admin\/users\?tab=all&user=usr_/);
  await expect(page.getByText('davi.adeyinka@demo.example').first()).toBeVisible();
});

test('two of staff don’t do one case twice, and see who may be the same person', async ({ harness }) => {
  const [{ page }, { page: other }] = [await harness.someone(), await harness.someone()];
  await signIn(page, 'petra.lindgren@demo.example');
  await signIn(other, 'nora.sandvik@demo.example');
  const reply = await page.request.get('/api/admin/users?queue=waiting');
  const [person, twin] = ((await reply.json()) as { data: Person[] }).data.toReversed();
  if (!person || !twin) throw new Error('too few wait');
  const state = async (): Promise<string> =>
    ((await (await page.request.get(`/api/admin/users/${person.id}`)).json()) as { data: Person }).data
      .verification_status;

  // Taken by a click; the colleague sees it in the queue and at the case, and is asked before a decision.
  await page.goto(`/admin/users?user=${person.id}`);
  await page.getByRole('button', { name: 'I take this' }).click();
  await expect(page.getByText(/You have this case since/)).toBeVisible();
  await expect(page.getByText('You have it')).toBeVisible();
  await other.goto(`/admin/users?user=${person.id}`);
  await expect(other.getByText(/Petra Lindgren has this case since/)).toBeVisible();
  await expect(other.getByText('Petra Lindgren has it')).toBeVisible();
  await other.getByRole('button', { name: `Verify ${person.name}` }).click();
  const asked = other.getByRole('dialog', { name: 'Petra Lindgren has this case' });
  await expect(asked.getByText(/may be deciding now/)).toBeVisible();
  await expectAccessible(other, 'the question before a decision on a colleague’s case');
  await other.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  expect(await state()).toBe('pending');

  // Taken over knowingly, and given back.
  await other.getByRole('button', { name: 'Take it over…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Take it over' }).click();
  await expect(other.getByText(/You have this case since/)).toBeVisible();
  await other.getByRole('button', { name: 'Give it back' }).click();
  await expect(other.getByText('Nobody has this case yet.')).toBeVisible();

  // Whoever begins to decide has the case, too.
  await other.keyboard.press('1');
  await expect(other.getByText(/You have this case since/)).toBeVisible();

  // The same number on two documents points from one to the other.
  for (const [id, number] of [
    [twin.id, 'AB 12-3456 J'],
    [person.id, 'ab123456j'],
  ] as const) {
    await page.goto(`/admin/users?user=${id}`);
    await page.getByLabel('Number on the document').fill(number);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Compare another number' })).toBeVisible();
  }
  await expect(page.getByText(/same document number/)).toBeVisible();
  await expectAccessible(page, 'a case with somebody who may be the same person');
  await page.getByRole('link', { name: twin.name, exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`user=${twin.id}`));
});
