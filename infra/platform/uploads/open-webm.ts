import { type ClipSource, type Overwrite, UnreadableClip } from './clip-source.ts';

/** Ids of elements of EBML and Matroska (RFC 8794, RFC 9559), as far as WebM has them. */
const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  void: 0xec,
  crc: 0xbf,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
} as const;

/** What a segment is made of: one of these ends a cluster that doesn't say how long it is. */
const ofSegment = new Set<number>([
  ...[ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues],
  ...[ids.tags, ids.attachments, ids.chapters],
]);
/** Time, blocks, groups of blocks, and what points back. */
const ofCluster = new Set<number>([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854, ids.void, ids.crc]);
/** Scale and duration; not its title, its file's name or its day. */
const ofInfo = new Set<number>([0x2ad7b1, 0x4489]);
/** The programs that wrote it: they have to be there, and name the device. */
const programs = new Set<number>([0x4d80, 0x5741]);
/** Number, uid, type, flags, times, language, codec, and how its picture and sound are; not its name. */
const ofTrack = new Set<number>([
  ...[0xd7, 0x73c5, ids.trackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383, 0x22b59c, 0x22b59d],
  ...[ids.codec, 0x63a2, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x55ee, 0x41e4],
]);
const picture = 1;
const sound = 2;
const codecs: Readonly<Record<number, RegExp>> = {
  [picture]: /^V_(VP8|VP9|AV1)$/,
  [sound]: /^A_(OPUS|VORBIS)$/,
};

/** A match of two hours has some six hundred thousand blocks; whoever walks more walks a trap. */
const maxElements = 1_000_000;
/** So many places are written over at most. */
const maxOverwrites = 20_000;

interface Element {
  readonly id: number;
  readonly at: number;
  readonly body: number;
  /** Undefined: until something else begins. */
  readonly end: number | undefined;
}

interface Looking {
  readonly source: ClipSource;
  readonly overwrites: Overwrite[];
  elements: number;
}

const elementAt = async (looking: Looking, at: number, end: number): Promise<Element> => {
  looking.elements += 1;
  if (looking.elements > maxElements) throw new UnreadableClip();
  const { source } = looking;
  const first = (await source.read(at, 1)).readUInt8();
  const idLength = Math.clz32(first) - 23;
  if (idLength > 4) throw new UnreadableClip();
  const id = (await source.read(at, idLength)).readUIntBE(0, idLength);
  const sizeFirst = (await source.read(at + idLength, 1)).readUInt8();
  const sizeLength = Math.clz32(sizeFirst) - 23;
  if (sizeLength > 8) throw new UnreadableClip();
  const bytes = Buffer.from(await source.read(at + idLength, sizeLength));
  bytes[0] = sizeFirst & ((1 << (8 - sizeLength)) - 1);
  const body = at + idLength + sizeLength;
  const said = BigInt(`0x${bytes.toString('hex')}`);
  if (said === (1n << BigInt(7 * sizeLength)) - 1n) return { id, at, body, end: undefined };
  if (said > BigInt(end - body)) throw new UnreadableClip();
  return { id, at, body, end: body + Number(said) };
};

const known = ({ end }: Element): number => {
  if (end === undefined) throw new UnreadableClip();
  return end;
};

/** An element that says nothing any more, as long as before. */
const blank = ({ overwrites }: Looking, element: Element): void => {
  if (overwrites.length >= maxOverwrites) throw new UnreadableClip();
  const { at } = element;
  const length = known(element) - at;
  const head = length - 2 < 127 ? 2 : 9;
  const bytes = Buffer.alloc(head);
  bytes[0] = ids.void;
  if (head === 2) bytes[1] = 0x80 | (length - 2);
  else {
    bytes.writeBigUInt64BE(BigInt(length - 9), 1);
    bytes[1] = 0x01;
  }
  overwrites.push({ at, bytes }, ...(length > head ? [{ at: at + head, zeros: length - head }] : []));
};

