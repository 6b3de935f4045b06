import { expect, expectAccessible, signIn, test } from './harness.ts';

test('a player finds a position that fits, answers it, and takes the answer back', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'mateo.ibarra@demo.example');
  await page.getByRole('link', { name: 'Open positions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open positions' })).toBeVisible();
  const row = page.getByRole('button', { name: /Centre forward.*Hammarby/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'the board');

  // Filters stand in the address, and count what they would leave.
  await page.getByRole('checkbox', { name: /^Sweden/ }).click();
  await expect(page).toHaveURL(/countries=SE/);
  await expect(page.getByRole('status').filter({ hasText: '1 open position' })).toBeVisible();
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name of the search').fill('In Sweden');
  await expectAccessible(page, 'keeping a search for positions');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The search is saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear 1' }).click();
  await expect(page.getByRole('button', { name: /Left winger.*Sparta/ })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Saved searches' });
  await kept.getByRole('link', { name: 'In Sweden' }).click();
  await expect(page).toHaveURL(/countries=SE/);
  await expect(page.getByRole('button', { name: /Left winger.*Sparta/ })).toHaveCount(0);
  await kept.getByRole('button', { name: 'Change: In Sweden' }).click();
  await page.getByRole('button', { name: 'Delete the search' }).click();
  await expect(kept).toHaveCount(0);

  await row.click();
  const sheet = page.getByRole('region', { name: /of \d+$/ });
  await expect(sheet.getByRole('heading', { name: 'Does it fit you?' })).toBeVisible();
  await expect(sheet.getByText(/^21 to 29, you are \d+$/)).toBeVisible();
  await sheet.getByLabel('Phone number to show').fill('call me');
  await sheet.getByRole('button', { name: 'Answer Hammarby IF' }).click();
  await expect(sheet.getByText('Use digits and + only.').first()).toBeVisible();
  await expectAccessible(page, 'the answer to a position');
  await sheet.getByLabel('Phone number to show').fill('');
  await sheet.getByLabel('Your message, if you like').fill('I am glad to run.');
  await sheet.getByRole('button', { name: 'Answer Hammarby IF' }).click();
  await expect(sheet.getByText('You answered on')).toBeVisible();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await expect(page.getByRole('button', { name: /Centre forward.*Hammarby/ })).toBeVisible();

  // It is an interest from now on; home says that the club has the next word.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Interest in Hammarby IF' })).toBeVisible();
  await page.goto('/club-requests?tab=answered');
  await page.getByRole('button', { name: /Centre forward.*Hammarby/ }).click();
  await page.getByRole('link', { name: 'See your answer' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'I am glad to run.' });
  await expect(answer.getByRole('link', { name: 'for “Centre forward”' })).toBeVisible();
  await answer.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Over' })).toBeVisible();
  await page.goto('/club-requests?tab=over');
  await expect(page.getByRole('button', { name: /Centre forward.*Hammarby/ })).toContainText('Taken back');
});

