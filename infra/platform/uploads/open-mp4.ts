import { type ClipSource, type Overwrite, UnreadableClip } from './clip-source.ts';
import { mediaOf, type Table } from './mp4-samples.ts';

/** A box of ISO 14496-12: `[at, end)` with its head, `[body, end)` without. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly body: number;
  readonly end: number;
}

/** Nobody's clip has as many; whoever walks more, or writes over more places, walks a trap. */
const maxBoxes = 200_000;
const maxOverwrites = 500_000;

/** What a browser plays, by handler. Encrypted ones and those of studios aren't among them. */
const codecs: Readonly<Record<string, ReadonlySet<string>>> = {
  vide: new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'vp08', 'vp09', 'av01', 'mp4v']),
  soun: new Set(['mp4a', 'Opus', 'fLaC', '.mp3', 'ac-3', 'ec-3']),
};
const brands = /^(iso[m2-9a-c]|mp4[12]|avc1|M4V |dash|MSNV|3gp[4-9])$/;

/** What stays of each container. Everything else is for somebody else than who watches: places, devices, names. */
const kept = {
  file: new Set(['ftyp', 'styp', 'sidx', 'mdat', 'moov', 'moof']),
  moov: new Set(['mvhd', 'trak', 'mvex']),
  mvex: new Set(['mehd', 'trex']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl', 'hdlr']),
  dinf: new Set(['dref']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64'],
    ...['stss', 'sdtp', 'sbgp', 'sgpd', 'stsh', 'padb', 'stps'],
  ]),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'sdtp']),
} as const;

interface Looking {
  readonly source: ClipSource;
  readonly overwrites: Overwrite[];
  boxes: number;
}

const boxesIn = async function* (looking: Looking, from: number, end: number): AsyncGenerator<Box> {
  const { source } = looking;
  for (let at = from; at < end; ) {
    looking.boxes += 1;
    if (looking.boxes > maxBoxes) throw new UnreadableClip();
    const head = await source.read(at, 8);
    const said = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const headLength = said === 1 ? 16 : 8;
    // 0: up to the end of the file, which only a box of the file itself may say.
    const length =
      said === 1 ? Number((await source.read(at + 8, 8)).readBigUInt64BE()) : said === 0 ? source.size - at : said;
    if (length < headLength || at + length > end || (said === 0 && from > 0)) throw new UnreadableClip();
    yield { type, at, body: at + headLength, end: at + length };
    at += length;
  }
};

const zero = ({ overwrites }: Looking, at: number, end: number): void => {
  if (overwrites.length >= maxOverwrites) throw new UnreadableClip();
  if (end > at) overwrites.push({ at, zeros: end - at });
};

/** A box that says nothing any more, as long as before. */
const blank = (looking: Looking, { at, body, end }: Box): void => {
  looking.overwrites.push({ at: at + 4, bytes: Buffer.from('free') });
  zero(looking, body, end);
};

/** The times of a movie, a track or its media, which are those of filming: 0 is unknown. */
const zeroTimes = async (looking: Looking, { body, end }: Box): Promise<void> => {
  const width = (await looking.source.read(body, 1)).readUInt8() === 1 ? 8 : 4;
  const times = body + 4;
  if (times + 2 * width > end) throw new UnreadableClip();
  zero(looking, times, times + 2 * width);
};

/** The boxes of a container that stay, by type; all others are blanked. */
const childrenOf = async (
  looking: Looking,
  { body, end }: Pick<Box, 'body' | 'end'>,
  of: keyof typeof kept,
): Promise<ReadonlyMap<string, readonly Box[]>> => {
  const found = new Map<string, Box[]>();
  for await (const box of boxesIn(looking, body, end)) {
    const same = found.get(box.type);
    if (!(kept[of] as ReadonlySet<string>).has(box.type)) blank(looking, box);
    else if (same) same.push(box);
    else found.set(box.type, [box]);
  }
  return found;
};

const only = (found: ReadonlyMap<string, readonly Box[]>, type: string): Box => {
  const [box, ...more] = found.get(type) ?? [];
  if (!box || more.length > 0) throw new UnreadableClip();
  return box;
};

/** Refuses a track whose media lies in another file, at an address of whoever made it. */
const refuseElsewhere = async (looking: Looking, dinf: Box): Promise<void> => {
  const dref = only(await childrenOf(looking, dinf, 'dinf'), 'dref');
  for await (const { body, end } of boxesIn(looking, dref.body + 8, dref.end)) {
    const here = end - body >= 4 && ((await looking.source.read(body, 4)).readUInt32BE() & 1) === 1;
    if (!here) throw new UnreadableClip();
    // It may have a name all the same: that of the file, and the disk, it was written to first.
    zero(looking, body + 4, end);
  }
};

/** Where a sample's description names what wrote it, as bytes of its body (ISO 14496-12, 12.1.3 and 12.2.3). */
const makers: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  // Vendor and qualities of QuickTime; the compressor: `GoPro AVC encoder`.
  vide: [
    [8, 24],
    [42, 74],
  ],
  soun: [[12, 16]],
};

