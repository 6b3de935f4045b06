import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileLimits } from '@touchline/contracts/policies/file-limits';
import type { Principal } from '@touchline/platform/http';
import { eventually, location, mp4, place, webm } from '@touchline/quality/testkit';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';

let harness: ProfileHarness;
let connection: Connection;
beforeAll(async () => {
  harness = await profileHarness();
  connection = await harness.base.database.connect();
});
afterAll(() => harness.base.close());

const digest = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? new Uint8Array())
    .digest('hex');
const picture = (colour = '#0a7') =>
  sharp({ create: { width: 1920, height: 1080, channels: 3, background: colour } })
    .png()
    .toBuffer();
const add = (actor: Principal, bytes: Uint8Array, title = 'A goal', headers = {}) =>
  harness.call(actor, 'addClip', { bytes, query: { title }, headers });
const added = async (actor: Principal, bytes: Uint8Array = mp4(), title = 'A goal') => {
  const { status, data } = await add(actor, bytes, title);
  expect(status).toBe(200);
  return data.player.highlights.at(-1);
};
const paramsOf = (of: Principal, { id }: { readonly id: string }) => ({ profile_id: profileId(of), highlight_id: id });
const clipOf = (actor: Principal, of: Principal, highlight: { readonly id: string }, range?: string) =>
  harness.call(actor, 'getClip', {
    params: paramsOf(of, highlight),
    ...(range === undefined ? {} : { headers: { range } }),
  });
/** What lies in the file store of what this player has sent. */
const filesOf = async (actor: Principal): Promise<readonly string[]> => {
  const rows = await connection
    .collection<{ _id: string }>('uploads')
    .find({ owner: profileId(actor) })
    .toArray();
  const there = await Promise.all(rows.map(({ _id }) => harness.base.files.exists(_id)));
  return rows.filter((_, n) => there[n]).map(({ _id }) => _id.split('/')[0] ?? '');
};
const sweep = async (): Promise<void> => {
  harness.base.travel(3 * 60_000);
  for (const { name, run } of harness.service.sweeps) if (name.startsWith('uploads')) await run();
};

describe('a clip', () => {
  it.each([
    ['video/mp4', mp4({ inMovie: [location()] })],
    ['video/webm', webm({ live: true })],
  ])('of type %s is kept, and read without the place where it was filmed', async (type, bytes) => {
    const actor = await harness.register('player');
    const highlight = await added(actor, bytes);
    const address = `/api/players/${profileId(actor)}/highlights/${highlight.id}/clip`;
    expect(highlight).toMatchObject({ title: 'A goal', url: null, poster: null });
    expect(highlight.clip).toMatch(new RegExp(`^${address}\\?v=[0-9a-f]{12}$`));
    const seen = await clipOf(harness.admin(), actor, highlight);
    expect([seen.status, seen.headers['content-type'], seen.headers['content-length'], seen.bytes?.length]).toEqual([
      ...[200, type, String(bytes.length), bytes.length],
    ]);
    expect(seen.headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=60' });
    expect(Buffer.from(seen.bytes ?? []).includes(place)).toBe(false);
  });
  it('FileTypeNotAllowed by what it is, whatever it is called; nothing of it stays', async () => {
    const actor = await harness.register('player');
    for (const bytes of [
      await picture(),
      Buffer.from('<html><script>alert(1)</script></html>'),
      mp4().subarray(0, 300),
      webm({ docType: 'matroska' }),
      Buffer.concat([mp4(), Buffer.from('<svg/>')]),
    ]) {
      const refused = await add(actor, bytes);
      expect([refused.status, refused.error, refused.json.details]).toEqual([
        ...[415, 'FileTypeNotAllowed', { allowed: ['MP4', 'WebM'] }],
      ]);
    }
    expect(await filesOf(actor)).toEqual([]);
  });
  it('FileTooLarge above what the contract says', async () => {
    const actor = await harness.register('player');
    const large = await add(actor, Buffer.alloc(fileLimits.clip.maxBytes + 1));
    expect([large.status, large.error, large.json.details]).toEqual([
      ...[413, 'FileTooLarge', { max_bytes: fileLimits.clip.maxBytes }],
    ]);
    expect(await filesOf(actor)).toEqual([]);
  });
  it('ValidationFailed without a title', async () => {
    const actor = await harness.register('player');
    expect((await add(actor, mp4(), '')).json.details).toEqual([{ path: 'title', message: expect.any(String) }]);
  });
  it('PlayerHighlightLimitReached for all but five, and what came too much is removed', async () => {
    const actor = await harness.register('player');
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(actor, mp4())));
    expect(replies.map(({ error }) => error).toSorted()).toEqual([
      ...Array(3).fill('PlayerHighlightLimitReached'),
      ...Array(5).fill(undefined),
    ]);
    expect((await add(actor, mp4())).error).toBe('PlayerHighlightLimitReached');
    await sweep();
    expect(await filesOf(actor)).toEqual(Array(5).fill('clips'));
  });
  it('under the same Idempotency-Key is one, and one file', async () => {
    const actor = await harness.register('player');
    const headers = { 'idempotency-key': 'one-clip-alone' };
    const bytes = mp4();
    const [first, second] = await Promise.all([
      add(actor, bytes, 'A goal', headers),
      add(actor, bytes, 'A goal', headers),
    ]);
    expect([first.status, second.json]).toEqual([200, first.json]);
    expect((await add(actor, mp4(), 'A goal', headers)).error).toBe('IdempotencyKeyReused');
    await sweep();
    expect(await filesOf(actor)).toEqual(['clips']);
  });
  it('takes no room from the portrait, and is left alone when that is swept', async () => {
    const actor = await harness.register('player');
    const highlight = await added(actor);
    expect((await harness.call(actor, 'setPhoto', { bytes: await picture() })).status).toBe(200);
    await sweep();
    await sweep();
    expect((await filesOf(actor)).toSorted()).toEqual(['clips', 'photos']);
    expect((await clipOf(harness.admin(), actor, highlight)).status).toBe(200);
  });
});

