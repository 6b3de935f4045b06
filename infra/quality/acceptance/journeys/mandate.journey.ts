import { demoPlayer, expect, expectAccessible, signIn, test } from './harness.ts';

const player = { name: 'Rhys Pryce', email: 'rhys.pryce@demo.example' };
const agent = { name: 'Beatriz Falcão', email: 'beatriz.falcao@demo.example' };

test('a mandate from the request to its end', async ({ harness }) => {
  const club = (await harness.someone()).page;
  await signIn(club, 'tomas.ekberg@demo.example');
  const { profile_id, nickname } = await demoPlayer(club, player.name);

  // The agent asks by the address of the player's account; an address that nobody has is said at its field.
  const beatriz = (await harness.someone()).page;
  await signIn(beatriz, agent.email);
  await beatriz.getByRole('link', { name: 'Mandates' }).first().click();
  await expect(beatriz).toHaveURL('/agent/mandates');
  await beatriz.getByRole('button', { name: 'Ask a player' }).click();
  const form = beatriz.getByRole('dialog', { name: 'Ask a player for a mandate' });
  await form.getByLabel('Email address of the player').fill('nobody@demo.example');
  await form.getByLabel('Your message').fill('Let’s find the next club together.');
  await expectAccessible(beatriz, 'the request of a mandate');
  await form.getByRole('button', { name: 'Ask the player' }).click();
  await expect(form.getByText('No account found with this email address.')).toBeVisible();
  await form.getByLabel('Email address of the player').fill(player.email.toUpperCase());
  await form.getByRole('button', { name: 'Ask the player' }).click();
  const row = beatriz.getByRole('listitem').filter({ hasText: player.name }).first();
  await expect(row).toContainText('Waits for the player');
  await expectAccessible(beatriz, 'the mandates of an agent');

  // The player reads on the phone what an agent may do and what never, and says yes.
  const rhys = (await harness.someone({ phone: true })).page;
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