/** The codec of each kind of sample that a track has; what wrote them is written over. */
const codecsOf = async (looking: Looking, stsd: Box, handler: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { type, body, end } of boxesIn(looking, stsd.body + 8, stsd.end)) {
    found.push(type);
    for (const [from, to] of makers[handler] ?? []) {
      if (body + to > end) throw new UnreadableClip();
      zero(looking, body + from, body + to);
    }
  }
  return found;
};

/** What a handler calls itself is the name of the device that filmed: `DJI.AVC`. */
const handlerOf = async (looking: Looking, { body, end }: Box): Promise<string> => {
  if (body + 12 > end) throw new UnreadableClip();
  zero(looking, body + 12, end);
  return (await looking.source.read(body + 8, 4)).toString('latin1');
};

interface Track {
  readonly box: Box;
  readonly handler: string;
  readonly samples: ReadonlyMap<string, readonly Box[]>;
}

const trackOf = async (looking: Looking, box: Box): Promise<Track> => {
  const trak = await childrenOf(looking, box, 'trak');
  const mdia = await childrenOf(looking, only(trak, 'mdia'), 'mdia');
  await zeroTimes(looking, only(trak, 'tkhd'));
  await zeroTimes(looking, only(mdia, 'mdhd'));
  const handler = await handlerOf(looking, only(mdia, 'hdlr'));
  const minf = await childrenOf(looking, only(mdia, 'minf'), 'minf');
  for (const data of minf.get('hdlr') ?? []) await handlerOf(looking, data);
  const dinf = minf.get('dinf')?.[0];
  if (dinf) await refuseElsewhere(looking, dinf);
  const samples = await childrenOf(looking, only(minf, 'stbl'), 'stbl');
  const played = codecs[handler];
  if (played) {
    const used = await codecsOf(looking, only(samples, 'stsd'), handler);
    if (used.length === 0 || used.some((codec) => !played.has(codec))) throw new UnreadableClip();
  }
  return { box, handler, samples };
};

const refuseOtherBrands = async ({ source }: Looking, { body, end }: Box): Promise<void> => {
  if (end - body < 8 || end - body > 1_024) throw new UnreadableClip();
  const said = (await source.read(body, end - body)).toString('latin1');
  const all = [said.slice(0, 4), ...(said.slice(8).match(/.{4}/gs) ?? [])];
  if (!all.some((brand) => brands.test(brand))) throw new UnreadableClip();
};

/**
 * Reads the structure of an MP4 as a browser does: what has to be written over it so that it holds what is seen and heard, and
 * nothing of where, when, with what and by whom it was filmed. Tracks beside picture and sound (places by the second, captions
 * of a drone) go with their samples. What an encoder hides within its pictures isn't looked for.
 * @throws UnreadableClip
 */
export const openMp4 = async (source: ClipSource): Promise<readonly Overwrite[]> => {
  const looking: Looking = { source, overwrites: [], boxes: 0 };
  const file = await childrenOf(looking, { body: 0, end: source.size }, 'file');
  const ftyp = only(file, 'ftyp');
  if (ftyp.at !== 0) throw new UnreadableClip();
  await refuseOtherBrands(looking, ftyp);
  const moov = await childrenOf(looking, only(file, 'moov'), 'moov');
  await zeroTimes(looking, only(moov, 'mvhd'));
  const fragments = file.get('moof') ?? [];
  for (const mvex of moov.get('mvex') ?? []) await childrenOf(looking, mvex, 'mvex');
  for (const moof of fragments)
    for (const traf of (await childrenOf(looking, moof, 'moof')).get('traf') ?? [])
      await childrenOf(looking, traf, 'traf');
  const media = file.get('mdat') ?? [];
  const tracks: Track[] = [];
  for (const box of moov.get('trak') ?? []) tracks.push(await trackOf(looking, box));
  if (media.length === 0 || !tracks.some(({ handler }) => handler === 'vide')) throw new UnreadableClip();
  // All of them together have no more than there is: many tracks that name the same media would write it over as often.
  let left = media.reduce((sum, { body, end }) => sum + end - body, 0);
  for (const { box, handler, samples } of tracks) {
    if (codecs[handler]) continue;
    // In fragments its samples lie between those of the others, told apart by nothing that is kept in one place.
    if (fragments.length > 0) throw new UnreadableClip();
    const tableOf = async (type: string): Promise<Table | undefined> => {
      const found = samples.get(type)?.[0];
      return found && { type, bytes: Buffer.from(await source.read(found.body, found.end - found.body)) };
    };
    const tables = await Promise.all(['stsz', 'stz2', 'stsc', 'stco', 'co64'].map(tableOf));
    for (const { at, length } of mediaOf(tables, media, left)) {
      zero(looking, at, at + length);
      left -= length;
    }
    blank(looking, box);
  }
  return looking.overwrites;
};
