import { expect, expectAccessible, signIn, test } from './harness.ts';

test('a player reads who the club is that makes him an offer, and a club whom it meets', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  await page.goto('/player/offers?tab=all');
  await page
    .locator('#content')
    .getByRole('link', { name: /Sparta Rotterdam/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Who is Sparta Rotterdam?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sparta Rotterdam' })).toBeVisible();
  await expect(page.getByText('Verified since')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Saskia Verhulst' }).first()).toContainText('Verified');
  await expect(page.getByRole('heading', { level: 3, name: 'First team' })).toBeVisible();
  // What lies between him and the club leads to where it is answered; what the club looks for as well.
  const between = page.getByRole('list', { name: 'Story so far with First team' });
  await expect(between.getByRole('link', { name: /^Offer/ }).first()).toBeVisible();
  // Blue is what waits for him, also as a step of a story.
  await expect(
    between
      .getByRole('listitem')
      .filter({ hasText: /^Offer/ })
      .first(),
  ).toContainText('Your turn');
  const positions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Open positions' }) });
  await expect(positions.getByRole('link').first()).toHaveAttribute('href', /^\/club-requests\?opportunity=/);
  await expectAccessible(page, 'the page of a club');

  // Who acts for the club isn't asked who it is.
  const own = (await harness.someone()).page;
  await signIn(own, 'saskia.verhulst@demo.example');
  await own.goto('/club-representative/offers?q=Davi');
  await own
    .locator('#content')
    .getByRole('link', { name: /Davi Adeyinka/ })
    .first()
    .click();
  await expect(own.getByRole('link', { name: 'Open the page of Davi Adeyinka' })).toBeVisible();
  await expect(own.getByRole('link', { name: /^Who is / })).toHaveCount(0);

  await page.goto('/clubs/clb_nothing');
  await expect(page.getByText('There is no such club.')).toBeVisible();

  // His own page names his club, and leads to it.
  await page.goto('/');
  await page.getByRole('link', { name: 'My page' }).first().click();
  await page.locator('#content').getByRole('link', { name: 'Rio Ave FC' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Ave FC' })).toBeVisible();
  const phone = await harness.someone({ phone: true });
  await signIn(phone.page, 'davi.adeyinka@demo.example');
  await phone.page.goto(page.url());
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Rio Ave FC' })).toBeVisible();
  await expectAccessible(phone.page, 'the page of a club on a phone');
});

test('an agent reads what is open between a club and the players of his', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'beatriz.falcao@demo.example');
  const reply = await page.request.get('/api/interests');
  const { data } = (await reply.json()) as { data: { status: string; club_team: { club_id: string } }[] };
  const club = data.find(({ status }) => status === 'pending' || status === 'accepted')?.club_team.club_id;
  await page.goto(`/clubs/${club}`);
  const between = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Your players and / }) });
  await expect(between.getByRole('heading', { level: 3, name: 'Niels van der Wal' })).toBeVisible();
  await between.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/agent\//);
});
