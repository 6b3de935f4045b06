import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { createArrivals } from '../../../apps/api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../../apps/api-client/caller.ts';
import { element } from '../../testkit/clips.ts';
import { expect, expectAccessible, password, signIn, test } from './harness.ts';

const run = Date.now().toString(36);
const kwame = { first_name: 'Kwame', last_name: `Asante ${run}`, nickname: `kwame-${run}` };
const email = `kwame.${run}@demo.example`;
const name = `${kwame.first_name} ${kwame.last_name}`;

/** A player in the market. */
const inMarket = async (address: string): Promise<{ readonly profile_id: string }> => {
  const open = (): Caller => createCaller({ client: programClient({ address }), patienceMs: 60_000 });
  const petra = open();
  await petra.signIn('petra.lindgren@demo.example', password);
  const arrivals = createArrivals({ password, open, staff: () => petra });
  const arrived = await arrivals.player({
    ...{ email, ...kwame, gender: 'male', date_of_birth: '2001-03-08', nationalities: ['NL'], positions: ['LW'] },
    ...{ preferred_foot: 'left', height_cm: 178, weight_kg: 70, club: null, contract_ends_on: null, bio: '' },
    highlights: [],
  });
  await arrivals.admit(arrived, 'B');
  await arrivals.subscribe(arrived);
  return arrived;
};

/** Three seconds of a colour that changes, as this browser records them, on a page of nobody's. */
const film = async (context: BrowserContext): Promise<Buffer> => {
  const page = await context.newPage();
  const take = () => page.evaluate(recorded);
  let filmed = await take();
  // A busy machine leaves pictures out.
  for (let again = 0; filmed.seconds < 2.5 && again < 5; again += 1) filmed = await take();
  expect(filmed.seconds).toBeGreaterThan(2.5);
  await page.close();
  return lengthened(Buffer.from(filmed.bytes, 'latin1'));
};
/** Long enough that its way can be watched: an empty part behind the pictures, within the segment where that says its length. */
const lengthened = (film: Buffer): Buffer => {
  const empty = element(0xec, Buffer.alloc(3_000_000));
  const says = film.indexOf('18538067', 0, 'hex') + 4;
  const length = film.readBigUInt64BE(says);
  if (length !== 0x01ffffffffffffffn) film.writeBigUInt64BE(length + BigInt(empty.length), says);
  return Buffer.concat([film, empty]);
};
const recorded = async (): Promise<{ readonly bytes: string; readonly seconds: number }> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const paint = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const began = performance.now();
  for (let now = began; now < began + 3_000; now = performance.now()) {
    if (paint) {
      paint.fillStyle = `hsl(${Math.floor((now - began) / 10)} 70% 40%)`;
      paint.fillRect(0, 0, canvas.width, canvas.height);
    }
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await ended;
  const film = new Blob(pieces);
  const video = document.createElement('video');
  const there = new Promise((resolve) => video.addEventListener('loadeddata', resolve));
  video.src = URL.createObjectURL(film);
  await there;
  const sought = new Promise((resolve) => video.addEventListener('seeked', resolve));
  video.currentTime = 1_000;
  await sought;
  const bytes = Array.from(new Uint8Array(await film.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
  return { bytes, seconds: video.currentTime };
};

/** How fast what is sent goes, in bytes in a second; -1: as fast as it can. */
const sendingAt = (network: CDPSession, uploadThroughput: number) =>
  network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
  });

const act = async (page: Page, title: string, what: string): Promise<void> => {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

/** Starts the clip that stands on this page by the keyboard, and waits until it moves; answers what was asked for. */
const play = async (page: Page, title: string): Promise<readonly string[]> => {
  const parts: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/clip?') && reply.status() === 206) parts.push(reply.headers()['content-range'] ?? '');
  });
  const still = page.getByRole('button', { name: `Play ${title}` });
  await expect(still).toBeVisible();
  // Nothing plays, and nothing is fetched, before somebody asks for it.
  expect(await page.locator('video').count()).toBe(0);
  await still.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(async () => {
    expect(await video.evaluate((playing: HTMLVideoElement) => playing.currentTime)).toBeGreaterThan(0.2);
  }).toPass();
  return parts;
};

