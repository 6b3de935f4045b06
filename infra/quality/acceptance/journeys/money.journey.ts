import { expect, expectAccessible, openOfferForm, signIn, test } from './harness.ts';

test('money is taken as Europeans type it, asked where it can mean two amounts, and read back before it is sent', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  await openOfferForm(page);
  const salary = page.getByLabel('Salary', { exact: true });
  const clause = page.getByLabel('Release clause');

  // What is typed can be thrown away, but not by one click.
  await salary.fill('9999');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Discard this offer?' });
  await sure.getByRole('button', { name: 'Back' }).click();
  await expect(salary).toHaveValue('9999');
  // Left unsent, it stands at home with the way back.
  const form = page.url();
  await page.goto('/');
  const begun = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Offers you have begun' }) });
  await expect(begun.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'the home of a club with an offer that was begun');
  await begun.getByRole('link', { name: /^Go on/ }).click();
  await expect(page).toHaveURL(form);
  await expect(salary).toHaveValue('9,999');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await sure.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/scout-players\/.+\/prf_/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
  await expect(begun).toHaveCount(0);
  await openOfferForm(page);
  await expect(salary).toHaveValue('');
  const start = await page.getByLabel('From', { exact: true }).inputValue();
  await salary.fill('5200,50');
  await salary.blur();
  await expect(salary).toHaveValue('5200,50');
  await expect(page.getByText('€5,200.50', { exact: true })).toBeVisible();
  await clause.fill('3.500.000');
  await expect(page.getByText('€3,500,000', { exact: true })).toBeVisible();

  // What can mean two amounts is asked, at the field, and can't be sent.
  await salary.fill('4,2');
  await salary.blur();
  await expect(page.getByText('Which amount do you mean?')).toBeVisible();
  await page.getByRole('button', { name: 'Per goal', exact: true }).click();
  await page.getByRole('textbox', { name: 'Per goal' }).fill('55o');
  await page.getByLabel('Until', { exact: true }).fill('2026-12-01');
  await page.getByLabel('Answer until, day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Look over and send' }).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(summary.getByRole('link')).toHaveText([
    'Until: It ends before it begins.',
    'Salary: Which amount do you mean?',
    /^Per goal: Numbers only/,
    'Answer until: Leave at least an hour to answer.',
  ]);
  await expectAccessible(page, 'an offer with an amount in doubt');
  await page.getByRole('button', { name: '€4,200', exact: true }).click();
  await expect(salary).toHaveValue('4,200');
  await page.getByRole('textbox', { name: 'Per goal' }).fill('550');
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await page.getByLabel('Answer until, day').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('Signing bonus').fill('520.050.000');

  // A sum far from usual is said in words, and nothing goes out before it is meant.
  await page.getByRole('button', { name: 'Look over and send' }).click();
  const look = page.getByRole('dialog', { name: /Send this offer/ });
  await expect(look.getByText('gross, four thousand two hundred euros')).toBeVisible();
  const meant = look.getByRole('checkbox', { name: /five hundred and twenty million fifty thousand euros/ });
  await look.getByRole('button', { name: 'Send the offer' }).click();
  await expect(look.getByText('Say that you mean it, or go back and change it.')).toBeVisible();
  await expect(meant).not.toBeChecked();
  await expectAccessible(page, 'the look over an offer with an unusual sum');
  await look.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByLabel('Signing bonus').fill('54.000');
  await page.getByRole('button', { name: 'Look over and send' }).click();
  await expect(look.getByText('€54,000', { exact: true })).toBeVisible();
  await look.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page).toHaveURL(/\/club-representative\/offers\/off_/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { data } = (await (await page.request.get(`/api/offers/${id}`)).json()) as {
    data: { rounds: { terms: unknown }[] };
  };
  expect(data.rounds[0]?.terms).toMatchObject({
    contract_start_date: start,
    salary: { amount: 420_000 },
    signing_bonus: 5_400_000,
    release_clause: 350_000_000,
    bonuses: [{ kind: 'goal', amount: 55_000 }],
  });
});
