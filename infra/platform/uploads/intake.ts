import type { Connection } from 'mongoose';
import type { Throttles } from '../cache/index.ts';
import type { FormerMember } from '../domain/index.ts';
import type { Files } from '../files/index.ts';
import { networkOf, type StoredUpload } from '../http/index.ts';
import { acceptFile } from './accept.ts';
import { type Accepting, createInspector, type Inspected, type Inspector } from './inspector.ts';
import { type Scan, unscanned } from './scanner.ts';
import { createUploads } from './uploads.ts';

/** The way of a person's file into the product: throttled, looked at, written down, kept. */
export interface Intake {
  /** Answers the file as it is kept, and its key. Refuses as `acceptFile` and `Uploads.keep` do. */
  readonly take: (upload: {
    readonly userId: string;
    /** Whose file it is: the aggregate that will refer to it. */
    readonly owner: string;
    readonly ip: string;
    readonly file: Pick<StoredUpload, 'path' | 'size'>;
    readonly now: Date;
  }) => Promise<Inspected & { readonly key: string }>;
  /** Keeps bytes that were taken in before once more, for another owner; answers their key. Refuses as `Uploads.keep` does. */
  readonly keepAgain: (kept: {
    readonly owner: string;
    readonly bytes: Uint8Array;
    readonly contentType: string;
    readonly now: Date;
  }) => Promise<string>;
  /** As `Uploads.release`. */
  readonly release: (owner: string, now: Date) => Promise<void>;
  readonly sweep: (now: Date) => Promise<number>;
  /** Has what these owners use looked at again: something of it may have been replaced or removed. */
  readonly reconsider: (owners: readonly string[]) => Promise<void>;
  /** Removes one that has served. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes what somebody has uploaded who leaves, in use or not. */
  readonly forget: (person: FormerMember) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface IntakeOptions {
  readonly connection: Connection;
  readonly files: Files;
  readonly accepting: Accepting;
  /** Begins each key, before the owner: `photos`. */
  readonly under: string;
  readonly limits: Throttles<'upload' | 'networkUpload'>;
  readonly inUse: (owner: string, key: string) => Promise<boolean>;
  readonly scan?: Scan | undefined;
  readonly inspector?: Inspector;
  /** So many files of the largest size may one owner have, in use or waiting to be removed. */
  readonly filesAtOnce?: number;
  /** As `UploadsOptions`. */
  readonly maxTotalBytes?: number | undefined;
}

export const createIntake = ({
  connection,
  files,
  accepting,
  under,
  limits,
  inUse,
  scan = unscanned,
  inspector = createInspector(),
  filesAtOnce = 4,
  maxTotalBytes,
}: IntakeOptions): Intake => {
  const maxBytes = filesAtOnce * accepting.maxBytes;
  const uploads = createUploads({ connection, files, inUse, under, maxBytes, maxTotalBytes });
  return {
    take: async ({ userId, owner, ip, file, now }) => {
      await limits.upload.take(userId);
      await limits.networkUpload.take(networkOf(ip));
      const accepted = await acceptFile(file, accepting, { inspector, scan });
      const { content_type: contentType } = accepted;
      const key = await uploads.keep({ owner, content: accepted, contentType, now });
      return { ...accepted, key };
    },
    keepAgain: ({ bytes, ...kept }) => uploads.keep({ ...kept, content: bytes }),
    release: uploads.release,
    sweep: uploads.sweep,
    reconsider: uploads.reconsider,
    remove: uploads.remove,
    forget: uploads.forget,
    start: uploads.start,
    stop: inspector.stop,
  };
};
