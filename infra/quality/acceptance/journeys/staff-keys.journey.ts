import { createArrivals } from '../../../apps/api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../../apps/api-client/caller.ts';
import { expect, expectAccessible, password, signIn, test } from './harness.ts';

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

interface Waiting {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
}

const run = Date.now().toString(36);

/** A player who has handed everything in, under a name of her own. */
const handedIn = async (address: string, last_name: string): Promise<Waiting> => {
  const open = (): Caller => createCaller({ client: programClient({ address }), patienceMs: 60_000 });
  const petra = open();
  await petra.signIn('petra.lindgren@demo.example', password);
  const arrivals = createArrivals({ password, open, staff: () => petra });
  const { user_id, profile_id } = await arrivals.player({
    ...{ first_name: 'Ida', last_name, nickname: `ida-${last_name}`.toLowerCase().replaceAll(' ', '-') },
    ...{ email: `${last_name.replaceAll(' ', '.')}@demo.example`.toLowerCase(), gender: 'female' },
    ...{ date_of_birth: '2001-03-08', nationalities: ['NO'], positions: ['LW'], preferred_foot: 'left' },
    ...{ height_cm: 174, weight_kg: 64, club: null, contract_ends_on: null, bio: '', highlights: [] },
  });
  return { id: profile_id, user_id, name: `Ida ${last_name}` };
};

test('person and profile are verified by one decision, several with one tier, and a colleague’s case is named', async ({
  harness,
}) => {
  const [{ page }, { page: other }] = [await harness.someone(), await harness.someone()];
  await signIn(page, 'petra.lindgren@demo.example');
  await signIn(other, 'nora.sandvik@demo.example');
  const { origin } = new URL(page.url());
  const byButton = await handedIn(origin, `Button ${run}`);
  const byKey = await handedIn(origin, `Key ${run}`);
  const several = [await handedIn(origin, `Held ${run}`), await handedIn(origin, `Free ${run}`)];
  const stateOf = async ({ id, user_id }: Waiting): Promise<readonly string[]> => {
    const of = async (address: string): Promise<Person> =>
      ((await (await page.request.get(`/api/admin/${address}`)).json()) as { data: Person }).data;
    const [person, profile] = await Promise.all([of(`users/${user_id}`), of(`profiles/${id}`)]);
    return [person.verification_status, profile.verification_status];
  };

  // At the person, with the profile's tier; what is in the way is named with the half that it is about.
  await page.goto(`/admin/users?user=${byButton.user_id}`);
  const both = page.getByRole('button', { name: 'Verify person and profile' });
  await expect(page.getByText('The profile: Valuation tier is required', { exact: false }).first()).toBeVisible();
  await expect(both).toBeDisabled();
  await page.getByRole('radio', { name: 'B+', exact: true }).click();
  await expectAccessible(page, 'one decision on a person and a profile');

  // The colleague has the profile, not the person: asked about all the same, and nothing is done without the answer.
  await other.goto(`/admin/players?profile=${byButton.id}`);
  await other.getByRole('button', { name: 'I take this' }).click();
  await expect(other.getByText(/You have this case since/)).toBeVisible();
  await both.click();
  const asked = page.getByRole('dialog', { name: 'Nora Sandvik has this case' });
  await expect(asked.getByText(/may be deciding now/)).toBeVisible();
  await expectAccessible(page, 'the question before both are decided despite a colleague');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByText('Nothing was decided: person and profile are as they were.')).toBeVisible();
  expect(await stateOf(byButton)).toEqual(['pending', 'pending']);
  await both.click();
  await asked.getByRole('button', { name: 'Decide all the same' }).click();
  await expect(page.getByText(`${byButton.name} is verified, person and profile`).first()).toBeVisible();
  expect(await stateOf(byButton)).toEqual(['verified', 'verified']);

  // At the profile, by a key, which asks first.
  await page.goto(`/admin/players?profile=${byKey.id}`);
  await page.getByRole('radio', { name: 'C', exact: true }).click();
  await page.getByRole('heading', { name: 'Decision' }).click();
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: `Verify person and profile of ${byKey.name}?` });
  await expectAccessible(page, 'the question before both are verified by a key');
  expect(await stateOf(byKey)).toEqual(['pending', 'pending']);
  await question.getByRole('button', { name: 'Verify person and profile' }).click();
  await expect(page.getByText(`${byKey.name} is verified, person and profile`).first()).toBeVisible();
  expect(await stateOf(byKey)).toEqual(['verified', 'verified']);

  // Where only the profile could be verified, the case stays open and says what is done and what is left.
  const half = await handedIn(origin, `Half ${run}`);
  await page.goto(`/admin/players?profile=${half.id}`);
  await page.getByRole('radio', { name: 'D', exact: true }).click();
  await page.route('**/api/admin/users/*/verify-with-profile', async (route) => {
    const seen = await page.request.get(`/api/admin/profiles/${half.id}`);
    const { data: profile } = (await seen.json()) as { data: object };
    const refused = { error: 'StaleVersion', message: 'This has changed meanwhile.' };
    const verified = { ...profile, verification_status: 'verified', waiting_since: null };
    await route.fulfill({ json: { data: { profile: verified, person: null, refused } } });
  });
  await both.click();
  await expect(page.getByText('Half of it is done: the profile is verified, the person is not.')).toBeVisible();
  await expect(page.getByText(`What is left: verify ${half.name} as a person.`)).toBeVisible();
  await expect(page.getByText('This has changed meanwhile.')).toBeVisible();
  await page.unrouteAll();

  // Several players get one tier; of the one that a colleague has it is said who, and staff may decide all the same.
  const [held] = several;
  await other.goto(`/admin/players?profile=${held?.id}`);
  await other.getByRole('button', { name: 'I take this' }).click();
  await expect(other.getByText(/You have this case since/)).toBeVisible();
  await page.goto('/admin/players');
  for (const { name } of several)
    await page
      .getByRole('checkbox', { name: `Select ${name}` })
      .first()
      .click();
  await page.getByRole('button', { name: 'Verify 2', exact: true }).click();
  const tiering = page.getByRole('dialog', { name: 'Verify 2 players?' });
  await expect(tiering.getByRole('button', { name: 'Verify 2', exact: true })).toBeDisabled();
  await tiering.getByRole('radio', { name: 'B', exact: true }).click();
  await expectAccessible(page, 'one tier for several players');
  await tiering.getByRole('button', { name: 'Verify 2', exact: true }).click();
  const answers = page.getByRole('dialog', { name: 'Result' });
  await expect(answers.getByRole('listitem').filter({ hasText: held?.name ?? '' })).toContainText(
    'Nora Sandvik has this case since',
  );
  await expectAccessible(page, 'what came of several, one of them a colleague’s');
  await answers.getByRole('button', { name: 'Decide 1 all the same' }).click();
  await expect(answers).toBeHidden();
  for (const one of several) expect((await stateOf(one))[1]).toBe('verified');
});
