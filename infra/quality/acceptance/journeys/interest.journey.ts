import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

test('a club shows interest in a player, he accepts, and both know how to reach each other', async ({ harness }) => {
  const { page: club } = await harness.someone();
  await signIn(club, 'saskia.verhulst@demo.example');
  const { page: player } = await harness.someone({ phone: true, dark: true });
  const message = `We watched you on day ${Date.now()}. Would you like to know more about us?`;

  const hugo = await demoPlayer(club, 'Hugo Lambert');
  await signIn(player, 'hugo.lambert@demo.example');
  await club.goto(`/club-representative/scout-players/${hugo.nickname}/${hugo.profile_id}`);
  await club.getByRole('button', { name: 'Show interest' }).click();
  const dialog = club.getByRole('dialog', { name: 'Show interest in Hugo Lambert' });
  await dialog.getByRole('button', { name: 'Show interest' }).click();
  await expect(dialog.getByText('Write a message.').first()).toBeVisible();
  await dialog.getByLabel('Message').fill('We watched you.');
  await dialog.getByLabel('Phone number to show').fill('call me');
  await dialog.getByRole('button', { name: 'Show interest' }).click();
  await expect(dialog.getByText('Use digits and + only.').first()).toBeVisible();
  await expectAccessible(club, 'the form of an interest');
  await dialog.getByLabel('Phone number to show').fill('+31 10 555 0101');
  await dialog.getByRole('button', { name: 'Show interest' }).click();
  await club.getByRole('link', { name: 'Open interest' }).click();

  // While it waits, its words can be changed.
  await club.getByRole('button', { name: /^Change message ?: Hugo Lambert/ }).click();
  const change = club.getByRole('dialog', { name: 'Change your message to Hugo Lambert' });
  await change.getByLabel('Message').fill(message);
  await change.getByRole('button', { name: 'Save message' }).click();
  await expect(club.getByText(message)).toBeVisible();
  await expectAccessible(club, 'the interests of a club');

  // The player finds it on the home page, and answers there: the page stays, and how to reach each other is shown at once.
  await player.goto('/');
  await player.getByRole('button', { name: /^Read and answer ?: Sparta Rotterdam/ }).click();
  const answering = player.getByRole('dialog', { name: 'Sparta Rotterdam wants to talk' });
  await expect(answering.getByText(message)).toBeVisible();
  await expectAccessible(player, 'an interest that is answered at home');
  await answering.getByLabel('Phone number to show').fill('+33 6 12 34 56 78');
  await answering.getByRole('button', { name: /^Accept interest ?: Sparta Rotterdam/ }).click();
  const accepted = player.getByRole('dialog', { name: 'You are in talks with Sparta Rotterdam' });
  await expect(accepted.getByRole('link', { name: '+31 10 555 0101' })).toBeVisible();
  await expect(player).toHaveURL('/');
  await expectAccessible(player, 'an interest that was accepted at home');
  await accepted.getByRole('link', { name: 'Go on from here' }).click();
  await expect(player).toHaveURL(/\/player\/club-interest\?interest=int_/);
  await expect(player.getByRole('heading', { name: 'In talks' })).toBeVisible();
  await expectAccessible(player, 'the interests of a player');

  // The story of both so far is open with the interest that the link named: on a phone within the row, else beside the list.
  const here = player.getByRole('listitem').filter({ hasText: message });
  const storyOfPlayer = player.getByRole('list', { name: 'Story so far' });
  await expect(here.getByRole('heading', { name: 'You and Sparta Rotterdam' })).toBeVisible();
  await expect(storyOfPlayer.getByRole('listitem').filter({ hasText: 'Interest' })).toContainText('Accepted');
  await expectAccessible(player, 'the story within an interest');

  // The club reads it, and goes on with an offer that grew from it.
  await club.reload();
  const row = club.getByRole('listitem').filter({ hasText: message });
  await expect(row.getByRole('link', { name: 'hugo.lambert@demo.example' })).toBeVisible();
  await expect(row.getByRole('link', { name: '+33 6 12 34 56 78' })).toBeVisible();

  // The player's page tells the story so far, a link for each step.
  await club.goto(`/club-representative/scout-players/${hugo.nickname}/${hugo.profile_id}`);
  const told = club.getByRole('list', { name: 'Story so far' });
  await expect(told.getByRole('listitem').filter({ hasText: 'Accepted' })).toHaveCount(1);
  await expectAccessible(club, 'a player with a story');
  await told.getByRole('link', { name: 'Interest' }).click();
  await expect(club).toHaveURL(/\/club-representative\/club-interest\?interest=int_/);
  const beside = club.getByRole('complementary', { name: 'Story so far' });
  await expect(beside.getByRole('heading', { name: 'You and Hugo Lambert' })).toBeVisible();
  await expect(beside.getByRole('listitem').filter({ hasText: 'Interest' })).toContainText('Accepted');
  await expectAccessible(club, 'the story beside the interests');
  const opener = row.getByRole('button', { name: /^Story so far ?: Hugo Lambert/ });
  await opener.click();
  await expect(beside).toBeHidden();
  await opener.click();
  await expect(beside).toBeVisible();
  await row.getByRole('link', { name: /^Make an offer ?: Hugo Lambert/ }).click();
  await expect(club.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
});

test('an interest is withdrawn and declined with a reason, which the other side reads', async ({ harness }) => {
  const { page: club } = await harness.someone();
  await signIn(club, 'graham.pell@demo.example');
  const { page: player } = await harness.someone();
  await signIn(player, 'hugo.lambert@demo.example');
  const declare = async (message: string): Promise<void> => {
    await club.getByRole('button', { name: 'Show interest' }).click();
    const dialog = club.getByRole('dialog');
    await dialog.getByLabel('Message').fill(message);
    await dialog.getByRole('button', { name: 'Show interest' }).click();
    await expect(dialog).toBeHidden();
  };
  const hugo = await demoPlayer(club, 'Hugo Lambert');
  const sheet = `/club-representative/scout-players/${hugo.nickname}/${hugo.profile_id}`;
  const [first, second] = [`First word of ${Date.now()}`, `Second word of ${Date.now()}`];

  await club.goto(sheet);
  await declare(first);
  await club.getByRole('link', { name: 'Open interest' }).click();
  await club.getByRole('button', { name: /^Withdraw ?: Hugo Lambert/ }).click();
  const withdrawing = club.getByRole('dialog');
  await withdrawing.getByLabel(/Your reason/).fill('We found a player for this place.');
  await expectAccessible(club, 'withdrawing an interest');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(club.getByRole('heading', { name: 'Over' })).toBeVisible();

  await club.goto(sheet);
  await declare(second);
  await player.goto('/player/club-interest');
  const over = player.getByRole('listitem').filter({ hasText: first });
  await expect(over.getByText('The reason given: We found a player for this place.')).toBeVisible();

  // The bell is over every page, and what it asks is answered without leaving it.
  await player.goto('/documents');
  await player.getByRole('button', { name: /needs? your answer$/ }).click();
  await player
    .getByRole('dialog')
    .getByRole('link', { name: /^Leeds United FC is interested in you/ })
    .filter({ hasText: second })
    .click();
  const asked = player.getByRole('dialog', { name: 'Leeds United FC wants to talk' });
  await expect(asked.getByText(second)).toBeVisible();
  await asked.getByRole('button', { name: /^Decline ?: Leeds United FC/ }).click();
  const declining = player.getByRole('dialog', { name: 'Decline the interest of Leeds United FC?' });
  await declining.getByLabel(/Your reason/).fill('I stay where I am.');
  await declining.getByRole('button', { name: 'Decline' }).click();
  await expect(player.getByRole('dialog').getByText('Declined')).toBeVisible();
  await expect(player).toHaveURL(/\/documents$/);
  await club.goto('/club-representative/club-interest');
  const answered = club.getByRole('listitem').filter({ hasText: second });
  await expect(answered.getByText('The reason given: I stay where I am.')).toBeVisible();
});

test('an offer that grew from an interest leads back to it', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'graham.pell@demo.example');
  const reply = await page.request.get('/api/offers?limit=100');
  const { data } = (await reply.json()) as { data: { id: string; interest_id: string | null }[] };
  const grown = data.find(({ interest_id }) => interest_id !== null);
  await page.goto(`/club-representative/offers/${grown?.id}`);
  await page.getByRole('link', { name: 'It grew from an interest' }).click();
  await expect(page).toHaveURL(new RegExp(`/club-representative/club-interest\\?interest=${grown?.interest_id}$`));
  await expect(page.getByRole('heading', { name: 'In talks' })).toBeVisible();
});

