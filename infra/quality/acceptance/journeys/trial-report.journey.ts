import { expect, expectAccessible, signIn, test } from './harness.ts';
import { type Later, startLater } from './later.ts';

const dayMs = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

interface Interest {
  readonly id: string;
  readonly opportunity: object | null;
  readonly player: { readonly profile_id: string; readonly name: string; readonly nickname: string };
}

let later: Later;
test.beforeAll(async () => {
  later = await startLater();
});
test.afterAll(() => later?.close());

test('from an answered position over a trial and its report to an offer', async ({ harness }) => {
  const baseURL = later.address;
  const { page: club } = await harness.someone({ baseURL });
  await signIn(club, 'saskia.verhulst@demo.example');
  const { page: player } = await harness.someone({ baseURL, phone: true, dark: true });

  // A player answered a position of the club, and both are in talks.
  const reply = await club.request.get('/api/interests?status=accepted&limit=50');
  const { data } = (await reply.json()) as { data: Interest[] };
  const talks = data.find(({ opportunity }) => opportunity !== null);
  if (!talks) throw new Error('nobody answered a position');
  const { name, nickname, profile_id } = talks.player;
  const email = `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ').join('.')}@demo.example`;
  await signIn(player, email);

  await club.goto(`/club-representative/scout-players/${nickname}/${profile_id}`);
  await club.getByRole('button', { name: 'Ask to a trial' }).click();
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
  await signIn(club, 'saskia.verhulst@demo.example');
  await signIn(player, email);
  const write = club.getByRole('link', { name: new RegExp(`^Write the report ?: ${name}`) });
  await expect(async () => {
    await club.goto('/');
    await expect(write).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await write.click();
  await club.getByRole('button', { name: new RegExp(`^Write the report ?: ${name}`) }).click();
  const report = club.getByRole('dialog', { name: `How was the trial of ${name}?` });
  await report.getByRole('button', { name: 'Save report' }).click();
  await expect(report.getByText('Please answer this.').first()).toBeVisible();
  await report.getByRole('radio', { name: 'Yes' }).click();
  await expectAccessible(club, 'the form of a report');
  await report.getByLabel('Days trained').fill('3');
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
  await expect(report.getByText('Enter a number from 1 to 2.')).toBeVisible();
  await report.getByLabel('Days trained').fill('2');
  await report.getByRole('button', { name: 'Save report' }).click();
  await expect(report).toBeHidden();
  await expect(club.getByText('Ask for less than the agent wants.')).toBeVisible();
  await expectAccessible(club, 'a report that the club wrote');

  // The player is told, and reads what is shared.
  await player.goto('/');
  await player
    .getByRole('link', { name: /wrote about your trial/ })
    .first()
    .click();
  const read = player.getByRole('region', { name: 'Report of the trial' });
  await expect(read.getByText('“Quick, brave, learns fast.”')).toBeVisible();
  await expect(read.getByText('2 of 2')).toBeVisible();
  await expect(read.getByText('Good')).toHaveCount(5);
  await expect(read.getByText('Recommendation')).toHaveCount(0);
  await expect(player.getByText('Ask for less')).toHaveCount(0);
  await expectAccessible(player, 'a report as the player reads it');

  // The story has it, and the offer grows from the interest.
  await club.goto(`/club-representative/scout-players/${nickname}/${profile_id}`);
  const told = club.getByRole('list', { name: 'Story so far' });
  await expect(told.getByRole('link', { name: 'Report' })).toBeVisible();
  await club.goto(`/club-representative/club-interest?interest=${talks.id}`);
  await club
    .getByRole('link', { name: new RegExp(`^Make an offer ?: ${name}`) })
    .first()
    .click();
  await expect(club.getByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
});