describe('a part of a clip', () => {
  let actor: Principal;
  let highlight: { readonly id: string };
  let whole: Uint8Array;
  beforeAll(async () => {
    actor = await harness.register('player');
    highlight = await added(actor, mp4({ media: Buffer.alloc(200_000, 'abcdefg') }));
    whole = (await clipOf(harness.admin(), actor, highlight)).bytes ?? new Uint8Array();
  });
  it.each([
    ['bytes=0-', 0, 0],
    ['bytes=0-0', 0, 1],
    ['bytes=100000-100999', 100_000, 101_000],
    ['bytes=-500', -500, 0],
    ['bytes=1000-99999999', 1_000, 0],
  ])('%s', async (range, from, to) => {
    const expected = whole.subarray(from, to || undefined);
    const part = await clipOf(harness.admin(), actor, highlight, range);
    const start = from < 0 ? whole.length + from : from;
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
      String(expected.length),
    ]);
    expect(digest(part.bytes)).toBe(digest(expected));
  });
  it('RangeNotSatisfiable beyond its end', async () => {
    const part = await clipOf(harness.admin(), actor, highlight, `bytes=${whole.length}-`);
    expect([part.status, part.error, part.headers['content-range']]).toEqual([
      ...[416, 'RangeNotSatisfiable', `bytes */${whole.length}`],
    ]);
  });
  it.each(['bytes=5-4', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x-'])('is none where %s can’t be read', async (range) => {
    const seen = await clipOf(harness.admin(), actor, highlight, range);
    expect([seen.status, seen.headers['content-range'], seen.bytes?.length]).toEqual([200, undefined, whole.length]);
  });
});

describe('the poster', () => {
  const poster = (actor: Principal, highlight_id: string, bytes: Uint8Array) =>
    harness.call(actor, 'setPoster', { params: { highlight_id }, bytes });
  it('is written anew as a JPEG of a page’s width, and another one takes its place', async () => {
    const actor = await harness.register('player');
    const highlight = await added(actor);
    for (const colour of ['#0a7', '#700']) {
      const set = await poster(actor, highlight.id, await picture(colour));
      expect(set.data.player.highlights[0].poster).toMatch(/\/poster\?v=[0-9a-f]{12}$/);
      const seen = await harness.call(harness.admin(), 'getPoster', { params: paramsOf(actor, highlight) });
      const { format, width, height } = await sharp(seen.bytes).metadata();
      expect([seen.headers['content-type'], format, width, height]).toEqual(['image/jpeg', 'jpeg', 1280, 720]);
    }
    await sweep();
    expect((await filesOf(actor)).toSorted()).toEqual(['clips', 'posters']);
  });
  it('NotFound where there is no clip; FileTypeNotAllowed for what is no picture', async () => {
    const actor = await harness.register('player');
    const highlight = await added(actor);
    const url = 'https://video.example/1';
    const linked = await harness.call(actor, 'addHighlight', { body: { title: 'Elsewhere', url } });
    for (const id of ['hlt_none', linked.data.player.highlights[1].id])
      expect((await poster(actor, id, await picture())).error).toBe('NotFound');
    expect((await poster(actor, highlight.id, mp4())).error).toBe('FileTypeNotAllowed');
    const none = await harness.call(harness.admin(), 'getPoster', { params: paramsOf(actor, highlight) });
    expect(none.error).toBe('NotFound');
  });
});

