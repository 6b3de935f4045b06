import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const player = { name: 'Rhys Pryce', email: 'rhys.pryce@demo.example' };
/** Asked from his page. */
const asked = { name: 'Sander Holm', email: 'sander.holm@demo.example' };
const agent = { name: 'Beatriz Falcão', email: 'beatriz.falcao@demo.example' };

/** A mandate is in force by UTC's date: where it is tomorrow already, one that begins today doesn't run at once. */
const zone = 'Pacific/Pago_Pago';

test('an agent finds a player, asks from the page, and the page says how it stands', async ({ harness }) => {
  const beatriz = (await harness.someone({ zone })).page;
  await signIn(beatriz, agent.email);
  await demoPlayer(beatriz, asked.name);
  await beatriz.getByRole('link', { name: 'Players', exact: true }).first().click();
  await expect(beatriz).toHaveURL('/agent/players');
  await beatriz.getByLabel('Search by name').fill('sander');
  const found = beatriz.getByRole('listitem').filter({ hasText: asked.name });
  await expect(beatriz).toHaveURL(/q=sander/);
  await expectAccessible(beatriz, 'the players whom an agent finds');
  await found.getByRole('link', { name: asked.name }).click();
  await expect(beatriz).toHaveURL(/\/agent\/players\/[^/]+\/prf_/);
  await expect(beatriz.getByRole('heading', { level: 1 })).toBeVisible();
  const beside = beatriz.getByRole('complementary', { name: new RegExp(asked.name) });
  // Nothing of a club's own tools stands here.
  await expect(beatriz.getByRole('button', { name: /offer|shortlist|interest|trial/i })).toHaveCount(0);
  await beside.getByRole('button', { name: 'Ask to represent' }).click();
  const form = beatriz.getByRole('dialog', { name: `Ask ${asked.name} for a mandate` });
  await expectAccessible(beatriz, 'the request of a mandate from a page');
  await form.getByRole('button', { name: 'Ask the player' }).click();
  await expect(beside.getByText(/^Asked on .* The player can answer until /)).toBeVisible();
  await expectAccessible(beatriz, 'a player’s page, asked');

  const player = (await harness.someone({ zone, phone: true })).page;
  await signIn(player, asked.email);
  await player.goto('/player/representation');
  await player.getByRole('button', { name: 'Say yes' }).last().click();
  await expect(player.getByText('Active').first()).toBeVisible();
  await beatriz.reload();
  await expect(beside.getByText(/^You represent .* until /)).toBeVisible();
  await beside.getByRole('button', { name: /End the mandate/ }).click();
  const ending = beatriz.getByRole('dialog', { name: `End the mandate with ${asked.name}?` });
  await ending.getByRole('button', { name: 'End the mandate' }).click();
  await expect(beside.getByText(/^Ended on /)).toBeVisible();
  await expect(beside.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('a mandate from the request to its end', async ({ harness }) => {
  const club = (await harness.someone({ zone })).page;
  await signIn(club, 'tomas.ekberg@demo.example');
  const { profile_id, nickname } = await demoPlayer(club, player.name);

  // The agent asks by the address of the player's account; an address that nobody has is said at its field.
  const beatriz = (await harness.someone({ zone })).page;
  await signIn(beatriz, agent.email);
  await beatriz.getByRole('link', { name: 'Mandates' }).first().click();
  await expect(beatriz).toHaveURL('/agent/mandates');
  await beatriz.getByRole('button', { name: 'Ask a player' }).click();
  const form = beatriz.getByRole('dialog', { name: 'Ask a player for a mandate' });
  await form.getByLabel('Email address of the player').fill('nobody@demo.example');
  await form.getByLabel('Your message').fill('Let’s find the next club together.');
  await expectAccessible(beatriz, 'the request of a mandate');
  await form.getByRole('button', { name: 'Ask the player' }).click();
  await expect(form.getByText('No account found with this email address.', { exact: true })).toBeVisible();
  await form.getByLabel('Email address of the player').fill(player.email.toUpperCase());
  await form.getByRole('button', { name: 'Ask the player' }).click();
  const row = beatriz.getByRole('listitem').filter({ hasText: player.name }).first();
  await expect(row).toContainText('Waits for the player');
  await expectAccessible(beatriz, 'the mandates of an agent');

  // The player reads on the phone what an agent may do and what never, and says yes.
  const rhys = (await harness.someone({ zone, phone: true })).page;
  await signIn(rhys, player.email);
  await rhys.goto('/inbox');
  await rhys
    .getByRole('link', { name: new RegExp(`${agent.name} asks to be your agent`) })
    .first()
    .click();
  await expect(rhys).toHaveURL(/\/player\/representation/);
  await expect(rhys.getByRole('heading', { level: 1, name: `${agent.name} asks to be your agent` })).toBeVisible();
  await expect(rhys.getByText('Answer for you')).toBeVisible();
  await expectAccessible(rhys, 'a mandate, my turn');
  await rhys.getByRole('button', { name: 'Say yes' }).last().click();
  await expect(rhys.getByText('Active').first()).toBeVisible();

  // Clubs see whom to talk to.
  await club.goto(`/club-representative/scout-players/${nickname}/${profile_id}`);
  await expect(club.getByText(agent.name)).toBeVisible();
  await expectAccessible(club, 'a represented player');

  // The player ends it with notice: the day stands there before it is said. The agent lets him go at once.
  await rhys.getByRole('button', { name: /End the mandate/ }).click();
  const ending = rhys.getByRole('dialog', { name: `End the mandate with ${agent.name}?` });
  await expect(ending.getByText(/14 days from now/)).toBeVisible();
  await ending.getByRole('button', { name: 'End the mandate' }).click();
  await expect(rhys.getByText(/^Ends on /).first()).toBeVisible();
  await beatriz.reload();
  await expect(row).toContainText(/Ends on /);
  await row.getByRole('button', { name: /End the mandate/ }).click();
  const letting = beatriz.getByRole('dialog', { name: `End the mandate with ${player.name}?` });
  await letting.getByRole('button', { name: 'End the mandate' }).click();
  await expect(row).toContainText(/Ended on /);
  await club.reload();
  await expect(club.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(club.getByText(agent.name)).toBeHidden();
});
