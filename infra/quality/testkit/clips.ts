import { randomBytes } from 'node:crypto';

/** Clips built box by box, as telephones and cameras write them; nothing plays them, and everything reads them. */

export const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
export const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** A place as telephones note it. */
export const place = '+52.3702+004.8952/';
export const location = (): Buffer =>
  box('udta', box('\u00a9xyz', numbers(0x001215c7), text(place)), box('loci', text(place)));

interface TrackGiven {
  readonly handler?: string;
  readonly codec?: string;
  /** Where its samples lie, and how long they are. */
  readonly chunks?: readonly { readonly at: number; readonly sizes: readonly number[] }[];
  readonly more?: readonly Uint8Array[];
  /** Of its data reference: 1 is this file. */
  readonly reference?: number;
  /** The device that filmed, as cameras write it in several places. */
  readonly device?: string;
  /** When it was filmed, in seconds since 1904. */
  readonly filmed?: number;
}

/** The body of a box that begins with its version and two times. */
const timed = (filmed: number, rest: number): Buffer => Buffer.concat([numbers(0, filmed, filmed), Buffer.alloc(rest)]);
/** A kind of sample, with the place where the program or device stands that wrote it. */
const sample = (handler: string, codec: string, device: string): Buffer => {
  const body = Buffer.alloc(handler === 'vide' ? 78 : 28);
  if (handler === 'vide') body.write(device, 42, 32, 'latin1');
  else if (handler === 'soun') body.write(device, 12, 4, 'latin1');
  return box(codec, body);
};

export const track = ({
  handler = 'vide',
  codec = 'avc1',
  chunks = [],
  more = [],
  reference = 1,
  device = '',
  filmed = 0,
}: TrackGiven = {}): Buffer => {
  const sizes = chunks.flatMap((chunk) => chunk.sizes);
  const runs = chunks.map((chunk, n) => [n + 1, chunk.sizes.length, 1]);
  const stbl = box(
    'stbl',
    box('stsd', numbers(0, 1), sample(handler, codec, device)),
    box('stts', numbers(0, 1, sizes.length, 40)),
    box('stsc', numbers(0, runs.length, ...runs.flat())),
    box('stsz', numbers(0, 0, sizes.length, ...sizes)),
    box('stco', numbers(0, chunks.length, ...chunks.map(({ at }) => at))),
  );
  const dinf = box('dinf', box('dref', numbers(0, 1), box('url ', numbers(reference), text(device))));
  const minf = box('minf', box('vmhd', Buffer.alloc(12)), dinf, stbl);
  const hdlr = box('hdlr', numbers(0, 0), text(handler), Buffer.alloc(12), text(`${device}\0`));
  return box('trak', box('tkhd', timed(filmed, 72)), box('mdia', box('mdhd', timed(filmed, 12)), hdlr, minf), ...more);
};

export const ftyp = (major = 'isom', compatible: readonly string[] = ['isom', 'mp42']): Buffer =>
  box('ftyp', text(major), numbers(512), ...compatible.map(text));

export interface Mp4Given {
  readonly media?: Uint8Array;
  readonly tracks?: readonly Uint8Array[];
  readonly inMovie?: readonly Uint8Array[];
  readonly after?: readonly Uint8Array[];
  readonly brands?: Uint8Array;
  readonly filmed?: number;
}

/** Where the media of `mp4` begin. */
export const mediaAt = (brands: Uint8Array = ftyp()): number => brands.length + 8;

export const mp4 = ({
  media = randomBytes(400),
  brands = ftyp(),
  tracks = [track({ chunks: [{ at: mediaAt(brands), sizes: [media.length] }] })],
  inMovie = [],
  after = [],
  filmed = 0,
}: Mp4Given = {}): Buffer =>
  Buffer.concat([
    brands,
    box('mdat', media),
    box('moov', box('mvhd', timed(filmed, 88)), ...tracks, ...inMovie),
    ...after,
  ]);

/** An element of EBML; without a length it goes on until something else begins. */
export const element = (id: number, body: Uint8Array, says: 'its length' | 'nothing' = 'its length'): Buffer => {
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  if (says === 'nothing') size.fill(0xff);
  else size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 1;
  return Buffer.concat([Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex'), size, body]);
};

const entry = (kind: number, codec: string, more: readonly Uint8Array[]): Buffer =>
  element(
    0xae,
    Buffer.concat([
      ...[element(0xd7, Buffer.from([1])), element(0x83, Buffer.from([kind])), element(0x86, text(codec))],
      ...more,
    ]),
  );
export const tags = (): Buffer =>
  element(
    0x1254c367,
    element(0x7373, element(0x67c8, Buffer.concat([element(0x45a3, text('LOCATION')), element(0x4487, text(place))]))),
  );

export interface WebmGiven {
  readonly docType?: string;
  readonly tracks?: readonly (readonly [kind: number, codec: string])[];
  readonly info?: readonly Uint8Array[];
  /** In each of its tracks, and beside them. */
  readonly inTrack?: readonly Uint8Array[];
  readonly besideTracks?: readonly Uint8Array[];
  readonly parts?: readonly Uint8Array[];
  readonly media?: Uint8Array;
  /** As a browser records: neither the segment nor the cluster says how long it is. */
  readonly live?: boolean;
  readonly after?: readonly Uint8Array[];
}

export const webm = ({
  docType = 'webm',
  tracks = [[1, 'V_VP8']],
  info = [],
  inTrack = [],
  besideTracks = [],
  parts = [],
  media = randomBytes(400),
  live = false,
  after = [],
}: WebmGiven = {}): Buffer => {
  const says = live ? 'nothing' : 'its length';
  const cluster = Buffer.concat([element(0xe7, Buffer.from([0])), element(0xa3, media)]);
  const segment = Buffer.concat([
    element(0x1549a966, Buffer.concat([element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])), ...info])),
    element(
      0x1654ae6b,
      Buffer.concat([...tracks.map(([kind, codec]) => entry(kind, codec, inTrack)), ...besideTracks]),
    ),
    element(0x1f43b675, cluster, says),
    ...parts,
  ]);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, text(docType))),
    element(0x18538067, segment, says),
    ...after,
  ]);
};
