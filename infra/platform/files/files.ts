import type { Readable } from 'node:stream';

/** Bytes at hand, or bytes that lie in a file of this machine and are read from there. */
export type Content = Uint8Array | { readonly path: string; readonly size: number };

/** In bytes. */
export const sizeOf = (content: Content): number => (content instanceof Uint8Array ? content.byteLength : content.size);

/** A file as a list names it; its size in bytes. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
}

/** The bytes of documents and evidence. Keys are made by us, never taken from outside: `documents/doc_1/sealed.pdf`. */
export interface Files {
  /**
   * Stores the bytes whole or not at all; durable when it resolves. The same key again replaces them. `leavesRoom`: only
   * while the disk keeps some room for what the product itself has to write; for what people upload.
   * @throws StorageFull
   */
  put(
    key: string,
    content: Content,
    options: { readonly contentType: string; readonly leavesRoom?: boolean },
  ): Promise<void>;
  /** @throws FileMissing */
  get(key: string): Promise<Uint8Array>;
  /**
   * The bytes as they are read, all or from `start` to `end`, both included.
   * @throws FileMissing before the first byte
   */
  stream(key: string, part?: { readonly start: number; readonly end: number }): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Every file, in no order; what comes or goes meanwhile may be among them. */
  list(): AsyncIterable<StoredFile>;
  /** Resolves also when there is no such file. */
  delete(key: string): Promise<void>;
  health(): Promise<{ readonly ok: boolean; readonly reason?: string }>;
}

/** There is no room for the bytes; nothing of them was kept. Answer with 507. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** @throws when the key could leave its folder or hide in it. */
export const assertKey = (key: string): void => {
  if (!/^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/.test(key) || key.length > 500) {
    throw new Error(`not a file key: ${JSON.stringify(key)}`);
  }
};
