import type { FileHandle } from 'node:fs/promises';

/** A clip where it lies: looked at in pieces, however large it is. */
export interface ClipSource {
  /** In bytes. */
  readonly size: number;
  /** Just so many bytes from there. @throws UnreadableClip where the clip ends before. */
  readonly read: (at: number, length: number) => Promise<Buffer>;
}

/** What is written over a clip, in its place: nothing moves, so that every offset within stays true. */
export type Overwrite = { readonly at: number } & ({ readonly bytes: Uint8Array } | { readonly zeros: number });

/** It is none that a browser plays, or is built to harm whoever reads it. */
export class UnreadableClip extends Error {
  override readonly name = 'UnreadableClip';
}

/** Parts are small and stand side by side: one look takes in many of them. */
const windowBytes = 64 * 1024;
/** The largest piece of one look: a table of a match of two hours has less. */
const maxPiece = 32 * 1024 * 1024;

export const sourceOf = (size: number, look: (at: number, length: number) => Promise<Buffer>): ClipSource => {
  let known: { readonly at: number; readonly bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
  return {
    size,
    read: async (at, length) => {
      if (length > maxPiece || at < 0 || at + length > size) throw new UnreadableClip();
      if (at < known.at || at + length > known.at + known.bytes.length)
        known = { at, bytes: await look(at, Math.min(size - at, Math.max(length, windowBytes))) };
      const piece = known.bytes.subarray(at - known.at, at - known.at + length);
      if (piece.length < length) throw new UnreadableClip();
      return piece;
    },
  };
};

export const sourceOfFile = async (file: FileHandle): Promise<ClipSource> =>
  sourceOf((await file.stat()).size, async (at, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  });

const nothing = Buffer.alloc(1024 * 1024);

/** Writes over a clip what its reader asked for. */
export const overwrite = async (file: FileHandle, overwrites: readonly Overwrite[]): Promise<void> => {
  for (const each of overwrites) {
    if ('bytes' in each) {
      await file.write(each.bytes, 0, each.bytes.length, each.at);
      continue;
    }
    for (let done = 0; done < each.zeros; done += nothing.length)
      await file.write(nothing, 0, Math.min(nothing.length, each.zeros - done), each.at + done);
  }
};