test('a player uploads a clip, stops its way, chooses its picture; a club plays it in parts, staff see it, and it goes for good', async ({
  harness,
  baseURL,
}) => {
  const { profile_id } = await inMarket(baseURL ?? '');
  const { page, context } = await harness.someone();
  await signIn(page, email);
  const filmed = await film(context);
  await page.goto('/profile/management');
  const file = page.getByLabel('Video file');
  const title = page.getByLabel('Title');
  await expect(page.getByText('0 of 5').first()).toBeVisible();

  // What is none is said at the field, and nothing is added.
  await file.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no clip at all') });
  await expect(title).toHaveValue('notes');
  await page.getByRole('button', { name: 'Add clip' }).click();
  await expect(file).toHaveAccessibleDescription(/This type of file isn't accepted\./);
  await expectAccessible(page, 'a clip that was refused');
  await page.getByRole('button', { name: 'Remove notes.mp4' }).click();

  // On its way: so much of it, and it can be stopped.
  const network = await context.newCDPSession(page);
  await sendingAt(network, 60_000);
  const goal = { name: 'Goal_vs_Ajax.webm', mimeType: 'video/webm', buffer: filmed };
  await title.fill('');
  await file.setInputFiles(goal);
  await expect(title).toHaveValue('Goal vs Ajax');
  await page.getByRole('button', { name: 'Add clip' }).click();
  const way = page.getByRole('progressbar', { name: `Upload of ${goal.name}` });
  await expect(way).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^[1-9]\d? %, .+ of 3/)).toBeVisible();
  await expectAccessible(page, 'a clip on its way');
  await page.getByRole('button', { name: `Cancel upload of ${goal.name}` }).click();
  await expect(way).toBeHidden();
  await sendingAt(network, -1);
  await expect(page.getByText('0 of 5').first()).toBeVisible();

  await file.setInputFiles(goal);
  await title.fill('Goal against Ajax');
  await page.getByRole('button', { name: 'Add clip' }).click();
  await expect(page.getByText('Goal against Ajax is on your page').first()).toBeVisible();
  await expect(page.getByText('1 of 5').first()).toBeVisible();

  // Its picture came by itself; another moment is chosen where it stands.
  const own = page.locator('video');
  const picture = async (): Promise<string> => (await own.getAttribute('poster')) ?? '';
  const first = await picture();
  expect(first).toContain('/poster?v=');
  await own.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
        video.currentTime = 2;
      }),
  );
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Goal against Ajax has a new picture').first()).toBeVisible();
  expect(await picture()).not.toBe(first);
  await expectAccessible(page, 'choosing the picture of a clip');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'choosing the picture of a clip, on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // A link beside it; the first of them is the large one.
  await page.getByRole('radio', { name: 'Link to a video' }).click();
  await title.fill('Season in four minutes');
  await page.getByLabel('Link', { exact: true }).fill('https://video.example/season');
  await page.getByRole('button', { name: 'Add clip' }).click();
  await expect(page.getByText('2 of 5').first()).toBeVisible();
  await act(page, 'Season in four minutes', 'Move up');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^More for/ }) });
  await expect(rows.first()).toContainText('Season in four minutes');
  await act(page, 'Season in four minutes', 'Move down');
  await expect(rows.first()).toContainText('Goal against Ajax');

  // A club that has never met the player finds the page and plays the clip there.
  const club = (await harness.someone()).page;
  await signIn(club, 'saskia.verhulst@demo.example');
  const address = `/club-representative/scout-players/${kwame.nickname}/${profile_id}`;
  await expect(async () => {
    await club.goto(address);
    await expect(club.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(club.getByText(new RegExp(`^Added .+ by ${name}$`))).toBeVisible();
  const parts = await play(club, 'Goal against Ajax');
  expect(parts[0]).toMatch(/^bytes 0-\d+\/\d+$/);
  await expectAccessible(club, 'a clip that plays');
  const clip = (await club.locator('video').getAttribute('src')) ?? '';
  const poster = (await club.locator('video').getAttribute('poster')) ?? '';
  for (const each of [clip, poster]) expect((await club.request.get(each)).status()).toBe(200);

  const staff = (await harness.someone()).page;
  await signIn(staff, 'petra.lindgren@demo.example');
  await staff.goto(`/admin/players?tab=all&q=${encodeURIComponent(kwame.last_name)}`);
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .or(staff.getByRole('button', { name: new RegExp(name) }))
    .first()
    .click();
  await expect(staff.getByLabel('Goal against Ajax', { exact: true })).toHaveAttribute('src', clip);
  await expectAccessible(staff, 'the clips of a player, for staff');

  // Nobody who isn't signed in, and nobody once it is removed.
  const guest = (await harness.someone()).page;
  for (const each of [clip, poster]) expect((await guest.request.get(each)).status()).toBe(401);
  await act(page, 'Goal against Ajax', 'Remove');
  const asked = page.getByRole('dialog', { name: 'Remove Goal against Ajax?' });
  await expect(asked.getByText('The clip and its picture are deleted for good.')).toBeVisible();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('1 of 5').first()).toBeVisible();
  for (const each of [clip, poster]) expect((await club.request.get(each)).status()).toBe(404);
  await club.reload();
  await expect(club.getByRole('link', { name: 'Play Season in four minutes' })).toBeVisible();
  await expect(club.getByText('Goal against Ajax')).toHaveCount(0);
});
