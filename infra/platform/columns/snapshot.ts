import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Numbers } from './arrays.ts';
import type { Schema } from './schema.ts';
import type { Dump } from './table.ts';

/** What a table's file says beside the table. */
export interface Kept {
  readonly dump: Dump;
  /** What the writer wanted to know again: up to where it had read. */
  readonly mark: number;
}

interface Head {
  readonly format: number;
  readonly schema: Schema;
  readonly mark: number;
  readonly head: Dump['head'];
  readonly parts: readonly (readonly [name: string, kind: Kind, bytes: number])[];
}

const format = 1;
const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
type Kind = keyof typeof kinds;
/** Each part begins where any number may. */
const aligned = 8;
const padded = (bytes: number): number => Math.ceil(bytes / aligned) * aligned;
const bytesOf = (array: Numbers): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Writes a table to a file that only its owner reads: the head's length, a CRC-32 of it and of all that follows, the head as JSON, the
 * arrays behind each other. In one go: nothing changes meanwhile. The file before stays until the new one is whole.
 */
export const writeSnapshot = (file: string, schema: Schema, { dump, mark }: Kept): void => {
  const arrays = Object.entries(dump.parts);
  const parts = arrays.map(([name, array]) => [name, array.constructor.name as Kind, array.byteLength] as const);
  const json = Buffer.from(JSON.stringify({ format, schema, mark, head: dump.head, parts } satisfies Head));
  const head = Buffer.alloc(padded(json.length), ' ');
  head.set(json);
  const pieces = arrays.flatMap(([, array]) => [
    bytesOf(array),
    Buffer.alloc(padded(array.byteLength) - array.byteLength),
  ]);
  const front = Buffer.alloc(aligned);
  front.writeUInt32LE(head.length, 0);
  const sum = [front.subarray(0, 4), head, ...pieces].reduce((before, piece) => crc32(piece, before), 0);
  front.writeUInt32LE(sum, 4);
  const half = `${file}.new`;
  const open = openSync(half, 'w', 0o600);
  try {
    for (const piece of [front, head, ...pieces])
      for (let at = 0; at < piece.length; ) at += writeSync(open, piece, at, piece.length - at);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  renameSync(half, file);
};

const sumOf = (all: Buffer): number => crc32(all.subarray(aligned), crc32(all.subarray(0, 4)));

/** What was written there with this schema; nothing where there is no such file, or one that is damaged or of another schema. */
export const readSnapshot = (file: string, schema: Schema): Kept | undefined => {
  if (!existsSync(file)) return undefined;
  const read = readFileSync(file);
  // Arrays are views of it: it has to begin where numbers may.
  const all = read.byteOffset % aligned === 0 ? read : Buffer.from(new Uint8Array(read).buffer);
  if (all.length < aligned || sumOf(all) !== all.readUInt32LE(4)) return undefined;
  const from = aligned + all.readUInt32LE(0);
  const head = JSON.parse(all.subarray(aligned, from).toString()) as Head;
  if (head.format !== format || JSON.stringify(head.schema) !== JSON.stringify(schema)) return undefined;
  let at = all.byteOffset + from;
  const parts = head.parts.map(([name, kind, bytes]): readonly [string, Numbers] => {
    const begins = at;
    at += padded(bytes);
    const Kind = kinds[kind];
    return [name, new Kind(all.buffer as ArrayBuffer, begins, bytes / Kind.BYTES_PER_ELEMENT)];
  });
  return { dump: { head: head.head, parts: Object.fromEntries(parts) }, mark: head.mark };
};
