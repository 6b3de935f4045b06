import { describe, expect, it } from '@jest/globals';
import {
  box,
  element,
  ftyp,
  location,
  mediaAt,
  mp4,
  numbers,
  place,
  tags,
  track,
  webm,
} from '../../quality/testkit/clips.ts';
import { type Overwrite, sourceOf, UnreadableClip } from './clip-source.ts';
import { openMp4 } from './open-mp4.ts';
import { openWebm } from './open-webm.ts';

type Open = typeof openMp4;

const opened = async (open: Open, clip: Buffer): Promise<Buffer> => {
  const overwrites: readonly Overwrite[] = await open(
    sourceOf(clip.length, async (at, length) => clip.subarray(at, at + length)),
  );
  const kept = Buffer.from(clip);
  for (const each of overwrites)
    if ('bytes' in each) kept.set(each.bytes, each.at);
    else kept.fill(0, each.at, each.at + each.zeros);
  return kept;
};
const refused = (open: Open, clip: Buffer) => expect(opened(open, clip)).rejects.toBeInstanceOf(UnreadableClip);
/** What was cleaned is still one, as long as before, and has nothing left to clean. */
const cleaned = async (open: Open, clip: Buffer): Promise<Buffer> => {
  const kept = await opened(open, clip);
  expect(kept.length).toBe(clip.length);
  expect(await opened(open, kept)).toEqual(kept);
  return kept;
};

const media = Buffer.from('picture after picture after picture');

