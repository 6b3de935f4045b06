import type { Page } from '@playwright/test';
import { demoPlayer, expect, expectAccessible, look, password, signIn, test } from './harness.ts';

const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/^Expiry/).fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
};

/** By a card whose owner is asked for each payment. */
const payInvoice = async (page: Page): Promise<void> => {
  await enterCard(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Paid/)).toBeVisible();
};

/** Moves the clock of the simulator that stands in for Stripe; all that falls due comes about. */
const aMonthOn = async (page: Page): Promise<void> => {
  await page.goto('/api/dev/stripe/');
  await page.getByRole('button', { name: '31 days on' }).click();
  await expect(page.getByRole('heading', { name: 'Stripe simulator' })).toBeVisible();
};

const billing = async (page: Page): Promise<void> => {
  await page.goto('/profile/billing');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan and billing' })).toBeVisible();
};

/**
 * What the simulator tells arrives on its own: the page is asked again until it is so. Each time it asks the payment service three things,
 * of which one profile may ask sixty a minute: who looks again every two seconds, on a slow machine, is refused in the end.
 */
const untilBilling = async (page: Page, words: string | RegExp): Promise<void> => {
  await expect(async () => {
    await billing(page);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 6_000 });
  }).toPass();
};

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** On days that nobody else asks for. */
const askToTrial = async (page: Page, name: string): Promise<void> => {
  const { profile_id, nickname } = await demoPlayer(page, name);
  await page.goto(`/club-representative/scout-players/${nickname}/${profile_id}`);
  await page.getByRole('button', { name: 'Ask to a trial' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask ${name} to a trial` });
  await dialog.getByLabel('First day').fill(day(200));
  await dialog.getByLabel('Last day').fill(day(203));
  await dialog.getByLabel('Place').fill('Thorp Arch');
  await dialog.getByLabel('City').fill('Leeds');
  await dialog.getByLabel('Phone number of this person').fill('+44 113 555 0101');
  await dialog.getByLabel(/pays travel, lodging and meals/).click();
  await dialog.getByRole('button', { name: 'Ask to a trial' }).click();
  await expect(dialog).toBeHidden();
};

// Before the clock is moved: then what is late ends.
test('whoever is late for longer than the days of grace finds on the plans how to pay, the invoices and the end', async ({
  harness,
}) => {
  const { page } = await harness.someone();
  await signIn(page, 'ruben.claes@demo.example');
  await page.goto('/profile/billing');
  await expect(page).toHaveURL('/plans');
  await expect(page.getByText(/^Your payment for Coach Plus is late, so/)).toBeVisible();
  // What would be refused isn't offered.
  await expect(page.getByText(/^Your payment for Coach Plus is late\. Pay it first/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Continue|Start) with/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Card, address and VAT id' })).toBeVisible();
  await expect(page.getByText('Not paid')).toBeVisible();
  const paper = await page.request.get(
    (await page
      .getByRole('link', { name: /^Invoice .* as PDF$/ })
      .first()
      .getAttribute('href')) ?? '',
  );
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page, 'the plans after the days of grace');
  // Ended, it runs to the end of its month; until then it can still be paid.
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Until then you can still pay the open amount\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Pay .* now$/ })
    .first()
    .click();
  await payInvoice(page);
  await untilBilling(page, /^Ends on/);
});

test('a representative pays, is late, recovers, changes plan and ends it', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'graham.pell@demo.example');

  // Whoever comes to the page after a payment without one is not thanked, and reads where to go on.
  await page.goto('/stripe/success?session_id=cs_nobody');
  await expect(page.getByRole('heading', { name: 'This is not a payment of yours' })).toBeVisible();
  await expectAccessible(page, 'the page after a payment, with the id of none');
  await page.goto('/stripe/success');
  await expect(page.getByRole('heading', { name: 'There is no payment here' })).toBeVisible();
  await expect(page.getByText('Your plan is Club.')).toBeVisible();
  // One sentence in one line, its address within it.
  const support = page.getByText('You have paid, and it isn’t here? Write to support@touchline.example.');
  expect((await support.boundingBox())?.height).toBeLessThan(30);
  await expectAccessible(page, 'the page after a payment, without one');
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page).toHaveURL('/profile/billing');
  // What else there is stands there, and leads to its price.
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What other plans bring' }) });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(['Recruit', 'Department']);
  await expect(others.getByText('30 trial requests per month')).toBeVisible();
  await expectAccessible(page, 'the billing of a free plan');
  await others.getByRole('button', { name: 'See Department' }).click();
  await expect(page.getByRole('radio', { name: /Department/ })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // From the free plan to a paid one: the card wants its owner.
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Recruit/ }).click();
  await expect(page.getByText('When you have paid: 30 trial requests per month')).toBeVisible();
  await expect(page.getByText(/^Back to Club\? That works too/)).toBeVisible();
  await expectAccessible(page, 'another plan');
  await page.getByRole('button', { name: 'Continue with Recruit' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Recruit' })).toBeVisible();
  expect(await look(page, 'light'), 'the page where the card is entered').toEqual([]);
  await page.getByLabel('Promotion code').fill('KICKOUT');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This promotion code is not valid.')).toBeVisible();
  await page.getByLabel('Promotion code').fill('kickoff');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Promotion KICKOFF')).toBeVisible();
  await enterCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await enterCard(page, '4000 0025 0000 3155');
  await page.getByLabel(/^VAT id/).fill('GB123456789');
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
  await expect(page.getByText('Your plan is Recruit.')).toBeVisible();
  await expectAccessible(page, 'after the payment');
  const returned = page.url();
  expect(new URL(returned).searchParams.get('session_id')).toMatch(/^cs_/);
  // It is theirs alone: a guest is asked to sign in, and comes back to it as somebody else.
  const other = await harness.someone();
  await other.page.goto(returned);
  await other.page.getByRole('link', { name: 'Sign in' }).click();
  await other.page.getByLabel('Email').fill('saskia.verhulst@demo.example');
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.page).toHaveURL(returned);
  await expect(other.page.getByRole('heading', { name: 'This is not a payment of yours' })).toBeVisible();
  await billing(page);
  await expect(page.getByText('€149').first()).toBeVisible();
  await expect(page.getByText('•••• 3155')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  // With the promotion, and without VAT for who owes it at home; on paper too.
  const invoice = page.getByRole('row').filter({ hasText: '€119.20' });
  const paper = await page.request.get((await invoice.getByRole('link').getAttribute('href')) ?? '');
  expect([paper.headers()['content-type'], (await paper.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  await expectAccessible(page, 'the billing of a paid plan');

  // What it allows is used, and one less is left.
  await expect(page.getByText('30 of 30 left', { exact: true })).toBeVisible();
  await askToTrial(page, 'Emre Aksoy');
  await untilBilling(page, '29 of 30 left');

  // Staff see it, and ask again how it stands.
  const staff = await harness.someone();
  await signIn(staff.page, 'petra.lindgren@demo.example');
  await staff.page.getByRole('link', { name: 'Subscriptions' }).first().click();
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await expect(staff.page.getByRole('img', { name: 'Comes in', exact: true })).toBeVisible();
  for (const chart of ['Late', 'New and ended']) {
    await staff.page.getByRole('radio', { name: chart }).click();
    await expect(staff.page.getByRole('img', { name: chart, exact: true })).toBeVisible();
  }
  await expectAccessible(staff.page, 'subscriptions, for staff');
  await staff.page.getByLabel('Search by name').fill('Graham');
  const row = staff.page.getByRole('row').filter({ hasText: 'Graham Pell' });
  await expect(row).toContainText('Recruit');
  await expect(row).toContainText('€149 per month');
  await row.getByRole('rowheader').click();
  const drawer = staff.page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Ask Stripe again' }).click();
  await expect(staff.page.getByText('Asked. Nothing differed.', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Open in Stripe' })).toHaveAttribute('href', /\/customers\/cus_/);
  await expectAccessible(staff.page, 'a subscription, for staff');

  // Another card, which fails at the renewal: everything works for a while, and says until when.
  await page.getByRole('button', { name: 'Card, address and VAT id' }).click();
  await page.getByText('Use another card').click();
  await enterCard(page, '4000 0000 0000 0341');
  await page.getByRole('button', { name: 'Save card' }).click();
  await aMonthOn(page);
  await untilBilling(page, 'Payment is late');
  await expect(page.getByText('The payment for Recruit did not work.')).toBeVisible();
  await expectAccessible(page, 'the billing of a payment that is late');
  await page.goto('/');
  await expect(page.getByText('The payment for Recruit did not work.')).toBeVisible();
  await page.getByRole('link', { name: /^Pay .* now$/ }).click();
  await payInvoice(page);
  await untilBilling(page, 'Active');
  await expect(page.getByText('The payment for Recruit did not work.')).toBeHidden();

  await staff.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await staff.page.reload();
  await staff.page.getByRole('radio', { name: 'Table' }).click();
  await expect(staff.page.getByRole('row').filter({ hasText: 'Late with a payment' })).toBeVisible();

  // What a change costs is seen before it is made.
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Department/ }).click();
  await expect(page.getByText('You pay today')).toBeVisible();
  await expect(page.getByText(/^Unused time on Recruit/)).toBeVisible();
  // And what it changes, with the way back.
  const changes = page.getByRole('list', { name: 'What changes' });
  await expect(changes.getByText('At once: trial requests without a limit')).toBeVisible();
  await expect(changes.getByText(/^At once: Answer from our staff: in 4 working hours/)).toBeVisible();
  await expect(changes.getByText('Nothing that is running changes')).toBeVisible();
  await expect(page.getByText(/^Back to Recruit\? That works too/)).toBeVisible();
  await expectAccessible(page, 'what a change costs');
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click();
  // The bank asks its owner once more: until then the plan stays.
  await untilBilling(page, 'Your bank wants you to confirm the payment for your new plan.');
  await expect(page.getByText('€149').first()).toBeVisible();
  await expectAccessible(page, 'a change that waits for its payment');
  // The plan is kept after all: nothing waits any more, and the change can be asked for again.
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText('You keep Recruit', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Confirm / })).toBeHidden();
  await expect(page.getByText('€149').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: /Department/ }).click();
  await page.getByRole('button', { name: /^Pay .* and change$/ }).click();
  await untilBilling(page, 'Your bank wants you to confirm the payment for your new plan.');
  await page.getByRole('link', { name: /^Confirm / }).click();
  await payInvoice(page);
  await untilBilling(page, '€390');

  // Ended, it runs to the end of what is paid; taken back, it goes on.
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/You can use everything until/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await untilBilling(page, /^Ends on/);
  await page.getByRole('button', { name: 'Go on with the plan' }).click();
  await untilBilling(page, 'Active');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await untilBilling(page, /^Ends on/);
  await aMonthOn(page);
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByText('Your plan Department has ended.')).toBeVisible({ timeout: 6_000 });
    await expect(page.getByRole('link', { name: /^Invoice .* as PDF$/ }).first()).toBeVisible({ timeout: 6_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Card, address and VAT id' })).toBeVisible();
  await expectAccessible(page, 'the plans after the end');
  await page.goto(returned);
  await expect(page.getByRole('heading', { name: 'This payment is from before' })).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('button', { name: /^Start with/ }).click();
  await expect(page).toHaveURL('/');
});