const childrenOf = async function* (looking: Looking, element: Element): AsyncGenerator<Element> {
  const end = known(element);
  for (let at = element.body; at < end; ) {
    const child = await elementAt(looking, at, end);
    yield child;
    at = known(child);
  }
};

const textOf = async ({ source }: Looking, element: Element): Promise<string> => {
  const length = known(element) - element.body;
  if (length > 64) throw new UnreadableClip();
  return (await source.read(element.body, length)).toString('latin1').replace(/\0+$/, '');
};

/** The kinds of its tracks. Captions and data lie among the blocks of the others, so that a clip with them isn't taken. */
const tracksOf = async (looking: Looking, tracks: Element): Promise<readonly number[]> => {
  const found: number[] = [];
  for await (const entry of childrenOf(looking, tracks)) {
    if (entry.id !== ids.trackEntry) {
      blank(looking, entry);
      continue;
    }
    let [kind, codec] = [0, ''];
    for await (const child of childrenOf(looking, entry)) {
      if (!ofTrack.has(child.id)) blank(looking, child);
      if (child.id === ids.trackType) kind = (await looking.source.read(child.body, 1)).readUInt8();
      if (child.id === ids.codec) codec = await textOf(looking, child);
    }
    if (!codecs[kind]?.test(codec)) throw new UnreadableClip();
    found.push(kind);
  }
  return found;
};

/** Where a cluster ends that doesn't say so: at the next part of the segment, or with it. */
const endOfCluster = async (looking: Looking, { body }: Element, end: number): Promise<number> => {
  let at = body;
  while (at < end) {
    const child = await elementAt(looking, at, end);
    if (ofSegment.has(child.id)) break;
    if (!ofCluster.has(child.id)) throw new UnreadableClip();
    at = known(child);
  }
  return at;
};

const refuseOtherTypes = async (looking: Looking, ebml: Element): Promise<void> => {
  if (ebml.id !== ids.ebml) throw new UnreadableClip();
  let type = '';
  for await (const child of childrenOf(looking, ebml))
    if (child.id === ids.docType) type = await textOf(looking, child);
  if (type !== 'webm') throw new UnreadableClip();
};

/**
 * Reads the structure of a WebM as a browser does: what has to be written over it so that it holds what is seen and heard, and
 * nothing of where, when, with what and by whom it was filmed: tags, chapters and other files within go, and sums over what is
 * written over. What an encoder hides within its pictures isn't looked for.
 * @throws UnreadableClip
 */
export const openWebm = async (source: ClipSource): Promise<readonly Overwrite[]> => {
  const looking: Looking = { source, overwrites: [], elements: 0 };
  const ebml = await elementAt(looking, 0, source.size);
  await refuseOtherTypes(looking, ebml);
  const segment = await elementAt(looking, known(ebml), source.size);
  const end = segment.end ?? source.size;
  // Nothing hides behind it.
  if (segment.id !== ids.segment || end !== source.size) throw new UnreadableClip();
  let [clusters, tracks] = [0, undefined as readonly number[] | undefined];
  for (let at = segment.body; at < end; ) {
    const element = await elementAt(looking, at, end);
    switch (element.id) {
      case ids.cluster:
        clusters += 1;
        at = element.end ?? (await endOfCluster(looking, element, end));
        continue;
      case ids.tracks:
        if (tracks) throw new UnreadableClip();
        tracks = await tracksOf(looking, element);
        break;
      case ids.info:
        for await (const child of childrenOf(looking, element)) {
          if (programs.has(child.id)) looking.overwrites.push({ at: child.body, zeros: known(child) - child.body });
          else if (!ofInfo.has(child.id)) blank(looking, child);
        }
        break;
      case ids.seekHead:
      case ids.cues:
        break;
      default:
        blank(looking, element);
    }
    at = known(element);
  }
  if (clusters === 0 || !tracks?.includes(picture)) throw new UnreadableClip();
  return looking.overwrites;
};