describe('the order of highlights', () => {
  it('is what the player makes it, on the sheet too; NotFound for what isn’t there', async () => {
    const actor = await harness.register('player');
    const [first, second] = [await added(actor, mp4(), 'The first'), await added(actor, webm(), 'The second')];
    const move = (highlight_id: string, place: number) =>
      harness.call(actor, 'moveHighlight', { params: { highlight_id }, body: { place } });
    const titles = ({ data }: { readonly data: { player: { highlights: readonly { title: string }[] } } }) =>
      data.player.highlights.map(({ title }) => title);
    expect(titles(await move(second.id, 1))).toEqual(['The second', 'The first']);
    expect(titles(await move(second.id, 5))).toEqual(['The first', 'The second']);
    expect((await move('hlt_none', 1)).error).toBe('NotFound');
    expect((await move(first.id, 6)).error).toBe('ValidationFailed');
    // Its files are where they were.
    expect((await clipOf(harness.admin(), actor, second)).status).toBe(200);
  });
});

describe('removing a highlight', () => {
  it('removes its clip and its poster at once, and others stay', async () => {
    const actor = await harness.register('player');
    const [first, second] = [await added(actor, mp4(), 'The first'), await added(actor, webm(), 'The second')];
    for (const { id } of [first, second])
      await harness.call(actor, 'setPoster', { params: { highlight_id: id }, bytes: await picture() });
    const removed = await harness.call(actor, 'removeHighlight', { params: { highlight_id: first.id } });
    expect(removed.data.player.highlights.map(({ title }: { title: string }) => title)).toEqual(['The second']);
    expect((await filesOf(actor)).toSorted()).toEqual(['clips', 'posters']);
    expect((await clipOf(harness.admin(), actor, first)).error).toBe('NotFound');
    await sweep();
    expect((await clipOf(harness.admin(), actor, second)).status).toBe(200);
  });
  it('that was broken off is finished by the sweep', async () => {
    const actor = await harness.register('player');
    const highlight = await added(actor);
    await sweep();
    const { files } = harness.base;
    const { delete: real } = files;
    Object.assign(files, { delete: async () => Promise.reject(new Error('killed')) });
    const broken = await harness.call(actor, 'removeHighlight', { params: { highlight_id: highlight.id } });
    Object.assign(files, { delete: real });
    expect([broken.status, await filesOf(actor)]).toEqual([500, ['clips']]);
    await sweep();
    expect(await filesOf(actor)).toEqual([]);
  });
});

describe('who may see a clip', () => {
  it('are those who may see the player', async () => {
    const [visible, hidden] = [await harness.marketPlayer(), await harness.marketPlayer({ visible_to_clubs: false })];
    const [club, pending] = [await harness.marketRepresentative(), await harness.filledInPlayer()];
    const [shown, kept] = [await added(visible), await added(hidden)];
    for (const [of, { id }] of [[visible, shown] as const, [hidden, kept] as const])
      await harness.call(of, 'setPoster', { params: { highlight_id: id }, bytes: await picture() });
    const seen = async (actor: Principal | null, of: Principal, highlight: { readonly id: string }) => {
      const params = paramsOf(of, highlight);
      const [clip, poster] = [
        await harness.call(actor, 'getClip', { params }),
        await harness.call(actor, 'getPoster', { params }),
      ];
      expect([poster.status, poster.error]).toEqual([clip.status, clip.error]);
      return clip.error ?? clip.status;
    };
    await eventually(async () => expect(await seen(club, visible, shown)).toBe(200), 'the club to be in the market');
    expect([await seen(visible, visible, shown), await seen(hidden, hidden, kept)]).toEqual([200, 200]);
    expect([await seen(hidden, visible, shown), await seen(harness.admin(), hidden, kept)]).toEqual([200, 200]);
    await eventually(
      async () => expect(await seen(club, hidden, kept)).toBe('PlayerNotScoutable'),
      'the hidden player to be known',
    );
    expect(await seen(visible, hidden, kept)).toBe('NotFound');
    expect(await seen(pending, visible, shown)).toBe('UserNotVerified');
    expect(await seen(null, visible, shown)).toBe('Unauthenticated');
    expect(await seen(club, visible, kept)).toBe('NotFound');
    const sheet = await harness.call(club, 'getPlayerSheet', { params: { profile_id: profileId(visible) } });
    expect(sheet.data.highlight_list).toEqual([
      expect.objectContaining({ id: shown.id, url: null, clip: shown.clip, poster: expect.stringMatching(/poster/) }),
    ]);
  });
});