test('on a phone the board is filtered in a dialog, and its place is below', async ({ harness }) => {
  const { page } = await harness.someone({ phone: true, dark: true });
  const arrive = Promise.withResolvers<void>();
  await page.route('**/api/home', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await signIn(page, 'davi.adeyinka@demo.example');
  await page.getByRole('button', { name: /^More/ }).click();
  // The menu stays open while what it stands over, and its own counts, arrive.
  arrive.resolve();
  await expect(page.getByRole('heading', { name: 'Needs your answer' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Open positions' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('radio', { name: /^Meets every point/ }).click();
  await expectAccessible(page, 'the filters of the board on a phone');
  await filters.getByRole('button', { name: /^Show \d+ positions?$/ }).click();
  await expect(page).toHaveURL(/fits=every/);
  await page.getByRole('button', { name: /Left winger.*Sparta/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Does it fit you?' })).toBeVisible();
  await expectAccessible(page, 'a position on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('a representative reads the board, and answers nothing there', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'graham.pell@demo.example');
  await page.goto('/club-requests');
  await expect(page.getByRole('button', { name: /Wide attacker/ })).toContainText('Yours');
  await page.getByRole('button', { name: /Left winger.*Sparta/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Left winger' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Does it fit you?' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Answer/ })).toBeHidden();
});

test('a position goes from the form over an answer to an offer, and is closed', async ({ harness }) => {
  const { page: club } = await harness.someone();
  await signIn(club, 'graham.pell@demo.example');
  const { page: player } = await harness.someone({ phone: true });
  await signIn(player, 'mateo.ibarra@demo.example');
  const title = `Playmaker ${Date.now()}`;

  await club.getByRole('link', { name: 'Positions', exact: true }).click();
  await club.getByRole('button', { name: 'New position' }).click();
  const form = club.getByRole('dialog', { name: 'New position' });
  await form.getByRole('button', { name: 'Publish position' }).click();
  await expect(form.getByText('Fill this in.').first()).toBeVisible();
  await form.getByLabel('Title').fill(title);
  // How many can be found is counted as it is chosen: whoever asks for less finds no fewer.
  const counted = async (): Promise<number> =>
    Number(/^(\d+) players you can find/.exec((await form.getByRole('status').textContent()) ?? '')?.[1] ?? 0);
  await form.getByRole('button', { name: /^AM/ }).click();
  await expect(form.getByText(/you can find (has|have) all of this/)).toBeVisible();
  const young = await counted();
  await form.getByLabel('Any age').click();
  await expect.poll(counted).toBeGreaterThan(young);
  await form.getByLabel('Any age').click();
  await form.getByLabel('Pay from').fill('6000');
  await form.getByLabel('to, per week').fill('4000');
  await form.getByRole('button', { name: 'Publish position' }).click();
  await expect(form.getByText('The highest pay is below the lowest.', { exact: true })).toBeVisible();
  await expectAccessible(club, 'the form of a position');
  await form.getByLabel('to, per week').fill('9000');
  await form.getByRole('button', { name: 'Publish position' }).click();
  await expect(club.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expect(club.getByText('£6,000').or(club.getByText('€6,000 to €9,000'))).toBeVisible();

  // What is changed is seen on the board, where a player answers.
  await club.getByRole('button', { name: 'Edit' }).click();
  const editing = club.getByRole('dialog', { name: 'Edit position' });
  await editing.getByLabel('What you want to say').fill('You play behind one striker.');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(editing).toBeHidden();
  await player.goto('/club-requests');
  await player.getByRole('button', { name: new RegExp(title) }).click();
  const sheet = player.getByRole('dialog');
  await expect(sheet.getByText('You play behind one striker.')).toBeVisible();
  await sheet.getByLabel('Your message, if you like').fill('I see the pass early.');
  await sheet.getByRole('button', { name: 'Answer Leeds United FC' }).click();
  await expect(sheet.getByText('You answered on')).toBeVisible();

  // The club finds it on the home page and in the first column, with how it fits, and moves it by keys.
  await club.goto('/');
  await expect(club.getByText(`for “${title}”`)).toBeVisible();
  const open = club.locator('section').filter({ has: club.getByRole('heading', { name: 'Your open positions' }) });
  await expect(open.getByRole('listitem').filter({ hasText: title }).getByText('1 answer waits')).toBeVisible();
  await expectAccessible(club, 'the home of a club with open positions');
  await club.goto('/club-representative/requests');
  await club.getByRole('link', { name: title }).click();
  const card = club.getByRole('region', { name: /^Answered 1/ }).getByRole('button', { name: /Mateo Ibarra/ });
  await expect(card).toContainText('I see the pass early.');
  await expect(card).toContainText(/Meets every point|Not met/);
  await expectAccessible(club, 'the stages of a position');
  await card.focus();
  await club.keyboard.press('Shift+ArrowLeft');
  const declining = club.getByRole('dialog', { name: 'Decline the interest of Mateo Ibarra?' });
  await expect(declining).toBeVisible();
  await club.keyboard.press('Escape');
  await expect(declining).toBeHidden();
  await card.focus();
  await club.keyboard.press('Shift+ArrowRight');
  const about = club.getByRole('dialog', { name: 'What Mateo Ibarra answered' });
  await expectAccessible(club, 'an answer to a position');
  await about.getByRole('button', { name: /^Accept interest/ }).click();
  await expect(about.getByRole('link', { name: 'Make an offer' })).toBeVisible();
  await expect(about.getByText('mateo.ibarra@demo.example')).toBeVisible();
  await club.keyboard.press('Escape');
  const talks = club.getByRole('region', { name: /^In talks 1/ }).getByRole('button', { name: /Mateo Ibarra/ });
  await expect(talks).toBeVisible();
  // A step on from talks is a trial, whose form opens.
  await talks.focus();
  await club.keyboard.press('Shift+ArrowRight');
  const trial = club.getByRole('dialog', { name: 'Ask Mateo Ibarra to a trial' });
  await expect(trial).toBeVisible();
  await expectAccessible(club, 'asking to a trial from the stages of a position');
  // Keys are the form's once it has the focus.
  await expect(trial.locator(':focus')).toHaveCount(1);
  await club.keyboard.press('Escape');
  await expect(trial).toBeHidden();
  await club.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await talks.dragTo(club.getByRole('region', { name: /^Offered 0/ }));
  await expect(club.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();

  // Off the board, by hand with who answered.
  await club.goBack();
  await club.getByRole('button', { name: 'Mark as filled' }).click();
  const filling = club.getByRole('dialog');
  await filling.getByRole('radio', { name: 'Mateo Ibarra' }).click();
  await expectAccessible(club, 'filling a position');
  await filling.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(club.getByText('Filled with Mateo Ibarra')).toBeVisible();
  await player.goto('/club-requests');
  await expect(player.getByRole('button', { name: /Wide attacker/ })).toBeVisible();
  await expect(player.getByRole('button', { name: new RegExp(title) })).toBeHidden();
});

test('an agent puts a player forward, who answers, and the club reads who it was', async ({ harness }) => {
  const { page: agent } = await harness.someone();
  await signIn(agent, 'beatriz.falcao@demo.example');
  await agent.getByRole('link', { name: 'Open positions' }).first().click();
  await agent.getByRole('button', { name: /Attacking midfielder/ }).click();
  const sheet = agent.getByRole('region', { name: 'Your players' });
  await sheet.getByLabel('Why it could be right, if you like').fill('You know this system.');
  await expectAccessible(agent, 'an agent’s players beside a position');
  await sheet.getByRole('button', { name: 'Suggest it to Niels van der Wal' }).click();
  await expect(sheet.getByText('Waits for the player')).toBeVisible();

  const { page: player } = await harness.someone({ phone: true, dark: true });
  await signIn(player, 'niels.van-der-wal@demo.example');
  await player.getByRole('link', { name: /^Read and answer.*Freiburg/ }).click();
  const board = player.getByRole('dialog');
  await expect(board.getByText('“You know this system.”')).toBeVisible();
  await expectAccessible(player, 'a position that the agent suggests');
  await board.getByRole('button', { name: 'No, thanks' }).click();
  const sure = player.getByRole('dialog', { name: 'Say no to this position?' });
  await sure.getByRole('button', { name: 'Back' }).click();
  await board.getByRole('button', { name: 'Answer SC Freiburg' }).click();
  await expect(board.getByText('You answered on')).toBeVisible();
  await expect(board.getByText('“You know this system.”')).toBeHidden();

  await agent.reload();
  await expect(sheet.getByText('Has answered')).toBeVisible();
  const { page: club } = await harness.someone();
  await signIn(club, 'anneke.brandt@demo.example');
  await club.goto('/club-representative/requests');
  await club.getByRole('link', { name: 'Attacking midfielder' }).click();
  await club
    .getByRole('region', { name: /^Answered 1/ })
    .getByRole('button', { name: /Niels van der Wal/ })
    .click();
  await expect(club.getByText('Put forward by Beatriz Falcão, Linha Alta')).toBeVisible();
});
