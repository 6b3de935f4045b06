import { UnreadableClip } from './clip-source.ts';

/** A table of a track: the body of its box. */
export interface Table {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Span {
  readonly at: number;
  readonly length: number;
}

/** Of a track beside picture and sound: sixty in a second, for two hours. */
const maxSamples = 500_000;
/** As many looks for the place of a chunk as a moment allows. */
const maxLooks = 20_000_000;

/** The entries of a table with its version and flags, `before` bytes and its count in front. */
const entriesOf = (bytes: Buffer, before: number, width: number): readonly Buffer[] => {
  const count = bytes.length >= before + 8 ? bytes.readUInt32BE(before + 4) : -1;
  if (count < 0 || count > maxSamples || before + 8 + count * width > bytes.length) throw new UnreadableClip();
  return Array.from({ length: count }, (_, n) => bytes.subarray(before + 8 + n * width, before + 8 + (n + 1) * width));
};

/** How many bytes each sample has, in their order. */
const sizesOf = (stsz: Buffer | undefined, stz2: Buffer | undefined): ((sample: number) => number) => {
  if (stsz) {
    if (stsz.length < 12) throw new UnreadableClip();
    const same = stsz.readUInt32BE(4);
    if (same > 0) return () => same;
    const sizes = entriesOf(stsz, 4, 4);
    return (sample) => sizes[sample]?.readUInt32BE() ?? 0;
  }
  if (!stz2 || stz2.length < 12) throw new UnreadableClip();
  const width = stz2.readUInt8(7);
  if (![4, 8, 16].includes(width)) throw new UnreadableClip();
  if (width === 4) return (sample) => ((stz2[12 + (sample >> 1)] ?? 0) >> (sample % 2 === 0 ? 4 : 0)) & 15;
  const sizes = entriesOf(stz2, 4, width / 8);
  return (sample) => sizes[sample]?.readUIntBE(0, width / 8) ?? 0;
};

/** Where the media of a track lies, chunk by chunk, by its tables (ISO 14496-12, 8.7): at most `most` bytes together. */
export const mediaOf = (
  tables: readonly (Table | undefined)[],
  within: readonly { readonly body: number; readonly end: number }[],
  most: number,
): readonly Span[] => {
  const of = (type: string): Buffer | undefined => tables.find((table) => table?.type === type)?.bytes;
  const [stco, co64, stsc] = [of('stco'), of('co64'), of('stsc')];
  const chunks = stco
    ? entriesOf(stco, 0, 4).map((entry) => entry.readUInt32BE())
    : entriesOf(co64 ?? Buffer.alloc(8), 0, 8).map((entry) => Number(entry.readBigUInt64BE()));
  if (chunks.length === 0) return [];
  if (chunks.length * within.length > maxLooks) throw new UnreadableClip();
  const runs = entriesOf(stsc ?? Buffer.alloc(8), 0, 12).map((entry) => ({
    first: entry.readUInt32BE(0),
    samples: entry.readUInt32BE(4),
  }));
  const sizeOf = sizesOf(of('stsz'), of('stz2'));
  const spans: Span[] = [];
  let [sample, total, run] = [0, 0, 0];
  for (const [index, at] of chunks.entries()) {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    let length = 0;
    for (let left = runs[run]?.samples ?? 0; left > 0; left -= 1) {
      length += sizeOf(sample);
      sample += 1;
      if (sample > maxSamples || length > most) throw new UnreadableClip();
    }
    total += length;
    const inside = within.some(({ body, end }) => at >= body && at + length <= end);
    // Media that lies elsewhere, or more of it than there is: something would be written over again and again.
    if (!inside || total > most) throw new UnreadableClip();
    spans.push({ at, length });
  }
  return spans;
};