describe('an MP4', () => {
  it('is kept as it came where there is nothing but picture and sound', async () => {
    const at = mediaAt();
    const tracks = [
      track({ chunks: [{ at, sizes: [10, 10] }] }),
      track({ handler: 'soun', codec: 'mp4a', chunks: [{ at: at + 20, sizes: [5] }] }),
    ];
    const clip = mp4({ media, tracks });
    expect(await cleaned(openMp4, clip)).toEqual(clip);
  });
  it.each<[string, Buffer]>([
    ['in the movie', mp4({ media, inMovie: [location()] })],
    ['at a track', mp4({ media, tracks: [track({ more: [location()] })] })],
    ['behind the media', mp4({ media, after: [location()] })],
    ['in metadata by name', mp4({ media, inMovie: [box('meta', numbers(0), box('ilst', Buffer.from(place)))] })],
    ['in a box of somebody’s own', mp4({ media, inMovie: [box('uuid', Buffer.from(place))] })],
    ['in a box that calls itself free', mp4({ media, after: [box('free', Buffer.from(place))] })],
    ['in a box of 64 bits', mp4({ media, after: [long('udta', Buffer.from(place))] })],
  ])('has its place %s written over', async (_, clip) => {
    expect(clip.includes(place)).toBe(true);
    const kept = await cleaned(openMp4, clip);
    expect([kept.includes(place), kept.includes('\u00a9xyz', 0, 'latin1'), kept.includes(media)]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('loses the device and the time, wherever cameras write them', async () => {
    const [device, filmed] = ['GoPro AVC encoder', 0xe4c1a2b3];
    const at = mediaAt();
    const given = { device, filmed };
    const tracks = [
      track({ ...given, chunks: [{ at, sizes: [10] }] }),
      track({ ...given, handler: 'soun', codec: 'mp4a', chunks: [{ at: at + 10, sizes: [5] }] }),
    ];
    const clip = mp4({ media, tracks, filmed });
    const traces = [Buffer.from('GoPr'), numbers(filmed)];
    expect(traces.map((trace) => occurrences(clip, trace))).toEqual([6, 10]);
    const kept = await cleaned(openMp4, clip);
    expect(traces.map((trace) => occurrences(kept, trace))).toEqual([0, 0]);
    expect(kept.includes(media)).toBe(true);
  });
  it('loses times of 64 bits as well', async () => {
    const filmed = numbers(0, 0xe4c1a2b3);
    const header = box('mvhd', numbers(0x01000000), filmed, filmed, Buffer.alloc(92));
    const clip = Buffer.concat([ftyp(), box('mdat', media), box('moov', header, track({}))]);
    expect([occurrences(clip, filmed), occurrences(await cleaned(openMp4, clip), filmed)]).toEqual([2, 0]);
    const short = Buffer.concat([ftyp(), box('mdat', media), box('moov', box('mvhd', numbers(0x01000000)), track({}))]);
    await refused(openMp4, short);
  });
  it('loses a track of places, with its samples alone', async () => {
    const bytes = Buffer.from(`first pictures ${place} second pictures ${place}!`);
    const at = mediaAt();
    const places = [bytes.indexOf(place), bytes.lastIndexOf(place)].map((from) => ({
      at: at + from,
      sizes: [4, place.length - 4],
    }));
    const tracks = [
      track({ chunks: [{ at, sizes: [15] }] }),
      track({ handler: 'meta', codec: 'mett', chunks: places }),
    ];
    const kept = await cleaned(openMp4, mp4({ media: bytes, tracks }));
    expect([kept.includes(place), kept.includes('first pictures'), kept.includes(' second pictures ')]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('of fragments is read as well, and refused where one is of something else', async () => {
    const traf = box('traf', box('tfhd', Buffer.alloc(8)), box('uuid', Buffer.from(place)));
    const moof = box('moof', box('mfhd', Buffer.alloc(8)), traf);
    const mvex = box('mvex', box('trex', Buffer.alloc(24)));
    const kept = await cleaned(openMp4, mp4({ inMovie: [mvex], after: [moof, box('mdat', media)] }));
    expect([kept.includes(place), kept.includes(media)]).toEqual([false, true]);
    const other = track({ handler: 'meta', codec: 'mett' });
    await refused(openMp4, mp4({ tracks: [track(), other], after: [moof, box('mdat', media)] }));
  });
  it.each<[string, Buffer]>([
    ['none of its own', mp4({ brands: ftyp('qt  ', ['qt  ']) })],
    ['no brand at all', mp4({ brands: box('ftyp') })],
    ['sound without a picture', mp4({ tracks: [track({ handler: 'soun', codec: 'mp4a' })] })],
    ['what no browser plays', mp4({ tracks: [track({ codec: 'apch' })] })],
    ['what is encrypted', mp4({ tracks: [track({ codec: 'encv' })] })],
    ['media at another address', mp4({ tracks: [track({ reference: 0 })] })],
    ['two movies', mp4({ after: [box('moov', track())] })],
    ['no media', Buffer.concat([ftyp(), box('moov', track())])],
    ['no movie', Buffer.concat([ftyp(), box('mdat', media)])],
    ['its brand behind its media', Buffer.concat([box('mdat', media), ftyp(), box('moov', track())])],
    ['a page of the web behind it', Buffer.concat([mp4(), Buffer.from('<html><script>alert(1)</script></html>')])],
    ['a box that is larger than the file', mp4({ after: [numbers(5_000), Buffer.from('skip')] })],
    ['a box that is smaller than its head', mp4({ after: [numbers(4), Buffer.from('skip')] })],
    ['a box of no length within another', mp4({ inMovie: [numbers(0), Buffer.from('skip')] })],
    ['a box of more bytes than there are', mp4({ after: [numbers(1), Buffer.from('skip'), Buffer.alloc(8, 0xff)] })],
    ['more boxes than anybody has', mp4({ after: Array.from({ length: 200_001 }, () => box('skip')) })],
    ['samples outside of its media', mp4({ tracks: [track(), places({ at: 3, sizes: [9] })] })],
    ['samples behind its end', mp4({ tracks: [track(), places({ at: mediaAt(), sizes: [9_000_000] })] })],
    ['more samples to write over than anybody has', mp4({ tracks: [track(), ...manyPlaces()] })],
    ['media that many tracks name again', mp4({ media, tracks: [track(), ...again(media.length, 40)] })],
    ['samples of a width that there is not', mp4({ tracks: [track(), compact(32)] })],
    ['samples of no width', mp4({ tracks: [track(), compact(0)] })],
    ['a table that promises more than it has', mp4({ tracks: [track(), withTable(0x7fffffff)] })],
  ])('with %s is refused', (_, clip) => refused(openMp4, clip));
  it('that was cut off anywhere is refused', async () => {
    const clip = mp4({ media, inMovie: [location()] });
    for (let length = 0; length < clip.length; length += 1) await refused(openMp4, clip.subarray(0, length));
  });
  it('of noise in any place of its structure is taken or refused, and nothing else', async () => {
    const clip = mp4({ media, inMovie: [location()], tracks: [track(), places({ at: mediaAt(), sizes: [2, 3] })] });
    for (let at = 0; at < clip.length; at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const noise = Buffer.from(clip);
        noise[at] = value;
        const kept = await opened(openMp4, noise).catch((error: unknown) => error);
        expect(kept instanceof UnreadableClip || (kept as Buffer).length === clip.length).toBe(true);
      }
  });
});

/** A box whose length takes eight bytes. */
function long(type: string, body: Buffer): Buffer {
  return Buffer.concat([numbers(1), Buffer.from(type), numbers(0, body.length + 16), body]);
}
function places(...chunks: { at: number; sizes: number[] }[]): Buffer {
  return track({ handler: 'meta', codec: 'mett', chunks });
}
/** More than half a million, in many tracks: each is within what one may have. */
function manyPlaces(): Buffer[] {
  const chunk = { at: mediaAt(), sizes: [1] };
  const one = places(...Array.from({ length: 25_000 }, () => chunk));
  return Array.from({ length: 21 }, () => one);
}
/** So many tracks with all of the same media: one clip of a few kilobytes could keep a disk busy for hours. */
function again(length: number, times: number): Buffer[] {
  return Array.from({ length: times }, () => places({ at: mediaAt(), sizes: [length] }));
}
/** A track of places with a compact table of sizes, each of so many bits. */
function compact(width: number): Buffer {
  const whole = places({ at: mediaAt(), sizes: [4] });
  const at = whole.indexOf('stsz');
  whole.write('stz2', at, 'latin1');
  whole.writeUInt32BE(width, at + 8);
  return whole;
}
function occurrences(bytes: Buffer, of: Buffer): number {
  let found = 0;
  for (let at = bytes.indexOf(of); at >= 0; at = bytes.indexOf(of, at + 1)) found += 1;
  return found;
}
function withTable(count: number): Buffer {
  const whole = places({ at: mediaAt(), sizes: [1] });
  whole.writeUInt32BE(count, whole.indexOf('stco') + 8);
  return whole;
}

describe('a WebM', () => {
  it.each([false, true])('is kept as it came where there is nothing but picture and sound; live: %s', async (live) => {
    const clip = webm({ media, live, tracks: [[1, 'V_VP9'], [2, 'A_OPUS']] }); // biome-ignore format: pairs
    expect(await cleaned(openWebm, clip)).toEqual(clip);
  });
  const attached = element(0x1941a469, element(0x61a7, Buffer.from(place)));
  it.each<[string, Buffer]>([
    ['in tags', webm({ media, parts: [tags()] })],
    ['in tags behind a cluster of no length', webm({ media, parts: [tags()], live: true })],
    ['in another file within', webm({ media, parts: [attached] })],
    ['in a part that nobody knows', webm({ media, parts: [element(0x1abcdef0, Buffer.from(place))] })],
    ['in an empty part', webm({ media, parts: [element(0xec, Buffer.from(place))] })],
    ['in its title', webm({ media, info: [element(0x7ba9, Buffer.from(place))] })],
    ['in the program that wrote it', webm({ media, info: [element(0x5741, Buffer.from(place))] })],
    ['in the name of a track', webm({ media, inTrack: [element(0x536e, Buffer.from(place))] })],
    ['beside its tracks', webm({ media, besideTracks: [element(0xec, Buffer.from(place))] })],
  ])('has its place %s written over', async (_, clip) => {
    expect(clip.includes(place)).toBe(true);
    const kept = await cleaned(openWebm, clip);
    expect([kept.includes(place), kept.includes(media)]).toEqual([false, true]);
  });
  it.each([0, 1, 2, 124, 125, 126, 127, 128, 129, 300])(
    'writes over %s bytes of a title to the last',
    async (length) => {
      const short = Buffer.concat([Buffer.from([0x7b, 0xa9]), sizeIn1or2(length), Buffer.alloc(length, 'x')]);
      const kept = await cleaned(openWebm, webm({ media, info: [short] }));
      expect([kept.includes('xx'), kept.includes(media)]).toEqual([false, true]);
    },
  );
  it.each<[string, Buffer]>([
    ['another type of document', webm({ docType: 'matroska' })],
    ['sound without a picture', webm({ tracks: [[2, 'A_OPUS']] })],
    ['what no browser plays', webm({ tracks: [[1, 'V_MPEG4/ISO/ASP']] })],
    ['captions among its pictures', webm({ tracks: [[1, 'V_VP8'], [17, 'S_TEXT/UTF8']] })], // biome-ignore format: pairs
    ['no pictures', element(0x1a45dfa3, element(0x4282, Buffer.from('webm')))],
    ['something behind it', webm({ after: [element(0xec, Buffer.from('<html>'))] })],
    ['a part of a cluster that nobody knows', webm({ live: true, parts: [element(0xbb, media)] })],
    ['more to write over than anybody has', webm({ parts: Array.from({ length: 20_001 }, () => tags()) })],
    ['a part that is longer than the clip', webm({ parts: [Buffer.from([0xec, 0x4f, 0xff])] })],
    ['an id of no length', webm({ parts: [Buffer.from([0x00, 0x81, 0x00])] })],
  ])('with %s is refused', (_, clip) => refused(openWebm, clip));
  it('that was cut off anywhere is refused', async () => {
    const clip = webm({ media, parts: [tags()] });
    for (let length = 0; length < clip.length; length += 1) await refused(openWebm, clip.subarray(0, length));
  });
  it('of noise in any place of its structure is taken or refused, and nothing else', async () => {
    for (const live of [false, true]) {
      const clip = webm({ media, parts: [tags()], live });
      for (let at = 0; at < clip.length; at += 1)
        for (const value of [0, 1, 0x7f, 0x80, 0xec, 0xff]) {
          const noise = Buffer.from(clip);
          noise[at] = value;
          const kept = await opened(openWebm, noise).catch((error: unknown) => error);
          expect(kept instanceof UnreadableClip || (kept as Buffer).length === clip.length).toBe(true);
        }
    }
  });
});

function sizeIn1or2(length: number): Buffer {
  return length < 127 ? Buffer.from([0x80 | length]) : Buffer.from([0x40 | (length >> 8), length & 0xff]);
}