test('an interest that waits for the club is answered on the page of the player', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'saskia.verhulst@demo.example');
  const mikolaj = await demoPlayer(page, 'Mikołaj Zawadzki');
  await page.goto(`/club-representative/scout-players/${mikolaj.nickname}/${mikolaj.profile_id}`);
  await expect(page.getByRole('button', { name: /^Accept interest ?: Mikołaj Zawadzki/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open interest' })).toBeHidden();
  await expectAccessible(page, 'a player whose interest waits for the club');
  await page.getByRole('button', { name: /^Decline ?: Mikołaj Zawadzki/ }).click();
  await expect(page.getByRole('dialog', { name: 'Decline the interest of Mikołaj Zawadzki?' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Beside the list there is no room for it, nor in a row of the inbox: there it opens over the page.
  const asked = page.getByRole('dialog', { name: 'Mikołaj Zawadzki wants to talk' });
  const here = `/club-representative/scout-players?player=${mikolaj.profile_id}`;
  await page.goto(here);
  await page.getByRole('button', { name: 'Answer interest' }).click();
  await expect(asked.getByRole('button', { name: /^Accept interest ?: Mikołaj Zawadzki/ })).toBeVisible();
  await expectAccessible(page, 'an interest answered over the list of players');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(here);
  await page.goto('/inbox');
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Needs your answer/ }) });
  await mine.getByRole('link', { name: /^Mikołaj Zawadzki answered “Left winger”/ }).click();
  await expect(asked.getByText('for “Left winger”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/\/inbox$/);
});
