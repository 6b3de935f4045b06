import type { Page } from '@playwright/test';
import { confirmInformed, demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';
import { type Later, startLater } from './later.ts';
import { sign } from './people.ts';

const dayMs = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const nextYear = new Date().getUTCFullYear() + 1;

let later: Later;
test.beforeAll(async () => {
  later = await startLater();
});
test.afterAll(() => later?.close());

/** Each step from the answer to the signature, with its link. */
const expectStory = async (page: Page, name: string, area: string): Promise<void> => {
  const told = page.getByRole('list', { name, exact: true });
  await expect(told.getByRole('listitem')).toHaveCount(4);
  for (const [step, state, href] of [
    ['Interest', 'Accepted', 'club-interest\\?interest=int_'],
    ['Trial', 'Over', 'trial-requests\\?trial=tri_'],
    ['Offer, 2 rounds', 'Accepted', 'offers/off_'],
    ['Contract', 'Signed by all', 'offers/off_'],
  ] as const) {
    const line = told.getByRole('listitem').filter({ has: page.getByRole('link', { name: step, exact: true }) });
    await expect(line.getByText(state)).toBeVisible();
    const link = line.getByRole('link', { name: step, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^${area}/${href}`));
  }
  const report = told.getByRole('link', { name: 'Report' });
  await expect(report).toHaveAttribute('href', new RegExp(`^${area}/trial-requests/tri_[^/]+/report$`));
};

test('from a position over an answer, a trial and an offer to the signature that fills it', async ({ harness }) => {
  test.setTimeout(360_000);
  const baseURL = later.address;
  const { page: club } = await harness.someone({ baseURL });
  await signIn(club, 'graham.pell@demo.example');
  const { page: player } = await harness.someone({ baseURL, phone: true, dark: true });
  const [name, email] = ['Oumar Traoré', 'oumar.traore@demo.example'];
  await signIn(player, email);
  const { nickname, profile_id } = await demoPlayer(club, name);
  const title = 'Playmaker for the second half';

  // A position is published, the player answers it, and the club wants to talk.
  await club.goto('/club-representative/requests');
  await club.getByRole('button', { name: 'New position' }).click();
  const form = club.getByRole('dialog', { name: 'New position' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: /^AM/ }).click();
  await form.getByRole('button', { name: 'Publish position' }).click();
  await expect(club.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await player.goto('/club-requests');
  await player.getByRole('button', { name: new RegExp(title) }).click();
  const board = player.getByRole('dialog');
  await board.getByLabel('Your message, if you like').fill('I see the pass early.');
  await board.getByRole('button', { name: 'Answer Leeds United FC' }).click();
  await expect(board.getByText('You answered on')).toBeVisible();
  await club.goto('/club-representative/club-interest');
  const talks = club.getByRole('listitem').filter({ hasText: title });
  await talks.getByRole('button', { name: /^Accept interest/ }).click();

  // Both are in talks: the trial grows from there.
  await talks.getByRole('button', { name: /^Ask to a trial/ }).click();
  const asking = club.getByRole('dialog', { name: `Ask ${name} to a trial` });
  await asking.getByLabel('First day').fill(day(3));
  await asking.getByLabel('Last day').fill(day(4));
  await asking.getByLabel('Place').fill('Nieuw Terbregge');
  await asking.getByLabel('City').fill('Rotterdam');
  await asking.getByLabel(/pays travel, lodging and meals/).click();
  await asking.getByRole('button', { name: 'Ask to a trial' }).click();
  await expect(asking).toBeHidden();
  await player.goto('/player/trial-requests');
  const mine = player.getByRole('listitem').filter({ hasText: 'Nieuw Terbregge' });
  await mine.getByRole('button', { name: /^Accept trial/ }).click();
  await expect(player.getByRole('heading', { name: 'Agreed' })).toBeVisible();

  // Days later it is over, and the club's home asks for the report.
  await later.travel(7 * dayMs);
  // A session that nobody used for days ends; when exactly is no matter of this journey.
  for (const page of [club, player]) await page.context().clearCookies();
  await signIn(club, 'graham.pell@demo.example');
  await signIn(player, email);
  const write = club.getByRole('link', { name: new RegExp(`^Write the report ?: ${name}`) });
  await expect(async () => {
    await club.goto('/');
    await expect(write).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await write.click();
  await expect(club).toHaveURL(/\/club-representative\/trial-requests\/tri_[^/]+\/report$/);
  const report = club.getByRole('form', { name: `How was the trial of ${name}?` });
  await report.getByRole('button', { name: 'Save report' }).click();
  await report.getByRole('link', { name: `Did ${name} come? Please answer this.` }).click();
  await report.getByRole('radio', { name: 'Yes' }).click();
  await expectAccessible(club, 'the form of a report');
  // What is typed stays with the page.
  await report.getByLabel('Days trained').fill('3');
  await club.reload();
  await expect(report.getByLabel('Days trained')).toHaveValue('3');
  await report.getByLabel('Minutes in matches').fill('45');
  for (const mark of ['First touch', 'Speed', 'Decisions', 'Work without', 'In the team'])
    await report.getByRole('group', { name: mark }).getByRole('radio', { name: '4 Good' }).click();
  await report.getByLabel('One sentence').fill('Quick, brave, learns fast.');
  await report.getByRole('radio', { name: 'Offer' }).click();
  await report.getByLabel('Notes of the club').fill('Ask for less than the agent wants.');
  await report.getByLabel('Days and minutes').click();
  await report.getByLabel('Marks').click();
  await report.getByLabel('The sentence').click();
  await report.getByRole('button', { name: 'Save report' }).click();
  await expect(report.getByText('Enter a number from 1 to 2.').first()).toBeVisible();
  await report.getByLabel('Days trained').fill('2');
  await report.getByRole('button', { name: 'Save report' }).click();
  await expect(report).toBeHidden();
  await expect(club.getByRole('heading', { level: 1, name: `The trial of ${name}` })).toBeVisible();
  await expect(club.getByText('Ask for less than the agent wants.')).toBeVisible();
  const outcome = club.getByRole('complementary', { name: 'Result' });
  await expect(outcome.getByText('The player reads: Days and minutes, Marks, The sentence.')).toBeVisible();
  await expect(outcome.getByRole('link', { name: 'Make an offer' })).toBeVisible();
  await expectAccessible(club, 'a report that the club wrote');

  // Who began to change it before a colleague saved doesn't write over what the colleague wrote.
  const change = (page: Page) => page.getByRole('button', { name: 'Change the report' }).click();
  const other = await club.context().newPage();
  await other.goto(club.url());
  await change(other);
  await change(club);
  await report.getByLabel('Minutes in matches').fill('44');
  await report.getByRole('button', { name: 'Save report' }).click();
  await expect(report).toBeHidden();
  await other.getByLabel('Minutes in matches').fill('90');
  await other.getByRole('button', { name: 'Save report' }).click();
  await expect(other.getByText(/has saved a report meanwhile/)).toBeVisible();
  await other.getByRole('button', { name: 'Read the report' }).click();
  await expect(other.getByText('44', { exact: true })).toBeVisible();
  await other.close();

  await club.goto('/trial-requests');
  await expect(club.getByRole('link', { name: new RegExp(`^Read the report ?: ${name}`) })).toBeVisible();
  await club.keyboard.press('Control+k');
  const palette = club.getByRole('dialog');
  await palette.getByRole('combobox').fill(name);
  await palette.getByRole('option', { name: new RegExp(`${name}.*Report`) }).click();
  await expect(club.getByRole('heading', { level: 1, name: `The trial of ${name}` })).toBeVisible();

  // The player is told, and reads what is shared.
  await player.goto('/');
  await player
    .getByRole('link', { name: /wrote about your trial/ })
    .first()
    .click();
  await expect(player.getByRole('heading', { level: 1, name: /^Your trial at / })).toBeVisible();
  await expect(player.getByText('“Quick, brave, learns fast.”')).toBeVisible();
  await expect(player.getByText('2 of 2')).toBeVisible();
  await expect(player.getByText('Good', { exact: true })).toHaveCount(5);
  await expect(player.getByText('What they decided')).toHaveCount(0);
  await expect(player.getByText('Ask for less')).toHaveCount(0);
  await expectAccessible(player, 'a report as the player reads it');

  // The offer grows from the interest; the player asks for more, and gets it.
  await club.goto('/club-representative/club-interest');
  await talks.getByRole('link', { name: /^Make an offer/ }).click();
  await expect(club.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
  await club.getByLabel('From', { exact: true }).fill(`${nextYear + 3}-07-01`);
  await club.getByLabel('Until', { exact: true }).fill(`${nextYear + 6}-06-30`);
  await club.getByLabel('Salary', { exact: true }).fill('4500');
  // The browser knows nothing of the days that have passed.
  await club.getByLabel('Answer until, day').fill(day(14));
  await confirmInformed(club);
  await club.getByRole('button', { name: 'Look over and send' }).click();
  await club.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click();
  await expect(club).toHaveURL(/\/club-representative\/offers\/off_/);
  const { page: desk } = await harness.someone({ baseURL });
  await signIn(desk, email);
  await desk.goto(new URL(club.url()).pathname.replace('/club-representative', '/player'));
  await desk.getByRole('button', { name: 'Counter', exact: true }).first().click();
  await desk.getByLabel('Salary', { exact: true }).fill('5200');
  await desk.getByRole('button', { name: 'Look over and send' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send round 2' }).click();
  await expect(desk.getByText('Round 2 is on the table').first()).toBeVisible();
  await club.reload();
  await club.getByRole('button', { name: 'Accept round 2' }).first().click();
  await club.getByRole('button', { name: 'Accept these terms' }).click();
  await expect(club.getByText('Accepted').first()).toBeVisible();

  // Everybody signs.
  await desk.goto('/documents');
  await desk
    .getByRole('link', { name: /Contract of/ })
    .first()
    .click();
  await sign(desk, name);
  await expect(desk.getByText('Waiting for Graham Pell').first()).toBeVisible();
  await club.goto('/documents?turn=mine');
  await club
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await sign(club, 'Graham Pell');
  await expect(club.getByText('Sealed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  // The position is filled by itself, and the player's page tells each step with its link.
  await expect(async () => {
    await club.goto('/club-representative/requests?state=filled');
    await club.getByRole('link', { name: title }).click();
    await expect(club.getByText(`Filled with ${name}`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await club.goto(`/club-representative/scout-players/${nickname}/${profile_id}`);
  await expectStory(club, 'Story so far', '/club-representative');
  await expectAccessible(club, 'a player with a story to the signature');

  // The player reads the same on the own page, by itself among the stories with other clubs.
  await desk.goto(`/player/${nickname}/${profile_id}`);
  await expectStory(desk, 'Story so far with Leeds United FC', '/player');
  await expectAccessible(desk, 'the own page of a player with a story to the signature');
});
